import UIKit

/// The delegate's methods of tables made by ``TableViewBase``, for subclasses to override.
///
/// Each does what UIKit does without it. Swift finds a delegate's methods where the conformance is declared,
/// and so a subclass says `override` before them.
@preconcurrency @MainActor
open class TableViewDelegateBase<STATE, ACTION>: ViewBase<STATE, ACTION>, UITableViewDelegate {
  /// The implementations that UIKit uses where a delegate has none.
  private let defaults = TableViewDelegateDefaults()

  // MARK: Showing

  /// A cell is about to show. Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A cell no longer shows. Does nothing by default.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A section's header is about to show. Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// A section's footer is about to show. Does nothing by default.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  // MARK: Heights

  /// A row's height in points; the table's `rowHeight` by default.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    defaults.tableView(tableView, heightForRowAt: indexPath)
  }
  /// A header's height in points; the table's `sectionHeaderHeight` by default.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    defaults.tableView(tableView, heightForHeaderInSection: section)
  }
  /// A footer's height in points; the table's `sectionFooterHeight` by default.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    defaults.tableView(tableView, heightForFooterInSection: section)
  }
  /// A row's estimated height in points; the table's `estimatedRowHeight` by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    defaults.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }
  /// A header's estimated height in points; the table's `estimatedSectionHeaderHeight` by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    defaults.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }
  /// A footer's estimated height in points; the table's `estimatedSectionFooterHeight` by default.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    defaults.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  // MARK: Headers and footers

  /// A section's header; none by default.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    defaults.tableView(tableView, viewForHeaderInSection: section)
  }
  /// A section's footer; none by default.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    defaults.tableView(tableView, viewForFooterInSection: section)
  }

  // MARK: Selecting

  /// Whether a row shows a press and can be selected; true by default.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// The row to select in place of the one that a person chose; that one by default.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// A person selected a row. Emits the selection and deselects the row, as the table's options say; an
  /// override calls `super`.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// The row to deselect in place of one; that one by default.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  /// A person deselected a row. Does nothing by default.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The button at a row's end was pressed. Does nothing by default.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  // MARK: Editing

  /// The editing style of a row; `.none` by default, since tables of components delete no rows by themselves.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
  /// A person begins to swipe a row. Does nothing by default.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// A swiped row is back. Does nothing by default.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// The actions behind a row that is swiped from where lines begin; none by default.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The actions behind a row that is swiped from where lines end; none by default.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  // MARK: Scrolling

  /// The table was scrolled. Does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// A person begins to drag the table. Does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// A person let go of the table. Does nothing by default.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The table came to rest. Does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A delegate without methods of its own.
private final class TableViewDelegateDefaults: NSObject, UITableViewDelegate {}
