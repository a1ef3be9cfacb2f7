import SwiftSyntax

extension FileTranslator {
  /// The initializers that objects of a variable's class can be made by.
  private static let initializers: Set<[String]> = [[], ["frame"], ["nibName", "bundle"]]

  /// `type.init()` of a variable becomes `ObjectiveCMembers.make(type)`: Swift calls initializers of a class
  /// that is known at run time only where they are `required`, which those of Objective-C's classes are.
  func translateInitializer(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.tokenKind == .keyword(.`init`), access.declName.argumentNames == nil,
      let open = node.leftParen, node.trailingClosure == nil,
      Self.initializers.contains(node.arguments.map { $0.label?.text ?? "_" }),
      let type = metatype(of: base), index.isObjectClass(type)
    else { return }
    needsRuntime = true
    edits.insert("ObjectiveCMembers.make(", at: base.byteRange.lowerBound)
    // A chain's question mark belongs to what the call gives.
    let class_ = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    edits.replace(
      class_.byteRange.upperBound..<open.byteRange.upperBound, with: node.arguments.isEmpty ? "" : ", ")
    if isOptional(base), let close = node.rightParen, continuesChain(node) {
      edits.insert("?", at: close.byteRange.upperBound)
    }
  }

  /// Returns the type whose classes an expression gives.
  private func metatype(of base: ExprSyntax) -> String? {
    if let chain = base.as(OptionalChainingExprSyntax.self) { return metatype(of: chain.expression) }
    if let force = base.as(ForceUnwrapExprSyntax.self) { return metatype(of: force.expression) }
    if let subscripted = base.as(SubscriptCallExprSyntax.self) {
      return metatype(of: subscripted.calledExpression)
    }
    if let cast = MetatypeFinder.metatype(ofCast: base) { return cast }
    if let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { metatype(of: $0.expression) }
    }
    if let name = base.as(DeclReferenceExprSyntax.self) { return metatype(named: name) }
    return base.as(MemberAccessExprSyntax.self).flatMap { metatype(named: $0.declName) }
  }

  private func metatype(named reference: DeclReferenceExprSyntax) -> String? {
    let name = reference.baseName.text.trimmingBackticks
    if let types = metatypes[name] { return types.first { index.isObjectClass($0) } }
    let properties = index.members(named: name).filter { $0.kind == .property }
    return properties.lazy.compactMap(\.metatype).first { self.index.isObjectClass($0) }
  }

  /// Whether a question mark stands in an expression, outside of parentheses.
  private func isOptional(_ base: ExprSyntax) -> Bool {
    if base.is(OptionalChainingExprSyntax.self) { return true }
    if let access = base.as(MemberAccessExprSyntax.self) { return access.base.map(isOptional) ?? false }
    if let call = base.as(FunctionCallExprSyntax.self) { return isOptional(call.calledExpression) }
    return base.as(SubscriptCallExprSyntax.self).map { isOptional($0.calledExpression) } ?? false
  }

  /// Whether a member, an argument or an index of a call's result follows.
  private func continuesChain(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == ExprSyntax(node).id }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == ExprSyntax(node).id
    }
    return parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
  }
}
