import UIKit

/// A reference to the native view of a ``Table``, for what props cannot express.
///
/// A table hands it to the `refCallback` in its props. It does not keep the view alive.
public struct TableRef: NativeViewRef {
  /// The native view, for settings that a ``Table`` has no props for; nil once it is gone. The table sets
  /// `delegate` and `dataSource` itself.
  public private(set) weak var nativeView: NativeTable?

  /// Refers to a table's native view.
  public init(nativeView: NativeTable) {
    self.nativeView = nativeView
  }

  /// Whether the view is still there.
  public var isValid: Bool { nativeView != nil }

  /// Scrolls to a row. A row that does not exist (yet, or any more) is ignored; so is a view that is gone.
  public func scroll(
    at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let nativeView, indexPath.count == 2, 0..<nativeView.numberOfSections ~= indexPath.section,
      0..<nativeView.numberOfRows(inSection: indexPath.section) ~= indexPath.row
    else { return }
    nativeView.scrollToRow(at: indexPath, at: position, animated: animated)
  }
}
