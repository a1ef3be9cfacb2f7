import CoreGraphics
import Foundation

/// A row that stands for data that is yet to come.
@MainActor final class ListPlaceholder {
  /// The row of the data before which it lies.
  fileprivate(set) var path: IndexPath
  /// The name under which its cell is made.
  let identifier: String
  /// The height of its row in points; negative where the content or the layout gives it.
  let height: CGFloat
  /// Sets its cell up.
  let update: (UIView) -> Void
  /// The closure that returns the preview parameters of an item that moves to its cell; nil for the whole
  /// cell.
  let parameters: (UIView) -> UIDragPreviewParameters?

  /// Creates a placeholder before a row of the data.
  init(
    at path: IndexPath, identifier: String, height: CGFloat = -1, update: @escaping (UIView) -> Void,
    parameters: @escaping (UIView) -> UIDragPreviewParameters?
  ) {
    (self.path, self.identifier, self.height) = (path, identifier, height)
    (self.update, self.parameters) = (update, parameters)
  }
}

/// The placeholders among the rows of a list, whose data source does not have them: the list shows
/// *presented* rows, the app counts those of the *data*.
@MainActor final class ListPlaceholders {
  /// The placeholders, in the order in which they show.
  private(set) var all: [ListPlaceholder] = []
  /// The shown cells of placeholders, for which the delegate is not called.
  private var cells: Set<ObjectIdentifier> = []
  private var waiting: [() -> Void] = []
  /// Whether the app counts presented rows for now.
  private(set) var presents = false

  // MARK: Places

  /// Returns the place at which a row of the data shows.
  func presented(_ data: IndexPath) -> IndexPath {
    guard !all.isEmpty else { return data }
    let before = all.count { $0.path.section == data.section && $0.path.row <= data.row }
    return IndexPath(row: data.row + before, section: data.section)
  }

  /// Returns the place at which a placeholder shows; nil once it is gone.
  func presented(_ placeholder: ListPlaceholder) -> IndexPath? {
    guard let index = all.firstIndex(where: { $0 === placeholder }) else { return nil }
    let before = all[..<index].count { $0.path.section == placeholder.path.section }
    return IndexPath(row: placeholder.path.row + before, section: placeholder.path.section)
  }

  /// Returns the row of the data that shows at a place; of a placeholder the row before which it lies.
  func data(_ presented: IndexPath) -> IndexPath {
    guard !all.isEmpty else { return presented }
    let places = all.filter { $0.path.section == presented.section }.enumerated().map { $1.path.row + $0 }
    return IndexPath(
      row: presented.row - places.count { $0 < presented.row }, section: presented.section)
  }

  /// Returns the placeholder that shows at a place; nil for rows of the data.
  func placeholder(at presented: IndexPath) -> ListPlaceholder? {
    all.first { $0.path.section == presented.section && self.presented($0) == presented }
  }

  /// Returns the numbers of rows that show.
  func presented(_ data: [Int]) -> [Int] {
    guard !all.isEmpty else { return data }
    return data.indices.map { section in data[section] + all.count { $0.path.section == section } }
  }

  /// Converts the app's index paths to presented rows while a closure runs.
  func presenting(_ work: () -> Void) {
    let outer = presents
    presents = true
    work()
    presents = outer
  }

  // MARK: Coming and going

  /// Adds a placeholder, behind those that lie before the same row.
  func insert(_ placeholder: ListPlaceholder) {
    all.insert(placeholder, at: all.firstIndex { placeholder.path < $0.path } ?? all.count)
  }

  /// Removes a placeholder.
  func remove(_ placeholder: ListPlaceholder) { all.removeAll { $0 === placeholder } }

  /// Replaces a placeholder with a new row of the data.
  func commit(_ placeholder: ListPlaceholder) {
    guard let index = all.firstIndex(where: { $0 === placeholder }) else { return }
    all.remove(at: index)
    for later in all[index...] where later.path.section == placeholder.path.section { later.path.row += 1 }
  }

  /// Removes all placeholders, when the data is loaded anew.
  func removeAll() { all = [] }

  /// Runs a change once the updates under way have been shown.
  func afterUpdates(_ change: @escaping () -> Void) { waiting.append(change) }

  /// Runs the changes that wait.
  func flush() { for change in exchange(&waiting, with: []) { change() } }

  // MARK: Cells

  /// Records the cell of a placeholder.
  func show(_ cell: UIView) { cells.insert(ObjectIdentifier(cell)) }

  /// Records that a cell is no longer shown. Returns whether it was a placeholder's.
  func hide(_ cell: UIView) -> Bool { cells.remove(ObjectIdentifier(cell)) != nil }

  // MARK: Changes of the data

  /// Moves the placeholders with the rows before which they lie.
  /// - Parameters:
  ///   - updates: the changes, in places of the data.
  ///   - before: the numbers of rows that showed before.
  ///   - after: the numbers of rows in the data after.
  /// - Returns: The changes, in presented places.
  /// - Throws: A mistake in the changes.
  func follow<Animation>(
    _ updates: ListUpdates<Animation>, before: [Int], after: [Int], names: (list: String, rows: String)
  ) throws(ListMistake) -> ListUpdates<Animation> {
    guard !all.isEmpty else { return updates }
    let known = before.indices.map { section in before[section] - all.count { $0.path.section == section } }
    let plan = try ListPlan(updates, before: known, after: after, names: names)
    var new = updates
    new.deletedRows = rekeyed(updates.deletedRows)
    new.reloadedRows = rekeyed(updates.reloadedRows)
    new.reconfiguredRows = Set(updates.reconfiguredRows.map { presented($0) })
    let moved = updates.movedRows.map { (presented($0), $1) }
    all = all.filter { follow(plan, $0, known) }
    new.insertedRows = rekeyed(updates.insertedRows)
    new.movedRows = Dictionary(
      moved.map { ($0, presented($1)) }, uniquingKeysWith: { first, _ in first })
    return new
  }

  private func rekeyed<Value>(_ rows: [IndexPath: Value]) -> [IndexPath: Value] {
    Dictionary(rows.map { (presented($0), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// Moves a placeholder to the first row behind it that stays in its place among the others. Returns whether
  /// its section stays.
  private func follow<Animation>(
    _ plan: ListPlan<Animation>, _ placeholder: ListPlaceholder, _ before: [Int]
  ) -> Bool {
    let old = placeholder.path
    guard plan.updates.reloadedSections[old.section] == nil, let section = plan.newSection(old.section)
    else { return false }
    let next = (old.row..<max(before[old.section], old.row)).lazy.compactMap { row -> IndexPath? in
      let path = IndexPath(row: row, section: old.section)
      return plan.updates.movedRows[path] == nil ? plan.newPath(path) : nil
    }.first
    placeholder.path = next ?? IndexPath(row: plan.newCount(section), section: section)
    return true
  }
}
