import SwiftSyntax

/// Finds the types whose classes are the values of a type or an expression, as far as they are written there.
enum Metatype {
  /// Returns the type whose classes a variable holds by its declaration.
  static func of(_ binding: PatternBindingSyntax) -> String? {
    if let type = binding.typeAnnotation?.type { return named(by: type) }
    return binding.initializer.flatMap { inCast($0.value) ?? inLiteral($0.value) }
  }

  /// Returns the type in `X.Type`, `X.Type?`, `[X.Type]` or `[Key: X.Type]`.
  static func named(by type: TypeSyntax) -> String? {
    guard let metatype = element(of: type).as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.text == "Type"
    else { return nil }
    return metatype.baseType.trimmedText
  }

  /// Returns the type of a collection's or optional's values; other types as they are.
  static func element(of type: TypeSyntax) -> TypeSyntax {
    if let optional = type.as(OptionalTypeSyntax.self) { return element(of: optional.wrappedType) }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return element(of: unwrapped.wrappedType)
    }
    if let array = type.as(ArrayTypeSyntax.self) { return element(of: array.element) }
    if let dictionary = type.as(DictionaryTypeSyntax.self) { return element(of: dictionary.value) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return element(of: attributed.baseType) }
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    else { return type }
    return element(of: only.type)
  }

  /// Returns the type in `value as? X.Type`, with parentheses or without.
  static func inCast(_ expression: ExprSyntax) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { inCast($0.expression) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count >= 3, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self) else {
        return nil
      }
      return elements.last?.as(TypeExprSyntax.self).flatMap { named(by: $0.type) }
    }
    return expression.as(AsExprSyntax.self).flatMap { named(by: $0.type) }
  }

  /// Returns the first type in `X.self`, `[X.self]`, `[key: X.self]` or `condition ? X.self : Y.self`.
  static func inLiteral(_ expression: ExprSyntax) -> String? {
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.tokenKind == .keyword(.self)
    {
      let name = base.trimmedText
      return name.last { $0 != "." }?.isLetter ?? false ? name : nil
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.lazy.compactMap { inLiteral($0.expression) }.first
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content
    {
      return elements.lazy.compactMap { inLiteral($0.value) }.first
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, let choice = parts[1].as(UnresolvedTernaryExprSyntax.self) else { return nil }
    return inLiteral(choice.thenExpression) ?? inLiteral(parts[2])
  }
}
