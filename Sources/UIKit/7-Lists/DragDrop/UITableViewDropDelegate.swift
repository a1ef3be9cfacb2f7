import CoreGraphics

/// The answer of a table over which something is dragged.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The way in which a table takes items in.
  public enum Intent: Int, Sendable {
    /// Anyhow; nothing shows where.
    case unspecified
    /// Between two rows, which make room.
    case insertAtDestinationIndexPath
    /// Into a row, which shows it.
    case insertIntoDestinationIndexPath
    /// Into a row near its middle, between two rows near its edges.
    case automatic
  }

  /// The way in which the table takes the items in; unspecified by default.
  public let intent: Intent

  /// Creates the answer that a drop would do something.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// Creates the answer that a drop would take the items in somehow.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// Decides about what is dragged over a table, and takes it. All methods but the first may be left out.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Performs the drop: changes the data, updates the table, and moves the items to their rows.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table is concerned by a drag; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when the hand has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do, for each step of the hand. By default a drop copies into no particular
  /// place.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the hand has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of a drag that had come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of an item that goes to a row; nil, the default, for the whole cell.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Returns that a drop copies.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .unspecified) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// An item that is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of the same table that it comes from; nil where it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}

/// A drop on a table.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The place for the items; nil where the hand was over no row, or the proposal names no place.
  var destinationIndexPath: IndexPath? { get }
  /// The answer that the delegate gave last.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Animates an item to a row, which the table has by then.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a row, to a rectangle in its cell's points.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Shows a placeholder, and has an item go to it, whose data is yet to come.
  /// - Returns: The placeholder's context, with which the data takes its place or it is removed.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}
