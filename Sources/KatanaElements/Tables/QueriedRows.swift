import Foundation

/// The rows that a table view has asked about, by section: those of which it may keep a height or a cell.
struct QueriedRows {
  private var rows: [Int: RangeSet<Int>] = [:]

  /// The known rows of a section.
  subscript(section: Int) -> RangeSet<Int> { rows[section] ?? RangeSet() }

  /// Adds a row.
  mutating func insert(_ path: IndexPath) {
    insert(path.row..<path.row + 1, in: path.section)
  }

  /// Adds rows of a section.
  mutating func insert(_ range: Range<Int>, in section: Int) {
    rows[section, default: RangeSet()].insert(contentsOf: range)
  }
}
