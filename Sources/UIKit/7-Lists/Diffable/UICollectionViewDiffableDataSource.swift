import Foundation

/// A collection's data source that is given snapshots, and shows what changed from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  NSObject, UICollectionViewDataSource
{
  /// Makes the cell of an item; nil is a mistake of the app.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header, a footer or another view of a kind; nil is a mistake of the app.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closures that decide about, and are called for, items that a person moves.
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved; nil, the default, for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure that is called before an item's move is taken into the snapshot.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure that is called after an item was moved; the place to save the new order.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }

  /// The closures that decide about, and are called for, items that a person expands and collapses.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether an item may be expanded; all may by default.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// A closure that is called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item may be collapsed; all may by default.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// A closure that is called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is about to expand, for trees that are loaded step by step.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers without closures.
    public init() {}
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private lazy var queue = makeQueue()
  /// The trees of the sections that were given as such.
  private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// The closure that makes headers, footers and other views; nil by default.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures for items that a person moves.
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures for items that a person expands and collapses.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates a data source, which becomes the collection's. The collection does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  private func makeQueue() -> SnapshotQueue<SectionIdentifierType, ItemIdentifierType> {
    SnapshotQueue(
      isBusy: { [weak self] in self?.collectionView?.isShowing == true },
      show: { [weak self] difference, commit, animated, end in
        guard let collection = self?.collectionView, collection.dataSource === self else {
          commit()
          return end()
        }
        guard let difference else {
          commit()
          collection.reloadData()
          return end()
        }
        let change = {
          collection.openUpdates()
          commit()
          collection.batch.record { $0.merge(difference.updates(())) }
          collection.closeUpdates { _ in end() }
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
      })
  }

  // MARK: Snapshots

  /// Shows a snapshot by what differs from the last one. May be called on any queue, but not on several;
  /// snapshots are shown in the order in which they are given.
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: Whether the changes are animated.
  ///   - completion: A closure that is called on the main queue when the changes have been shown.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMain((self, snapshot, completion)) { source, snapshot, completion in
      source.apply(snapshot, animatingDifferences ? .animated : .unanimated, completion)
    }
  }

  /// Shows a snapshot by what differs from the last one, and returns when the changes have been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences ? .animated : .unanimated) { continuation.resume() }
    }
  }

  /// Shows a snapshot with all items loaded anew.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    onMain((self, snapshot, completion)) { source, snapshot, completion in
      source.apply(snapshot, .reload, completion)
    }
  }

  /// Shows a snapshot with all items loaded anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, .reload) { continuation.resume() }
    }
  }

  /// Shows the visible items of a tree in a section, which is appended where the list does not have it.
  /// - Parameters:
  ///   - snapshot: The section's items.
  ///   - section: The section.
  ///   - animatingDifferences: Whether the changes are animated.
  ///   - completion: A closure that is called on the main queue when the changes have been shown.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMain((self, snapshot, section, completion)) { source, snapshot, section, completion in
      source.apply(snapshot, section, animated: animatingDifferences, completion)
    }
  }

  /// Shows the visible items of a tree in a section, and returns when the changes have been shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, section, animated: animatingDifferences) { continuation.resume() }
    }
  }

  /// Returns a copy of the last snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    queue.latest
  }

  /// Returns the tree of a section: the one that was applied last, or the section's items as roots.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let latest = queue.latest
    if latest.indexOfSection(section) != nil { tree.append(latest.itemIdentifiers(inSection: section)) }
    return tree
  }

  private typealias Queue = SnapshotQueue<SectionIdentifierType, ItemIdentifierType>

  private func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ mode: Queue.Mode,
    _ completion: (() -> Void)?
  ) {
    // A section whose items are given otherwise is no tree any more.
    trees = trees.filter { section, tree in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == tree.visibleItems
    }
    queue.apply(snapshot, mode, completion: completion)
  }

  private func apply(
    _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, _ section: SectionIdentifierType,
    animated: Bool, _ completion: (() -> Void)?
  ) {
    var snapshot = queue.latest
    if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: section))
    snapshot.appendItems(tree.visibleItems, toSection: section)
    // An item that was opened or closed shows that in its cell.
    if let old = trees[section] {
      let turned = tree.visibleItems.filter {
        old.contains($0)
          && (old.isExpanded($0) != tree.isExpanded($0) || old.hasChildren($0) != tree.hasChildren($0))
      }
      updateOutlines(turned, tree)
    }
    trees[section] = tree
    queue.apply(snapshot, animated ? .animated : .unanimated, completion: completion)
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

  /// Returns the item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    queue.current.item(at: indexPath)
  }

  /// Returns the place of an item; nil where it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    queue.current.place(of: itemIdentifier).map { IndexPath(item: $0.row, section: $0.section) }
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { queue.current.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    queue.current.rows[section].count
  }

  /// Returns the cell that the provider makes for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = queue.current.item(at: indexPath) else {
      ExceptionName.internalInconsistency.raise(
        "A diffable data source was asked for item \(indexPath), which it does not have.")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      ExceptionName.internalInconsistency.raise(
        "The cell provider of a diffable data source returned nil for item \(item) at \(indexPath).")
    }
    return cell
  }

  /// Returns the view that the provider makes for a header, a footer or another view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      ExceptionName.internalInconsistency.raise(
        """
        The layout of a collection asks for a view of kind "\(kind)", so the supplementaryViewProvider of its diffable \
        data source must return one.
        """)
    }
    return view
  }

  /// Returns whether a person may move an item, as the reordering handlers say.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Takes a person's move of an item into the snapshot, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    let initial = queue.current
    var items = initial.itemIdentifiers(inSection: section)
    items.removeAll { $0 == item }
    items.insert(item, at: min(destinationIndexPath.item, items.count))
    var final = initial
    final.deleteItems([item])
    final.deleteItems(items)
    final.appendItems(items, toSection: section)
    let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
    reorderingHandlers.willReorder?(transaction)
    queue.adopt(final)
    reorderingHandlers.didReorder?(transaction)
  }

  /// The reordering handlers decide.
  var overridesMove: Bool { true }

  // MARK: Outlines

  private func updateOutlines(
    _ items: [ItemIdentifierType], _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    for item in items {
      guard let path = indexPath(for: item),
        let cell = collectionView?.cell(at: path) as? UICollectionViewListCell
      else { continue }
      cell.outline = OutlineState(
        level: tree.level(of: item), isExpanded: tree.isExpanded(item), hasChildren: tree.hasChildren(item))
    }
  }
}

/// Answers for cells that show a place in a tree.
extension UICollectionViewDiffableDataSource: OutlineSource, OverriddenItemSource {
  func outlineState(at path: IndexPath) -> OutlineState? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let tree = trees[section], tree.contains(item)
    else { return nil }
    return OutlineState(
      level: tree.level(of: item), isExpanded: tree.isExpanded(item), hasChildren: tree.hasChildren(item))
  }

  func toggleOutline(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      var tree = trees[section], tree.contains(item)
    else { return }
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: children)
      }
      tree.expand([item])
    }
    apply(tree, section, animated: true, nil)
  }
}

/// The place of an item in a tree, as its cell shows it.
struct OutlineState: Equatable {
  var level: Int
  var isExpanded: Bool
  var hasChildren: Bool
}

/// A data source whose items are trees.
@MainActor protocol OutlineSource: AnyObject {
  /// Returns the place of an item in its section's tree; nil where the section is none.
  func outlineState(at path: IndexPath) -> OutlineState?
  /// Expands an item, or collapses it.
  func toggleOutline(at path: IndexPath)
}
