/// The delegate of a table that emits the calls it receives, and passes everything on to the app's delegate.
@MainActor final class TableViewDelegateProxy: ScrollViewDelegateProxy, UITableViewDelegate {
  let itemSelected = PublishSubject<IndexPath>()
  let itemDeselected = PublishSubject<IndexPath>()
  let itemHighlighted = PublishSubject<IndexPath>()
  let itemUnhighlighted = PublishSubject<IndexPath>()
  let itemAccessoryButtonTapped = PublishSubject<IndexPath>()
  let willDisplayCell = PublishSubject<(cell: UITableViewCell, indexPath: IndexPath)>()
  let didEndDisplayingCell = PublishSubject<(cell: UITableViewCell, indexPath: IndexPath)>()

  /// The app's delegate, or one that leaves everything out.
  private var own: any UITableViewDelegate {
    forward as? any UITableViewDelegate ?? DefaultTableViewDelegate.shared
  }

  static func of(_ table: UITableView) -> TableViewDelegateProxy {
    let proxy = ownedObject(of: table, TableViewDelegateProxy.self) { TableViewDelegateProxy() }
    if table.delegate !== proxy {
      if let delegate = table.delegate { proxy.setForward(delegate) }
      table.delegate = proxy
    }
    return proxy
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    own.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    willDisplayCell.onNext((cell, indexPath))
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    own.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    didEndDisplayingCell.onNext((cell, indexPath))
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    own.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    own.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    own.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    own.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    own.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    own.tableView(tableView, heightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    own.tableView(tableView, heightForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    own.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    own.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    own.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    own.tableView(tableView, viewForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    own.tableView(tableView, viewForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    own.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    own.tableView(tableView, didHighlightRowAt: indexPath)
    itemHighlighted.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    own.tableView(tableView, didUnhighlightRowAt: indexPath)
    itemUnhighlighted.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    own.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    own.tableView(tableView, willDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    own.tableView(tableView, didSelectRowAt: indexPath)
    itemSelected.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    own.tableView(tableView, didDeselectRowAt: indexPath)
    itemDeselected.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    own.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    itemAccessoryButtonTapped.onNext(indexPath)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    own.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    own.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    own.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    own.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    own.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    own.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    own.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    own.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    own.tableView(tableView, indentationLevelForRowAt: indexPath)
  }
}

/// A delegate that leaves everything out.
@MainActor private final class DefaultTableViewDelegate: NSObject, UITableViewDelegate {
  static let shared = DefaultTableViewDelegate()
}
