import SwiftSyntax

/// Leaves `@NSManaged` properties to the layers that they belong to. Those of other classes are Core Data's.
enum LeavePropertiesToLayers: TranslationStep {
  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {
    guard file.isInType, node.attributes.has("NSManaged"), applies(to: file) else { return }
    leaveToLayer(node, &file)
  }

  /// Whether the innermost type is a layer.
  static func applies(to file: FileTranslation) -> Bool {
    guard let scope = file.scopes.last else { return false }
    return file.index.lineage(of: scope.name).contains { file.index.catalog.isClass($0, kindOf: "CALayer") }
  }

  /// `@NSManaged` in a layer's class leaves a property to the layer, which keeps it by name.
  private static func leaveToLayer(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {
    guard node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks,
      let type = binding.typeAnnotation?.type
    else { return }
    let text = type.trimmedText
    let key = node.attributes.objectiveCName ?? name
    let get = "value(forKey: \"\(key)\")"
    let value: String
    if let optional = type.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    {
      value = "\(get) as? \(optional.trimmedText)"
    } else if let zero = LayerValues.zeros[text] {
      value = "\(get) as? \(text) ?? \(zero)"
    } else {
      value = "\(get) as! \(text)"
    }
    file.edits.insert(
      " { get { \(value) } set { setValue(newValue, forKey: \"\(key)\") } }", at: type.byteRange.upperBound)
    file.report(
      .warning, at: node, cause: "NSManaged",
      "Animations of a layer's own properties are not shown here; the property has its new value at once.",
      advice: "Change it step by step with CADisplayLink.")
  }
}

private enum LayerValues {
  /// The values of properties that nobody has set.
  static let zeros = [
    "Bool": "false", "CGFloat": "0", "CGPoint": ".zero", "CGRect": ".zero", "CGSize": ".zero", "Double": "0",
    "Float": "0", "Int": "0", "TimeInterval": "0",
  ]
}
