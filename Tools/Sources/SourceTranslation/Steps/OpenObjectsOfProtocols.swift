import SwiftSyntax

/// Lets functions and properties of type `some P` give a value of type `any P`: a protocol of Objective-C is
/// a type that conforms to itself there, and is not here.
enum OpenObjectsOfProtocols: TranslationStep {
  static func visit(_ node: FunctionDeclSyntax, _ file: inout FileTranslation) {
    if let type = node.signature.returnClause?.type { open(Syntax(type), &file) }
  }

  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {
    for binding in node.bindings { if let type = binding.typeAnnotation?.type { open(Syntax(type), &file) } }
  }

  private static func open(_ type: Syntax, _ file: inout FileTranslation) {
    if let opaque = type.as(SomeOrAnyTypeSyntax.self) {
      let name = opaque.constraint.trimmedText
      guard opaque.someOrAnySpecifier.tokenKind == .keyword(.some), isOfObjectiveC(name, file) else { return }
      file.edits.replacePadded(opaque.someOrAnySpecifier.byteRange, with: "any")
      return
    }
    for child in type.children(viewMode: .sourceAccurate) { open(child, &file) }
  }

  private static func isOfObjectiveC(_ name: String, _ file: FileTranslation) -> Bool {
    file.index.entries(of: file.index.resolved(name, inside: file.scopes.last?.name ?? "")).contains {
      $0.kind == .protocol && $0.isObjectiveC
    }
  }
}
