import SwiftSyntax

/// Makes constants of `#Preview` that the file's registrar hands to the runtime.
enum KeepPreviews: TranslationStep {
  static func visit(_ node: MacroExpansionExprSyntax, _ file: inout FileTranslation) {
    keep(from: node.pound, to: node.macroName, at: Syntax(node), &file)
  }

  static func visit(_ node: MacroExpansionDeclSyntax, _ file: inout FileTranslation) {
    keep(from: node.pound, to: node.macroName, at: Syntax(node), &file)
  }

  private static func keep(
    from pound: TokenSyntax, to name: TokenSyntax, at node: Syntax, _ file: inout FileTranslation
  ) {
    guard name.text == "Preview" else { return }
    guard file.scopes.isEmpty, !file.isInFunction else {
      return file.report(
        .error, at: node, cause: "#Preview", "A preview belongs outside of types and functions.",
        advice: "Move it to the end of the file.")
    }
    let constant = "_preview\(file.nextNumber())"
    file.edits.replace(
      pound.byteRange.lowerBound..<name.byteRange.upperBound,
      with: "@MainActor private let \(constant) = UIPreview")
    if file.isActive { file.registrations.append("m.add(preview: { \(constant) })") }
  }
}
