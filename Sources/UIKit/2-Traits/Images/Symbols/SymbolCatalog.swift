import CSymbolCatalog
import Synchronization

/// The symbols by name, as `symbols.txt` has them; the format is written down there.
final class SymbolCatalog: Sendable {
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

  /// The lines of the table.
  private let lines: [Substring]
  /// The lines of each symbol by its name, its own line first.
  private let sections: [String: Range<Int>]
  /// The numbers of lines that belong to no symbol.
  private let stray: [Int]
  /// The symbols that were requested.
  private let known = Mutex<[String: Entry]>([:])

  /// Finds the symbols of a table. The marks of one are read when it is requested: an app shows few of more
  /// than 800.
  init(reading text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var sections: [String: Range<Int>] = [:]
    var stray: [Int] = []
    var name: String?
    for (index, line) in lines.enumerated() {
      let bytes = line.utf8
      guard let first = bytes.first, first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: " ") {
        if let name { sections[name]! = sections[name]!.lowerBound..<index + 1 } else { stray.append(index) }
        continue
      }
      let (newName, width) = line.cut(at: " ")
      let isNew = sections[String(newName)] == nil && Entry(width: width) != nil
      name = isNew ? String(newName) : nil
      if let name { sections[name] = index..<index + 1 } else { stray.append(index) }
    }
    (self.sections, self.stray) = (sections, stray)
  }

  /// The symbol of a name.
  subscript(name: String) -> Entry? {
    guard let section = sections[name] else { return nil }
    return known.withLock { known in
      if let entry = known[name] { return entry }
      let entry = read(section).entry
      known[name] = entry
      return entry
    }
  }

  /// All symbols by name.
  var entries: [String: Entry] { sections.mapValues { read($0).entry } }

  /// The lines that could not be read, each with its number.
  var faults: [String] {
    (stray + sections.values.flatMap { read($0).faults }).sorted().map {
      "symbols.txt:\($0 + 1): \(lines[$0])"
    }
  }

  /// The symbol that stands in these lines, and the numbers of those that are no marks, which are left out.
  private func read(_ section: Range<Int>) -> (entry: Entry, faults: [Int]) {
    var entry = Entry(width: lines[section.lowerBound].cut(at: " ").1)!
    var faults: [Int] = []
    for index in section.dropFirst() where !lines[index].isEmpty && !lines[index].hasPrefix("#") {
      let (word, path) = lines[index].drop { $0 == " " }.cut(at: " ")
      if !entry.add(word, path) { faults.append(index) }
    }
    return (entry, faults)
  }

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
