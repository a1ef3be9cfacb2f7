import SwiftSyntax

extension FileTranslator {
  func translateMethod(_ node: FunctionDeclSyntax) {
    guard let scope = scopes.last, !isInFunction else { return }
    let member = MemberReader.method(node)
    if scope.kind == .extension { forward(member, node.modifiers, node.name, at: Syntax(node)) }
    dropRootOverride(member, node.attributes, node.modifiers, at: Syntax(node))
    guard scope.kind != .protocol, isExposed(member, node.attributes), !node.attributes.isUnavailable,
      node.genericParameterClause == nil, node.signature.parameterClause.parameters.allSatisfy(\.isPlain)
    else { return }
    let parameters = node.signature.parameterClause.parameters.enumerated().map {
      ", a\($0.offset): \($0.element.closureType)"
    }
    let arguments = member.labels.enumerated().map { ($0.element.map { $0 + ": " } ?? "") + "a\($0.offset)" }
    let effects =
      (member.isThrowing ? member.isAsync ? "try " : "try? " : "") + (member.isAsync ? "await " : "")
    let call =
      effects + "o.\(node.name.text)(" + arguments.joined(separator: ", ") + ")"
    let requirement = index.requirements(of: scope.name).first { $0.isNamed(as: member) }
    let selector = member.objectiveCName ?? requirement?.selector ?? member.selector
    let instance = member.isAsync ? "async: " : ""
    let kind = member.isStatic ? member.isAsync ? "asyncClass: " : "class: " : instance
    let root = member.isStatic ? "Self.Type" : "Self"
    add(
      "m.add(\(kind)\"\(selector)\") { (o: \(root)\(parameters.joined())) in \(call) }", node.attributes)
  }

  func translateProperty(_ node: VariableDeclSyntax) {
    guard let scope = scopes.last, !isInFunction else { return }
    let members = MemberReader.properties(node)
    if scope.kind == .extension, let member = members.first,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      forward(member, node.modifiers, name, at: Syntax(node))
    }
    if let member = members.first {
      dropRootOverride(member, node.attributes, node.modifiers, at: Syntax(node))
    }
    if node.attributes.has("NSManaged"), !translateLayerProperty(node) {
      report(
        .error, at: node, cause: "NSManaged",
        "@NSManaged properties get their values from Core Data, which does not exist here.",
        advice: "Write a stored property with a value, or keep the object in a store of your own.")
    }
    if scope.kind != .protocol { translateDynamicProperty(node, members) }
    guard scope.kind != .protocol, !node.attributes.isUnavailable else { return }
    for (member, binding) in zip(members, node.bindings)
    where isExposed(member, node.attributes) {
      let requirement = index.requirements(of: scope.name).first { $0.isNamed(as: member) }
      let name = member.objectiveCName ?? requirement?.objectiveCName ?? member.name
      let swift = "o." + (binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? member.name)
      if member.isStatic {
        add("m.add(class: \"\(name)\") { (o: Self.Type) in \(swift) }", node.attributes)
        continue
      }
      let setter = isSettable(node, binding) ? ", set: { (o: Self, v) in \(swift) = v }" : ""
      add("m.add(property: \"\(name)\", get: { (o: Self) in \(swift) }\(setter))", node.attributes)
    }
  }

  private func add(_ entry: String, _ attributes: AttributeListSyntax) {
    guard isActive else { return }
    scopes[scopes.count - 1].entries.append(entry)
    if attributes.isDeprecated { scopes[scopes.count - 1].isDeprecated = true }
  }

  /// Whether Objective-C would see a member of the innermost type.
  private func isExposed(_ member: Member, _ attributes: AttributeListSyntax) -> Bool {
    guard let scope = scopes.last, scope.kind == .class || scope.kind == .extension else { return false }
    if member.isExposed { return true }
    if attributes.has("nonobjc") { return false }
    if rootOverride(member)?.isCalledByName ?? false { return true }
    if scope.exposesMembers, !member.isPrivate { return true }
    return index.requirements(of: scope.name).contains { $0.isNamed(as: member) }
  }

  private func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
    guard node.bindingSpecifier.text == "var" else { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let names = accessors.map(\.accessorSpecifier.text)
    return !Set(names).isDisjoint(with: ["set", "_modify", "didSet", "willSet"])
  }

  // MARK: Overrides in extensions

  /// Renames a member of an extension that its class calls by a line of its own.
  private func forward(
    _ member: Member, _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, at node: Syntax
  ) {
    guard let scope = scopes.last else { return }
    var known = member
    if scope.exposesMembers { known.isExposed = true }
    if index.isForwarded(known, ofExtensionOf: scope.name), scope.whereClause == nil {
      for modifier in modifiers
      where ["override", "open", "private", "fileprivate"].contains(modifier.name.text) {
        edits.blank(modifier.byteRange)
      }
      edits.replace(name.byteRange, with: MemberReader.forwardedName(name.text))
    } else if member.isOverride, rootOverride(member) == nil {
      let reason =
        index.declaresClass(scope.name)
        ? "Swift lets an extension override a member only through Objective-C, and this one cannot be moved into its class."
        : "Swift lets an extension override a member only through Objective-C; \(scope.name) belongs to another module, so the member cannot be moved into it."
      report(
        .error, at: node, cause: "override in extension", reason,
        advice: "Override it in the class itself, or in a subclass.")
    }
  }
}
