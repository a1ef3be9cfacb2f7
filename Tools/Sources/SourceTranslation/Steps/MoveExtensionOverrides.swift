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
          + "func \(Forwarder.name(name.text, of: file.scopes.last?.name ?? ""))_\(word)(_ \(value): \(type))"
      )
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
    let isMoved = file.index.isForwarded(known, ofExtensionOf: scope.name)
    let isOverride = file.index.extendedBase(of: known, ofExtensionOf: scope.name) != nil
    let subclasses = file.index.extendedSubclasses(of: known, ofExtensionOf: scope.name)
    if isMoved || isOverride || !subclasses.isEmpty, scope.whereClause == nil {
      for modifier in modifiers
      where ["override", "open", "private", "fileprivate"].contains(modifier.name.text) {
        file.edits.blank(modifier.byteRange)
      }
      if !isMoved, !isOverride { dispatch(known, to: subclasses, at: node, &file) }
      if replace(&file) { return }
      file.edits.replace(name.byteRange, with: Forwarder.name(name.text, of: scope.name))
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

  /// Puts a method in the place of one that extensions of subclasses override: it calls the one of its
  /// object's class.
  private static func dispatch(
    _ member: Member, to subclasses: [String], at node: Syntax, _ file: inout FileTranslation
  ) {
    guard let scope = file.scopes.last, let forwarder = member.forwarder else { return }
    let name = { Forwarder.name(member.name, of: $0) }
    let own = name(scope.name)
    // `open` is for what a subclass overrides itself.
    let head = forwarder.head.split(separator: " ").map { $0 == "open" ? "public" : $0 }.joined(
      separator: " ")
    func cases(_ use: (String) -> String) -> String {
      subclasses.map { "if let object = self as? \($0) { return \(use("object." + name($0))) }; " }.joined()
        + "return " + use(own)
    }
    let value = cases { forwarder.effects + $0 + forwarder.arguments }
    let body =
      forwarder.isSettable
      ? "get { \(value) } set { \(cases { $0 + " = newValue" }) }" : value
    file.edits.insert("\(head) { \(body) }; ", at: node.byteRange.lowerBound)
  }

  /// `super` of a member that has another name calls the one that it overrides.
  static func visit(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation) {
    guard let scope = file.scopes.last, scope.kind == .extension,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) ?? false
    else { return }
    renameSuper(access, .method, node.arguments.map { $0.label?.text }, in: scope, &file)
  }

  static func visit(_ node: MemberAccessExprSyntax, _ file: inout FileTranslation) {
    guard let scope = file.scopes.last, scope.kind == .extension, node.base?.is(SuperExprSyntax.self) ?? false
    else { return }
    renameSuper(node, .property, [], in: scope, &file)
  }

  private static func renameSuper(
    _ access: MemberAccessExprSyntax, _ kind: Member.Kind, _ labels: [String?], in scope: TypeScope,
    _ file: inout FileTranslation
  ) {
    let name = access.declName.baseName
    let overrides = file.index.ownEntries(of: scope.name).flatMap(\.members).filter {
      $0.kind == kind && $0.name == name.text && $0.labels == labels
    }
    for member in overrides {
      guard let base = file.index.extendedBase(of: member, ofExtensionOf: scope.name) else { continue }
      return file.edits.replace(name.byteRange, with: Forwarder.name(name.text, of: base))
    }
  }
}
