import SwiftSyntax

/// Makes texts of `#keyPath`.
enum ReplaceKeyPaths: TranslationStep {
  /// `#keyPath(Person.address.street)` becomes the text `"address.street"`.
  static func visit(_ node: MacroExpansionExprSyntax, _ file: inout FileTranslation) {
    guard node.macroName.text == "keyPath" else { return }
    guard let expression = node.arguments.first?.expression, var names = names(of: expression) else {
      return file.report(
        .error, at: node, cause: "#keyPath", "#keyPath names no property here.",
        advice: "Name properties: #keyPath(Person.name).")
    }
    if names.first == "self" || names.first == "Self" { names.removeFirst() }
    var type = ""
    while let first = names.first, names.count > 1,
      first.first?.isUppercase ?? false || file.index.isType(first)
    {
      type += (type.isEmpty ? "" : ".") + first
      names.removeFirst()
    }
    if type.isEmpty { type = file.scopes.last?.name ?? "" }
    let whole = file.index.resolved(type, inside: file.scopes.last?.name ?? "")
    if let first = names.first, file.index.isType(whole), isOnlyOwn(whole, in: file),
      file.index.members(named: first, of: whole).isEmpty
    {
      file.report(
        .error, at: node, cause: "#keyPath", "\(whole) has no property \(first).",
        advice: "Name a property of \(whole).")
    }
    let mapped = names.enumerated().map { offset, name in
      offset == 0 ? file.index.members(named: name, of: whole).first?.objectiveCName ?? name : name
    }
    file.edits.replacePadded(node.byteRange, with: "\"" + mapped.joined(separator: ".") + "\"")
  }

  /// Whether a type and all that it inherits are of this module.
  private static func isOnlyOwn(_ type: String, in file: FileTranslation) -> Bool {
    file.index.lineage(of: type).allSatisfy { $0 == "NSObject" || file.index.isType($0) }
  }

  private static func names(of expression: ExprSyntax) -> [String]? {
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
