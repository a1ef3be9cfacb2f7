import SwiftSyntax

/// Enters the members that Objective-C would see into the runtime's table, and writes into each class what it
/// calls of its extensions.
enum RegisterMembers: TranslationStep {
  static func visit(_ node: FunctionDeclSyntax, _ file: inout FileTranslation) {
    guard let scope = file.scopes.last, file.isInType else { return }
    let member = MemberReader.method(node)
    guard scope.kind != .protocol, isExposed(member, node.attributes, in: file),
      !node.attributes.isUnavailable,
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
      + result(of: node, member, in: scope, file.index)
    let requirement = file.index.requirements(of: scope.name).first { $0.isNamed(as: member) }
    let selector = member.objectiveCName ?? requirement?.selector ?? member.selector
    let instance = member.isAsync ? "async: " : ""
    let kind = member.isStatic ? member.isAsync ? "asyncClass: " : "class: " : instance
    let root = member.isStatic ? "Self.Type" : "Self"
    add(
      "m.add(\(kind)\"\(selector)\") { (o: \(root)\(parameters.joined())) in \(call) }", node.attributes,
      &file)
  }

  /// The type of a method's result, where another method of its type differs in that alone.
  private static func result(
    of node: FunctionDeclSyntax, _ member: Member, in scope: TypeScope, _ index: ModuleIndex
  ) -> String {
    let alike = index.ownEntries(of: scope.name).flatMap(\.members).count {
      $0.isNamed(as: member) && $0.isStatic == member.isStatic && $0.types == member.types
    }
    return alike > 1 ? " as " + (node.signature.returnClause?.type.trimmedText ?? "Void") : ""
  }

  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {
    guard let scope = file.scopes.last, file.isInType else { return }
    guard scope.kind != .protocol, !node.attributes.isUnavailable else { return }
    for (member, binding) in zip(MemberReader.properties(node), node.bindings)
    where isExposed(member, node.attributes, in: file) {
      let requirement = file.index.requirements(of: scope.name).first { $0.isNamed(as: member) }
      let name = member.objectiveCName ?? requirement?.objectiveCName ?? member.name
      let swift = "o." + (binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? member.name)
      if member.isStatic {
        add("m.add(class: \"\(name)\") { (o: Self.Type) in \(swift) }", node.attributes, &file)
        continue
      }
      let setter = isSettable(node, binding) ? ", set: { (o: Self, v) in \(swift) = v }" : ""
      add("m.add(property: \"\(name)\", get: { (o: Self) in \(swift) }\(setter))", node.attributes, &file)
    }
  }

  private static func add(_ entry: String, _ attributes: AttributeListSyntax, _ file: inout FileTranslation) {
    guard file.isActive else { return }
    file.scopes[file.scopes.count - 1].entries.append(entry)
    if attributes.isDeprecated { file.scopes[file.scopes.count - 1].isDeprecated = true }
  }

  /// Whether Objective-C would see a member of the innermost type.
  private static func isExposed(
    _ member: Member, _ attributes: AttributeListSyntax, in file: FileTranslation
  ) -> Bool {
    guard let scope = file.scopes.last, scope.kind == .class || scope.kind == .extension else { return false }
    if member.isExposed { return true }
    if attributes.has("nonobjc") { return false }
    if file.rootOverride(member)?.isCalledByName ?? false { return true }
    if scope.exposesMembers, !member.isPrivate { return true }
    return file.index.requirements(of: scope.name).contains { $0.isNamed(as: member) }
  }

  private static func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
    guard node.bindingSpecifier.text == "var" else { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    let names = accessors.map(\.accessorSpecifier.text)
    return !Set(names).isDisjoint(with: ["set", "_modify", "didSet", "willSet"])
  }

  /// Ends a type's members: writes what the class calls of its extensions, and what enters members into the
  /// table.
  static func leave(_ scope: TypeScope, _ members: MemberBlockSyntax, _ file: inout FileTranslation) {
    guard file.isActive, file.isWhole else { return }
    var added: [String] = []
    if scope.kind == .class, !scope.isLocal { added += file.index.forwarders(of: scope.name) }
    if scope.kind != .protocol, !scope.isLocal, !(scope.entries + scope.children).isEmpty,
      let registration = register(scope, &file)
    {
      added.append(registration)
    }
    guard !added.isEmpty else { return }
    let end = members.rightBrace.byteRange.lowerBound
    var separator = " "
    if let last = members.members.last {
      let between = file.edits.text(last.byteRange.upperBound..<end)
      if !between.utf8.contains(0x0A), last.semicolon == nil { separator = "; " }
    }
    file.edits.insert(separator + added.joined(separator: "; ") + " ", at: end)
  }

  /// Returns the function that enters a type's members into the table, and has it called.
  private static func register(_ scope: TypeScope, _ file: inout FileTranslation) -> String? {
    let name = "_objc\(scope.number)"
    let isForeign = scope.kind == .extension && !file.index.declaresClass(scope.name)
    let isGeneric = scope.isGeneric || file.index.isGeneric(scope.name)
    if scope.kind == .extension, file.index.isProtocol(scope.name) { return nil }
    if isGeneric || isForeign {
      if scope.isPrivate, file.scopes.last != nil { return nil }
      let conformance = scope.whereClause.map { " " + $0 } ?? ""
      file.tail.append(
        "private nonisolated protocol _ObjC\(scope.number) { static func \(name)(_ m: ObjectiveCMembers) }")
      file.tail.append("extension \(scope.name): nonisolated _ObjC\(scope.number)\(conformance) {}")
      file.registrations.append("m.probe { ($0 as? any _ObjC\(scope.number).Type)?.\(name)($1) }")
    } else if file.scopes.isEmpty {
      file.registrations.append("\(scope.name).\(name)(m)")
    } else {
      file.scopes[file.scopes.count - 1].children.append("\(scope.reference).\(name)(m)")
    }
    file.needsRuntime = true
    if scope.isDeprecated {
      file.entersDeprecated = true
      if !file.scopes.isEmpty { file.scopes[file.scopes.count - 1].isDeprecated = true }
    }
    return (scope.isDeprecated ? "@available(*, deprecated) " : "")
      + "fileprivate nonisolated static func \(name)(_ m: ObjectiveCMembers) { "
      + (scope.entries + scope.children).joined(separator: "; ") + " }"
  }
}
