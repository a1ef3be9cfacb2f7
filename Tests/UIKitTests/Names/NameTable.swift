import Foundation

/// The table of documented names in `Tests/Names`, by class. `README.md` beside it describes the format.
struct NameTable {
  /// One file of the table.
  struct Chapter {
    var title: String
    var types: [TypeNames]
  }

  /// A type with its members, or the global functions and constants (`global`).
  struct TypeNames {
    var name: String
    /// Whether few apps use the type, and so its members.
    var isRare: Bool
    var hint: String?
    var members: [Member]

    /// Whether these are functions and constants outside types.
    var isGlobal: Bool { name == "global" }
  }

  /// A member by its documented name, with argument labels.
  struct Member: Hashable {
    var name: String
    /// Whether few apps use it (`~` in the table): such names are counted by themselves.
    var isRare: Bool
    /// The declaration in Swift, or only a property's type.
    var declaration: String?
    var hint: String?
  }

  var chapters: [Chapter]

  /// Reads every `.txt` file in a folder.
  init(folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "txt" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    chapters = try files.map { Self.chapter(try String(contentsOf: $0, encoding: .utf8)) }
  }

  /// Reads the text of one file.
  static func chapter(_ text: String) -> Chapter {
    var chapter = Chapter(title: "", types: [])
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        if chapter.title.isEmpty { chapter.title = line.drop { "# ".contains($0) }.description }
        continue
      }
      let columns = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      let column = { (index: Int) in columns.count > index && !columns[index].isEmpty ? columns[index] : nil }
      if !line.hasPrefix(" ") {
        let (name, isRare) = unmarked(columns[0])
        chapter.types.append(TypeNames(name: name, isRare: isRare, hint: column(1), members: []))
        continue
      }
      guard !chapter.types.isEmpty else { continue }
      let last = chapter.types.count - 1
      for word in columns[0].split(separator: " ") {
        let (name, isRare) = unmarked(String(word))
        chapter.types[last].members.append(
          Member(
            name: name, isRare: isRare || chapter.types[last].isRare, declaration: column(1), hint: column(2))
        )
      }
    }
    return chapter
  }

  private static func unmarked(_ word: String) -> (name: String, isRare: Bool) {
    word.hasPrefix("~") ? (String(word.dropFirst()), true) : (word, false)
  }
}
