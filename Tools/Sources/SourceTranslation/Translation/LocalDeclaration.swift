import SwiftSyntax

/// The declaration of a variable or parameter as it is seen from a place in a file.
enum LocalDeclaration {
  /// A variable or parameter of a type.
  case typed(TypeSyntax)
  /// A variable that is given a value.
  case value(ExprSyntax)
  /// A parameter of a closure that is handed to a function, such as one of a collection or optional.
  case element(of: FunctionCallExprSyntax)
  /// A declaration of which nothing can be said.
  case other

  /// Returns the nearest declaration of a name around a place; nil where the file has none before it.
  static func of(_ name: String, from place: some SyntaxProtocol) -> LocalDeclaration? {
    var child = Syntax(place)
    while let parent = child.parent {
      if let found = declaration(of: name, in: parent, above: child) { return found }
      child = parent
    }
    return nil
  }

  private static func declaration(of name: String, in parent: Syntax, above child: Syntax)
    -> LocalDeclaration?
  {
    if let items = parent.as(CodeBlockItemListSyntax.self) {
      return items.reversed().drop { $0.id != child.id }.dropFirst().lazy
        .compactMap { declaration(of: name, in: $0.item) }.first
    }
    if let members = parent.as(MemberBlockItemListSyntax.self) {
      return members.lazy.compactMap { declaration(of: name, in: $0.decl) }.first
    }
    if let statement = parent.as(IfExprSyntax.self), statement.elseBody?.id != child.id {
      return declaration(of: name, in: statement.conditions)
    }
    if let statement = parent.as(WhileStmtSyntax.self) {
      return declaration(of: name, in: statement.conditions)
    }
    if let statement = parent.as(ForStmtSyntax.self), statement.body.id == child.id {
      return names(statement.pattern, name) ? .value(statement.sequence) : nil
    }
    if let closure = parent.as(ClosureExprSyntax.self) { return declaration(of: name, in: closure) }
    if let function = parent.as(FunctionDeclSyntax.self) {
      return declaration(of: name, in: function.signature.parameterClause)
    }
    if let initializer = parent.as(InitializerDeclSyntax.self) {
      return declaration(of: name, in: initializer.signature.parameterClause)
    }
    if let subscripted = parent.as(SubscriptDeclSyntax.self) {
      return declaration(of: name, in: subscripted.parameterClause)
    }
    guard let label = parent.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) else {
      return nil
    }
    return label.caseItems.lazy.compactMap { bound(name, in: $0.pattern) }.first
  }

  private static func declaration(of name: String, in item: CodeBlockItemSyntax.Item) -> LocalDeclaration? {
    if case .stmt(let statement) = item, let statement = statement.as(GuardStmtSyntax.self) {
      return declaration(of: name, in: statement.conditions)
    }
    guard case .decl(let declaration) = item else { return nil }
    return self.declaration(of: name, in: declaration)
  }

  private static func declaration(of name: String, in declaration: DeclSyntax) -> LocalDeclaration? {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
    return variable.bindings.lazy.compactMap { binding in
      guard names(binding.pattern, name) else { return nil }
      if let type = binding.typeAnnotation?.type { return .typed(type) }
      return binding.initializer.map { .value($0.value) } ?? .other
    }.first
  }

  private static func declaration(of name: String, in conditions: ConditionElementListSyntax)
    -> LocalDeclaration?
  {
    conditions.reversed().lazy.compactMap { condition -> LocalDeclaration? in
      if case .matchingPattern(let match) = condition.condition { return bound(name, in: match.pattern) }
      guard case .optionalBinding(let binding) = condition.condition, names(binding.pattern, name) else {
        return nil
      }
      if let type = binding.typeAnnotation?.type { return .typed(type) }
      // `if let type` names what stands around it.
      return binding.initializer.map { .value($0.value) }
    }.first
  }

  private static func declaration(of name: String, in parameters: FunctionParameterClauseSyntax)
    -> LocalDeclaration?
  {
    parameters.parameters.first { ($0.secondName ?? $0.firstName).text.trimmingBackticks == name }
      .map { .typed($0.type) }
  }

  private static func declaration(of name: String, in closure: ClosureExprSyntax) -> LocalDeclaration? {
    var names: [String] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let parameters): names = parameters.map(\.name.text)
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        let own = (parameter.secondName ?? parameter.firstName).text
        if own == name, let type = parameter.type { return .typed(type) }
        names.append(own)
      }
    default: names = closure.signature == nil ? ["$0", "$1"] : []
    }
    guard names.contains(name) else { return nil }
    return call(around: closure).map { .element(of: $0) } ?? .other
  }

  /// Returns the call that a closure is an argument of.
  private static func call(around closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
    if let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id {
      return call
    }
    return closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  private static func names(_ pattern: PatternSyntax, _ name: String) -> Bool {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks == name
  }

  /// Returns the declaration of a name that a pattern gives to what it matches, or to a part of it.
  private static func bound(_ name: String, in pattern: PatternSyntax) -> LocalDeclaration? {
    guard pattern.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name }) else { return nil }
    // `case let type as X.Type` is a cast, `case .screen(let type)` a call.
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    let matched = inner.as(ExpressionPatternSyntax.self)
    return matched.map { .value($0.expression) } ?? .other
  }

  // MARK: Generic parameters

  /// Returns the type that the nearest generic parameter of a name around a place is constrained to; nil
  /// where there is none.
  static func constraint(ofGeneric name: String, from place: some SyntaxProtocol) -> String? {
    var next = Syntax(place).parent
    while let parent = next {
      next = parent.parent
      guard let generic = parent.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name })
      else { continue }
      if let type = parameter.inheritedType { return type.trimmedText }
      return generic.genericWhereClause?.requirements.lazy.compactMap { requirement -> String? in
        guard case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.trimmedText == name
        else { return nil }
        return conformance.rightType.trimmedText
      }.first
    }
    return nil
  }
}
