/// The types that stand outside of others in the modules, by their names.
struct TypeNames {
  /// A type and where it is declared.
  struct Place: Hashable {
    var module: String
    var file: String
    var line: Int
  }

  private(set) var places: [String: [Place]] = [:]

  nonisolated(unsafe) private static let declaration =
    /^(?:(?:@[\w.]+(?:\([^)]*\))?|public|package|open|internal|final|indirect|nonisolated|isolated)\s+)*(?:struct|enum|class|actor|protocol)\s+(?<name>\w+)/

  /// Reads files. Types that are private to their file count for nobody else.
  init(in files: [SourceFile]) {
    for file in files {
      for (index, line) in file.lines.enumerated() {
        guard let match = line.prefixMatch(of: Self.declaration) else { continue }
        places[String(match.name), default: []].append(
          Place(module: file.module, file: file.path, line: index + 1))
      }
    }
  }

  /// The names that stand in several modules, but for known ones, and the known ones that do not.
  func complaints(known: Set<String>) -> [String] {
    let several = places.filter { Set($0.value.map(\.module)).count > 1 }
    let new = several.filter { !known.contains($0.key) }.map { name, places in
      let others = places.map { "\($0.file):\($0.line)" }.sorted()
      return "\(name) stands in \(others.joined(separator: " and ")): let each name say which it is"
    }
    return new.sorted()
      + known.subtracting(several.keys).sorted().map { "\($0) stands in one module: take it from the list" }
  }
}
