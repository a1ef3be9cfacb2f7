import SwiftSyntax

extension FileTranslator {
  /// Begins a type's members.
  func enter(
    _ kind: TypeEntry.Kind, _ name: String, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    isGeneric: Bool, whereClause: String? = nil
  ) -> SyntaxVisitorContinueKind {
    let plain = name.trimmingBackticks.withoutGenericArguments
    let around = scopes.last
    var scope = TypeScope(
      kind: kind, name: (around.map { $0.name + "." } ?? "") + plain, reference: plain, number: nextNumber())
    scope.isLocal = isInFunction || around?.isLocal ?? false
    scope.isPrivate = modifiers.has("private", "fileprivate") || around?.isPrivate ?? false
    scope.isGeneric = isGeneric || around?.isGeneric ?? false
    scope.isDeprecated = attributes.isDeprecated || around?.isDeprecated ?? false
    scope.whereClause = whereClause
    if kind == .class || kind == .extension {
      scope.exposesMembers =
        index.exposesMembers(scope.name) || attributes.has("objcMembers")
        || kind == .extension && attributes.has("objc")
    }
    if kind == .class, let name = attributes.objectiveCName, !scope.isLocal {
      scope.entries.append("m.name(\"\(name)\", Self.self)")
    }
    scopes.append(scope)
    return .visitChildren
  }

  /// Ends a type's members: writes what the class calls of its extensions, and what enters members into the
  /// table.
  func leave(_ members: MemberBlockSyntax) {
    var scope = scopes.removeLast()
    guard isActive, isWhole else { return }
    var added: [String] = []
    if scope.kind == .class, !scope.isLocal { added += index.forwarders(of: scope.name) }
    if scope.kind != .protocol, !scope.isLocal, !(scope.entries + scope.children).isEmpty,
      let registration = register(&scope)
    {
      added.append(registration)
    }
    guard !added.isEmpty else { return }
    let end = members.rightBrace.byteRange.lowerBound
    var separator = " "
    if let last = members.members.last {
      let between = edits.text(last.byteRange.upperBound..<end)
      if !between.utf8.contains(0x0A), last.semicolon == nil { separator = "; " }
    }
    edits.insert(separator + added.joined(separator: "; ") + " ", at: end)
  }

  /// Returns the function that enters a type's members into the table, and has it called.
  private func register(_ scope: inout TypeScope) -> String? {
    let name = "_objc\(scope.number)"
    let isForeign = scope.kind == .extension && !index.declaresClass(scope.name)
    let isGeneric = scope.isGeneric || index.isGeneric(scope.name)
    if scope.kind == .extension, index.isProtocol(scope.name) { return nil }
    if isGeneric || isForeign {
      if scope.isPrivate, scopes.last != nil { return nil }
      let conformance = scope.whereClause.map { " " + $0 } ?? ""
      tail.append(
        "private nonisolated protocol _ObjC\(scope.number) { static func \(name)(_ m: ObjectiveCMembers) }")
      tail.append("extension \(scope.name): nonisolated _ObjC\(scope.number)\(conformance) {}")
      registrations.append("m.probe { ($0 as? any _ObjC\(scope.number).Type)?.\(name)($1) }")
    } else if scopes.isEmpty {
      registrations.append("\(scope.name).\(name)(m)")
    } else {
      scopes[scopes.count - 1].children.append("\(scope.reference).\(name)(m)")
    }
    needsRuntime = true
    if scope.isDeprecated {
      entersDeprecated = true
      if !scopes.isEmpty { scopes[scopes.count - 1].isDeprecated = true }
    }
    return (scope.isDeprecated ? "@available(*, deprecated) " : "")
      + "fileprivate nonisolated static func \(name)(_ m: ObjectiveCMembers) { "
      + (scope.entries + scope.children).joined(separator: "; ") + " }"
  }
}
