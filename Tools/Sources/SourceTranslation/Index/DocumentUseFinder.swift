import SwiftSyntax
import TranslationInterface

/// Finds the literals by which code names segues, controllers, storyboards and nibs.
final class DocumentUseFinder: SyntaxVisitor {
  private let file: SwiftFile
  private let conditions: BuildConditions
  private lazy var lines = LineTable(file.text)
  private var scopes: [String] = []
  private var uses: [DocumentUse] = []
  /// Words without which a file has nothing to find.
  private static let words = [
    "performSegue", "instantiateViewController", "UIStoryboard", "nibName", "loadNibNamed",
  ]

  private init(_ file: SwiftFile, _ conditions: BuildConditions) {
    self.file = file
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  static func uses(in syntax: SourceFileSyntax, of file: SwiftFile, conditions: BuildConditions)
    -> [DocumentUse]
  {
    let bytes = file.text.utf8
    guard words.contains(where: { bytes.contains($0.utf8) }) else { return [] }
    let finder = DocumentUseFinder(file, conditions)
    finder.walk(syntax)
    return finder.uses
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.clauses.first(where: { conditions.holds($0.condition) }),
      let elements = clause.elements
    {
      walk(elements)
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedText.withoutGenericArguments)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    scopes.append(name.trimmingBackticks)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    guard let first = arguments.first, let callee = callee(of: node),
      let literal = first.expression.as(StringLiteralExprSyntax.self),
      let name = literal.representedLiteralValue
    else { return .visitChildren }
    switch (callee.name, first.label?.text) {
    case ("performSegue", "withIdentifier"):
      // Another controller's segues are those of its scene.
      if callee.isOwn { add(.segue, name, at: literal) }
    case ("instantiateViewController", "withIdentifier"), ("instantiateViewController", "identifier"):
      add(.controller, name, at: literal)
    case ("UIStoryboard", "name"):
      if isMainBundle(arguments.dropFirst().first) { add(.storyboard, name, at: literal) }
    case ("loadNibNamed", nil): if callee.isMain { add(.nib, name, at: literal) }
    case (_, "nibName"): if isMainBundle(arguments.dropFirst().first) { add(.nib, name, at: literal) }
    default: break
    }
    return .visitChildren
  }

  /// The name that a call names, and whether it is called of `self` or of the main bundle.
  private func callee(of node: FunctionCallExprSyntax) -> (name: String, isOwn: Bool, isMain: Bool)? {
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      return (reference.baseName.text, true, false)
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let base = access.base?.trimmedText ?? ""
    let isOwn = ["self", "self?", "strongSelf", "this"].contains(base)
    return (access.declName.baseName.text, isOwn, base == "Bundle.main" || base == "Bundle.main?")
  }

  private func isMainBundle(_ argument: LabeledExprSyntax?) -> Bool {
    guard let argument else { return true }
    return ["nil", ".main", "Bundle.main"].contains(argument.expression.trimmedText)
  }

  private func add(_ kind: DocumentUse.Kind, _ name: String, at literal: StringLiteralExprSyntax) {
    let place = lines.position(of: literal.positionAfterSkippingLeadingTrivia.utf8Offset + 1)
    uses.append(
      DocumentUse(
        kind: kind, name: name, typeName: scopes.isEmpty ? nil : scopes.joined(separator: "."),
        file: file.path,
        line: place.line, column: place.column))
  }
}
