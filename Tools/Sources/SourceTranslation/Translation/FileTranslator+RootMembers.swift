import SwiftSyntax

extension FileTranslator {
  /// Lets a member that every object of Objective-C has be declared where there is nothing to override.
  func dropRootOverride(
    _ member: Member, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, at node: Syntax
  ) {
    guard let entry = rootOverride(member) else { return reportForwarding(member, at: node) }
    // What belongs to documents is UIKit's, and with it the main actor's.
    let isIsolated =
      entry.declaring == .documents && !member.isStatic && !modifiers.has("nonisolated")
      && !attributes.has("MainActor")
    let start = node.byteRange.lowerBound
    if isIsolated, modifiers.first?.name.text != "override" || !attributes.isEmpty {
      edits.insert("@MainActor ", at: start)
    }
    for modifier in modifiers where modifier.name.text == "override" {
      let isFirst = modifier.byteRange.lowerBound == start
      edits.replacePadded(modifier.byteRange, with: isIsolated && isFirst ? "@MainActor" : "")
    }
    if member.name == "awakeAfter" {
      report(
        .warning, at: node, cause: "awakeAfter(using:)",
        "awakeAfter(using:) is not called here: an object of a document stays the one that was made.",
        advice: "Load the view in init(coder:), and add it as a subview.")
    }
  }

  /// Returns what is known of a member that overrides one of Objective-C's root class, where nothing declares
  /// that here.
  func rootOverride(_ member: Member) -> RootMethods.Entry? {
    guard let scope = scopes.last, member.isOverride else { return nil }
    return index.missingRootMember(member, above: scope.name)
  }

  /// Calls have no message that could be given to another object.
  private func reportForwarding(_ member: Member, at node: Syntax) {
    guard member.isOverride, member.name == "forwardingTarget", member.labels == ["for"] else { return }
    report(
      .error, at: node, cause: "message forwarding",
      "Calls cannot be forwarded to another object without Objective-C's runtime.",
      advice: "Implement the methods, and call the other object's in them.")
  }

  /// `super.awakeFromNib()` is nothing where no superclass has the method.
  func translateSuperCall(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    var member = Member(kind: .method, name: access.declName.baseName.text)
    member.labels = node.arguments.map { $0.label?.text }
    replaceSuper(access, member, Syntax(node))
  }

  /// `super.accessInstanceVariablesDirectly` is a value where no superclass has the property.
  func translateSuperReference(_ node: MemberAccessExprSyntax) {
    replaceSuper(node, Member(kind: .property, name: node.declName.baseName.text), Syntax(node))
  }

  private func replaceSuper(_ access: MemberAccessExprSyntax, _ member: Member, _ node: Syntax) {
    guard let scope = scopes.last, access.base?.is(SuperExprSyntax.self) ?? false else { return }
    var member = member
    let instance = index.missingRootMember(member, above: scope.name)?.inherited
    member.isStatic = true
    guard let text = instance ?? index.missingRootMember(member, above: scope.name)?.inherited else { return }
    edits.replacePadded(node.byteRange, with: text)
  }
}
