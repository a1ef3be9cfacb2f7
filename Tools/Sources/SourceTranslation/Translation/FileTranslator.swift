import MarkupReading
import SwiftSyntax
import TranslationInterface

/// Translates one file of a module whose declarations are known.
///
/// Every change is a replacement of some bytes. What the runtime has to know of the file stands behind its
/// last line and before the closing braces of its types, so that no line moves.
final class FileTranslator: SyntaxVisitor {
  let path: String
  let module: ModuleDescription
  let index: ModuleIndex
  let conditions: BuildConditions
  let lines: LineTable
  var edits: SourceEdits
  var messages: [Diagnostic] = []
  var scopes: [TypeScope] = []
  /// The names of types and of values that the file mentions.
  var identifiers: Set<String> = []
  var imports: [String] = []
  /// The statements that the file's registrar runs.
  var registrations: [String] = []
  /// The declarations that follow the last line.
  var tail: [String] = []
  var needsRuntime = false
  /// Whether a deprecated member is entered into the table.
  var entersDeprecated = false
  /// Whether the file parses: what does not is left to the compiler's own messages.
  var isWhole = true
  private var functionDepth = 0
  private var inactiveDepth = 0
  private var numbers = 0

  init(_ file: SwiftFile, module: ModuleDescription, index: ModuleIndex) {
    path = file.path
    self.module = module
    self.index = index
    conditions = BuildConditions(module, index.catalog)
    lines = LineTable(file.text)
    edits = SourceEdits(file.text)
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether the compiler reads what is being visited.
  var isActive: Bool { inactiveDepth == 0 }
  /// Whether a function's body is being visited.
  var isInFunction: Bool { functionDepth > 0 }

  /// Returns a number that no other declaration of the file has.
  func nextNumber() -> Int {
    defer { numbers += 1 }
    return numbers
  }

  func report(
    _ severity: Diagnostic.Severity, at node: some SyntaxProtocol, cause: String, _ text: String,
    advice: String?
  ) {
    guard isActive else { return }
    let place = lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    messages.append(
      Diagnostic(
        severity, at: MarkupReading.SourceLocation(file: path, line: place.line, column: place.column), text,
        cause: cause, advice: advice))
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var isDecided = false
    for clause in node.clauses {
      if let condition = clause.condition { rewrite(condition) }
      let holds = !isDecided && conditions.holds(clause.condition)
      isDecided = isDecided || holds
      guard let elements = clause.elements else { continue }
      if !holds { inactiveDepth += 1 }
      walk(elements)
      if !holds { inactiveDepth -= 1 }
    }
    return .skipChildren
  }

  private func rewrite(_ condition: ExprSyntax) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if let replacement = conditions.replacement(for: call) {
        edits.replacePadded(call.byteRange, with: replacement)
      }
      return
    }
    if let name = condition.as(DeclReferenceExprSyntax.self), conditions.isDenied(name.baseName.text) {
      return edits.replacePadded(name.byteRange, with: "false")
    }
    for child in condition.children(viewMode: .sourceAccurate) { rewriteConditions(in: child) }
  }

  private func rewriteConditions(in node: Syntax) {
    if let expression = node.as(ExprSyntax.self) { return rewrite(expression) }
    for child in node.children(viewMode: .sourceAccurate) { rewriteConditions(in: child) }
  }

  // MARK: Bodies

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

  // MARK: Names

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    translateImport(node)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    mention(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node.baseName)
    return .visitChildren
  }

  private func mention(_ token: TokenSyntax) {
    guard isActive else { return }
    let name = token.text
    identifiers.insert(name)
    if let known = UnsupportedName.all[name] {
      report(.error, at: token, cause: known.cause, known.text, advice: known.advice)
    }
    if let key = BundleKeys.all[name] { edits.replacePadded(token.byteRange, with: "\"\(key)\"") }
    if name == "NSClassFromString" || name == "NSStringFromClass",
      token.parent?.parent?.is(MemberAccessExprSyntax.self) != true
    {
      needsRuntime = true
      edits.insert("ObjectiveCMembers.", at: token.byteRange.lowerBound)
    }
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    translateAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    translateModifier(node)
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      translateSelector(node)
      return .skipChildren
    case "keyPath":
      translateKeyPath(node)
      return .skipChildren
    case "Preview":
      translatePreview(from: node.pound, to: node.macroName, at: Syntax(node))
      return .visitChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      translatePreview(from: node.pound, to: node.macroName, at: Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    translateSuperCall(node)
    translateCall(node)
    translateInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    translateSuperReference(node)
    translateOptionalReference(node)
    return .visitChildren
  }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    translateMethod(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    translateProperty(node)
    return .visitChildren
  }

  private func enter(
    _ kind: TypeEntry.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
  ) -> SyntaxVisitorContinueKind {
    enter(
      kind, node.name.text, node.attributes, node.modifiers, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .extension, node.extendedType.trimmedText, node.attributes, node.modifiers,
      isGeneric: node.genericWhereClause != nil, whereClause: node.genericWhereClause?.trimmedText)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.memberBlock) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    translateProtocol(node)
    return enter(.protocol, node.name.text, node.attributes, node.modifiers, isGeneric: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.memberBlock) }
}
