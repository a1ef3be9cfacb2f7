import SwiftSyntax

/// Renames members of extensions that their class calls by a line of its own.
enum MoveExtensionOverrides: TranslationStep {
  static func visit(_ node: FunctionDeclSyntax, _ file: inout FileTranslation) {
    guard file.isInType, file.scopes.last?.kind == .extension else { return }
    forward(MemberReader.method(node), node.modifiers, node.name, at: Syntax(node), &file)
  }

  static func visit(_ node: VariableDeclSyntax, _ file: inout FileTranslation) {
    guard file.isInType, file.scopes.last?.kind == .extension,
      let member = MemberReader.properties(node).first,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    forward(member, node.modifiers, name, at: Syntax(node), &file) { file in
      let block = node.bindings.first?.accessorBlock
      guard let block, !block.observers.isEmpty else { return false }
      makeMethods(of: block, in: node, name, &file)
      return true
    }
  }

  /// Makes methods of the observers of a property, which those of the class's property call.
  private static func makeMethods(
    of block: AccessorBlockSyntax, in node: VariableDeclSyntax, _ name: TokenSyntax,
    _ file: inout FileTranslation
  ) {
    let type = node.bindings.first?.typeAnnotation?.type.trimmedText ?? ""
    file.edits.blank(node.bindingSpecifier.byteRange.lowerBound..<block.leftBrace.byteRange.upperBound)
    for (place, observer) in block.observers.enumerated() {
      let word = observer.accessorSpecifier.text
      let value = observer.parameters?.name.text ?? (word == "willSet" ? "newValue" : "oldValue")
      let end = observer.parameters?.byteRange.upperBound ?? observer.accessorSpecifier.byteRange.upperBound
      file.edits.replace(
        observer.accessorSpecifier.byteRange.lowerBound..<end,
        with: (place == 0 ? "" : "; ")
          + "func \(MemberReader.forwardedName(name.text))_\(word)(_ \(value): \(type))")
    }
    file.edits.blank(block.rightBrace.byteRange)
  }

  /// Renames a member of an extension that its class calls by a line of its own.
  private static func forward(
    _ member: Member, _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, at node: Syntax,
    _ file: inout FileTranslation, replacingBody replace: (inout FileTranslation) -> Bool = { _ in false }
  ) {
    guard let scope = file.scopes.last else { return }
    var known = member
    if scope.exposesMembers { known.isExposed = true }
    if file.index.isForwarded(known, ofExtensionOf: scope.name), scope.whereClause == nil {
      for modifier in modifiers
      where ["override", "open", "private", "fileprivate"].contains(modifier.name.text) {
        file.edits.blank(modifier.byteRange)
      }
      if replace(&file) { return }
      file.edits.replace(name.byteRange, with: MemberReader.forwardedName(name.text))
    } else if member.isOverride, file.rootOverride(member) == nil {
      let reason =
        file.index.declaresClass(scope.name)
        ? "Swift lets an extension override a member only through Objective-C, and this one cannot be moved into its class."
        : "Swift lets an extension override a member only through Objective-C; \(scope.name) belongs to another module, so the member cannot be moved into it."
      file.report(
        .error, at: node, cause: "override in extension", reason,
        advice: "Override it in the class itself, or in a subclass.")
    }
  }
}
