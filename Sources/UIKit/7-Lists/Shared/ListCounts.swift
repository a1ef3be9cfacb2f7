import CoreGraphics

/// The number of rows in each section of a list, as its data source gave them.
@MainActor final class ListCounts {
  /// The number of rows in each section.
  private(set) var rows: [Int] = []
  /// The number of rows in all sections.
  private(set) var total = 0
  /// Whether the numbers were loaded since they were last invalidated.
  private(set) var isLoaded = false
  /// Whether what shows belongs to numbers that are no longer true.
  private(set) var isStale = false

  // MARK: Loading

  /// Sets the numbers that the data source returned.
  func set(_ rows: [Int]) { (self.rows, total) = (rows, rows.reduce(0, +)) }

  /// The greatest number of rows of a section, so that no sum of sections overflows. A data source may say
  /// more.
  private static let mostRows = 1 << 40

  /// The most sections of a list. Rows are arithmetic, but a section has a header, insets and a layout of its
  /// own, which are asked for at once.
  static let mostSections = 1 << 16

  /// The most rows whose heights or sizes a delegate is asked for at once.
  static let mostRowsAsked = 1 << 20

  /// Returns a number of rows that a data source gave, within bounds.
  static func bounded(_ count: Int?) -> Int { min(max(count ?? 0, 0), mostRows) }

  /// Returns a number of sections that a data source gave, within bounds.
  static func bounded(sections count: Int?) -> Int {
    if let count, count > mostSections {
      warnOnce("A list shows the first \(mostSections) of its sections; its data source has \(count).")
    }
    return min(max(count ?? 0, 0), mostSections)
  }

  /// Ends the loading, once what depends on the numbers is known.
  func finishLoading() { (isLoaded, isStale) = (true, false) }

  /// Invalidates the numbers, which are loaded from the data source when they are needed next.
  func invalidate(isStale: Bool = true) { (isLoaded, self.isStale) = (false, isStale) }

  // MARK: Asking

  /// Whether there are no sections.
  var isEmpty: Bool { rows.isEmpty }
  /// The number of sections.
  var sectionCount: Int { rows.count }

  /// The number of rows in a section; 0 for sections that do not exist.
  subscript(section: Int) -> Int { rows.indices.contains(section) ? rows[section] : 0 }

  /// Whether there is such a section.
  func contains(section: Int) -> Bool { rows.indices.contains(section) }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.row >= 0 && path.row < self[path.section]
  }

  /// The numbers after a row moved, from an old place to a new one.
  func moving(_ old: IndexPath, to new: IndexPath) -> [Int] {
    var after = rows
    after[old.section] -= 1
    after[new.section] += 1
    return after
  }

  // MARK: Going from row to row

  /// The first row; nil without rows.
  var first: IndexPath? { rows.firstIndex { $0 > 0 }.map { IndexPath(row: 0, section: $0) } }
  /// The last row; nil without rows.
  var last: IndexPath? { rows.lastIndex { $0 > 0 }.map { IndexPath(row: rows[$0] - 1, section: $0) } }

  /// The row before another, through all sections; nil for the first.
  func path(before path: IndexPath) -> IndexPath? {
    self.path(path, movedBy: -1).flatMap { $0 == path ? nil : $0 }
  }

  /// The row after another, through all sections; nil for the last.
  func path(after path: IndexPath) -> IndexPath? {
    self.path(path, movedBy: 1).flatMap { $0 == path ? nil : $0 }
  }

  /// The row so many rows after another, through all sections; the first or the last where there are not so
  /// many.
  func path(_ path: IndexPath, movedBy step: Int) -> IndexPath? {
    if step == Int.max { return last }
    if step == -Int.max { return first }
    var (section, row) = (path.section, path.row + step)
    while row < 0 {
      guard let before = rows[..<section].lastIndex(where: { $0 > 0 }) else {
        row = 0
        break
      }
      section = before
      row += rows[section]
    }
    while row >= rows[section] {
      guard let after = rows[(section + 1)...].firstIndex(where: { $0 > 0 }) else {
        row = rows[section] - 1
        break
      }
      row -= rows[section]
      section = after
    }
    return row < 0 ? nil : IndexPath(row: row, section: section)
  }
}
