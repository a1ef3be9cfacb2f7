import Foundation
import KatanaUI
import QuartzCore

/// The names of a table's sections and rows at one moment.
@MainActor struct TableOutline {
  /// The number of rows in each section.
  let counts: [Int]
  /// The name of a section, if it has one.
  let sectionName: (Int) -> AnyHashable?
  /// The name of a row, if it has one.
  let rowName: (IndexPath) -> AnyHashable?

  init(
    counts: [Int], sectionName: @escaping (Int) -> AnyHashable?,
    rowName: @escaping (IndexPath) -> AnyHashable?
  ) {
    (self.counts, self.sectionName, self.rowName) = (counts, sectionName, rowName)
  }

  /// The most sections that a table shows, and the most rows of a section.
  private static let (mostSections, mostRows) = (1 << 16, 1 << 40)

  /// Returns the number of sections that a delegate describes, within bounds.
  static func sectionCount(_ delegate: any TableDelegate) -> Int {
    min(max(delegate.numberOfSections(), 0), mostSections)
  }

  /// Returns the number of rows that a delegate describes in a section, within bounds.
  static func rowCount(_ delegate: any TableDelegate, in section: Int) -> Int {
    min(max(delegate.numberOfRows(forSection: section), 0), mostRows)
  }

  /// The outline of what a delegate describes.
  init(_ delegate: any TableDelegate) {
    counts = (0..<Self.sectionCount(delegate)).map { Self.rowCount(delegate, in: $0) }
    sectionName = { delegate.identifier(forSection: $0) }
    rowName = { delegate.identifier(forRowAt: $0) }
  }

  /// The number of rows in all sections.
  var rowCount: Int { counts.reduce(0, +) }

  /// Whether a section's rows have names. All have where the first one has.
  fileprivate func namesRows(in section: Int) -> Bool {
    counts[section] > 0 && rowName(IndexPath(row: 0, section: section)) != nil
  }
}

/// The changes that lead from one content of a table to another: old places for what goes, new places for
/// what comes.
///
/// Rows and sections with the same name are the same; those without are matched by their positions. Of
/// several rows of one name, the first ones are matched.
///
/// Only rows that the table view has asked about are compared by all means (`known`): of the others it has a
/// number, and any changes that lead to the right number are right. So where one row comes or goes, the cost
/// does not depend on how many there are. Rows between the common ones are compared whether known or not.
@MainActor struct TableDiff {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []

  private var sections: [Int: SectionMatch] = [:]
  /// The new places of rows between the common ones.
  private var places: [IndexPath: IndexPath] = [:]
  /// The rows that the table view has asked about, by section; nil where these are all.
  private let known: QueriedRows?

  /// A section that is in both contents.
  private struct SectionMatch {
    var new: Int
    var oldCount: Int
    var newCount: Int
    /// The rows that keep their order, from the first to the last.
    var runs: [CommonRun] = []
  }

  /// Compares two contents.
  /// - Parameter known: The rows that the table view has asked about; nil where these are all.
  init(from old: TableOutline, to new: TableOutline, known: QueriedRows? = nil) {
    self.known = known
    matchSections(old, new)
    matchRows(old, new)
  }

  /// Whether both contents have the same rows at the same places.
  var isEmpty: Bool { count == 0 }

  /// The number of changes.
  var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count + deletedRows.count
      + insertedRows.count + movedRows.count
  }

  /// The old and new places of the sections that are in both contents.
  var sectionPlaces: [(old: Int, new: Int)] { sections.map { ($0.key, $0.value.new) } }

  /// The new place of a row; nil where it goes.
  func newPath(_ old: IndexPath) -> IndexPath? {
    guard let section = sections[old.section] else { return nil }
    if let run = section.runs.first(where: { $0.old.contains(old.row) }) {
      return IndexPath(row: old.row + run.shift, section: section.new)
    }
    return places[old]
  }

  /// The new places of the rows that the table view has asked about.
  var queriedAfterUpdate: QueriedRows {
    var moved = QueriedRows()
    guard let known else { return moved }
    for (index, section) in sections {
      for run in section.runs {
        for rows in known[index].intersection(RangeSet(run.old)).ranges {
          moved.insert(rows.lowerBound + run.shift..<rows.upperBound + run.shift, in: section.new)
        }
      }
    }
    for (old, new) in places where known[old.section].contains(old.row) {
      moved.insert(new.row..<new.row + 1, in: new.section)
    }
    return moved
  }

  /// Whether nothing comes, goes or moves above a row that is in both contents.
  func changesNothing(above old: IndexPath, becoming new: IndexPath) -> Bool {
    old == new
      && !deletedSections.contains(where: { $0 < old.section })
      && !insertedSections.contains(where: { $0 < new.section })
      && !movedSections.contains { $0.from <= old.section || $0.to <= new.section }
      && !deletedRows.contains { $0 < old } && !insertedRows.contains { $0 < new }
      && !movedRows.contains { $0.from < old || $0.to < new }
  }

  // MARK: Sections

  private mutating func matchSections(_ old: TableOutline, _ new: TableOutline) {
    let pairs = Self.pairs(
      old: old.counts.indices.map { ($0, old.sectionName($0) ?? AnyHashable($0)) },
      new: new.counts.indices.map { ($0, new.sectionName($0) ?? AnyHashable($0)) })
    for (from, to) in pairs {
      sections[from] = SectionMatch(new: to, oldCount: old.counts[from], newCount: new.counts[to])
    }
    let kept = Set(pairs.map(\.1))
    deletedSections = IndexSet(old.counts.indices.filter { sections[$0] == nil })
    insertedSections = IndexSet(new.counts.indices.filter { !kept.contains($0) })
    movedSections = Self.moved(pairs, by: \.self)
  }

  /// The old and new places of what has the same name, in the order of the old places.
  private static func pairs<Place>(
    old: [(Place, AnyHashable)], new: [(Place, AnyHashable)]
  ) -> [(Place, Place)] {
    var waiting: [AnyHashable: [Place]] = [:]
    for (place, name) in new.reversed() { waiting[name, default: []].append(place) }
    return old.compactMap { place, name in
      guard let match = waiting[name]?.popLast() else { return nil }
      return (place, match)
    }
  }

  // MARK: Rows

  private mutating func matchRows(_ old: TableOutline, _ new: TableOutline) {
    var leftOld: [(IndexPath, AnyHashable)] = []
    var leftNew: [(IndexPath, AnyHashable)] = []
    for section in sections.keys.sorted() {
      if old.namesRows(in: section), new.namesRows(in: sections[section]!.new) {
        var match = sections[section]!
        match.runs = CommonRun.runs(
          of: match.oldCount, match.newCount, known: known?[section],
          isSame: {
            old.rowName(IndexPath(row: $0, section: section))
              == new.rowName(IndexPath(row: $1, section: match.new))
          })
        sections[section] = match
        for gap in CommonRun.gaps(between: match.runs.map(\.old), in: match.oldCount) {
          leftOld += Self.names(section, gap, old)
        }
        for gap in CommonRun.gaps(between: match.runs.map(\.new), in: match.newCount) {
          leftNew += Self.names(match.new, gap, new)
        }
      } else {
        matchByPosition(section, old, new, &leftOld, &leftNew)
      }
    }
    let pairs = Self.pairs(old: leftOld, new: leftNew)
    for (from, to) in pairs { places[from] = to }
    let kept = Set(pairs.map(\.1))
    deletedRows += leftOld.map(\.0).filter { places[$0] == nil }
    insertedRows += leftNew.map(\.0).filter { !kept.contains($0) }
    movedRows = moves(among: pairs)
  }

  private static func names(
    _ section: Int, _ rows: Range<Int>, _ outline: TableOutline
  ) -> [(IndexPath, AnyHashable)] {
    rows.map { row in
      let path = IndexPath(row: row, section: section)
      return (path, outline.rowName(path) ?? AnyHashable(path))
    }
  }

  /// Rows without names come and go at a section's end. Where only one of the contents has rows with names,
  /// these may come from other sections or go there.
  private mutating func matchByPosition(
    _ section: Int, _ old: TableOutline, _ new: TableOutline,
    _ leftOld: inout [(IndexPath, AnyHashable)], _ leftNew: inout [(IndexPath, AnyHashable)]
  ) {
    let match = sections[section]!
    if old.namesRows(in: section) || new.namesRows(in: match.new), min(match.oldCount, match.newCount) == 0 {
      leftOld += Self.names(section, 0..<match.oldCount, old)
      leftNew += Self.names(match.new, 0..<match.newCount, new)
      return
    }
    let common = min(match.oldCount, match.newCount)
    sections[section]!.runs = [CommonRun(old: 0..<common, shift: 0)]
    deletedRows += (common..<match.oldCount).map { IndexPath(row: $0, section: section) }
    insertedRows += (common..<match.newCount).map { IndexPath(row: $0, section: match.new) }
  }

  /// The matched rows that change their section, or their order among those that stay in it. What comes from
  /// one side of a run to the other passes the run.
  private func moves(among pairs: [(IndexPath, IndexPath)]) -> [(from: IndexPath, to: IndexPath)] {
    func stays(_ old: IndexPath, _ new: IndexPath) -> Bool {
      guard let section = sections[old.section], section.new == new.section else { return false }
      return section.runs.allSatisfy { ($0.old.lowerBound < old.row) == ($0.new.lowerBound < new.row) }
    }
    var moves = pairs.filter { !stays($0.0, $0.1) }.map { (from: $0.0, to: $0.1) }
    let staying = pairs.filter { stays($0.0, $0.1) }
    for (_, pairs) in Dictionary(grouping: staying, by: \.0.section).sorted(by: { $0.key < $1.key }) {
      moves += Self.moved(pairs, by: \.row)
    }
    return moves
  }

  /// Returns those of the matched places, in the order of the old ones, that leave the order of the others.
  private static func moved<Place>(
    _ pairs: [(Place, Place)], by index: (Place) -> Int
  ) -> [(from: Place, to: Place)] {
    let staying = longestIncreasingSubsequence(of: pairs.map { index($0.1) })
    guard staying.count < pairs.count else { return [] }
    let kept = Set(staying)
    return pairs.indices.filter { !kept.contains($0) }.map { (from: pairs[$0].0, to: pairs[$0].1) }
  }
}
