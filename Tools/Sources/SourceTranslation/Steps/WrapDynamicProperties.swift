import SwiftSyntax

/// Lets `@objc dynamic` properties say when they change.
enum WrapDynamicProperties: TranslationStep {
  /// Makes a property that may be observed by key path one with a wrapper that notifies.
  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {
    guard file.isInType, node.modifiers.has("dynamic"), let scope = file.scopes.last,
      scope.kind == .class || scope.kind == .extension,
      node.attributes.named.contains(where: { ObjectiveCAttribute.all.contains($0.name) })
        || scope.exposesMembers, !node.attributes.has("NSManaged")
    else { return }
    guard node.bindings.count == 1, let binding = node.bindings.first else {
      return file.report(
        .error, at: node, cause: "several dynamic properties",
        "One declaration of several dynamic properties cannot be observed.",
        advice: "Declare each of them with a var of its own.")
    }
    if let block = binding.accessorBlock, isComputed(block) {
      let member = MemberReader.properties(node).first
      let name = member?.name ?? ""
      guard member?.isStatic != true else { return }
      return notify(in: block, name: name, affected: isAffected(name, in: file), &file)
    }
    let isWrapped = node.attributes.named.contains { $0.attribute.isPropertyWrapper }
    if isWrapped || node.modifiers.has("lazy", "weak", "unowned", "override", "static", "class") {
      return file.report(
        .warning, at: node, cause: "dynamic property",
        "Changes of a dynamic property that is lazy, weak, static, overridden or wrapped are not observed here.",
        advice: "Call willChangeValue(for:) and didChangeValue(for:) around its changes.")
    }
    guard node.bindingSpecifier.text == "var" else { return }
    file.needsRuntime = true
    let wrapper = "@_KVO"
    if let attribute = node.attributes.named.first(where: { $0.name == "objc" })?.attribute {
      file.edits.replacePadded(attribute.byteRange, with: wrapper)
    } else {
      file.edits.insert(wrapper + " ", at: node.byteRange.lowerBound)
    }
    if binding.initializer == nil, let type = binding.typeAnnotation?.type,
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    {
      file.edits.insert(" = nil", at: type.byteRange.upperBound)
    }
  }

  /// Whether a class says that other properties affect one.
  private static func isAffected(_ name: String, in file: FileTranslation) -> Bool {
    let type = file.scopes.last?.name ?? ""
    let own = "keyPathsForValuesAffecting" + name.prefix(1).uppercased() + name.dropFirst()
    return !file.index.members(named: own, of: type).isEmpty
      || !file.index.members(named: "keyPathsForValuesAffectingValue", of: type).isEmpty
  }

  private static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    guard case .accessors(let accessors) = block.accessors else { return true }
    return accessors.contains { $0.accessorSpecifier.text == "get" }
  }

  /// Lets a computed property's accessors say what they do.
  private static func notify(
    in block: AccessorBlockSyntax, name: String, affected: Bool, _ file: inout FileTranslation
  ) {
    file.needsRuntime = true
    // Properties that the getter reads are observed only where the class says that they affect this one.
    let read =
      affected
      ? " ObjectiveCMembers.didRead(self, \"\(name)\");"
      : " let _read = ObjectiveCMembers.willRead(self, \"\(name)\"); defer { _read.end() };"
    func start(_ brace: TokenSyntax, of items: CodeBlockItemListSyntax) {
      let isExpression = items.count == 1 && items.first?.item.is(ExprSyntax.self) ?? false
      file.edits.insert(read + (isExpression ? " return" : ""), at: brace.byteRange.upperBound)
    }
    if case .getter(let items) = block.accessors { start(block.leftBrace, of: items) }
    guard case .accessors(let accessors) = block.accessors else { return }
    for accessor in accessors {
      guard let body = accessor.body else { continue }
      switch accessor.accessorSpecifier.text {
      case "get": start(body.leftBrace, of: body.statements)
      case "set":
        file.edits.insert(
          " let _change = ObjectiveCMembers.willWrite(self, \"\(name)\"); defer { _change.end() };",
          at: body.leftBrace.byteRange.upperBound)
      default: break
      }
    }
  }
}
