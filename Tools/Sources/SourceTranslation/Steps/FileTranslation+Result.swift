import TranslationInterface

extension FileTranslation {
  /// The translated file, with all that the steps have given.
  var result: TranslatedFile {
    var edits = edits
    let header = addedImports.map { "import \($0)\n" }.joined() + SourceHeader.line(naming: path)
    if edits.count >= 2, edits.text(0..<2) == "#!" { edits.replace(0..<2, with: "//") }
    var text = edits.applied()
    if SourceHeader.isPresent(in: text) { return TranslatedFile(path: path, text: text, messages: messages) }
    var added = isWhole ? tail : []
    if !registrations.isEmpty, isWhole {
      let mark = entersDeprecated ? "@available(*, deprecated) " : ""
      added.append(
        mark + "private nonisolated func _objcFile() { ObjectiveCMembers.register { m in "
          + registrations.joined(separator: "; ")
          + " } }")
      added.append(
        mark + "private enum _ObjCFile { @section(\".init_array\") @used static nonisolated let start: "
          + "@convention(c) () -> Void = _objcFile }")
    }
    if !added.isEmpty {
      if text.utf8.last != 0x0A { text += "\n" }
      text += added.joined(separator: "\n") + "\n"
    }
    return TranslatedFile(path: path, text: header + text, messages: messages)
  }

  /// Names of Objective-C's runtime that UIKit has here.
  private static let runtimeOfUIKit: Set<String> = [
    "objc_AssociationPolicy", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "objc_setAssociatedObject", "objc_sync_enter", "objc_sync_exit",
  ]

  /// The imports that the file needs besides its own.
  private var addedImports: [String] {
    var added: [String] = []
    if needsRuntime || !registrations.isEmpty || !tail.isEmpty,
      !imports.contains(where: { ["ObjectiveC", RenameImports.runtime].contains($0) })
    {
      added.append(RenameImports.runtime)
    }
    // Apple's Foundation brings Objective-C's runtime along.
    let isRuntime = index.isType("objc_AssociationPolicy") || index.isType("Selector")
    if imports.contains("Foundation"), !imports.contains("UIKit"), !isRuntime {
      if !identifiers.isDisjoint(with: Self.runtimeOfUIKit) { added.append("UIKit") }
      if identifiers.contains("Selector"), !(added + imports).contains(RenameImports.runtime) {
        added.append(RenameImports.runtime)
      }
    }
    if imports.contains("Foundation") {
      for module in Set(identifiers.compactMap { index.catalog.foundationParts[$0] }).sorted()
      where !imports.contains(module) && !(module == "FoundationNetworking" && imports.contains("UIKit")) {
        added.append(module)
      }
    }
    for implicit in ImplicitImports.all
    where implicit.module != module && !imports.contains(implicit.module)
      && !implicit.importers.isDisjoint(with: imports)
    {
      guard identifiers.contains(where: { implicit.has($0) && !index.isType($0) }) else { continue }
      added.append(implicit.module)
    }
    return added
  }
}

/// The line that names the person's own file to the compiler.
enum SourceHeader {
  static func line(naming path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
  }

  /// Whether a text has been translated already.
  static func isPresent(in text: String) -> Bool {
    for line in text.split(separator: "\n", maxSplits: 8, omittingEmptySubsequences: false) {
      if line.hasPrefix("#sourceLocation(file: \"") { return line.hasSuffix(", line: 1)") }
      if !line.hasPrefix("import ") { return false }
    }
    return false
  }
}
