import SwiftSyntax

extension FileTranslator {
  /// The module in the place of Objective-C's own. It has another name, for the compiler would find one of
  /// that name in all packages of a build, of which some ask whether it is there.
  private static let runtime = "ObjectiveCRuntime"

  func translateImport(_ node: ImportDeclSyntax) {
    let names = node.path.map(\.name)
    guard let module = names.first else { return }
    imports.append(module.text)
    switch module.text {
    case "ObjectiveC":
      let start = node.importKindSpecifier?.byteRange.lowerBound ?? module.byteRange.lowerBound
      edits.replacePadded(start..<node.byteRange.upperBound, with: Self.runtime)
    case "Darwin":
      edits.replacePadded(module.byteRange.lowerBound..<node.byteRange.upperBound, with: "Glibc")
    case "Foundation" where node.importKindSpecifier != nil:
      guard let name = names.last?.text, let home = index.catalog.foundationParts[name] else { return }
      edits.replace(module.byteRange, with: home)
    // A part of a module that is one whole here.
    case _ where names.count > 1 && node.importKindSpecifier == nil:
      edits.replacePadded(node.path.byteRange, with: module.text)
    default: break
    }
  }

  /// The imports that the file needs besides its own.
  var addedImports: [String] {
    var added: [String] = []
    if needsRuntime || !registrations.isEmpty || !tail.isEmpty,
      !imports.contains(where: { ["ObjectiveC", Self.runtime].contains($0) })
    {
      added.append(Self.runtime)
    }
    if imports.contains("Foundation") {
      for module in Set(identifiers.compactMap { index.catalog.foundationParts[$0] }).sorted()
      where !imports.contains(module) && !(module == "FoundationNetworking" && imports.contains("UIKit")) {
        added.append(module)
      }
    }
    return added
  }
}
