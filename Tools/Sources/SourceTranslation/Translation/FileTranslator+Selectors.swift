import SwiftSyntax

extension FileTranslator {
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
  func translateSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, let reference = reference(argument.expression) else {
      return report(
        .error, at: node, cause: "#selector", "#selector names no method here.",
        advice: "Name a method: #selector(save) or #selector(Editor.save(_:)).")
    }
    needsRuntime = true
    switch argument.label?.text {
    case "getter": translateAccessor(node, reference, isSetter: false)
    case "setter": translateAccessor(node, reference, isSetter: true)
    default: translateMethod(node, reference)
    }
  }

  private func translateAccessor(
    _ node: MacroExpansionExprSyntax, _ reference: Reference, isSetter: Bool
  ) {
    let known = candidates(reference, kind: .property).first
    let property = known?.objectiveCName ?? reference.name
    let name = isSetter ? ObjectiveCName.setter(of: property) : property
    // There are no key paths to the properties of classes that a selector could take.
    // Nor to those of a value of which only the compiler knows the type.
    // Nor to those of an object of a protocol.
    guard known?.isStatic != true, reference.type.map(isProtocol) != true,
      let root = reference.type ?? (reference.isOwn ? "Self" : nil)
    else {
      return edits.replace(node.byteRange, with: "Selector(\"\(name)\")")
    }
    edits.replace(
      node.byteRange,
      with:
        "Selector(\"\(name)\", \(isSetter ? "setter" : "getter"): \\\(root).\(reference.member.baseName.text))"
    )
  }

  private func translateMethod(_ node: MacroExpansionExprSyntax, _ reference: Reference) {
    let known = method(of: reference)
    var name = known?.selector
    if name == nil, let labels = reference.labels {
      name =
        index.catalog.selector(reference.name, labels, of: lineage(of: reference))
        ?? ObjectiveCName.selector(base: reference.name, labels: labels)
    }
    let first = "\"\(name ?? reference.name)\""
    // Without labels, the runtime counts the arguments of the method that the compiler finds.
    let counted = name == nil ? ".unlabeled" : ""
    let member = reference.member.trimmedText
    if let type = reference.type, isProtocol(type) {
      edits.replace(
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
      edits.replace(node.byteRange, with: "Selector(\(words)\(type).\(member)\(cast))\(counted)")
    } else {
      let bound = reference.type.map { "\($0).\(member)" } ?? reference.text
      let cast = reference.cast.map { " as " + $0 } ?? ""
      edits.replace(node.byteRange, with: "Selector(named: \(first), bound: \(bound)\(cast))\(counted)")
    }
  }

  /// Returns the type that a reference names, and those that it inherits from.
  private func lineage(of reference: Reference) -> [String] {
    let inner = scopes.last?.name ?? ""
    return index.lineage(
      of: reference.type.map { index.resolved($0.withoutGenericArguments, inside: inner) } ?? inner)
  }

  /// Returns the method of the module that a reference means.
  private func method(of reference: Reference) -> Member? {
    var found = candidates(reference, kind: .method)
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

  private func isProtocol(_ type: String) -> Bool {
    index.isProtocol(index.resolved(type, inside: scopes.last?.name ?? ""))
  }

  private func candidates(_ reference: Reference, kind: Member.Kind) -> [Member] {
    var found: [Member] = []
    if let type = reference.type {
      let scope = scopes.last { $0.reference == type }?.name
      let name = scope ?? index.resolved(type.withoutGenericArguments, inside: scopes.last?.name ?? "")
      found = index.members(named: reference.name, of: name).filter { $0.kind == kind }
    } else {
      found = index.members(named: reference.name).filter { $0.kind == kind && $0.isExposed }
    }
    return found
  }

  // MARK: Reading

  private func reference(_ expression: ExprSyntax) -> Reference? {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        var found = reference(elements[0])
      else { return nil }
      found.cast = elements[2].trimmedText
      return found
    }
    if let cast = expression.as(AsExprSyntax.self), var found = reference(cast.expression) {
      found.cast = cast.type.trimmedText
      return found
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return reference(inner.expression)
    }
    let text = expression.trimmedText
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return own(name, text)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let baseText = base.trimmedText
    if ["self", "Self", "super", "self.classForCoder"].contains(baseText) {
      return own(access.declName, text)
    }
    return Reference(
      type: isType(base) ? baseText : nil, member: access.declName, text: text)
  }

  /// Returns the reference to a member of the type around, or of the protocol that is extended.
  private func own(_ member: DeclReferenceExprSyntax, _ text: String) -> Reference {
    let name = member.baseName.text.trimmingBackticks
    if let scope = scopes.last, index.isProtocol(scope.name),
      !index.members(named: name, of: scope.name).isEmpty
    {
      return Reference(type: scope.name, member: member, text: text, isOwn: true)
    }
    return Reference(type: ownType, member: member, text: text, isOwn: true)
  }

  /// The type around, as its own members name it.
  private var ownType: String? {
    guard let scope = scopes.last else { return nil }
    if scope.kind == .protocol || index.isProtocol(scope.name) {
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
  private func isType(_ base: ExprSyntax) -> Bool {
    if let access = base.as(MemberAccessExprSyntax.self) {
      return access.base.map(isType) ?? false
        && access.declName.baseName.text.first?.isUppercase ?? false
    }
    if let generic = base.as(GenericSpecializationExprSyntax.self) { return isType(generic.expression) }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name.first?.isUppercase ?? false || index.isType(name)
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
