import SwiftSyntax

/// Gives the members that an app of Swift 4 or 3 overrides, and the requirements that it implements, the
/// names and types that they have had since Swift 4.2. What it only uses, UIKit has by the former names.
enum RenameFormerMembers: TranslationStep {
  private static let names = [
    "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
  ]
  /// By the names of the functions.
  private static let labels = [
    "willMove": ["toParentViewController": "toParent"],
    "didMove": ["toParentViewController": "toParent"],
  ]

  static func visit(name token: TokenSyntax, _ file: inout FileTranslation) { replaceName(token, &file) }

  static func visit(_ node: FunctionDeclSyntax, _ file: inout FileTranslation) {
    replaceName(node.name, &file)
    let parameters = node.signature.parameterClause.parameters
    if let first = parameters.first { replaceName(first.firstName, of: node.name.text, &file) }
    guard node.name.text == "imagePickerController", file.isActive, file.conditions.hasFormerNames,
      let info = parameters.first(where: { $0.firstName.text == "didFinishPickingMediaWithInfo" }),
      let keys = info.type.as(DictionaryTypeSyntax.self)?.key, keys.trimmedText == "String"
    else { return }
    file.edits.replace(keys.byteRange, with: "UIImagePickerController.InfoKey")
  }

  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) { replaceName(name.identifier, &file) }
    }
  }

  /// `super` would be answered by the former name, which calls the override.
  static func visit(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation) {
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name, let label = node.arguments.first?.label else { return }
    replaceName(label, of: name.text, &file)
  }

  private static func replaceName(_ token: TokenSyntax, _ file: inout FileTranslation) {
    guard file.isActive, file.conditions.hasFormerNames, let name = names[token.text] else { return }
    file.edits.replace(token.byteRange, with: name)
  }

  private static func replaceName(_ label: TokenSyntax, of function: String, _ file: inout FileTranslation) {
    guard file.isActive, file.conditions.hasFormerNames, let name = labels[function]?[label.text] else {
      return
    }
    file.edits.replace(label.byteRange, with: name)
  }
}
