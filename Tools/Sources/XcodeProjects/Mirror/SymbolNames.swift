/// The names of the system's symbols that Shoji has, by the table in a clone.
struct SymbolNames {
  /// The names; nil where there is no table.
  let all: Set<String>?

  /// Reads the table of a clone.
  init(clone: String?) {
    self.init(table: clone.flatMap { FileAccess.text($0 + "/Sources/CSymbolCatalog/symbols.txt") })
  }

  /// Reads a table: a symbol's line begins with its name, and those of its marks with a space.
  init(table: String?) {
    guard let table else {
      all = nil
      return
    }
    var names: Set<String> = []
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: " ") {
      guard line.first != UInt8(ascii: "#") else { continue }
      names.insert(String(Substring(line.prefix { $0 != UInt8(ascii: " ") })))
    }
    // Letters, numbers and every symbol can stand in a circle or a square.
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let inner = names.union(letters).union((0...50).map(String.init))
    for ending in [".circle", ".circle.fill", ".square", ".square.fill"] {
      names.formUnion(inner.map { $0 + ending })
    }
    all = names
  }
}
