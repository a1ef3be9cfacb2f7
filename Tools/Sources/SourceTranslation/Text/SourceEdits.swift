/// The replacements of byte ranges that make a translated text of an original one.
///
/// Text is never printed again from a tree: what no edit names stays as it was written, byte by byte.
struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    var text: String
    var order: Int
  }

  private let original: [UInt8]
  private var edits: [Edit] = []

  init(_ text: String) {
    original = Array(text.utf8)
  }

  /// Whether no edit has been made.
  var isEmpty: Bool { edits.isEmpty }

  /// The number of bytes of the original.
  var count: Int { original.count }

  /// Returns a part of the original.
  func text(_ range: Range<Int>) -> String { String(decoding: original[range], as: UTF8.self) }

  /// Replaces a range. Line breaks of the range that the text lacks are added behind it, so that no line
  /// moves.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let breaks = original[range].count { $0 == 0x0A } - text.utf8.count { $0 == 0x0A }
    edits.append(
      Edit(
        range: range, text: text + String(repeating: "\n", count: max(0, breaks)), order: edits.count))
  }

  /// Replaces a range, and fills up with blanks so that what follows keeps its column.
  mutating func replacePadded(_ range: Range<Int>, with text: String) {
    let blanks = max(0, range.count - text.utf8.count)
    replace(range, with: text + String(repeating: " ", count: blanks))
  }

  /// Replaces everything but line breaks with blanks.
  mutating func blank(_ range: Range<Int>) {
    let blanks = original[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    edits.append(Edit(range: range, text: String(decoding: blanks, as: UTF8.self), order: edits.count))
  }

  /// Inserts text before a byte. Several insertions at one place stand in the order in which they were made.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text, order: edits.count))
  }

  /// Returns the edited text. Of two edits that overlap, the first one made counts.
  func applied() -> String {
    var result: [UInt8] = []
    result.reserveCapacity(original.count + 256)
    var position = 0
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, $0.order)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, $1.order)
    }
    for edit in sorted where edit.range.lowerBound >= position {
      result += original[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += original[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
