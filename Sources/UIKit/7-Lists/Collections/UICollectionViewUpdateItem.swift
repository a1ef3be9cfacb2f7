import CoreGraphics

/// A change of one item or section, as a layout is notified of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change.
  public nonisolated enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
    super.init()
  }

  /// The place before; nil for what comes. The item of a section is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after; nil for what goes.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  public let updateAction: Action
}

extension ListUpdates<Void> {
  /// The changes as a layout is notified of them: what goes, what comes, what moves, in order.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    var items: [UICollectionViewUpdateItem] = []
    func add(_ before: IndexPath?, _ after: IndexPath?, _ action: UICollectionViewUpdateItem.Action) {
      items.append(UICollectionViewUpdateItem(before: before, after: after, action: action))
    }
    for index in deletedSections.keys.sorted() { add(section(index), nil, .delete) }
    for path in deletedRows.keys.sorted() { add(path, nil, .delete) }
    for index in insertedSections.keys.sorted() { add(nil, section(index), .insert) }
    for path in insertedRows.keys.sorted() { add(nil, path, .insert) }
    for index in reloadedSections.keys.sorted() { add(section(index), section(index), .reload) }
    for path in reloadedRows.keys.sorted() { add(path, path, .reload) }
    for (old, new) in movedSections.sorted(by: { $0.key < $1.key }) { add(section(old), section(new), .move) }
    for (old, new) in movedRows.sorted(by: { $0.key < $1.key }) { add(old, new, .move) }
    return items
  }
}
