import SwiftSyntax

/// Makes protocols of Objective-C ones of Swift, and calls of their optional requirements calls of functions
/// that may be absent.
enum LowerOptionalRequirements: TranslationStep {
  /// Makes a protocol of Objective-C one of Swift. An optional requirement gets a default, and a property
  /// that is a function where the object has the method.
  static func visit(_ node: ProtocolDeclSyntax, _ file: inout FileTranslation) {
    guard node.attributes.has("objc") else { return }
    if let inheritance = node.inheritanceClause {
      let names = inheritance.inheritedTypes.map { $0.type.trimmedText }
      if !names.contains("AnyObject"), !names.contains("class") {
        file.edits.insert(", AnyObject", at: inheritance.byteRange.upperBound)
      }
    } else {
      file.edits.insert(": AnyObject", at: node.name.byteRange.upperBound)
    }
    guard file.isActive else { return }
    var members: [String] = []
    for item in node.memberBlock.members {
      if let method = item.decl.as(FunctionDeclSyntax.self), method.modifiers.has("optional") {
        members += optionalMethod(method, &file)
      } else if let property = item.decl.as(VariableDeclSyntax.self), property.modifiers.has("optional") {
        members += optionalProperty(property, &file)
      }
    }
    guard !members.isEmpty else { return }
    file.needsRuntime = true
    let access = node.modifiers.first { ["public", "private", "fileprivate"].contains($0.name.text) }
    let words = access.map { ($0.name.text == "public" ? "public" : "fileprivate") + " " } ?? ""
    file.tail.append(
      "extension \(node.name.text) { " + members.map { words + $0 }.joined(separator: "; ") + " }")
  }

  /// A property that may be absent is none of the protocol's requirements: it is read by its name, and is nil
  /// where the object has none of that name. It keeps the type that the object's own property has.
  private static func optionalProperty(_ property: VariableDeclSyntax, _ file: inout FileTranslation)
    -> [String]
  {
    guard !property.modifiers.has("static", "class") else {
      file.report(
        .error, at: property, cause: "optional static property",
        "A static property cannot be an optional requirement without Objective-C.",
        advice: "Declare a required one with a default in an extension.")
      return []
    }
    file.edits.blank(property.byteRange)
    return zip(MemberReader.properties(property), property.bindings).compactMap { member, binding in
      guard let type = binding.typeAnnotation?.type.trimmedText.replacingImplicitUnwrapping,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else { return nil }
      let name = member.objectiveCName ?? member.name
      return
        "var \(pattern.identifier.text): (\(type))? { ObjectiveCMembers.optionalValue(self, \"\(name)\") }"
    }
  }

  private static func optionalMethod(_ method: FunctionDeclSyntax, _ file: inout FileTranslation) -> [String]
  {
    let member = MemberReader.method(method)
    if member.isStatic {
      file.report(
        .error, at: method, cause: "optional static method",
        "A static method cannot be an optional requirement without Objective-C.",
        advice: "Declare a required one with a default in an extension.")
      return []
    }
    let parameters = method.signature.parameterClause.parameters
    let types = parameters.map { $0.type.trimmedText.replacingImplicitUnwrapping }
    let result = method.signature.returnClause?.type.trimmedText.replacingImplicitUnwrapping ?? "Void"
    let arguments = member.labels.enumerated().map { ($0.element.map { $0 + ": " } ?? "") + "$\($0.offset)" }
    let signature = method.signature.trimmedText.split(whereSeparator: \.isNewline)
      .joined(separator: " ")
    let effects = (member.isAsync ? "async " : "") + (member.isThrowing ? "throws " : "")
    let call = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
    return [
      "func \(method.name.text)\(signature) { ObjectiveCMembers.unimplemented(self, \"\(member.selector)\") }",
      "var \(member.optionalName): ((\(types.joined(separator: ", "))) \(effects)-> \(result))? { "
        + "ObjectiveCMembers.implements(self, \"\(member.selector)\") ? { \(call)self.\(method.name.text)("
        + arguments.joined(separator: ", ") + ") } : nil }",
    ]
  }

  /// `delegate?.list?(list, didSelect: row)` calls the function that is there where the object has the
  /// method.
  static func visit(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation) {
    let called: ExprSyntax?
    let mark: TokenSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (called, mark) = (chain.expression, chain.questionMark)
    } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (called, mark) = (force.expression, force.exclamationMark)
    } else {
      return
    }
    guard let access = called?.as(MemberAccessExprSyntax.self), access.base != nil else { return }
    let name = access.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text }
    let trailing = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    let found = file.index.optionalRequirements[name]?.first {
      $0.labels.count == labels.count + trailing && Array($0.labels.prefix(labels.count)) == labels
    }
    if let found {
      file.edits.replace(access.declName.byteRange, with: found.optionalName)
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        file.edits.blank(label.byteRange.lowerBound..<colon.byteRange.upperBound)
      }
      for closure in node.additionalTrailingClosures {
        file.report(
          .error, at: closure, cause: "optional method",
          "A second trailing closure cannot be given to an optional method.",
          advice: "Write the closures inside of the parentheses.")
      }
    } else if file.index.catalog.hasOptionalMethod(name, labels, closures: trailing),
      !file.index.members(named: name).contains(where: { $0.kind == .property })
    {
      file.edits.blank(mark.byteRange)
      // What is called without a question mark here gives an optional there all the same.
      if let base = access.base, !isChained(base), base.as(SuperExprSyntax.self) == nil {
        file.edits.insert("Optional(", at: base.byteRange.lowerBound)
        file.edits.insert(")?", at: base.byteRange.upperBound)
      }
    }
  }

  /// Whether an expression has a question mark of its own, so that a chain goes on.
  private static func isChained(_ base: ExprSyntax) -> Bool {
    if base.is(OptionalChainingExprSyntax.self) { return true }
    if let access = base.as(MemberAccessExprSyntax.self) { return access.base.map(isChained) ?? false }
    if let call = base.as(FunctionCallExprSyntax.self) { return isChained(call.calledExpression) }
    if let force = base.as(ForceUnwrapExprSyntax.self) { return isChained(force.expression) }
    return base.as(SubscriptCallExprSyntax.self).map { isChained($0.calledExpression) } ?? false
  }

  /// `delegate?.didSave != nil` and `let save = delegate?.didSave` ask for that function, too.
  static func visit(_ node: MemberAccessExprSyntax, _ file: inout FileTranslation) {
    let name = node.declName.baseName.text
    guard let requirements = file.index.optionalRequirements[name], node.base != nil else { return }
    if let parent = node.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        || parent.is(FunctionCallExprSyntax.self)
    {
      // A call of an optional method has been seen to; the name in front of a chain is something else.
      return
    }
    let labels = node.declName.argumentNames.map { names in
      names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
    }
    let found = requirements.filter { labels == nil || $0.labels == labels }
    guard found.count == 1, labels != nil || isComparedWithNil(node) || isBound(node) else { return }
    file.edits.replace(node.declName.byteRange, with: found[0].optionalName)
  }

  private static func isComparedWithNil(_ node: MemberAccessExprSyntax) -> Bool {
    guard let elements = node.parent?.as(ExprListSyntax.self).map(Array.init),
      let place = elements.firstIndex(where: { $0.id == node.id })
    else { return false }
    return elements.indices.contains(place + 2) && elements[place + 2].is(NilLiteralExprSyntax.self)
      && ["==", "!="].contains(elements[place + 1].trimmedText)
  }

  private static func isBound(_ node: MemberAccessExprSyntax) -> Bool {
    node.parent?.parent?.is(OptionalBindingConditionSyntax.self) ?? false
  }
}

extension String {
  /// The type as one inside of a function's type.
  var replacingImplicitUnwrapping: String { hasSuffix("!") ? dropLast() + "?" : self }
}
