import SwiftSyntax

extension FileTranslator {
  /// `#keyPath(Person.address.street)` becomes the text `"address.street"`.
  func translateKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let expression = node.arguments.first?.expression, var names = names(of: expression) else {
      return report(
        .error, at: node, cause: "#keyPath", "#keyPath names no property here.",
        advice: "Name properties: #keyPath(Person.name).")
    }
    if names.first == "self" || names.first == "Self" { names.removeFirst() }
    var type = ""
    while let first = names.first, names.count > 1,
      first.first?.isUppercase ?? false || index.isType(first)
    {
      type += (type.isEmpty ? "" : ".") + first
      names.removeFirst()
    }
    if type.isEmpty { type = scopes.last?.name ?? "" }
    let whole = index.resolved(type, inside: scopes.last?.name ?? "")
    if let first = names.first, index.isType(whole), isOnlyOwn(whole),
      index.members(named: first, of: whole).isEmpty
    {
      report(
        .error, at: node, cause: "#keyPath", "\(whole) has no property \(first).",
        advice: "Name a property of \(whole).")
    }
    let mapped = names.enumerated().map { offset, name in
      offset == 0 ? index.members(named: name, of: whole).first?.objectiveCName ?? name : name
    }
    edits.replacePadded(node.byteRange, with: "\"" + mapped.joined(separator: ".") + "\"")
  }

  /// Whether a type and all that it inherits are of this module.
  private func isOnlyOwn(_ type: String) -> Bool {
    index.lineage(of: type).allSatisfy { $0 == "NSObject" || index.isType($0) }
  }

  private func names(of expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return [name.baseName.text.trimmingBackticks]
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return names(of: chain.expression) }
    if let force = expression.as(ForceUnwrapExprSyntax.self) { return names(of: force.expression) }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      let before = names(of: base)
    else { return nil }
    return before + [access.declName.baseName.text.trimmingBackticks]
  }
}
