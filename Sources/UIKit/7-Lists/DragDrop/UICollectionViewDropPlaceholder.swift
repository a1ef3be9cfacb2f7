import CoreGraphics
import Foundation

/// An item of a collection that stands for data which is yet to come.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  private let path: IndexPath
  private let identifier: String

  /// Creates an item before an item of the data.
  /// - Parameters:
  ///   - insertionIndexPath: The place among the items of the data source.
  ///   - reuseIdentifier: The name under which its cell is registered.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (path, identifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }

  /// The closure that sets the cell up; nil by default.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  func make(_ parameters: ((UICollectionViewCell) -> UIDragPreviewParameters?)?) -> ListPlaceholder {
    ListPlaceholder(
      at: path, identifier: identifier,
      update: { [cellUpdateHandler] cell in
        if let cell = cell as? UICollectionViewCell { cellUpdateHandler?(cell) }
      },
      parameters: { ($0 as? UICollectionViewCell).flatMap { parameters?($0) } })
  }
}

/// An item of a collection to which something is dropped whose data is yet to come.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The closure that returns the appearance of the item that moves to the cell; nil, the default, for the
  /// whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder of a collection that an item was dropped on, until its data is there.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with an item of the data.
  ///
  /// The item need not be inserted by the app.
  /// - Parameter dataSourceUpdates: A closure that inserts the data at the place that it gets, before it
  ///   returns.
  /// - Returns: Whether the placeholder was still there.
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void)
    -> Bool
  /// Removes the placeholder, where there will be no data.
  /// - Returns: Whether the placeholder was still there.
  @discardableResult func deletePlaceholder() -> Bool
  /// Schedules an update of the placeholder's cell by its closure.
  func setNeedsCellUpdate()
}
