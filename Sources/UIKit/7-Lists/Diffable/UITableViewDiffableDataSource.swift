import Foundation

/// A table's data source that is given snapshots, and shows what changed from one to the next.
///
/// Subclasses override what they add: titles, and whether and how rows are edited and moved.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UITableViewDataSource
{
  /// Makes the cell of an item; nil is a mistake of the app.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// The snapshots that the data source takes.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private lazy var queue = makeQueue()

  /// The animation of rows that come and go; automatic by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source, which becomes the table's. The table does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  private func makeQueue() -> SnapshotQueue<SectionIdentifierType, ItemIdentifierType> {
    SnapshotQueue(
      isBusy: { [weak self] in self?.tableView?.isShowing == true },
      show: { [weak self] difference, commit, animated, end in
        guard let self, let table = tableView, table.dataSource === self else {
          commit()
          return end()
        }
        show(difference, in: table, commit, animated, end)
      })
  }

  private func show(
    _ difference: SnapshotDifference?, in table: UITableView, _ commit: @escaping () -> Void,
    _ animated: Bool,
    _ end: @escaping () -> Void
  ) {
    guard let difference else {
      commit()
      table.reloadData()
      return end()
    }
    let change = { [animation = defaultRowAnimation] in
      table.openUpdates()
      commit()
      table.batch.record { $0.merge(difference.updates(animation)) }
      table.closeUpdates { _ in end() }
    }
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }

  // MARK: Snapshots

  /// Shows a snapshot by what differs from the last one. May be called on any queue, but not on several;
  /// snapshots are shown in the order in which they are given.
  /// - Parameters:
  ///   - snapshot: The sections and rows to show.
  ///   - animatingDifferences: Whether the changes are animated.
  ///   - completion: A closure that is called on the main queue when the changes have been shown.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMain((self, snapshot, completion)) { source, snapshot, completion in
      source.queue.apply(snapshot, animatingDifferences ? .animated : .unanimated, completion: completion)
    }
  }

  /// Shows a snapshot by what differs from the last one, and returns when the changes have been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      queue.apply(snapshot, animatingDifferences ? .animated : .unanimated) { continuation.resume() }
    }
  }

  /// Shows a snapshot with all rows loaded anew.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    onMain((self, snapshot, completion)) { source, snapshot, completion in
      source.queue.apply(snapshot, .reload, completion: completion)
    }
  }

  /// Shows a snapshot with all rows loaded anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      queue.apply(snapshot, .reload) { continuation.resume() }
    }
  }

  /// Returns a copy of the last snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    queue.latest
  }

  // MARK: Identifiers

  /// Returns the section at an index; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    queue.current.sectionIdentifiers.indices.contains(index) ? queue.current.sectionIdentifiers[index] : nil
  }

  /// Returns the index of a section; nil where it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    queue.current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item of a row; nil where there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    queue.current.item(at: indexPath)
  }

  /// Returns the row of an item; nil where it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    queue.current.place(of: itemIdentifier).map { IndexPath(row: $0.row, section: $0.section) }
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { queue.current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    queue.current.rows[section].count
  }

  /// Returns the cell that the provider makes for an item.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = queue.current.item(at: indexPath) else {
      ExceptionName.internalInconsistency.raise(
        "A diffable data source was asked for row \(indexPath), which it does not have.")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      ExceptionName.internalInconsistency.raise(
        "The cell provider of a diffable data source returned nil for item \(item) at \(indexPath).")
    }
    return cell
  }

  /// Returns the title above a section; nil by default.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns the title below a section; nil by default.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns whether a row may be edited; false by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns whether a row may be moved; false by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Carries out what a person did. The default does nothing: without an override rows cannot be swiped to
  /// delete them.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Moves an item after a person moved its row. The default does nothing: without an override rows cannot be
  /// moved.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of an index at the table's side; nil by default.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section that a title of the index leads to; by default the one of the same position.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// The detection of subclasses that carry out edits, by their method tables.
extension UITableViewDiffableDataSource: OverriddenDataSource {
  var overridesCommit: Bool {
    DiffableSlots.commit.isSame(in: type(of: self), as: UITableViewDiffableDataSource.self) != true
  }

  var overridesMove: Bool {
    DiffableSlots.move.isSame(in: type(of: self), as: UITableViewDiffableDataSource.self) != true
  }
}

/// The places of two methods in the table of methods, which all diffable data sources have in common.
@MainActor private enum DiffableSlots {
  private typealias Base = UITableViewDiffableDataSource<Int, Int>

  private class PlainProbe: Base {}

  private final class CommittingProbe: Base {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      defaultRowAnimation = .fade
    }
  }

  private final class MovingProbe: Base {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      defaultRowAnimation = .left
    }
  }

  static let commit = MethodSlot(
    of: Base.self, plainProbe: PlainProbe.self, overridingProbe: CommittingProbe.self)
  static let move = MethodSlot(
    of: Base.self, plainProbe: PlainProbe.self, overridingProbe: MovingProbe.self)
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the item at a place; nil where there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row) else {
      return nil
    }
    return rows[path.section][path.row]
  }
}

extension ListUpdates {
  /// Adds other changes, as if they had been made after these.
  mutating func merge(_ other: ListUpdates) {
    deletedRows.merge(other.deletedRows) { _, new in new }
    insertedRows.merge(other.insertedRows) { _, new in new }
    reloadedRows.merge(other.reloadedRows) { _, new in new }
    movedRows.merge(other.movedRows) { _, new in new }
    reconfiguredRows.formUnion(other.reconfiguredRows)
    deletedSections.merge(other.deletedSections) { _, new in new }
    insertedSections.merge(other.insertedSections) { _, new in new }
    reloadedSections.merge(other.reloadedSections) { _, new in new }
    movedSections.merge(other.movedSections) { _, new in new }
  }
}
