import Foundation

/// A Swift file or a script of the package: its module and its lines.
struct SourceFile {
  /// The folder of `Sources` or `Examples` that it lies in.
  var module: String
  /// Its path from the package's root.
  var path: String
  /// Its lines.
  var lines: [Substring]

  init(module: String, path: String, text: String) {
    self.module = module
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// One `import` line.
  struct Import {
    var module: String
    var line: Int
  }

  /// The modules it imports, in order.
  var imports: [Import] {
    lines.enumerated().compactMap { index, line in
      guard let match = line.firstMatch(of: Self.importLine) else { return nil }
      return Import(module: String(match.module), line: index + 1)
    }
  }

  nonisolated(unsafe) private static let importLine =
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(?<module>\w+)/

  /// A function, an initializer, a subscript or a computed property.
  struct Function {
    var line: Int
    var length: Int
  }

  /// The functions with more lines than `limit`, from the declaration to the closing brace, as the formatter
  /// sets them.
  func longFunctions(past limit: Int) -> [Function] {
    lines.indices.compactMap { start in
      guard lines[start].declaresFunction else { return nil }
      let indent = lines[start].indent
      let end = lines[(start + 1)...].firstIndex { line in
        !line.isEmpty && line.indent <= indent && !line.continuesDeclaration
      }
      guard let end, end - start >= limit, lines[end].dropFirst(indent).hasPrefix("}") else { return nil }
      return Function(line: start + 1, length: end - start + 1)
    }
  }

  /// The files below `folder` with an extension, whose first-level folders are the modules.
  static func all(below folder: String, of root: URL, extension: String = "swift") throws -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    // What a package in the folder was built into is no source.
    let own = paths.filter { $0.hasSuffix(".\(`extension`)") && !$0.contains(".build/") }
    return try own.sorted().map { path in
      let text = try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)
      let folders = path.split(separator: "/")
      let module = folders[0] == "CrossImport" ? folders[1] : folders[0]
      return SourceFile(module: String(module), path: "\(folder)/\(path)", text: text)
    }
  }
}

extension Substring {
  fileprivate var indent: Int { utf8.prefix { $0 == UInt8(ascii: " ") }.count }

  /// Whether a declaration of something with a body begins here.
  fileprivate var declaresFunction: Bool {
    guard !hasSuffix("}") else { return false }
    for word in split(separator: " ", maxSplits: 8).prefix(8) {
      let name = word.prefix { $0.isLetter }
      if ["func", "init", "subscript", "deinit", "var"].contains(name) { return true }
      let isModifier = word.hasPrefix("@") || word.last?.isLetter == true || word.hasSuffix(")")
      guard isModifier,
        !["let", "return", "case", "if", "guard", "class", "struct", "extension"].contains(name)
      else { return false }
    }
    return false
  }

  /// Whether this line closes the parameters of a declaration that goes on.
  fileprivate var continuesDeclaration: Bool {
    let text = drop { $0 == " " }
    return text.hasPrefix(")") || text.hasPrefix("->") || text.hasPrefix("where") || text == "{"
  }
}
