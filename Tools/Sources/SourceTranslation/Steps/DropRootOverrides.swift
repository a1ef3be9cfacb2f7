import SwiftSyntax

/// Lets members that every object of Objective-C has be declared where there is nothing to override, and
/// replaces calls of the superclass's.
enum DropRootOverrides: TranslationStep {
  static func visit(_ node: FunctionDeclSyntax, _ file: inout FileTranslation) {
    guard file.isInType else { return }
    drop(MemberReader.method(node), node.attributes, node.modifiers, at: Syntax(node), &file)
  }

  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {
    guard file.isInType, let member = MemberReader.properties(node).first else { return }
    drop(member, node.attributes, node.modifiers, at: Syntax(node), &file)
  }

  /// Lets a member that every object of Objective-C has be declared where there is nothing to override.
  private static func drop(
    _ member: Member, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, at node: Syntax,
    _ file: inout FileTranslation
  ) {
    guard let entry = file.rootOverride(member) else { return reportForwarding(member, at: node, &file) }
    // What belongs to documents is UIKit's, and with it the main actor's.
    let isIsolated =
      entry.declaring == .documents && !member.isStatic && !modifiers.has("nonisolated")
      && !attributes.has("MainActor")
    let start = node.byteRange.lowerBound
    if isIsolated, modifiers.first?.name.text != "override" || !attributes.isEmpty {
      file.edits.insert("@MainActor ", at: start)
    }
    for modifier in modifiers where modifier.name.text == "override" {
      let isFirst = modifier.byteRange.lowerBound == start
      file.edits.replacePadded(modifier.byteRange, with: isIsolated && isFirst ? "@MainActor" : "")
    }
    if member.name == "awakeAfter" {
      file.report(
        .warning, at: node, cause: "awakeAfter(using:)",
        "awakeAfter(using:) is not called here: an object of a document stays the one that was made.",
        advice: "Load the view in init(coder:), and add it as a subview.")
    }
  }

  /// Calls have no message that could be given to another object.
  private static func reportForwarding(_ member: Member, at node: Syntax, _ file: inout FileTranslation) {
    guard member.isOverride, member.name == "forwardingTarget", member.labels == ["for"] else { return }
    file.report(
      .error, at: node, cause: "message forwarding",
      "Calls cannot be forwarded to another object without Objective-C's runtime.",
      advice: "Implement the methods, and call the other object's in them.")
  }

  /// `super.awakeFromNib()` is nothing where no superclass has the method.
  static func visit(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    var member = Member(kind: .method, name: access.declName.baseName.text)
    member.labels = node.arguments.map { $0.label?.text }
    replaceSuper(access, member, Syntax(node), &file)
  }

  /// `super.accessInstanceVariablesDirectly` is a value where no superclass has the property.
  static func visit(_ node: MemberAccessExprSyntax, _ file: inout FileTranslation) {
    replaceSuper(node, Member(kind: .property, name: node.declName.baseName.text), Syntax(node), &file)
  }

  private static func replaceSuper(
    _ access: MemberAccessExprSyntax, _ member: Member, _ node: Syntax, _ file: inout FileTranslation
  ) {
    guard let scope = file.scopes.last, access.base?.is(SuperExprSyntax.self) ?? false else { return }
    var member = member
    let instance = file.index.missingRootMember(member, above: scope.name)?.inherited
    member.isStatic = true
    guard let text = instance ?? file.index.missingRootMember(member, above: scope.name)?.inherited else {
      return
    }
    file.edits.replacePadded(node.byteRange, with: text)
  }
}
