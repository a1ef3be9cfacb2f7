import CoreGraphics

/// The answer of a collection over which something is dragged.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The way in which a collection takes items in.
  public enum Intent: Int, Sendable {
    /// Anyhow; nothing shows where.
    case unspecified
    /// Between two items, which make room.
    case insertAtDestinationIndexPath
    /// Into an item, which shows it.
    case insertIntoDestinationIndexPath

  }

  /// The way in which the collection takes the items in; unspecified by default.
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

/// Decides about what is dragged over a collection, and takes it. All methods but the first may be left out.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: AnyObject {
  /// Performs the drop: changes the data, updates the collection, and moves the items to their places.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection is concerned by a drag; true by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when the hand has come over the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do, for each step of the hand. By default a drop copies into no particular
  /// place.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the hand has left the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of a drag that had come over the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of an item that goes to an item; nil, the default, for the whole cell.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  { true }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Returns that a drop copies.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  {}
  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// An item that is dropped on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place in the same collection that it comes from; nil where it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview.
  var previewSize: CGSize { get }
}

/// A drop on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place for the items; nil where the hand was over no item, or the proposal names no place.
  var destinationIndexPath: IndexPath? { get }
  /// The answer that the delegate gave last.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Animates an item to an index path, which the collection has by then.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into another, to a rectangle in its cell's points.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Shows a placeholder, and has an item go to it, whose data is yet to come.
  /// - Returns: The placeholder's context, with which the data takes its place or it is removed.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
}
