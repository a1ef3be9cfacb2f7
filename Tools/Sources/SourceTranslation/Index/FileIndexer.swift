import SwiftSyntax

/// Reads the declarations of a file that other files' translation needs.
final class FileIndexer: SyntaxVisitor {
  private let conditions: BuildConditions
  private var index = FileIndex()
  private var stack: [Int] = []
  /// The access that the extension around gives its members; nil for that of its type.
  private var access: String?

  private init(conditions: BuildConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  static func index(_ file: SourceFileSyntax, conditions: BuildConditions) -> FileIndex {
    let indexer = FileIndexer(conditions: conditions)
    indexer.walk(file)
    return indexer.index
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.clauses.first(where: { conditions.holds($0.condition) }),
      let elements = clause.elements
    {
      walk(elements)
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    index.imports.append(node.path.first?.name.text ?? "")
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .class, node.name.text, node.inheritanceClause, node.attributes,
      isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.value, node.name.text, node.inheritanceClause, node.attributes, isGeneric: false)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .value, node.name.text, node.inheritanceClause, node.attributes,
      isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .value, node.name.text, node.inheritanceClause, node.attributes,
      isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name.text, node.inheritanceClause, node.attributes, isGeneric: false)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    access = MemberReader.access(node.modifiers)
    return enter(
      .extension, node.extendedType.trimmedText.withoutGenericArguments, node.inheritanceClause,
      node.attributes, isGeneric: node.genericWhereClause != nil)
  }

  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add([MemberReader.method(node, access: access)])
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    add(MemberReader.properties(node, access: access))
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      let types = element.parameterClause?.parameters.map(\.type) ?? []
      guard let metatype = types.lazy.compactMap(Metatype.named).first else { continue }
      // A pattern with what a case holds is written as a call.
      var member = Member(kind: .method, name: element.name.text.trimmingBackticks)
      member.metatype = metatype
      add([member])
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let isForCoders = node.signature.parameterClause.parameters.first?.firstName.text == "coder"
    if let type = stack.last, node.modifiers.has("required"), !isForCoders {
      index.types[type].hasRequiredInitializer = true
    }
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(
    _ kind: TypeEntry.Kind, _ name: String, _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let around = stack.last.map { index.types[$0] }
    var entry = TypeEntry(kind: kind, name: (around.map { $0.name + "." } ?? "") + name.trimmingBackticks)
    entry.inherited =
      inheritance?.inheritedTypes.flatMap { inherited in
        let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
        return type.trimmedText.split(separator: "&").map { String($0).withoutGenericArguments }
      } ?? []
    entry.objectiveCName = attributes.objectiveCName
    entry.isObjectiveC = attributes.has("objc")
    entry.exposesMembers = attributes.has("objcMembers")
    entry.isGeneric = isGeneric || around?.isGeneric ?? false
    stack.append(index.types.count)
    index.types.append(entry)
    return .visitChildren
  }

  private func add(_ members: [Member]) {
    guard let type = stack.last else {
      index.globals += members.filter { $0.metatype != nil }
      return
    }
    let isExtension = index.types[type].kind == .extension
    for var member in members {
      if !isExtension { member.forwarder = nil }
      if isExtension, index.types[type].isObjectiveC { member.isExposed = true }
      index.types[type].members.append(member)
    }
  }
}
