import SwiftSyntax
import TranslationInterface

/// Translates one file of a module whose declarations are known: walks through it once, keeps the place, and
/// gives each node to the steps.
final class FileTranslator: SyntaxVisitor {
  private var file: FileTranslation
  private let steps: [any TranslationStep.Type]

  private init(_ file: FileTranslation, steps: [any TranslationStep.Type]) {
    (self.file, self.steps) = (file, steps)
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the translated file.
  static func translate(
    _ file: SwiftFile, _ syntax: SourceFileSyntax, module: ModuleDescription, index: ModuleIndex,
    steps: [any TranslationStep.Type]
  ) -> TranslatedFile {
    let translator = FileTranslator(
      FileTranslation(file, isWhole: !syntax.hasError, module: module, index: index), steps: steps)
    translator.walk(syntax)
    return translator.file.result
  }

  private func each(_ visit: (any TranslationStep.Type) -> Void) {
    for step in steps { visit(step) }
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var isDecided = false
    for clause in node.clauses {
      if let condition = clause.condition { each { $0.visit(condition: condition, &file) } }
      let holds = !isDecided && file.conditions.holds(clause.condition)
      isDecided = isDecided || holds
      guard let elements = clause.elements else { continue }
      if !holds { file.inactiveDepth += 1 }
      walk(elements)
      if !holds { file.inactiveDepth -= 1 }
    }
    return .skipChildren
  }

  // MARK: Bodies

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    file.functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { file.functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    file.functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { file.functionDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    file.functionDepth += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { file.functionDepth -= 1 }

  // MARK: Names

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(node, &file) }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(name: node.name, &file) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(name: node.baseName, &file) }
    return .visitChildren
  }

  // MARK: Attributes and modifiers

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(node, &file) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(node, &file) }
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(node, &file) }
    // What these name is no call or value.
    return ["selector", "keyPath"].contains(node.macroName.text) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(node, &file) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(node, &file) }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(node, &file) }
    return .visitChildren
  }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(node, &file) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    each { $0.visit(node, &file) }
    return .visitChildren
  }

  /// Begins a type's members.
  private func enter(
    _ kind: TypeEntry.Kind, _ name: String, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    isGeneric: Bool, whereClause: String? = nil
  ) -> SyntaxVisitorContinueKind {
    let plain = name.trimmingBackticks.withoutGenericArguments
    let around = file.scopes.last
    var scope = TypeScope(
      kind: kind, name: (around.map { $0.name + "." } ?? "") + plain, reference: plain,
      number: file.nextNumber())
    scope.isLocal = file.isInFunction || around?.isLocal ?? false
    scope.isPrivate = modifiers.has("private", "fileprivate") || around?.isPrivate ?? false
    scope.isGeneric = isGeneric || around?.isGeneric ?? false
    scope.isDeprecated = attributes.isDeprecated || around?.isDeprecated ?? false
    scope.whereClause = whereClause
    if kind == .class || kind == .extension {
      scope.exposesMembers =
        file.index.exposesMembers(scope.name) || attributes.has("objcMembers")
        || kind == .extension && attributes.has("objc")
    }
    if kind == .class, let name = attributes.objectiveCName, !scope.isLocal {
      scope.entries.append("m.name(\"\(name)\", Self.self)")
    }
    file.scopes.append(scope)
    return .visitChildren
  }

  /// Ends a type's members.
  private func leave(_ members: MemberBlockSyntax) {
    let scope = file.scopes.removeLast()
    each { $0.leave(scope, members, &file) }
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
    each { $0.visit(node, &file) }
    return enter(.protocol, node.name.text, node.attributes, node.modifiers, isGeneric: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node.memberBlock) }
}
