import QuartzCore

/// The changes that lead from one snapshot to another, with the fewest moves: old places for what goes, new
/// places for what comes.
///
/// Rows that a section has in common at its beginning and end are only compared, so that a small change of a
/// large list costs little more than one pass over it.
struct SnapshotDifference: Equatable {
  struct Move<Place: Equatable>: Equatable {
    var from: Place
    var to: Place
  }

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var movedSections: [Move<Int>] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [Move<IndexPath>] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var reconfiguredItems: [IndexPath] = []

  /// Finds the changes between two snapshots.
  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let newSections = old.sectionIdentifiers.map { new.indexOfSection($0) }
    compareSections(newSections, old, new)
    for (section, rows) in old.rows.enumerated() {
      guard let newSection = newSections[section] else {
        leave(rows, section, new)
        continue
      }
      compareRows(of: section, rows, newSection, old, new)
    }
    collectMarks(old, new)
  }

  /// Whether the snapshots have the same at the same places, and nothing is loaded anew.
  var isEmpty: Bool { changeCount == 0 && reconfiguredItems.isEmpty }

  /// The number of sections and items that come, go, move or are loaded anew.
  var changeCount: Int {
    deletedSections.count + insertedSections.count + movedSections.count + reloadedSections.count
      + deletedItems.count + insertedItems.count + movedItems.count + reloadedItems.count
  }

  /// Returns the changes as a list shows them.
  func updates<Animation>(_ animation: Animation) -> ListUpdates<Animation> {
    var updates = ListUpdates<Animation>()
    for section in deletedSections { updates.deletedSections[section] = animation }
    for section in insertedSections { updates.insertedSections[section] = animation }
    for section in reloadedSections { updates.reloadedSections[section] = animation }
    for move in movedSections { updates.moveSection(move.from, to: move.to) }
    updates.deleteRows(deletedItems, animation)
    updates.insertRows(insertedItems, animation)
    updates.reloadRows(reloadedItems, animation)
    for move in movedItems { updates.moveRow(move.from, to: move.to) }
    updates.reconfiguredRows = Set(reconfiguredItems)
    return updates
  }

  // MARK: Comparing

  private mutating func compareSections<Section, Item>(
    _ newSections: [Int?], _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    deletedSections = newSections.indices.filter { newSections[$0] == nil }
    insertedSections = new.sectionIdentifiers.indices.filter {
      old.indexOfSection(new.sectionIdentifiers[$0]) == nil
    }
    let kept = newSections.indices.compactMap { index in
      newSections[index].map { Move(from: index, to: $0) }
    }
    movedSections = Self.moves(among: kept)
  }

  /// The rows of a section that goes: those that are elsewhere now have moved.
  private mutating func leave<Section, Item>(
    _ rows: [Item], _ section: Int, _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    for (row, item) in rows.enumerated() {
      guard let place = new.place(of: item) else { continue }
      movedItems.append(Move(from: IndexPath(row: row, section: section), to: Self.path(place)))
    }
  }

  private mutating func compareRows<Section, Item>(
    of section: Int, _ rows: [Item], _ newSection: Int, _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let newRows = new.rows[newSection]
    let most = min(rows.count, newRows.count)
    var (head, tail) = (0, 0)
    while head < most, rows[head] == newRows[head] { head += 1 }
    while tail < most - head, rows[rows.count - 1 - tail] == newRows[newRows.count - 1 - tail] { tail += 1 }
    var staying: [Move<Int>] = []
    for row in head..<rows.count - tail {
      let place = new.place(of: rows[row])
      if let place, place.section == newSection {
        staying.append(Move(from: row, to: place.row))
      } else if let place {
        movedItems.append(Move(from: IndexPath(row: row, section: section), to: Self.path(place)))
      } else {
        deletedItems.append(IndexPath(row: row, section: section))
      }
    }
    movedItems += Self.moves(among: staying).map {
      Move(
        from: IndexPath(row: $0.from, section: section), to: IndexPath(row: $0.to, section: newSection))
    }
    for row in head..<newRows.count - tail where old.place(of: newRows[row]) == nil {
      insertedItems.append(IndexPath(row: row, section: newSection))
    }
  }

  /// The elements that change their order among those that stay: all but a longest run that keeps it.
  private static func moves(among kept: [Move<Int>]) -> [Move<Int>] {
    let numbers = kept.map(\.to)
    guard zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 }) else { return [] }
    let fixed = Set(longestIncreasingSubsequence(of: numbers))
    return kept.indices.filter { !fixed.contains($0) }.map { kept[$0] }
  }

  private mutating func collectMarks<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    reloadedSections = new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) }
    let anew = Set(reloadedSections)
    func places(_ items: [Item]) -> [IndexPath] {
      items.compactMap { old.place(of: $0) }.filter { !anew.contains($0.section) }.map { Self.path($0) }
    }
    reloadedItems = places(new.reloadedItemIdentifiers)
    let reloaded = Set(reloadedItems)
    reconfiguredItems = places(new.reconfiguredItemIdentifiers).filter { !reloaded.contains($0) }
  }

  private static func path<Section, Item>(
    _ place: NSDiffableDataSourceSnapshot<Section, Item>.Place
  ) -> IndexPath {
    IndexPath(row: place.row, section: place.section)
  }
}
