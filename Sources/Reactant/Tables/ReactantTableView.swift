import UIKit

/// A component that shows a table.
@preconcurrency @MainActor public protocol ReactantTableView: AnyObject, Scrollable {
  /// The table.
  var tableView: UITableView { get }
  /// The control that reloads the table; nil for tables that are not reloadable.
  var refreshControl: UIRefreshControl? { get }
  /// The label in the middle of an empty table.
  var emptyLabel: UILabel { get }
  /// The wheel in the middle of a table that is being loaded and has no refresh control.
  var loadingIndicator: UIActivityIndicatorView { get }
}

extension ReactantTableView {
  /// Scrolls to the first row.
  public func scrollToTop(animated: Bool) {
    tableView.scrollToTop(animated: animated)
  }

  /// The view above all rows. It is as high as its constraints require at the table's width.
  public var headerView: UIView? {
    get { tableView.tableHeaderView }
    set {
      tableView.tableHeaderView = newValue
      (self as? UIView)?.setNeedsLayout()
    }
  }

  /// The view below all rows. It is as high as its constraints require at the table's width; an empty one
  /// only ends the separators.
  public var footerView: UIView? {
    get { tableView.tableFooterView }
    set {
      tableView.tableFooterView = newValue
      (self as? UIView)?.setNeedsLayout()
    }
  }

  /// Whether there are lines between rows.
  public var separatorStyle: UITableViewCell.SeparatorStyle {
    get { tableView.separatorStyle }
    set { tableView.separatorStyle = newValue }
  }

  /// The height of rows, in points.
  public var rowHeight: CGFloat {
    get { tableView.rowHeight }
    set { tableView.rowHeight = newValue }
  }

  /// The estimated height of rows, in points.
  public var estimatedRowHeight: CGFloat {
    get { tableView.estimatedRowHeight }
    set { tableView.estimatedRowHeight = newValue }
  }

  /// The height of sections' headers, in points.
  public var sectionHeaderHeight: CGFloat {
    get { tableView.sectionHeaderHeight }
    set { tableView.sectionHeaderHeight = newValue }
  }

  /// The estimated height of sections' headers, in points.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { tableView.estimatedSectionHeaderHeight }
    set { tableView.estimatedSectionHeaderHeight = newValue }
  }

  /// The height of sections' footers, in points.
  public var sectionFooterHeight: CGFloat {
    get { tableView.sectionFooterHeight }
    set { tableView.sectionFooterHeight = newValue }
  }

  /// The estimated height of sections' footers, in points.
  public var estimatedSectionFooterHeight: CGFloat {
    get { tableView.estimatedSectionFooterHeight }
    set { tableView.estimatedSectionFooterHeight = newValue }
  }

  /// The style of the loading indicator.
  public var activityIndicatorStyle: UIActivityIndicatorView.Style {
    get { loadingIndicator.style }
    set { loadingIndicator.style = newValue }
  }

  /// The tint of the refresh control; nil without one.
  public var refreshControlTintColor: UIColor? {
    get { refreshControl?.tintColor }
    set { refreshControl?.tintColor = newValue }
  }
}
