import SwiftSyntax

/// Calls initializers of classes that are known at run time through the runtime.
enum MakeObjectsOfClasses: TranslationStep {
  /// `type.init()` of a variable becomes `ObjectiveCMembers.make(type)`: Swift calls initializers of a class
  /// that is known at run time only where they are `required`, which those of Objective-C's classes are.
  static func visit(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation) {
    if makeOwnClass(node, &file) || makeGenericClass(node, &file) { return }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.tokenKind == .keyword(.`init`), access.declName.argumentNames == nil,
      let open = node.leftParen, let type = metatype(of: base, in: file), file.index.isObjectClass(type)
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard file.index.catalog.makers.contains(labels), node.trailingClosure == nil else {
      if !file.index.hasRequiredInitializer(labels, in: type), !isAmbiguous(base, in: file) {
        reportInitializer(labels, of: type, at: access, &file)
      }
      return
    }
    file.needsRuntime = true
    file.edits.insert("ObjectiveCMembers.make(", at: base.byteRange.lowerBound)
    // A chain's question mark belongs to what the call gives.
    let class_ = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    file.edits.replace(
      class_.byteRange.upperBound..<open.byteRange.upperBound, with: node.arguments.isEmpty ? "" : ", ")
    if isOptional(base), let close = node.rightParen, continuesChain(node) {
      file.edits.insert("?", at: close.byteRange.upperBound)
    }
  }

  /// Calls `Self(…)` and `Self.init(…)` in an extension of one of Objective-C's classes through the runtime,
  /// and returns whether the call is one.
  private static func makeOwnClass(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation) -> Bool {
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    let base = access == nil ? node.calledExpression : access?.base
    guard base?.trimmedText == "Self", access.map({ $0.declName.baseName.text == "init" }) ?? true,
      let scope = file.scopes.last, scope.kind == .extension, !file.index.declaresClass(scope.name),
      file.index.isObjectClass(scope.name), let open = node.leftParen, node.trailingClosure == nil
    else { return false }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard file.index.catalog.makers.contains(labels) else { return false }
    file.needsRuntime = true
    file.edits.replace(
      node.calledExpression.byteRange.lowerBound..<open.byteRange.upperBound,
      with: "ObjectiveCMembers.make(Self.self" + (node.arguments.isEmpty ? "" : ", "))
    return true
  }

  /// Calls `Screen(nibName: …)` and `Screen.init(nibName: …)` through the runtime, where `Screen` is a
  /// generic parameter for one of Objective-C's classes, and returns whether the call is one.
  private static func makeGenericClass(_ node: FunctionCallExprSyntax, _ file: inout FileTranslation) -> Bool
  {
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard access.map({ $0.declName.baseName.tokenKind == .keyword(.`init`) }) ?? true,
      let base = (access == nil ? node.calledExpression : access?.base)?.as(DeclReferenceExprSyntax.self),
      !node.arguments.isEmpty, node.trailingClosure == nil, let open = node.leftParen
    else { return false }
    let name = base.baseName.text.trimmingBackticks
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard name.first?.isUppercase ?? false, file.index.catalog.makers.contains(labels),
      let type = LocalDeclaration.constraint(ofGeneric: name, from: node), file.index.isObjectClass(type)
    else { return false }
    file.needsRuntime = true
    file.edits.replace(
      node.calledExpression.byteRange.lowerBound..<open.byteRange.upperBound,
      with: "ObjectiveCMembers.make(\(name).self, ")
    return true
  }

  private static func reportInitializer(
    _ labels: [String], of type: String, at access: MemberAccessExprSyntax, _ file: inout FileTranslation
  ) {
    let name = "init(\(labels.map { $0 + ":" }.joined()))"
    file.report(
      .error, at: access.declName, cause: "objects of classes by name",
      "\(name) cannot be called on a variable's class, here \(type) or a subclass: Swift does so only where it is `required`.",
      advice: "Choose the class by a switch, or keep a closure that makes the object.")
  }

  /// Whether a name may also be that of a member with classes of another kind.
  private static func isAmbiguous(_ base: ExprSyntax, in file: FileTranslation) -> Bool {
    if let chain = base.as(OptionalChainingExprSyntax.self) { return isAmbiguous(chain.expression, in: file) }
    if let force = base.as(ForceUnwrapExprSyntax.self) { return isAmbiguous(force.expression, in: file) }
    if let subscripted = base.as(SubscriptCallExprSyntax.self) {
      return isAmbiguous(subscripted.calledExpression, in: file)
    }
    if let call = base.as(FunctionCallExprSyntax.self) { return isAmbiguous(call.calledExpression, in: file) }
    guard let access = base.as(MemberAccessExprSyntax.self) else { return false }
    let name = access.declName.baseName.text.trimmingBackticks
    return !file.index.members(named: name).compactMap(\.metatype).allSatisfy { file.index.isObjectClass($0) }
  }

  /// The members of collections and optionals that give the same values again.
  private static let elements: Set<String> = [
    "first", "last", "values", "value", "lazy", "element", "unsafelyUnwrapped", "filter", "reversed",
    "sorted",
    "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop", "enumerated", "randomElement",
    "removeFirst", "removeLast", "popFirst", "popLast", "remove", "min", "max", "joined", "next",
    "makeIterator",
  ]

  /// Returns the type whose classes an expression gives.
  private static func metatype(of base: ExprSyntax, in file: FileTranslation, depth: Int = 0) -> String? {
    guard depth < 32 else { return nil }
    func next(_ expression: ExprSyntax) -> String? { metatype(of: expression, in: file, depth: depth + 1) }
    if let chain = base.as(OptionalChainingExprSyntax.self) { return next(chain.expression) }
    if let force = base.as(ForceUnwrapExprSyntax.self) { return next(force.expression) }
    if let subscripted = base.as(SubscriptCallExprSyntax.self) { return next(subscripted.calledExpression) }
    if let cast = Metatype.inCast(base) { return cast }
    if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { next($0.expression) }
    }
    if let sequence = base.as(SequenceExprSyntax.self) {
      return sequence.elements.lazy.compactMap(next).first ?? Metatype.inLiteral(base)
    }
    if let call = base.as(FunctionCallExprSyntax.self) {
      return metatype(of: call, in: file, depth: depth + 1)
    }
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.trimmingBackticks
      if let found = LocalDeclaration.of(name, from: reference) {
        return metatype(of: found, in: file, depth: depth + 1)
      }
      return metatype(named: name, .property, in: file)
    }
    guard let access = base.as(MemberAccessExprSyntax.self) else { return Metatype.inLiteral(base) }
    if let part = part(of: access, depth: depth + 1) { return Metatype.named(by: part) }
    let name = access.declName.baseName.text.trimmingBackticks
    if Self.elements.contains(name), let found = access.base.flatMap(next) { return found }
    return metatype(named: name, .property, in: file)
  }

  /// Returns the type whose classes a function gives.
  private static func metatype(of call: FunctionCallExprSyntax, in file: FileTranslation, depth: Int)
    -> String?
  {
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text.trimmingBackticks
      let isElement = Self.elements.contains(name)
      return (isElement ? access.base.flatMap { metatype(of: $0, in: file, depth: depth) } : nil)
        ?? metatype(named: name, .method, in: file)
    }
    guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
    return metatype(named: reference.baseName.text.trimmingBackticks, .method, in: file)
  }

  private static func metatype(of declaration: LocalDeclaration, in file: FileTranslation, depth: Int)
    -> String?
  {
    switch declaration {
    case .typed(let type): return Metatype.named(by: type)
    case .value(let value): return metatype(of: value, in: file, depth: depth) ?? Metatype.inLiteral(value)
    case .element(let call):
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
      return access?.base.flatMap { metatype(of: $0, in: file, depth: depth) }
    case .other: return nil
    }
  }

  /// Returns the type of the part of a tuple that an expression names.
  private static func part(of access: MemberAccessExprSyntax, depth: Int) -> TypeSyntax? {
    guard let base = access.base, let type = tuple(of: base, depth: depth) else { return nil }
    let name = access.declName.baseName.text
    let parts = Array(type.elements)
    if let index = Int(name) { return parts.indices.contains(index) ? parts[index].type : nil }
    return parts.first { $0.firstName?.text == name }?.type
  }

  /// Returns the tuple's type that a variable of the file or its values have.
  private static func tuple(of base: ExprSyntax, depth: Int) -> TupleTypeSyntax? {
    guard depth < 32 else { return nil }
    func next(_ expression: ExprSyntax) -> TupleTypeSyntax? { tuple(of: expression, depth: depth + 1) }
    if let chain = base.as(OptionalChainingExprSyntax.self) { return next(chain.expression) }
    if let force = base.as(ForceUnwrapExprSyntax.self) { return next(force.expression) }
    if let subscripted = base.as(SubscriptCallExprSyntax.self) { return next(subscripted.calledExpression) }
    if let access = base.as(MemberAccessExprSyntax.self) {
      return Self.elements.contains(access.declName.baseName.text) ? access.base.flatMap(next) : nil
    }
    if let call = base.as(FunctionCallExprSyntax.self) { return next(call.calledExpression) }
    guard let reference = base.as(DeclReferenceExprSyntax.self) else { return nil }
    switch LocalDeclaration.of(reference.baseName.text.trimmingBackticks, from: reference) {
    case .typed(let type): return Metatype.element(of: type).as(TupleTypeSyntax.self)
    case .value(let value): return next(value)
    case .element(let call):
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap(next)
    default: return nil
    }
  }

  /// Returns the type whose classes a member of any type holds or gives, or a declaration outside of types.
  private static func metatype(named name: String, _ kind: Member.Kind, in file: FileTranslation) -> String? {
    let known = (file.index.members(named: name) + file.index.globals(named: name)).filter { $0.kind == kind }
    return known.lazy.compactMap(\.metatype).first { file.index.isObjectClass($0) }
  }

  /// Whether a question mark stands in an expression, outside of parentheses.
  private static func isOptional(_ base: ExprSyntax) -> Bool {
    if base.is(OptionalChainingExprSyntax.self) { return true }
    if let access = base.as(MemberAccessExprSyntax.self) { return access.base.map(isOptional) ?? false }
    if let call = base.as(FunctionCallExprSyntax.self) { return isOptional(call.calledExpression) }
    return base.as(SubscriptCallExprSyntax.self).map { isOptional($0.calledExpression) } ?? false
  }

  /// Whether a member, an argument or an index of a call's result follows.
  private static func continuesChain(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == ExprSyntax(node).id }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == ExprSyntax(node).id
    }
    return parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
  }
}
