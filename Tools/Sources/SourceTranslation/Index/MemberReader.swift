import SwiftSyntax

/// Makes index entries of declarations.
enum MemberReader {
  static func method(_ declaration: FunctionDeclSyntax) -> Member {
    let parameters = declaration.signature.parameterClause.parameters
    var member = member(.method, declaration.name.text, declaration.attributes, declaration.modifiers)
    member.labels = parameters.map(\.label)
    member.types = parameters.map { $0.type.trimmedText }
    member.metatype = declaration.signature.returnClause.flatMap { Metatype.named(by: $0.type) }
    member.isThrowing = declaration.signature.effectSpecifiers?.throwsClause != nil
    member.isAsync = declaration.signature.effectSpecifiers?.asyncSpecifier != nil
    member.forwarder = forwarder(of: declaration)
    return member
  }

  static func properties(_ declaration: VariableDeclSyntax) -> [Member] {
    declaration.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      var member = member(.property, name, declaration.attributes, declaration.modifiers)
      member.metatype = Metatype.of(binding)
      member.forwarder = forwarder(of: declaration, binding: binding, name: name)
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

  /// The new name of an extension's member that its class calls.
  static func forwardedName(_ name: String) -> String { "_extension_" + name.trimmingBackticks }

  private static func heading(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax)
    -> String
  {
    let kept = attributes.named.filter { !ObjectiveCAttribute.all.contains($0.name) }
      .map { $0.attribute.trimmedText }
    // A filtered list of syntax would be a copy of the whole file.
    let words = modifiers.lazy.filter { !["dynamic", "private", "fileprivate"].contains($0.name.text) }
      .map { $0.trimmedText }
    return (kept + words).map { $0 + " " }.joined()
  }

  private static func forwarder(of declaration: FunctionDeclSyntax) -> String? {
    let parameters = declaration.signature.parameterClause.parameters
    guard declaration.body != nil, declaration.genericParameterClause == nil,
      parameters.allSatisfy({ $0.ellipsis == nil && !$0.type.trimmedText.hasPrefix("inout ") })
    else { return nil }
    // A parameter without a name gets one, by which it is passed on.
    let names = parameters.enumerated().map { place, parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return name == "_" ? "argument\(place + 1)" : name
    }
    let arguments = zip(parameters, names).map { parameter, name in
      (parameter.label.map { $0 + ": " } ?? "") + name
    }
    let clause = zip(parameters, names).map { parameter, name in
      (parameter.secondName ?? parameter.firstName).text == name
        ? parameter.with(\.trailingComma, nil).trimmedText
        : "\(parameter.firstName.text) \(name): \(parameter.type.trimmedText)"
          + (parameter.defaultValue.map { " " + $0.trimmedText } ?? "")
    }
    let effects = declaration.signature.effectSpecifiers
    let call =
      (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
      + forwardedName(declaration.name.text) + "(" + arguments.joined(separator: ", ") + ")"
    let ending = [effects?.trimmedText, declaration.signature.returnClause?.trimmedText].compactMap { $0 }
      .map { " " + $0 }.joined()
    return heading(declaration.attributes, declaration.modifiers) + "func " + declaration.name.text
      + oneLine("(" + clause.joined(separator: ", ") + ")" + ending) + " { " + call + " }"
  }

  private static func forwarder(
    of declaration: VariableDeclSyntax, binding: PatternBindingSyntax, name: String
  ) -> String? {
    guard declaration.bindings.count == 1, let type = binding.typeAnnotation,
      let block = binding.accessorBlock
    else { return nil }
    let new = forwardedName(name)
    var body = new
    if case .accessors(let accessors) = block.accessors {
      let names = accessors.map(\.accessorSpecifier.text)
      let observers = names.filter { $0 == "willSet" || $0 == "didSet" }
      guard observers.isEmpty || !block.sets(name.trimmingBackticks) else { return nil }
      if !observers.isEmpty {
        body = observers.map { "\($0) { \(new)_\($0)(\($0 == "willSet" ? "newValue" : "oldValue")) }" }
          .joined(separator: " ")
      } else if names.contains("set") {
        body = "get { \(new) } set { \(new) = newValue }"
      }
    }
    return heading(declaration.attributes, declaration.modifiers) + "var " + name
      + oneLine(type.trimmedText) + " { " + body + " }"
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
