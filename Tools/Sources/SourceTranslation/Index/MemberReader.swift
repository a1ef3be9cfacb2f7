import SwiftSyntax

/// Makes index entries of declarations.
enum MemberReader {
  /// Reads a method.
  ///
  /// - Parameter access: The access that an extension around gives its members.
  static func method(_ declaration: FunctionDeclSyntax, access: String? = nil) -> Member {
    let parameters = declaration.signature.parameterClause.parameters
    var member = member(.method, declaration.name.text, declaration.attributes, declaration.modifiers)
    member.labels = parameters.map(\.label)
    member.types = parameters.map { $0.type.trimmedText }
    member.metatype = declaration.signature.returnClause.flatMap { Metatype.named(by: $0.type) }
    member.isThrowing = declaration.signature.effectSpecifiers?.throwsClause != nil
    member.isAsync = declaration.signature.effectSpecifiers?.asyncSpecifier != nil
    member.forwarder = forwarder(of: declaration, access)
    return member
  }

  static func properties(_ declaration: VariableDeclSyntax, access: String? = nil) -> [Member] {
    declaration.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      var member = member(.property, name, declaration.attributes, declaration.modifiers)
      member.metatype = Metatype.of(binding)
      member.forwarder = forwarder(of: declaration, access, binding: binding, name: name)
      return member
    }
  }

  private static func member(
    _ kind: Member.Kind, _ name: String, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> Member {
    var member = Member(kind: kind, name: name.trimmingBackticks)
    member.objectiveCName = attributes.objectiveCName
    member.isExposed = attributes.named.contains { ObjectiveCAttribute.exposing.contains($0.name) }
    member.isStatic = modifiers.has("static", "class")
    member.isOptional = modifiers.has("optional")
    member.isOverride = modifiers.has("override")
    member.isDynamic = modifiers.has("dynamic")
    member.isPrivate = modifiers.has("private", "fileprivate")
    return member
  }

  private static let accessWords: Set<String> = [
    "open", "public", "package", "internal", "private", "fileprivate",
  ]

  /// Returns the access that an extension gives its members; nil for that of their type.
  static func access(_ modifiers: DeclModifierListSyntax) -> String? {
    modifiers.lazy.map(\.name.text).first { ["public", "package"].contains($0) }
  }

  private static func heading(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ access: String?
  ) -> String {
    let kept = attributes.named.filter { !ObjectiveCAttribute.all.contains($0.name) }
      .map { $0.attribute.trimmedText }
    // A filtered list of syntax would be a copy of the whole file.
    let words = modifiers.lazy.filter { !["dynamic", "private", "fileprivate"].contains($0.name.text) }
      .map { $0.trimmedText }
    let hasAccess = modifiers.contains { accessWords.contains($0.name.text) }
    return (kept + [hasAccess ? nil : access].compactMap { $0 } + words).map { $0 + " " }.joined()
  }

  private static func forwarder(of declaration: FunctionDeclSyntax, _ access: String?) -> Forwarder? {
    let parameters = declaration.signature.parameterClause.parameters
    guard declaration.body != nil, declaration.genericParameterClause == nil,
      parameters.allSatisfy({ $0.ellipsis == nil })
    else { return nil }
    let names = parameters.enumerated().map { number, parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return name == "_" ? "_argument\(number)" : name
    }
    let arguments = zip(parameters, names).map { parameter, name in
      let isShared = parameter.type.trimmedText.hasPrefix("inout ")
      return (parameter.label.map { $0 + ": " } ?? "") + (isShared ? "&" : "") + name
    }
    let effects = declaration.signature.effectSpecifiers
    return Forwarder(
      head: heading(declaration.attributes, declaration.modifiers, access) + "func " + declaration.name.text
        + oneLine(signature(declaration.signature, names)),
      effects: (effects?.throwsClause != nil ? "try " : "")
        + (effects?.asyncSpecifier != nil ? "await " : ""),
      arguments: "(" + arguments.joined(separator: ", ") + ")")
  }

  /// The signature, in which every argument has a name.
  private static func signature(_ signature: FunctionSignatureSyntax, _ names: [String]) -> String {
    let parameters = signature.parameterClause.parameters
    guard parameters.contains(where: { ($0.secondName ?? $0.firstName).text == "_" }) else {
      return signature.trimmedText
    }
    let named = zip(parameters, names).map { parameter, name in
      "\(parameter.firstName.text) \(name): \(parameter.type.trimmedText)"
    }
    let rest = [signature.effectSpecifiers?.trimmedText, signature.returnClause?.trimmedText]
    return (["(" + named.joined(separator: ", ") + ")"] + rest.compactMap { $0 }).joined(separator: " ")
  }

  private static func forwarder(
    of declaration: VariableDeclSyntax, _ access: String?, binding: PatternBindingSyntax, name: String
  ) -> Forwarder? {
    guard declaration.bindings.count == 1, let type = binding.typeAnnotation,
      let block = binding.accessorBlock
    else { return nil }
    var isSettable = false
    let observers = block.observers.map(\.accessorSpecifier.text)
    guard observers.isEmpty || !block.sets(name.trimmingBackticks) else { return nil }
    if case .accessors(let accessors) = block.accessors {
      isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
    }
    return Forwarder(
      head: heading(declaration.attributes, declaration.modifiers, access) + "var " + name
        + oneLine(type.trimmedText), isSettable: isSettable, observers: observers)
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}

extension AccessorBlockSyntax {
  /// The observers of a property; none of a computed one.
  var observers: [AccessorDeclSyntax] {
    guard case .accessors(let accessors) = accessors else { return [] }
    return accessors.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Whether a name is assigned to. An observer that sets its own property is not called again for that, but
  /// a method would be.
  fileprivate func sets(_ name: String) -> Bool {
    let tokens = tokens(viewMode: .sourceAccurate).map(\.text)
    return zip(tokens, tokens.dropFirst()).contains {
      $0 == name && $1.hasSuffix("=") && $1 != "==" && $1 != "!="
    }
  }
}
