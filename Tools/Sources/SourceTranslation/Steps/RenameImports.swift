import SwiftSyntax

/// Imports the modules in whose place others stand here.
enum RenameImports: TranslationStep {
  /// The module in the place of Objective-C's own. It has another name, for the compiler would find one of
  /// that name in all packages of a build, of which some ask whether it is there.
  static let runtime = "ObjectiveCRuntime"

  static func visit(_ node: ImportDeclSyntax, _ file: inout FileTranslation) {
    let names = node.path.map(\.name)
    guard let module = names.first else { return }
    file.imports.append(module.text)
    switch module.text {
    case "ObjectiveC":
      let start = node.importKindSpecifier?.byteRange.lowerBound ?? module.byteRange.lowerBound
      file.edits.replacePadded(start..<node.byteRange.upperBound, with: Self.runtime)
    case "Darwin":
      file.edits.replacePadded(module.byteRange.lowerBound..<node.byteRange.upperBound, with: "Glibc")
    // A declaration of a part of a module, which is one whole here.
    case _ where names.count > 2 && node.importKindSpecifier != nil:
      let start = node.importKindSpecifier?.byteRange.lowerBound ?? module.byteRange.lowerBound
      file.edits.replacePadded(start..<node.path.byteRange.upperBound, with: module.text)
    case "Foundation" where node.importKindSpecifier != nil:
      guard let name = names.last?.text, let home = file.index.catalog.foundationParts[name] else { return }
      file.edits.replace(module.byteRange, with: home)
    // A part of a module that is one whole here.
    case _ where names.count > 1 && node.importKindSpecifier == nil:
      file.edits.replacePadded(node.path.byteRange, with: module.text)
    default: break
    }
  }
}
