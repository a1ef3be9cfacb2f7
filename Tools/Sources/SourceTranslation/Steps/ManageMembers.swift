import SwiftSyntax

/// Writes the accessors and methods that Core Data provides for `@NSManaged` on Apple's systems.
enum ManageMembers: TranslationStep {
  /// `@NSManaged var name: String?` gets accessors by its name.
  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {
    guard file.isInType, node.attributes.has("NSManaged"), !LeavePropertiesToLayers.applies(to: file) else {
      return
    }
    for binding in node.bindings {
      guard binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks
      else { continue }
      let key = node.attributes.objectiveCName ?? name
      file.edits.insert(
        " { get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }",
        at: type.byteRange.upperBound)
    }
  }

  /// `@NSManaged func addToItems(_ value: Item)` gets a body by the name that Objective-C has of it.
  static func visit(_ node: FunctionDeclSyntax, _ file: inout FileTranslation) {
    guard file.isInType, node.attributes.has("NSManaged"), node.body == nil else { return }
    let parameters = node.signature.parameterClause.parameters
    let names = parameters.map { ($0.secondName ?? $0.firstName).text }
    guard let call = call(node, names, parameters.map { $0.type.trimmedText }) else {
      return file.report(
        .error, at: node, cause: "NSManaged",
        "This method with @NSManaged is none that Core Data has for a relationship.",
        advice: "Write its body, by mutableSetValue(forKey:).")
    }
    file.edits.insert(" { \(call) }", at: node.signature.byteRange.upperBound)
  }

  private static func call(_ node: FunctionDeclSyntax, _ names: [String], _ types: [String]) -> String? {
    let base = node.name.text.trimmingBackticks
    func key(behind prefix: String) -> String? {
      guard base.hasPrefix(prefix), base.count > prefix.count else { return nil }
      let name = base.dropFirst(prefix.count)
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    let isMany = types.first.map { type in
      ["NSSet", "NSOrderedSet"].contains(type) || type.hasPrefix("Set<") || type.hasPrefix("[")
    }
    switch (names.count, isMany) {
    case (1, let isMany?):
      let all = isMany ? "all: " : ""
      let takesPlace = ["Int", "NSIndexSet", "IndexSet"].contains(types[0])
      if let key = key(behind: "addTo") { return "addManaged(\(all)\(names[0]), forKey: \"\(key)\")" }
      guard let key = key(behind: "removeFrom") else { return nil }
      return takesPlace
        ? "removeManaged(at: \(names[0]), forKey: \"\(key)\")"
        : "removeManaged(\(all)\(names[0]), forKey: \"\(key)\")"
    case (2, _):
      if let key = key(behind: "insertInto") {
        return "insertManaged(\(names[0]), at: \(names[1]), forKey: \"\(key)\")"
      }
      return key(behind: "replace").map {
        "replaceManaged(at: \(names[0]), with: \(names[1]), forKey: \"\($0)\")"
      }
    default: return nil
    }
  }
}
