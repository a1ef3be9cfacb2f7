import UIKit

/// The data source of a table of components: shows models in rows, and follows changes of the models row by
/// row.
///
/// Rows whose model is still there keep their cell; of the visible ones, only those whose model changed get
/// the new one. Changes are animated where the table shows rows in a window. Large changes, and those from or
/// to an empty table, reload the table.
@MainActor final class TableContent<SECTION, ITEM>: NSObject, UITableViewDataSource {
  /// A section's own model and those of its rows.
  typealias Section = (items: [ITEM], model: SECTION)

  private(set) var sections: [Section] = []
  private let items = ModelComparison<ITEM>()
  private let models = ModelComparison<SECTION>()

  /// Returns a cell for reuse that shows a model.
  var makeCell: (IndexPath, ITEM) -> UITableViewCell = { _, _ in UITableViewCell() }
  /// Sets the model of a section's visible headers and footers.
  var sectionDidChange: (Int, SECTION) -> Void = { _, _ in }

  /// With more changes than these a table is reloaded: nobody could follow them.
  private let mostChanges = 300

  /// The model of a row.
  func item(at path: IndexPath) -> ITEM { sections[path.section].items[path.row] }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(indexPath, item(at: indexPath))
  }

  // MARK: Changes

  /// Shows models.
  func show(_ new: [Section], in table: UITableView) {
    let old = sections
    guard table.window != nil, !table.bounds.isEmpty, old.contains(where: { !$0.items.isEmpty }),
      let changes = changes(from: old, to: new)
    else {
      sections = new
      return table.reloadData()
    }
    let shown = Dictionary(
      uniqueKeysWithValues: table.visibleCells.compactMap { cell in
        table.indexPath(for: cell).map { (ObjectIdentifier(cell), item(at: $0)) }
      })
    if changes.isEmpty {
      sections = new
    } else {
      table.performBatchUpdates { [self] in
        sections = new
        changes.apply(to: table)
      }
    }
    refresh(shown, from: old, in: table, changes)
  }

  /// Sets the new models of the visible rows that were there before.
  private func refresh(
    _ shown: [ObjectIdentifier: ITEM], from old: [Section], in table: UITableView, _ changes: TableChanges
  ) {
    let changed = (table.indexPathsForVisibleRows ?? []).filter { path in
      guard let cell = table.cellForRow(at: path), let former = shown[ObjectIdentifier(cell)] else {
        return false
      }
      return !items.showsSame(former, item(at: path))
    }
    if !changed.isEmpty { table.reconfigureRows(at: changed) }
    for (former, current) in changes.keptSections
    where !models.showsSame(old[former].model, sections[current].model) {
      sectionDidChange(current, sections[current].model)
    }
  }

  /// The removed, inserted and moved rows; nil where there are too many to animate.
  private func changes(from old: [Section], to new: [Section]) -> TableChanges? {
    var changes = TableChanges()
    let outer = sectionDifference(old, new)
    changes.deletedSections = IndexSet(outer.deleted + outer.moved.map(\.from))
    changes.insertedSections = IndexSet(outer.inserted + outer.moved.map(\.to))
    let before = old.indices.filter { !changes.deletedSections.contains($0) }
    let after = new.indices.filter { !changes.insertedSections.contains($0) }
    changes.keptSections = Array(zip(before, after))
    var count = outer.changeCount
    for (former, current) in changes.keptSections {
      let inner = items.difference(old[former].items, new[current].items)
      count += inner.changeCount
      guard count <= mostChanges else { return nil }
      changes.deleted += inner.deleted.map { IndexPath(row: $0, section: former) }
      changes.inserted += inner.inserted.map { IndexPath(row: $0, section: current) }
      changes.moved += inner.moved.map {
        (IndexPath(row: $0.from, section: former), IndexPath(row: $0.to, section: current))
      }
    }
    return changes
  }

  private func sectionDifference(_ old: [Section], _ new: [Section]) -> ListDifference {
    models.difference(old.map(\.model), new.map(\.model))
  }
}

/// Changes of a table's rows and sections: those that went by their old places, those that came by their new
/// ones.
struct TableChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var keptSections: [(Int, Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(IndexPath, IndexPath)] = []

  /// Whether nothing went, came or moved.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deleted.isEmpty && inserted.isEmpty
      && moved.isEmpty
  }

  /// Notifies a table, in a batch of updates.
  @MainActor func apply(to table: UITableView) {
    if !deletedSections.isEmpty { table.deleteSections(deletedSections, with: .fade) }
    if !insertedSections.isEmpty { table.insertSections(insertedSections, with: .fade) }
    if !deleted.isEmpty { table.deleteRows(at: deleted, with: .automatic) }
    if !inserted.isEmpty { table.insertRows(at: inserted, with: .automatic) }
    for (old, new) in moved { table.moveRow(at: old, to: new) }
  }
}
