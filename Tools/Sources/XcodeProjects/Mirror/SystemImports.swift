import TranslationInterface

/// The names that Apple's Foundation brings along and that modules of Shoji have: those of Core Foundation,
/// of C's headers and of locks.
enum SystemImports {
  /// Returns the files of a module that shows something, with those imports that Foundation would have. Lines
  /// stay where they are.
  static func adding(to files: [SwiftFile]) -> [SwiftFile] {
    let imports = files.map { ImportScanner.imports(in: $0.text) }
    guard imports.contains(where: { $0.contains { $0.module == "UIKit" } }) else { return files }
    return zip(files, imports).map { adding(to: $0, imports: $1) }
  }

  private static func adding(to file: SwiftFile, imports: [ImportScanner.Import]) -> SwiftFile {
    let known = Set(imports.map(\.module))
    guard let place = imports.first(where: { $0.module == "Foundation" || $0.module == "UIKit" }) else {
      return file
    }
    var more = known.contains("UIKit") ? [] : ["UIKit"]
    if !known.contains("os"), ImportScanner.contains("os_unfair_lock", in: file.text) { more.append("os") }
    guard !more.isEmpty else { return file }
    var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let end = "import \(place.module)"
    // Nothing stands behind it, such as a name or a comment.
    guard lines.indices.contains(place.line - 1),
      lines[place.line - 1].drop(while: { $0 == " " || $0 == "\t" }).hasSuffix(end)
    else { return file }
    lines[place.line - 1] += more.map { "; import \($0)" }.joined()
    return SwiftFile(path: file.path, text: lines.joined(separator: "\n"))
  }
}
