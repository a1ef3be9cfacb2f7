import SwiftSyntax

/// The words by which a declaration is found again in a file that was edited.
enum DeclarationPlace {
  /// The place of a node: the headers of the declarations around it, and its own where it is one.
  static func place(of node: Syntax) -> String {
    var headers: [String] = []
    var next: Syntax? = node
    while let current = next {
      if let header = header(of: current) { headers.append(header) }
      next = current.parent
    }
    return headers.reversed().joined(separator: "/")
  }

  /// The text of a node in which blanks and line breaks are one blank each.
  static func plain(_ node: some SyntaxProtocol) -> String {
    node.trimmedText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The header of a declaration; nil for another node.
  static func header(of node: Syntax) -> String? {
    if let named = node.asProtocol(NamedDeclSyntax.self) {
      let name = named.name.text
      if let function = node.as(FunctionDeclSyntax.self) { return name + plain(function.signature) }
      return name
    }
    switch node.as(SyntaxEnum.self) {
    case .extensionDecl(let node):
      return "extension " + plain(node.extendedType) + (node.inheritanceClause.map(plain) ?? "")
    case .initializerDecl(let node): return "init" + plain(node.signature)
    case .deinitializerDecl: return "deinit"
    case .subscriptDecl(let node): return "subscript" + plain(node.parameterClause)
    case .variableDecl(let node): return node.bindings.map { plain($0.pattern) }.joined(separator: ",")
    case .accessorDecl(let node): return node.accessorSpecifier.text
    case .accessorBlock(let node):
      if case .getter = node.accessors { return "get" }
      return nil
    case .enumCaseDecl(let node): return "case " + node.elements.map(\.name.text).joined(separator: ",")
    case .macroExpansionDecl(let node): return plain(node)
    // The parser takes a macro of the top level for a value.
    case .macroExpansionExpr(let node):
      return node.parent?.as(CodeBlockItemSyntax.self)?.isTopLevel == true ? plain(node) : nil
    default: return nil
    }
  }

  /// The names that a declaration gives to others.
  static func names(declaredBy node: Syntax) -> [String] {
    switch node.as(SyntaxEnum.self) {
    case .variableDecl(let node): return node.bindings.flatMap { names(in: Syntax($0.pattern)) }
    case .enumCaseDecl(let node): return node.elements.map(\.name.text)
    case .extensionDecl(let node): return members(of: node.memberBlock)
    case .protocolDecl(let node): return [node.name.text] + members(of: node.memberBlock)
    default: return node.asProtocol(NamedDeclSyntax.self).map { [$0.name.text.trimmingBackticks] } ?? []
    }
  }

  private static func members(of block: MemberBlockSyntax) -> [String] {
    block.members.flatMap { names(declaredBy: Syntax($0.decl)) }
  }

  private static func names(in pattern: Syntax) -> [String] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return [identifier.identifier.text.trimmingBackticks]
    }
    return pattern.children(viewMode: .sourceAccurate).flatMap { names(in: $0) }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it stands in no function, closure or accessor.
  var isTopLevel: Bool {
    guard let list = parent, let owner = list.parent else { return true }
    if let clause = owner.as(IfConfigClauseSyntax.self) {
      return clause.parent?.parent?.parent?.as(CodeBlockItemSyntax.self)?.isTopLevel ?? true
    }
    return owner.is(SourceFileSyntax.self)
  }
}
