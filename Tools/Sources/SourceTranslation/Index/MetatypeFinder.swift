import SwiftSyntax

/// Finds the names of a file's variables and parameters that hold classes.
final class MetatypeFinder: SyntaxVisitor {
  /// The types whose classes the names hold.
  private(set) var metatypes: [String: Set<String>] = [:]

  static func names(in file: some SyntaxProtocol) -> [String: Set<String>] {
    let finder = MetatypeFinder(viewMode: .sourceAccurate)
    finder.walk(file)
    return finder.metatypes
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    add(node.pattern, MetatypeFinder.metatype(of: node))
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let type =
      node.typeAnnotation.flatMap { MetatypeFinder.metatype(in: $0.type) }
      ?? node.initializer.flatMap { MetatypeFinder.metatype(ofCast: $0.value) }
    add(node.pattern, type)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).text, MetatypeFinder.metatype(in: node.type))
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add((node.secondName ?? node.firstName).text, node.type.flatMap { MetatypeFinder.metatype(in: $0) })
    return .visitChildren
  }

  private func add(_ pattern: PatternSyntax, _ type: String?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    add(name, type)
  }

  private func add(_ name: String, _ type: String?) {
    guard let type else { return }
    metatypes[name.trimmingBackticks, default: []].insert(type)
  }

  // MARK: Types

  /// Returns the type whose classes a variable holds by its declaration.
  static func metatype(of binding: PatternBindingSyntax) -> String? {
    binding.typeAnnotation.flatMap { metatype(in: $0.type) }
      ?? binding.initializer.flatMap { metatype(ofCast: $0.value) }
  }

  /// Returns the type in `X.Type`, `X.Type?`, `[X.Type]` or `[Key: X.Type]`.
  static func metatype(in type: TypeSyntax) -> String? {
    if let metatype = type.as(MetatypeTypeSyntax.self) {
      return metatype.metatypeSpecifier.text == "Type" ? metatype.baseType.trimmedDescription : nil
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return self.metatype(in: optional.wrappedType) }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return self.metatype(in: unwrapped.wrappedType)
    }
    if let array = type.as(ArrayTypeSyntax.self) { return self.metatype(in: array.element) }
    if let dictionary = type.as(DictionaryTypeSyntax.self) { return self.metatype(in: dictionary.value) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return self.metatype(in: attributed.baseType) }
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first.flatMap { self.metatype(in: $0.type) }
  }

  /// Returns the type in `value as? X.Type`, with parentheses or without.
  static func metatype(ofCast expression: ExprSyntax) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { metatype(ofCast: $0.expression) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count >= 3, elements[elements.count - 2].is(UnresolvedAsExprSyntax.self) else {
        return nil
      }
      return elements.last?.as(TypeExprSyntax.self).flatMap { metatype(in: $0.type) }
    }
    return expression.as(AsExprSyntax.self).flatMap { metatype(in: $0.type) }
  }
}
