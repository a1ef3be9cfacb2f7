import Foundation

/// A Swift file of the package: which module it is part of, and what it says.
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

  /// The Swift files below `folder`, whose first-level folders are the modules.
  static func all(below folder: String, of root: URL) throws -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = try String(contentsOf: base.appendingPathComponent(path), encoding: .utf8)
      let folders = path.split(separator: "/")
      let module = folders[0] == "CrossImport" ? folders[1] : folders[0]
      return SourceFile(module: String(module), path: "\(folder)/\(path)", text: text)
    }
  }
}
