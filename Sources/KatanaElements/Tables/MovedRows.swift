import UIKit

/// The rows of a delegate after a person moved one of them, until a delegate with the move replaces it.
struct MovedRows: TableDelegate {
  let base: any TableDelegate
  /// The place of the moved row in `base`.
  let source: IndexPath
  /// The place of the moved row here.
  let destination: IndexPath

  /// The place in `base` of a row here.
  private func original(_ path: IndexPath) -> IndexPath {
    if path == destination { return source }
    var row = path.row
    if path.section == destination.section, row > destination.row { row -= 1 }
    if path.section == source.section, row >= source.row { row += 1 }
    return IndexPath(row: row, section: path.section)
  }

  func numberOfSections() -> Int { base.numberOfSections() }

  func numberOfRows(forSection section: Int) -> Int {
    base.numberOfRows(forSection: section) - (section == source.section ? 1 : 0)
      + (section == destination.section ? 1 : 0)
  }

  func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
    base.cellDescription(forRowAt: original(indexPath))
  }

  func height(forRowAt indexPath: IndexPath) -> Value { base.height(forRowAt: original(indexPath)) }

  func estimatedHeight(forRowAt indexPath: IndexPath) -> Value {
    base.estimatedHeight(forRowAt: original(indexPath))
  }

  func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? {
    base.identifier(forRowAt: original(indexPath))
  }

  func identifier(forSection section: Int) -> AnyHashable? { base.identifier(forSection: section) }

  func headerDescription(forSection section: Int) -> (any AnyNodeDescription)? {
    base.headerDescription(forSection: section)
  }

  func headerHeight(forSection section: Int) -> Value { base.headerHeight(forSection: section) }

  func footerDescription(forSection section: Int) -> (any AnyNodeDescription)? {
    base.footerDescription(forSection: section)
  }

  func footerHeight(forSection section: Int) -> Value { base.footerHeight(forSection: section) }

  func willDisplayRow(at indexPath: IndexPath) { base.willDisplayRow(at: original(indexPath)) }

  func leadingSwipeActions(forRowAt indexPath: IndexPath) -> [TableSwipeAction] {
    base.leadingSwipeActions(forRowAt: original(indexPath))
  }

  func trailingSwipeActions(forRowAt indexPath: IndexPath) -> [TableSwipeAction] {
    base.trailingSwipeActions(forRowAt: original(indexPath))
  }

  func editingStyle(forRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    base.editingStyle(forRowAt: original(indexPath))
  }

  func commit(_ editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    base.commit(editingStyle, forRowAt: original(indexPath))
  }

  func canMoveRow(at indexPath: IndexPath) -> Bool { base.canMoveRow(at: original(indexPath)) }

  func targetIndexPath(
    forMoveFromRowAt source: IndexPath, toProposed proposed: IndexPath
  ) -> IndexPath {
    base.targetIndexPath(forMoveFromRowAt: source, toProposed: proposed)
  }

  /// The first move was dispatched, so that the next one follows it.
  func moveRow(at source: IndexPath, to destination: IndexPath) {
    base.moveRow(at: source, to: destination)
  }
}
