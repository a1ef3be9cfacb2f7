import SwiftSyntax

/// Takes away the attributes and modifiers of Objective-C.
enum BlankAttributes: TranslationStep {
  static func visit(_ node: AttributeSyntax, _ file: inout FileTranslation) {
    let name = node.attributeName.trimmedText
    switch name {
    case "UIApplicationMain": file.edits.replacePadded(node.byteRange, with: "@main")
    case "NSApplicationMain":
      file.report(
        .error, at: node, cause: "AppKit", "AppKit does not exist here; only UIKit's apps run.", advice: nil)
    // Objective-C's blocks are closures.
    case "convention" where node.isBlockConvention: file.edits.blank(node.byteRange)
    case "convention" where takesObjects(node, file.index): file.edits.blank(node.byteRange)
    case _ where ObjectiveCAttribute.all.contains(name): file.edits.blank(node.byteRange)
    default: break
    }
  }

  /// Whether a function of C takes objects, as only one of Objective-C's does.
  private static func takesObjects(_ node: AttributeSyntax, _ index: ModuleIndex) -> Bool {
    guard let type = node.parent?.parent?.as(AttributedTypeSyntax.self),
      let function = type.baseType.as(FunctionTypeSyntax.self)
    else { return false }
    return function.parameters.contains { parameter in
      let name = parameter.type.trimmedText
      return ["AnyObject", "AnyClass", "Any", "Selector"].contains(name)
        || index.catalog.classes[name] != nil || index.declaresClass(name)
    }
  }

  static func visit(_ node: DeclModifierSyntax, _ file: inout FileTranslation) {
    switch node.name.text {
    case "optional": file.edits.blank(node.byteRange)
    case "dynamic" where isObjectiveC(node, in: file): file.edits.blank(node.byteRange)
    default: break
    }
  }

  /// Whether the declaration that a modifier belongs to is one of Objective-C.
  private static func isObjectiveC(_ node: DeclModifierSyntax, in file: FileTranslation) -> Bool {
    guard let declaration = node.parent?.parent?.asProtocol((any WithAttributesSyntax).self) else {
      return false
    }
    return declaration.attributes.named.contains { ObjectiveCAttribute.all.contains($0.name) }
      || file.scopes.last?.exposesMembers ?? false
  }
}
