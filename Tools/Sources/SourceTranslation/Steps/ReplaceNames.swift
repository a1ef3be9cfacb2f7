import SwiftSyntax

/// Reports names that have no counterpart here, and replaces those of constants and functions that are named
/// otherwise. All names are collected: what is imported depends on them.
enum ReplaceNames: TranslationStep {
  static func visit(name token: TokenSyntax, _ file: inout FileTranslation) {
    guard file.isActive else { return }
    let name = token.text
    file.identifiers.insert(name)
    if file.isLibrary, let standIn = UnsupportedName.standIns[name] {
      if !file.tail.contains(standIn) { file.tail.append(standIn) }
    } else if file.isLibrary, name == "IMP", token.parent?.is(IdentifierTypeSyntax.self) ?? false {
      file.edits.replace(token.byteRange, with: "OpaquePointer")
    } else if let known = UnsupportedName.all[name] {
      file.report(.error, at: token, cause: known.cause, known.text, advice: known.advice)
    }
    if let key = BundleKeys.all[name] { file.edits.replacePadded(token.byteRange, with: "\"\(key)\"") }
    if name == "NSClassFromString" || name == "NSStringFromClass",
      token.parent?.parent?.is(MemberAccessExprSyntax.self) != true
    {
      file.needsRuntime = true
      file.edits.insert("ObjectiveCMembers.", at: token.byteRange.lowerBound)
    }
  }
}
