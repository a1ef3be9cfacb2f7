/// Finds the modules that a Swift file imports, without parsing it.
package enum ImportScanner {
  /// An import.
  package struct Import: Hashable, Sendable {
    /// The module's name.
    package var module: String
    /// The line, from 1.
    package var line: Int
  }

  private static let modifiers: Set<Substring> = ["public", "internal", "package", "private", "fileprivate"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// The imports of a text, in their order.
  package static func imports(in text: String) -> [Import] {
    guard text.contains("import") else { return [] }
    var imports: [Import] = []
    var isComment = false
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if isComment {
        if line.contains("*/") { isComment = false }
        continue
      }
      if line.contains("/*"), !line.contains("*/") {
        isComment = true
        continue
      }
      guard line.contains("import") else { continue }
      for statement in line.split(separator: ";") {
        if let module = module(of: statement) { imports.append(Import(module: module, line: index + 1)) }
      }
    }
    return imports
  }

  private static func module(of statement: Substring) -> String? {
    var words = statement.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
    while let word = words.first,
      word.hasPrefix("@") || modifiers.contains(word) || word == "#sourceLocation(file:"
    { words = words.dropFirst() }
    guard words.first == "import" else { return nil }
    words = words.dropFirst()
    if let word = words.first, kinds.contains(word) { words = words.dropFirst() }
    let name = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
    return name.isEmpty ? nil : String(name)
  }

  /// Whether a file asks whether it can import a module, so that it does without.
  package static func asks(for module: String, in text: String) -> Bool {
    text.contains("canImport(\(module))") || text.contains("canImport(\(module).")
  }
}
