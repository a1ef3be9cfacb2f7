import Foundation

/// The positions of all parts of a table, from top to bottom, in points. It stores lengths, not views.
struct TableGeometry {
  /// One section: room, header, rows and footer.
  struct Section {
    /// Room above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    /// Whether the header's height is only an estimate.
    var headerIsEstimated = false
    var rows = LengthIndex()
    /// Whether rows have to be measured when they are about to show.
    var rowsAreEstimated = false
    var footer: CGFloat = 0
    var footerIsEstimated = false

    var length: CGFloat { padding + header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  private var lengths = LengthIndex()
  /// The height of what stands above all sections.
  var head: CGFloat = 0
  /// The height of what stands below all sections.
  var foot: CGFloat = 0

  init(sections: [Section] = []) {
    self.sections = sections
    lengths = LengthIndex(count: sections.count)
    for (index, section) in sections.enumerated() { lengths.measure(index, as: section.length) }
  }

  /// The height of all.
  var height: CGFloat { head + lengths.total + foot }

  /// Changes a section's lengths.
  mutating func change(_ section: Int, _ change: (inout Section) -> Void) {
    change(&sections[section])
    lengths.measure(section, as: sections[section].length)
  }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && path.row >= 0 && path.row < sections[path.section].rows.count
  }

  // MARK: Where things are

  /// A range on the way down.
  typealias Span = (start: CGFloat, length: CGFloat)

  func section(_ section: Int) -> Span { (head + lengths.start(section), sections[section].length) }

  func header(_ section: Int) -> Span {
    (head + lengths.start(section) + sections[section].padding, sections[section].header)
  }

  func footer(_ section: Int) -> Span {
    let (start, length) = self.section(section)
    return (start + length - sections[section].footer, sections[section].footer)
  }

  /// Returns the y position of the start of a section's first row.
  func rowsStart(_ section: Int) -> CGFloat {
    let (start, length) = header(section)
    return start + length
  }

  func row(_ path: IndexPath) -> Span {
    let rows = sections[path.section].rows
    return (rowsStart(path.section) + rows.start(path.row), rows.length(path.row))
  }

  // MARK: What is at a place

  /// The section at a distance from the top; nil without sections.
  func section(at y: CGFloat) -> Int? {
    sections.isEmpty ? nil : lengths.index(at: y - head)
  }

  /// The row at a distance from the top; nil where there is none.
  func row(at y: CGFloat) -> IndexPath? {
    guard let section = section(at: y) else { return nil }
    let rows = sections[section].rows
    let distance = y - rowsStart(section)
    guard rows.count > 0, distance >= 0, distance < rows.total else { return nil }
    return IndexPath(row: rows.index(at: distance), section: section)
  }

  /// The most rows that show at once.
  static let mostInSight = 10_000

  /// The rows of a section that lie between two distances from the top, up to ``mostInSight``.
  func rows(of section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let rows = sections[section].rows
    let start = rowsStart(section)
    guard rows.count > 0, bottom > start, top < start + rows.total else { return 0..<0 }
    let first = rows.index(at: top - start)
    var last = rows.index(at: bottom - start)
    if start + rows.start(last) >= bottom, last > first { last -= 1 }
    guard last - first < Self.mostInSight else {
      warnOnce("A table shows up to \(Self.mostInSight) rows at a time; \(last - first) were to be in sight.")
      return first..<first + Self.mostInSight
    }
    return first..<last + 1
  }

  /// The sections that reach between two distances from the top.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard let first = section(at: top), let last = section(at: bottom) else { return 0..<0 }
    return first..<last + 1
  }
}
