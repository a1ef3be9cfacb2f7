import SwiftSyntax

/// Makes selectors with the methods that they name of `#selector`.
enum ReplaceSelectors: TranslationStep {
  /// A method or property that `#selector` names.
  private struct Reference {
    /// The type it is reached through, or nil where a value names it.
    var type: String?
    /// The name, with labels where they are written.
    var member: DeclReferenceExprSyntax
    /// The expression as it stands.
    var text: String
    /// The type after `as`.
    var cast: String?
    /// Whether it is a member of the type around.
    var isOwn = false

    var name: String { member.baseName.text.trimmingBackticks }

    /// The labels as they are written; nil where none are.
    var labels: [String?]? {
      member.argumentNames.map { $0.arguments.map { $0.name.text == "_" ? nil : $0.name.text } }
    }
  }

  /// `#selector(save(_:))` becomes `Selector("save:", Editor.save(_:))`: a name to find and compare methods
  /// by, and the method itself, which the compiler checks.
  static func visit(_ node: MacroExpansionExprSyntax, _ file: inout FileTranslation) {
    guard node.macroName.text == "selector" else { return }
    guard let argument = node.arguments.first, let reference = reference(argument.expression, in: file) else {
      return file.report(
        .error, at: node, cause: "#selector", "#selector names no method here.",
        advice: "Name a method: #selector(save) or #selector(Editor.save(_:)).")
    }
    file.needsRuntime = true
    switch argument.label?.text {
    case "getter": replaceAccessor(node, reference, isSetter: false, &file)
    case "setter": replaceAccessor(node, reference, isSetter: true, &file)
    default: replaceMethod(node, reference, &file)
    }
  }

  private static func replaceAccessor(
    _ node: MacroExpansionExprSyntax, _ reference: Reference, isSetter: Bool, _ file: inout FileTranslation
  ) {
    let known = candidates(reference, kind: .property, in: file).first
    let property = known?.objectiveCName ?? reference.name
    let name = isSetter ? ObjectiveCName.setter(of: property) : property
    // There are no key paths to the properties of classes that a selector could take.
    // Nor to those of a value of which only the compiler knows the type.
    // Nor to those of an object of a protocol.
    guard known?.isStatic != true, reference.type.map({ isProtocol($0, in: file) }) != true,
      let root = reference.type ?? (reference.isOwn ? "Self" : nil)
    else {
      return file.edits.replace(node.byteRange, with: "Selector(\"\(name)\")")
    }
    file.edits.replace(
      node.byteRange,
      with:
        "Selector(\"\(name)\", \(isSetter ? "setter" : "getter"): \\\(root).\(reference.member.baseName.text))"
    )
  }

  private static func replaceMethod(
    _ node: MacroExpansionExprSyntax, _ reference: Reference, _ file: inout FileTranslation
  ) {
    let known = method(of: reference, in: file)
    var name = known?.selector
    if name == nil, let labels = reference.labels {
      name =
        file.index.catalog.selector(reference.name, labels, of: lineage(of: reference, in: file))
        ?? ObjectiveCName.selector(base: reference.name, labels: labels)
    }
    let first = "\"\(name ?? reference.name)\""
    // Without labels, the runtime counts the arguments of the method that the compiler finds.
    let counted = name == nil ? ".unlabeled" : ""
    let member = reference.member.trimmedText
    if let type = reference.type, isProtocol(type, in: file) {
      file.edits.replace(
        node.byteRange, with: "Selector(named: \(first), in: { (o: any \(type)) in o.\(member) })\(counted)")
    } else if let type = reference.type, known?.isStatic != true {
      var cast = ""
      if let written = reference.cast {
        let isMethodType = written.components(ofArrow: "->").count > 2
        let whole = isMethodType ? written : "(\(type)) -> " + written
        cast = " as " + (whole.contains("@") ? "" : "@MainActor ") + whole
      }
      // No selector calls a method of more arguments, which is found by its name alone.
      let count = known?.labels.count ?? reference.labels?.count ?? 0
      let isNamed = count > (known?.isAsync == true ? 1 : 3)
      let words = isNamed ? "named: \(first), in: " : "\(first), "
      file.edits.replace(node.byteRange, with: "Selector(\(words)\(type).\(member)\(cast))\(counted)")
    } else {
      let bound = reference.type.map { "\($0).\(member)" } ?? reference.text
      let cast = reference.cast.map { " as " + $0 } ?? ""
      file.edits.replace(node.byteRange, with: "Selector(named: \(first), bound: \(bound)\(cast))\(counted)")
    }
  }

  /// Returns the type that a reference names, and those that it inherits from.
  private static func lineage(of reference: Reference, in file: FileTranslation) -> [String] {
    let inner = file.scopes.last?.name ?? ""
    return file.index.lineage(
      of: reference.type.map { file.index.resolved($0.withoutGenericArguments, inside: inner) } ?? inner)
  }

  /// Returns the method of the module that a reference means.
  private static func method(of reference: Reference, in file: FileTranslation) -> Member? {
    var found = candidates(reference, kind: .method, in: file)
    if let labels = reference.labels { found = found.filter { $0.labels == labels } }
    if let cast = reference.cast, found.count > 1 {
      let parts = cast.components(ofArrow: "->")
      let effects: Set<Substring> = ["async", "throws"]
      let parameters = (parts.count > 2 ? parts[1] : parts[0]).split(separator: " ").filter {
        !effects.contains($0)
      }.joined(separator: " ")
      let inner = parameters.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
      let types = inner.split(separator: ",")
      let exact = found.filter { $0.types.joined(separator: ",").filter { !$0.isWhitespace } == inner }
      found = exact.isEmpty ? found.filter { $0.labels.count == types.count } : exact
    }
    let exposed = found.filter { $0.isExposed || $0.objectiveCName != nil }
    return exposed.first ?? found.first
  }

  private static func isProtocol(_ type: String, in file: FileTranslation) -> Bool {
    file.index.isProtocol(file.index.resolved(type, inside: file.scopes.last?.name ?? ""))
  }

  private static func candidates(_ reference: Reference, kind: Member.Kind, in file: FileTranslation)
    -> [Member]
  {
    var found: [Member] = []
    if let type = reference.type {
      let scope = file.scopes.last { $0.reference == type }?.name
      let name =
        scope ?? file.index.resolved(type.withoutGenericArguments, inside: file.scopes.last?.name ?? "")
      found = file.index.members(named: reference.name, of: name).filter { $0.kind == kind }
    } else {
      found = file.index.members(named: reference.name).filter { $0.kind == kind && $0.isExposed }
    }
    return found
  }

  // MARK: Reading

  private static func reference(_ expression: ExprSyntax, in file: FileTranslation) -> Reference? {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        var found = reference(elements[0], in: file)
      else { return nil }
      found.cast = elements[2].trimmedText
      return found
    }
    if let cast = expression.as(AsExprSyntax.self), var found = reference(cast.expression, in: file) {
      found.cast = cast.type.trimmedText
      return found
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return reference(inner.expression, in: file)
    }
    let text = expression.trimmedText
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return own(name, text, in: file)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let baseText = base.trimmedText
    if ["self", "Self", "super", "self.classForCoder"].contains(baseText) {
      return own(access.declName, text, in: file)
    }
    return Reference(
      type: isType(base, in: file) ? baseText : nil, member: access.declName, text: text)
  }

  /// Returns the reference to a member of the type around, or of the protocol that is extended.
  private static func own(
    _ member: DeclReferenceExprSyntax, _ text: String, in file: FileTranslation
  ) -> Reference {
    let name = member.baseName.text.trimmingBackticks
    if let scope = file.scopes.last, file.index.isProtocol(scope.name),
      !file.index.members(named: name, of: scope.name).isEmpty
    {
      return Reference(type: scope.name, member: member, text: text, isOwn: true)
    }
    return Reference(type: ownType(in: file), member: member, text: text, isOwn: true)
  }

  /// The type around, as its own members name it.
  private static func ownType(in file: FileTranslation) -> String? {
    guard let scope = file.scopes.last else { return nil }
    if scope.kind == .protocol || file.index.isProtocol(scope.name) {
      // A protocol's extension reaches the methods of the class that it is limited to.
      guard let clause = scope.whereClause, let range = clause.components(ofArrow: "Self:").last else {
        return nil
      }
      let name = range.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      return name.isEmpty || !clause.contains("Self:") ? nil : String(name)
    }
    return scope.reference
  }

  /// Whether an expression names a type: the last of its names begins with a capital, or the index knows it.
  private static func isType(_ base: ExprSyntax, in file: FileTranslation) -> Bool {
    if let access = base.as(MemberAccessExprSyntax.self) {
      return access.base.map { isType($0, in: file) } ?? false
        && access.declName.baseName.text.first?.isUppercase ?? false
    }
    if let generic = base.as(GenericSpecializationExprSyntax.self) {
      return isType(generic.expression, in: file)
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name.first?.isUppercase ?? false || file.index.isType(name)
  }
}

extension String {
  /// Returns the parts between the occurrences of a separator that stand outside of parentheses.
  func components(ofArrow separator: String) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    var rest = self[...]
    while let character = rest.first {
      if depth == 0, rest.hasPrefix(separator) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
        continue
      }
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      parts[parts.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return parts
  }
}
