import SwiftSyntax

/// One of the things that are done to a file. It has no state: it is given the file's translation, and
/// changes that at the nodes that it asks for.
protocol TranslationStep: SendableMetatype {
  static func visit(condition: ExprSyntax, _ file: inout FileTranslation)
  static func visit(_ node: ImportDeclSyntax, _ file: inout FileTranslation)
  /// A name of a type or a value.
  static func visit(name: TokenSyntax, _ file: inout FileTranslation)
  static func visit(_ node: AttributeSyntax, _ file: inout FileTranslation)
  static func visit(_ node: DeclModifierSyntax, _ file: inout FileTranslation)
  static func visit(_ node: MacroExpansionExprSyntax, _ file: inout FileTranslation)
  static func visit(_ node: MacroExpansionDeclSyntax, _ file: inout FileTranslation)
  static func visit(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation)
  static func visit(_ node: MemberAccessExprSyntax, _ file: inout FileTranslation)
  static func visit(_ node: FunctionDeclSyntax, _ file: inout FileTranslation)
  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation)
  static func visit(_ node: ProtocolDeclSyntax, _ file: inout FileTranslation)
  /// The end of a type, which is none of the scopes any more.
  static func leave(_ scope: TypeScope, _ members: MemberBlockSyntax, _ file: inout FileTranslation)
}

extension TranslationStep {
  static func visit(condition: ExprSyntax, _ file: inout FileTranslation) {}
  static func visit(_ node: ImportDeclSyntax, _ file: inout FileTranslation) {}
  static func visit(name: TokenSyntax, _ file: inout FileTranslation) {}
  static func visit(_ node: AttributeSyntax, _ file: inout FileTranslation) {}
  static func visit(_ node: DeclModifierSyntax, _ file: inout FileTranslation) {}
  static func visit(_ node: MacroExpansionExprSyntax, _ file: inout FileTranslation) {}
  static func visit(_ node: MacroExpansionDeclSyntax, _ file: inout FileTranslation) {}
  static func visit(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation) {}
  static func visit(_ node: MemberAccessExprSyntax, _ file: inout FileTranslation) {}
  static func visit(_ node: FunctionDeclSyntax, _ file: inout FileTranslation) {}
  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {}
  static func visit(_ node: ProtocolDeclSyntax, _ file: inout FileTranslation) {}
  static func leave(_ scope: TypeScope, _ members: MemberBlockSyntax, _ file: inout FileTranslation) {}
}
