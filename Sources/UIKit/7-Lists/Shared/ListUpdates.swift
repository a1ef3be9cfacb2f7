import Foundation

/// Changes of a list that are to be shown together: what goes is named by old places, what comes by new
/// ones.
struct ListUpdates<Animation> {
  var deletedRows: [IndexPath: Animation] = [:]
  var insertedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  var movedRows: [IndexPath: IndexPath] = [:]
  /// Rows whose cells are kept and set up again, by old places.
  var reconfiguredRows: Set<IndexPath> = []
  var deletedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]

  mutating func deleteRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { deletedRows[path] = animation }
  }
  mutating func insertRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { insertedRows[path] = animation }
  }
  mutating func reloadRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { reloadedRows[path] = animation }
  }
  mutating func moveRow(_ old: IndexPath, to new: IndexPath) { movedRows[old] = new }
  mutating func deleteSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { deletedSections[section] = animation }
  }
  mutating func insertSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { insertedSections[section] = animation }
  }
  mutating func reloadSections(_ sections: IndexSet, _ animation: Animation) {
    for section in sections { reloadedSections[section] = animation }
  }
  mutating func moveSection(_ old: Int, to new: Int) { movedSections[old] = new }
}

/// A plan that moves every row and section of a list in one update, from its place before to its place after.
struct ListPlan<Animation> {
  let updates: ListUpdates<Animation>
  private let before: [Int]
  private let after: [Int]
  private let sectionsThatGo: [Int]
  private let sectionsThatCome: [Int]
  private let rowsThatGo: [Int: [Int]]
  private let rowsThatCome: [Int: [Int]]
  private let oldSectionsOfMoved: [Int: Int]
  private let oldPathsOfMoved: [IndexPath: IndexPath]

  /// Sections and rows before and after. Throws a sentence when they do not agree with the changes. `names`
  /// are what the list calls itself and its rows.
  init(
    _ updates: ListUpdates<Animation>, before: [Int], after: [Int], names: (list: String, rows: String)
  ) throws(ListMistake) {
    self.updates = updates
    (self.before, self.after) = (before, after)
    sectionsThatGo = (Array(updates.deletedSections.keys) + updates.movedSections.keys).sorted()
    sectionsThatCome = (Array(updates.insertedSections.keys) + updates.movedSections.values).sorted()
    oldSectionsOfMoved = Dictionary(
      updates.movedSections.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    oldPathsOfMoved = Dictionary(
      updates.movedRows.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    // Rows of a deleted section need not be deleted.
    let gone = updates.deletedSections
    let going = (Array(updates.deletedRows.keys) + updates.movedRows.keys).filter { gone[$0.section] == nil }
    rowsThatGo = Dictionary(grouping: going, by: \.section).mapValues { $0.map(\.row).sorted() }
    let new = updates.insertedSections
    let coming = (Array(updates.insertedRows.keys) + updates.movedRows.values).filter {
      new[$0.section] == nil
    }
    rowsThatCome = Dictionary(grouping: coming, by: \.section).mapValues { $0.map(\.row).sorted() }
    try check(names)
  }

  // MARK: Places

  /// The new place of a section; nil where it goes.
  func newSection(_ old: Int) -> Int? {
    if let new = updates.movedSections[old] { return new }
    guard updates.deletedSections[old] == nil else { return nil }
    return Self.index(of: old, leaving: sectionsThatGo, joining: sectionsThatCome)
  }

  /// The old place of a section; nil where it is new.
  func oldSection(_ new: Int) -> Int? {
    if let old = oldSectionsOfMoved[new] { return old }
    guard updates.insertedSections[new] == nil else { return nil }
    return Self.index(of: new, leaving: sectionsThatCome, joining: sectionsThatGo)
  }

  /// The new place of a row; nil where it goes.
  func newPath(_ old: IndexPath) -> IndexPath? {
    if let new = updates.movedRows[old] { return new }
    guard updates.deletedRows[old] == nil, updates.reloadedSections[old.section] == nil,
      let section = newSection(old.section)
    else { return nil }
    let row = Self.index(
      of: old.row, leaving: rowsThatGo[old.section] ?? [], joining: rowsThatCome[section] ?? [])
    return IndexPath(row: row, section: section)
  }

  /// The number of rows that a section has after the changes.
  func newCount(_ new: Int) -> Int { after.indices.contains(new) ? after[new] : 0 }

  /// The old place of a row; nil where it is new.
  func oldPath(_ new: IndexPath) -> IndexPath? {
    if let old = oldPathsOfMoved[new] { return old }
    guard updates.insertedRows[new] == nil, let section = oldSection(new.section),
      updates.reloadedSections[section] == nil
    else { return nil }
    let row = Self.index(
      of: new.row, leaving: rowsThatCome[new.section] ?? [], joining: rowsThatGo[section] ?? [])
    return IndexPath(row: row, section: section)
  }

  /// Returns the animation with which a row that has no new place disappears.
  func departure(of old: IndexPath) -> Animation? {
    updates.deletedRows[old] ?? updates.deletedSections[old.section] ?? updates.reloadedSections[old.section]
  }

  /// Returns the animation with which a row that has no old place appears.
  func arrival(of new: IndexPath) -> Animation? {
    updates.insertedRows[new] ?? updates.insertedSections[new.section]
      ?? oldSection(new.section).flatMap { updates.reloadedSections[$0] }
  }

  /// Returns the index of an element of a sequence after some elements have been removed, given by their old
  /// indexes, and some have been inserted, given by their new ones. Both are in order.
  private static func index(of index: Int, leaving: [Int], joining: [Int]) -> Int {
    let place = index - partition(of: leaving) { leaving[$0] >= index }
    // Each that joins at or before the place moves it on, also those that do so only because of others.
    return place + partition(of: joining) { joining[$0] - $0 > place }
  }

  /// The first index from which on a condition holds, which it does for all later ones.
  private static func partition(of numbers: [Int], where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Agreement

  /// What was requested of a section that there was not.
  private func verb(of section: Int) -> String {
    updates.deletedSections[section] != nil
      ? "delete" : updates.movedSections[section] != nil ? "move" : "reload"
  }

  /// What was requested of a row that there was not.
  private func verb(of path: IndexPath) -> String {
    updates.deletedRows[path] != nil ? "delete" : updates.movedRows[path] != nil ? "move" : "reload"
  }

  /// Refuses two changes of one row or section that exclude each other.
  private func checkConflicts() throws(ListMistake) {
    func name(_ path: IndexPath) -> String { "({length = 2, path = \(path[0]) - \(path[1])})" }
    let (gone, moved) = (updates.deletedRows, updates.movedRows)
    if let path = updates.reloadedRows.keys.filter({ gone[$0] != nil }).min() {
      throw ListMistake("attempt to delete and reload the same index path \(name(path))")
    }
    if let path = moved.keys.filter({ gone[$0] != nil }).min() {
      throw ListMistake("attempt to perform a delete and a move from the same index path \(name(path))")
    }
    if let path = moved.values.filter({ updates.insertedRows[$0] != nil }).min() {
      throw ListMistake("attempt to perform an insert and a move to the same index path \(name(path))")
    }
    if let path = Dictionary(grouping: moved.values, by: \.self).filter({ $0.value.count > 1 }).keys.min() {
      throw ListMistake("attempt to perform multiple moves to the same index path \(name(path))")
    }
    let sections = updates.deletedSections
    if let section = updates.reloadedSections.keys.filter({ sections[$0] != nil }).min() {
      throw ListMistake("attempt to delete and reload the same section (\(section))")
    }
    if let section = updates.movedSections.keys.filter({ sections[$0] != nil }).min() {
      throw ListMistake("attempt to perform a delete and a move from the same section (\(section))")
    }
    if let section = updates.movedSections.values.filter({ updates.insertedSections[$0] != nil }).min() {
      throw ListMistake("attempt to perform an insert and a move to the same section (\(section))")
    }
  }

  private func check(_ names: (list: String, rows: String)) throws(ListMistake) {
    let (list, rows) = names
    try checkConflicts()
    for section in updates.deletedSections.keys.sorted() + updates.reloadedSections.keys.sorted()
      + updates.movedSections.keys.sorted() where !before.indices.contains(section)
    {
      throw ListMistake(
        "attempt to \(verb(of: section)) section \(section), but there are only \(before.count) sections before the update"
      )
    }
    for path in updates.deletedRows.keys.sorted() + updates.reloadedRows.keys.sorted()
      + updates.movedRows.keys.sorted()
    where !before.indices.contains(path.section) || !(0..<before[path.section]).contains(path.row) {
      let count = before.indices.contains(path.section) ? before[path.section] : 0
      throw ListMistake(
        """
        attempt to \(verb(of: path)) \(rows.dropLast()) \(path.row) from section \(path.section) which only contains \
        \(count) \(rows) before the update
        """)
    }
    guard after.count == before.count - updates.deletedSections.count + updates.insertedSections.count else {
      throw ListMistake(
        """
        invalid number of sections. The number of sections contained in \(list) after the update (\(after.count)) must be \
        equal to the number of sections contained in \(list) before the update (\(before.count)), plus or minus the \
        number of sections inserted or deleted (\(updates.insertedSections.count) inserted, \
        \(updates.deletedSections.count) deleted); change the data in the same step in which \(list) is updated
        """)
    }
    for path in updates.insertedRows.keys.sorted() + updates.movedRows.values.sorted()
    where !after.indices.contains(path.section) || !(0..<after[path.section]).contains(path.row) {
      let count = after.indices.contains(path.section) ? after[path.section] : 0
      throw ListMistake(
        """
        attempt to insert \(rows.dropLast()) \(path.row) into section \(path.section), but there are only \(count) \
        \(rows) in section \(path.section) after the update
        """)
    }
    for old in before.indices where updates.reloadedSections[old] == nil {
      guard let new = newSection(old) else { continue }
      let (going, coming) = (rowsThatGo[old]?.count ?? 0, rowsThatCome[new]?.count ?? 0)
      let movedIn = updates.movedRows.values.count { $0.section == new }
      let movedOut = updates.movedRows.keys.count { $0.section == old }
      guard before[old] - going + coming == after[new] else {
        throw ListMistake(
          """
          invalid number of \(rows) in section \(new). The number of \(rows) contained in an existing section after the \
          update (\(after[new])) must be equal to the number of \(rows) contained in that section before the update \
          (\(before[old])), plus or minus the number of \(rows) inserted or deleted from that section \
          (\(coming - movedIn) inserted, \(going - movedOut) deleted) and plus or minus the number of \(rows) moved into \
          or out of that section (\(movedIn) moved in, \(movedOut) moved out); change the data in the same step in which \
          \(list) is updated
          """)
      }
    }
  }
}

/// An error in the changes that an app has reported to a list.
struct ListMistake: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
