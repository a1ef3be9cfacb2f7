import QuartzCore

/// A controller whose view is a table, of which it is the data source and the delegate. Subclasses override
/// what they need; without that the table is empty. Behaves as UIKit's does.
@preconcurrency @MainActor
open class UITableViewController: ListViewController, UITableViewDelegate,
  UITableViewDataSource
{
  private let style: UITableView.Style

  /// Makes a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller with a plain table. There are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with a plain table. There are no archives of controllers here; subclasses declare it
  /// as on iOS.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.decodeInterface(self, UITableViewController.self)
  }

  /// The table, which is the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether rows are deselected when the table comes onto the screen; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that the user pulls down above the table to refresh it; none by default.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    if loadViewFromInterface() {
      if tableView?.dataSource == nil { tableView?.dataSource = self }
      if tableView?.delegate == nil { tableView?.delegate = self }
      return
    }
    let table = UITableView(
      frame: UIApplication.shared.keyWindow?.bounds ?? UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  private var hasAppeared = false

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      tableView?.reloadData()
    }
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView?.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView?.flashScrollIndicators()
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  /// Returns the number of sections; 1 by default.
  open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticSections?.count ?? 1 }

  /// Returns the number of rows in a section; 0 by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticSection(section)?.rows.count ?? 0
  }

  /// Returns the cell of a row; by default that of a static table. A controller with other rows overrides it.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let row = tableView.staticRow(indexPath) { return row.cell }
    ExceptionName.internalInconsistency.raise(
      "\(type(of: self)) has rows, so it must override tableView(_:cellForRowAt:).")
  }

  /// Returns the title of a section's header; nil by default.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticSection(section)?.header
  }

  /// Returns the title of a section's footer; nil by default.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticSection(section)?.footer
  }

  /// Returns whether a row may be edited; true by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns whether a row may be moved; true by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  /// Carries out what a person did. Rows can be swiped to delete them in controllers that override it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Moves a row in the data. Rows can be moved in controllers that override it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns short titles for an index at the side; none by default.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section that a title of the index leads to; by default the one of the same position.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  // MARK: Delegate: Showing

  /// Called before a cell is displayed.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called when a cell is no longer displayed.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Notifies the delegate that a section's header view is about to be displayed.
  open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
  }

  /// Notifies the delegate that a section's footer view is about to be displayed.
  open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
  }

  /// Notifies the delegate that a section's header view is no longer displayed.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Notifies the delegate that a section's footer view is no longer displayed.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  // MARK: Delegate: Heights

  /// Returns the height of a row in points; the table's `rowHeight` by default.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let row = tableView.staticRow(indexPath) { return row.height ?? tableView.rowHeight }
    tableView.unimplementedMethods.insert(.rowHeights)
    return tableView.rowHeight
  }

  /// Returns the height of a section's header in points; the table's `sectionHeaderHeight` by default.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    if let view = tableView.staticSection(section)?.headerView { return view.frame.height }
    tableView.unimplementedMethods.insert(.headerHeights)
    return tableView.sectionHeaderHeight
  }

  /// Returns the height of a section's footer in points; the table's `sectionFooterHeight` by default.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    if let view = tableView.staticSection(section)?.footerView { return view.frame.height }
    tableView.unimplementedMethods.insert(.footerHeights)
    return tableView.sectionFooterHeight
  }

  /// Returns the estimated height of a row; the table's `estimatedRowHeight` by default. Called for each row
  /// that was not measured.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.unimplementedMethods.insert(.rowEstimates)
    return tableView.estimatedRowHeight
  }

  /// Returns the estimated height of a header; the table's `estimatedSectionHeaderHeight` by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }

  /// Returns the estimated height of a footer; the table's `estimatedSectionFooterHeight` by default.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }

  // MARK: Delegate: Headers and footers

  /// Returns the header view of a section; nil, the default, shows the data source's title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let section = tableView.staticSection(section) { return section.headerView }
    tableView.unimplementedMethods.insert(.headerViews)
    return nil
  }

  /// Returns the footer view of a section; nil, the default, shows the data source's title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    if let section = tableView.staticSection(section) { return section.footerView }
    tableView.unimplementedMethods.insert(.footerViews)
    return nil
  }

  // MARK: Delegate: Selecting

  /// Returns whether a pressed row is highlighted and can be selected; true by default.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns whether a person may select several rows from a row on, with two fingers, a pointer or the shift
  /// key; false by default.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Called when a person begins to select several rows. The default does nothing.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Called when a person has selected several rows. The default does nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Called when a row is pressed.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a row is no longer pressed.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the row to select in place of the one that a person chose, which is the default; nil selects
  /// none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Returns the row to deselect in place of the given one, which is the default; nil deselects none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  /// Called when a person has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called when a person has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called when the button at a row's end was pressed.
  open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  // MARK: Delegate: Editing

  /// Returns the editing style of a row; deletion by default.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// Returns the title of the button that deletes a row; nil, the default, shows "Delete".
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Returns whether the background of a grouped row is indented while it is edited; ignored: it never is
  /// here.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Called when a person begins to swipe a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called when a swiped row has come back to its place.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Returns the actions that a swipe from the leading edge offers; nil, the default, for none.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the actions that a swipe from the trailing edge offers; nil, the default, deletes rows that can
  /// be deleted.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the index path at which a row moved by the user may be dropped; the proposed one by default.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns the number of levels by which a row's content is indented; 0 by default.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    tableView.staticRow(indexPath)?.cell.indentationLevel ?? 0
  }

  /// Returns the menu of what is pressed for long; nil, the default, for none.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns what is lifted; nil, the default, for the cell.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called as a context menu comes and goes. The default does nothing.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called as a context menu comes and goes. The default does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called as a context menu comes and goes. The default does nothing.
  open func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
