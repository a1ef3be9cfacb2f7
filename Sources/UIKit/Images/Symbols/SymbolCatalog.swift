import CSymbolCatalog

/// The symbols by name, as `symbols.txt` has them; the format is written down there.
struct SymbolCatalog: Sendable {
  /// The table of the library.
  static let shared = SymbolCatalog(reading: String(cString: shoji_symbol_catalog()))

  /// A symbol of the table.
  struct Entry: Sendable {
    /// The width in units; the height is 24.
    var width: CGFloat = 24
    /// The marks, from the back to the front.
    var marks: [SymbolMark] = []
    /// The marks that follow a value, level by level, by their places among the marks.
    var levels: [[Int]] = []
  }

  /// The symbols by name.
  private(set) var entries: [String: Entry] = [:]
  /// The lines that could not be read, each with its number.
  private(set) var faults: [String] = []

  /// Reads a table. Lines that are none are left out, and named in ``faults``.
  init(reading text: String) {
    var name: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      if line.hasPrefix("  ") {
        let (word, path) = line.dropFirst(2).cut(at: " ")
        if let name, entries[name]!.add(word, path) { continue }
      } else {
        let (newName, width) = line.cut(at: " ")
        name = String(newName)
        if entries[name!] == nil, let entry = Entry(width: width) {
          entries[name!] = entry
          continue
        }
      }
      faults.append("symbols.txt:\(index + 1): \(line)")
    }
  }

  /// The symbol of a name.
  subscript(name: String) -> Entry? { entries[name] }

  /// The signs of badges by name.
  fileprivate static let signs: [Substring: String] = [
    "plus": "M 16.2 18.4 L 21.2 18.4 M 18.7 15.9 L 18.7 20.9",
    "minus": "M 16.2 18.4 L 21.2 18.4",
    "xmark": "M 16.9 16.6 L 20.5 20.2 M 20.5 16.6 L 16.9 20.2",
    "checkmark": "M 16.3 18.6 L 18.1 20.5 L 21.2 16.4",
    "exclamationmark": "M 18.7 15.8 L 18.7 18.4 M 18.7 20.8 L 18.7 21",
  ]
}

extension SymbolCatalog.Entry {
  fileprivate init?(width: Substring) {
    guard !width.isEmpty else { return }
    guard let number = Double(width), number > 0 else { return nil }
    self.width = number
  }

  /// Adds what a line describes. False where it describes nothing.
  fileprivate mutating func add(_ word: Substring, _ path: Substring) -> Bool {
    let (kind, level) = word.cut(at: "(")
    guard let new = Self.marks(kind, String(path)), new.allSatisfy(\.isReadable) else { return false }
    if !level.isEmpty {
      guard let number = Int(level.dropLast()), level.hasSuffix(")"), (0..<16).contains(number)
      else { return false }
      while levels.count <= number { levels.append([]) }
      levels[number] += marks.count..<marks.count + new.count
    }
    marks += new
    return true
  }

  private static func marks(_ kind: Substring, _ path: String) -> [SymbolMark]? {
    switch kind {
    case "stroke": [.stroke(path)]
    case "fill": [.fill(path)]
    case "cut": [.cut(path)]
    case "hole": [.hole(path)]
    case "solid": [.fill(path), .stroke(path)]
    case "slash":
      [.hole("M 3.2 3.2 L 5.1 1.3 L 22.7 18.9 L 20.8 20.8 Z"), .stroke("M 3.2 3.2 L 20.8 20.8")]
    case "dot": [.hole("O 18.6 5 5"), .fill("O 18.6 5 3.4")]
    case "badge":
      SymbolCatalog.signs[path[...]].map { [.hole("O 18.7 18.4 6.4"), .fill("O 18.7 18.4 4.9"), .cut($0)] }
    default: nil
    }
  }
}

extension Substring {
  /// The parts before and after a character; all and nothing where it is not there.
  fileprivate func cut(at separator: Character) -> (Substring, Substring) {
    guard let place = firstIndex(of: separator) else { return (self, "") }
    return (self[..<place], self[index(after: place)...])
  }
}
