import UIKit

/// The native view of a ``Table``.
@preconcurrency @MainActor public class NativeTable: UITableView, NativeViewWithRef {
  /// More changes than this are shown by reloading the table rather than one by one.
  static let mostChanges = 500
  /// Tables of more rows than this are reloaded rather than compared: what is in sight is updated, without
  /// animation.
  static let mostComparedRows = 1 << 20

  private let source = TableSource()
  /// The delegate that came while the table view was requesting rows; it is shown at the next layout.
  private var pending: (delegate: any TableDelegate, animation: RowAnimation)?
  private var refreshHandler: (() -> Void)?

  /// Makes a table with a frame in its superview's points.
  public override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    separatorStyle = .none
    tableFooterView = UIView(frame: .zero)
    sectionHeaderTopPadding = 0
    dataSource = source
    delegate = source
  }

  /// Traps: a table is made by its description.
  public required init?(coder: NSCoder) {
    preconditionFailure("A NativeTable is made by its description.")
  }

  /// A reference to the table.
  public var ref: TableRef { TableRef(nativeView: self) }

  // MARK: Content

  /// The delegate whose rows the table shows.
  var shownDelegate: any TableDelegate { pending?.delegate ?? source.delegate }

  /// Shows a delegate's rows for a node. A delegate that is equal to the present one is ignored.
  func show(_ delegate: any TableDelegate, for node: any AnyNode, animation: RowAnimation) {
    source.node = node
    guard !source.isQuerying, !hasUncommittedUpdates else {
      pending = (delegate, animation)
      return setNeedsLayout()
    }
    pending = nil
    rescale(by: node.plasticMultiplier)
    if !delegate.isEqual(to: source.delegate) { replaceDelegate(with: delegate, animation: animation) }
  }

  public override func layoutSubviews() {
    if let pending, !source.isQuerying, !hasUncommittedUpdates, let node = source.node {
      show(pending.delegate, for: node, animation: pending.animation)
    }
    super.layoutSubviews()
    source.trimWaiting()
  }

  private func replaceDelegate(with new: any TableDelegate, animation: RowAnimation) {
    let old = source.delegate
    guard !bounds.isEmpty, !(old is EmptyTableDelegate) else {
      source.delegate = new
      source.known = QueriedRows()
      return reloadData()
    }
    // A delegate that is an object may have been changed since; then the old counts are in the table view
    // alone.
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    let isUnchanged = TableOutline(old).counts == counts
    let outline = TableOutline(
      counts: counts, sectionName: { isUnchanged ? old.identifier(forSection: $0) : nil },
      rowName: { isUnchanged ? old.identifier(forRowAt: $0) : nil })
    let next = TableOutline(new)
    // At least as many rows come or go as there are more or fewer of them: a first large page costs no
    // comparison.
    if abs(next.rowCount - outline.rowCount) <= Self.mostChanges, next.rowCount <= Self.mostComparedRows {
      let diff = TableDiff(from: outline, to: next, known: source.known)
      if diff.count <= Self.mostChanges { return apply(diff, leadingTo: new, animation: animation) }
    }
    source.delegate = new
    source.known = QueriedRows()
    reloadData()
  }

  // MARK: Changes

  private func apply(_ diff: TableDiff, leadingTo new: any TableDelegate, animation: RowAnimation) {
    let anchor = topRow(keptBy: diff)
    let update = {
      self.performBatchUpdates {
        self.source.delegate = new
        self.source.known = diff.queriedAfterUpdate
        self.performUpdates(diff, animation)
        self.updateVisibleRows(diff)
      }
    }
    guard let anchor, !diff.changesNothing(above: anchor.old, becoming: anchor.new) else { return update() }
    // Rows above the visible ones came or went: the visible ones stay where they are.
    UIView.performWithoutAnimation {
      update()
      scroll(to: anchor)
    }
  }

  private func performUpdates(_ diff: TableDiff, _ animation: RowAnimation) {
    if !diff.deletedSections.isEmpty { deleteSections(diff.deletedSections, with: animation) }
    if !diff.insertedSections.isEmpty { insertSections(diff.insertedSections, with: animation) }
    for (from, to) in diff.movedSections { moveSection(from, toSection: to) }
    if !diff.deletedRows.isEmpty { deleteRows(at: diff.deletedRows, with: animation) }
    if !diff.insertedRows.isEmpty { insertRows(at: diff.insertedRows, with: animation) }
    for (from, to) in diff.movedRows { moveRow(at: from, to: to) }
  }

  /// Updates the visible cells that stay with their new descriptions, before the table view measures them.
  private func updateVisibleRows(_ diff: TableDiff) {
    for (path, cell) in zip(indexPathsForVisibleRows ?? [], visibleCells) {
      guard let new = diff.newPath(path) else { continue }
      source.update(cell, at: new, of: self)
    }
    for (old, new) in diff.sectionPlaces { source.updateHeaders(ofSection: old, becoming: new, of: self) }
  }

  // MARK: Scroll position

  /// A row, before and after a change, and its distance from the visible top.
  private struct Anchor {
    var old: IndexPath
    var new: IndexPath
    var distance: CGFloat
  }

  /// The first visible row that stays; nil when the table is at its top, where new rows are to be seen.
  private func topRow(keptBy diff: TableDiff?) -> Anchor? {
    let top = contentOffset.y + adjustedContentInset.top
    guard top > 0.5 else { return nil }
    for path in indexPathsForVisibleRows ?? [] {
      let frame = rectForRow(at: path)
      guard frame.maxY > top, let new = diff.map({ $0.newPath(path) }) ?? path else { continue }
      return Anchor(old: path, new: new, distance: frame.minY - contentOffset.y)
    }
    return nil
  }

  private func scroll(to anchor: Anchor) {
    let least = -adjustedContentInset.top
    let most = max(contentSize.height + adjustedContentInset.bottom - bounds.height, least)
    let offset = rectForRow(at: anchor.new).minY - anchor.distance
    contentOffset.y = min(max(offset, least), most)
  }

  /// Follows another multiplier of scalable heights.
  private func rescale(by multiplier: CGFloat) {
    guard multiplier != source.multiplier else { return }
    let anchor = topRow(keptBy: nil)
    source.multiplier = multiplier
    // The heights come from the delegate; a new estimate has the table view request them again.
    rowHeight = max(multiplier, 0.01) * 100
    if let anchor { scroll(to: anchor) }
  }

  // MARK: Editing

  /// Shows or hides the controls that delete, insert and move rows; animated in a window.
  func show(isEditing: Bool) {
    if isEditing != self.isEditing { setEditing(isEditing, animated: window != nil) }
  }

  // MARK: Pulling

  /// Sets what pulling the table down does, and whether it is going on.
  func setRefresh(_ handler: (() -> Void)?, isRefreshing: Bool) {
    refreshHandler = handler
    guard handler != nil || isRefreshing else {
      refreshControl = nil
      return
    }
    let control = refreshControl ?? makeRefreshControl()
    if isRefreshing != control.isRefreshing {
      if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }

  private func makeRefreshControl() -> UIRefreshControl {
    let control = UIRefreshControl()
    control.addAction(UIAction { [weak self] _ in self?.refreshHandler?() }, for: .valueChanged)
    refreshControl = control
    return control
  }
}
