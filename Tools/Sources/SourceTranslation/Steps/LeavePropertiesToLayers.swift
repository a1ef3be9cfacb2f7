import SwiftSyntax

/// Leaves `@NSManaged` properties to the layers that they belong to; Core Data, which others belong to, is
/// absent.
enum LeavePropertiesToLayers: TranslationStep {
  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {
    guard file.isInType, node.attributes.has("NSManaged"), !leaveToLayer(node, &file) else { return }
    file.report(
      .error, at: node, cause: "NSManaged",
      "@NSManaged properties get their values from Core Data, which does not exist here.",
      advice: "Write a stored property with a value, or keep the object in a store of your own.")
  }

  /// `@NSManaged` in a layer's class leaves a property to the layer, which keeps it by name.
  ///
  /// - Returns: Whether the property is one of a layer.
  private static func leaveToLayer(_ node: VariableDeclSyntax, _ file: inout FileTranslation) -> Bool {
    guard let scope = file.scopes.last,
      file.index.lineage(of: scope.name).contains(where: { file.index.catalog.isClass($0, kindOf: "CALayer") }
      ),
      node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks,
      let type = binding.typeAnnotation?.type
    else { return false }
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
    return true
  }
}

private enum LayerValues {
  /// The values of properties that nobody has set.
  static let zeros = [
    "Bool": "false", "CGFloat": "0", "CGPoint": ".zero", "CGRect": ".zero", "CGSize": ".zero", "Double": "0",
    "Float": "0", "Int": "0", "TimeInterval": "0",
  ]
}
