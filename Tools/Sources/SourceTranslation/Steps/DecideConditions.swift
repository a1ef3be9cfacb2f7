import SwiftSyntax

/// Replaces the conditions of `#if` that would hold otherwise here.
enum DecideConditions: TranslationStep {
  static func visit(condition: ExprSyntax, _ file: inout FileTranslation) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if let replacement = file.conditions.replacement(for: call) {
        file.edits.replacePadded(call.byteRange, with: replacement)
      }
      return
    }
    if let name = condition.as(DeclReferenceExprSyntax.self), file.conditions.isDenied(name.baseName.text) {
      return file.edits.replacePadded(name.byteRange, with: "false")
    }
    for child in condition.children(viewMode: .sourceAccurate) { visitConditions(in: child, &file) }
  }

  private static func visitConditions(in node: Syntax, _ file: inout FileTranslation) {
    if let expression = node.as(ExprSyntax.self) { return visit(condition: expression, &file) }
    for child in node.children(viewMode: .sourceAccurate) { visitConditions(in: child, &file) }
  }
}
