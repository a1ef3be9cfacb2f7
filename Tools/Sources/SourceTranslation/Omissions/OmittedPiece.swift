import SwiftSyntax
import TranslationInterface

/// A piece of a source that can be left out.
struct OmittedPiece {
  var kind: Omission.Kind
  /// The declaration, the statement, the block or the inherited type.
  var node: Syntax
  /// The node whose names tell why an error is in the piece.
  var reason: Syntax
  var place: String
  var text = ""
  var declares: [String] = []
  /// Whether it may be left out; otherwise it only tells why an error at its edge is one.
  var isCandidate = true

  /// Finds the smallest piece that an error at a token is in; nil where there is none.
  ///
  /// - Parameter isKnown: Whether a piece is left out already, so that a larger one has to be.
  static func around(_ token: TokenSyntax, message: String, isKnown: (OmittedPiece) -> Bool) -> OmittedPiece?
  {
    var search = Search(token: token, message: message)
    var next = token.parent
    while let node = next {
      for piece in search.pieces(at: node) where !isKnown(piece) && piece.isCandidate { return piece }
      if node.is(ImportDeclSyntax.self) { return nil }
      next = node.parent
    }
    return nil
  }

  static func declaration(_ node: some SyntaxProtocol, reason: Syntax? = nil) -> OmittedPiece {
    let attributes = node.asProtocol(WithAttributesSyntax.self)?.attributes
    let isEntry = ["main", "UIApplicationMain"].contains { attributes?.has($0) ?? false }
    return OmittedPiece(
      kind: .declaration, node: Syntax(node), reason: reason ?? Syntax(node),
      place: DeclarationPlace.place(of: Syntax(node)), text: isEntry ? Omission.entry : "",
      declares: DeclarationPlace.names(declaredBy: Syntax(node)))
  }

  static func statement(_ item: CodeBlockItemSyntax) -> OmittedPiece {
    OmittedPiece(
      kind: .statement, node: Syntax(item), reason: Syntax(item),
      place: DeclarationPlace.place(of: Syntax(item)), text: DeclarationPlace.plain(item),
      declares: DeclarationPlace.names(declaredBy: Syntax(item.item)))
  }
}

/// The way up from a token to the piece around it.
private struct Search {
  let token: TokenSyntax
  let message: String
  /// The innermost statement that is in no closure of the declaration around.
  var statement: CodeBlockItemSyntax?
  /// The innermost statement of all.
  var innermost: CodeBlockItemSyntax?
  /// The innermost statement of the outermost closure.
  var statementOfClosure: CodeBlockItemSyntax?

  init(token: TokenSyntax, message: String) { (self.token, self.message) = (token, message) }

  private func isInside(_ node: (some SyntaxProtocol)?) -> Bool {
    guard let node else { return false }
    return node.position <= token.position && token.endPosition <= node.endPosition
  }

  /// The pieces that the next node further out may be, the smaller ones first.
  mutating func pieces(at node: Syntax) -> [OmittedPiece] {
    let found: OmittedPiece?
    switch node.as(SyntaxEnum.self) {
    case .inheritedType(let node): found = inherited(node)
    case .codeBlockItem(let item): found = take(item)
    case .closureExpr(let node): found = closure(node)
    case .accessorDecl(let node) where isInside(node.body): found = body(node, node.body)
    case .accessorBlock(let node):
      guard case .getter = node.accessors else { return [] }
      found = body(node, node)
    case .functionDecl(let node):
      guard isInside(node.body) else { return [.declaration(node, reason: Syntax(node.signature))] }
      return inFunction(node, node.body, allowsStatements: node.goesOnWithoutStatements)
    case .initializerDecl(let node):
      guard isInside(node.body) else { return [.declaration(node, reason: Syntax(node.signature))] }
      return inFunction(node, node.body, allowsStatements: true)
    case .deinitializerDecl(let node): return inFunction(node, node.body, allowsStatements: true)
    case .variableDecl(let node): found = variable(node)
    case .subscriptDecl, .enumCaseDecl, .typeAliasDecl, .associatedTypeDecl, .macroExpansionDecl:
      found = .declaration(node)
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      found = type(node)
    default: return []
    }
    return found.map { [$0] } ?? []
  }

  /// The body of a closure that is not called at once, which is a function of its own.
  private mutating func closure(_ node: ClosureExprSyntax) -> OmittedPiece? {
    if statementOfClosure == nil || statement != nil { statementOfClosure = statement }
    let isOwn = node.statements.position <= token.position
    statement = nil
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
    // A macro's is a part of its declaration.
    let isOfMacro = node.parent?.is(MacroExpansionExprSyntax.self) ?? false
    guard !isCalled, !isOfMacro, !node.statements.isEmpty else { return nil }
    var piece = OmittedPiece(
      kind: .closure, node: Syntax(node), reason: innermost.map { Syntax($0) } ?? Syntax(node),
      place: DeclarationPlace.place(of: Syntax(node)))
    piece.text = DeclarationPlace.plain(node)
    piece.isCandidate = isOwn
    return piece
  }

  private mutating func take(_ item: CodeBlockItemSyntax) -> OmittedPiece? {
    if item.isTopLevel {
      if item.item.is(MacroExpansionExprSyntax.self) { return .declaration(item.item) }
      return item.item.is(DeclSyntax.self) ? nil : .statement(item)
    }
    statement = statement ?? item
    innermost = innermost ?? item
    return nil
  }

  private func body(_ node: some SyntaxProtocol, _ block: (some SyntaxProtocol)?) -> OmittedPiece? {
    guard block != nil else { return nil }
    return OmittedPiece(
      kind: .body, node: Syntax(node), reason: innermost.map { Syntax($0) } ?? Syntax(node),
      place: DeclarationPlace.place(of: Syntax(node)))
  }

  private func inFunction(
    _ node: some SyntaxProtocol, _ block: CodeBlockSyntax?, allowsStatements: Bool
  ) -> [OmittedPiece] {
    var pieces: [OmittedPiece] = []
    if allowsStatements, let statement, statement.canBeOmitted {
      var piece = OmittedPiece.statement(statement)
      piece.reason = Syntax(innermost ?? statement)
      pieces.append(piece)
    }
    if let body = body(node, block) { pieces.append(body) }
    return pieces + [.declaration(node, reason: Syntax(node))]
  }

  private func variable(_ node: VariableDeclSyntax) -> OmittedPiece? {
    let item = node.parent?.as(CodeBlockItemSyntax.self)
    // A part of a statement.
    if let item, !item.isTopLevel { return nil }
    let annotation = node.bindings.first?.typeAnnotation
    if let statement = statement ?? statementOfClosure, annotation != nil, statement.canBeOmitted {
      var piece = OmittedPiece.statement(statement)
      piece.reason = Syntax(innermost ?? statement)
      return piece
    }
    if node.attributes.has("IBOutlet"), let annotation, isInside(annotation) {
      var piece = OmittedPiece.declaration(node)
      (piece.kind, piece.text) = (.outletClass, DeclarationPlace.plain(annotation.type))
      return piece
    }
    return .declaration(node)
  }

  /// The type that an inheritance clause belongs to.
  private func inherited(_ node: InheritedTypeSyntax) -> OmittedPiece? {
    guard let list = node.parent?.as(InheritedTypeListSyntax.self), let owner = list.parent?.parent else {
      return nil
    }
    let isFirst = list.first?.id == node.id
    let isNeeded =
      switch owner.as(SyntaxEnum.self) {
      case .classDecl(let type): isFirst && type.hasSuperclass
      case .structDecl, .enumDecl, .actorDecl, .extensionDecl: isFirst
      default: false
      }
    if isNeeded { return .declaration(owner, reason: Syntax(node)) }
    return conformance(node, of: owner)
  }

  private func conformance(_ node: InheritedTypeSyntax, of owner: Syntax) -> OmittedPiece {
    OmittedPiece(
      kind: .conformance, node: Syntax(node), reason: Syntax(node),
      place: DeclarationPlace.place(of: owner), text: DeclarationPlace.plain(node.type))
  }

  private func type(_ node: Syntax) -> OmittedPiece? {
    if let match = message.firstMatch(of: /does not conform to protocol '([^']+)'/),
      let clause = node.children(viewMode: .sourceAccurate).lazy.compactMap({
        $0.as(InheritanceClauseSyntax.self)
      }).first
    {
      let name = match.1.split(separator: ".").last ?? ""
      if let inherited = clause.inheritedTypes.first(where: {
        DeclarationPlace.plain($0.type).hasSuffix(name)
      }) {
        var piece = conformance(inherited, of: node)
        piece.reason = node
        return piece
      }
    }
    var piece = OmittedPiece.declaration(node)
    // Only its header tells why.
    piece.reason =
      node.children(viewMode: .sourceAccurate).lazy.compactMap { $0.as(InheritanceClauseSyntax.self) }
      .first.map { Syntax($0) } ?? Syntax(token)
    return piece
  }
}

extension ClassDeclSyntax {
  /// Whether the first type that it inherits from is rather a class than a protocol.
  fileprivate var hasSuperclass: Bool {
    guard let first = inheritanceClause?.inheritedTypes.first else { return false }
    let name = DeclarationPlace.plain(first.type)
    if ["Delegate", "DataSource", "Protocol", "able", "Annotation"].contains(where: name.hasSuffix) {
      return false
    }
    return true
  }
}

extension CodeBlockItemSyntax {
  /// Whether what follows can do without it.
  fileprivate var canBeOmitted: Bool {
    switch item {
    case .decl(let declaration): return declaration.is(VariableDeclSyntax.self)
    case .stmt(let statement):
      return statement.is(ExpressionStmtSyntax.self) || statement.is(ForStmtSyntax.self)
        || statement.is(WhileStmtSyntax.self) || statement.is(DoStmtSyntax.self)
    case .expr:
      let text = trimmedText
      return !text.hasPrefix("super.init") && !text.hasPrefix("self.init")
    @unknown default: return false
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether a piece of what it does may be missing: it sets something up, or it is a step of the life of the
  /// app or of a view.
  fileprivate var goesOnWithoutStatements: Bool {
    let first = signature.parameterClause.parameters.first.map { DeclarationPlace.plain($0.type) } ?? ""
    if ["UIApplication", "UIScene"].contains(first) { return true }
    guard signature.effectSpecifiers?.throwsClause == nil, signature.returnsNothing else { return false }
    if modifiers.has("override") { return true }
    let words = [
      "set", "configure", "add", "layout", "make", "create", "build", "style", "prepare", "bind", "init",
    ]
    return signature.parameterClause.parameters.isEmpty
      && words.contains { name.text.lowercased().hasPrefix($0) }
  }
}

extension FunctionSignatureSyntax {
  var returnsNothing: Bool {
    returnClause.map { ["Void", "()"].contains(DeclarationPlace.plain($0.type)) } ?? true
  }
}
