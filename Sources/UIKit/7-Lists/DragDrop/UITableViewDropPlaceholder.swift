import CoreGraphics
import Foundation

/// A row of a table that stands for data which is yet to come.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  private let path: IndexPath
  private let identifier: String
  private let height: CGFloat

  /// Creates a row before a row of the data.
  /// - Parameters:
  ///   - insertionIndexPath: The place among the rows of the data source.
  ///   - reuseIdentifier: The name under which its cell is registered.
  ///   - rowHeight: Its height in points; `UITableView.automaticDimension` for what its content requires.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (path, identifier, height) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }

  /// The closure that sets the cell up; nil by default.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  func make(_ parameters: ((UITableViewCell) -> UIDragPreviewParameters?)?) -> ListPlaceholder {
    ListPlaceholder(
      at: path, identifier: identifier, height: height,
      update: { [cellUpdateHandler] cell in
        if let cell = cell as? UITableViewCell { cellUpdateHandler?(cell) }
      },
      parameters: { ($0 as? UITableViewCell).flatMap { parameters?($0) } })
  }
}

/// A row of a table to which an item is dropped whose data is yet to come.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The closure that returns the appearance of the item that moves to the cell; nil, the default, for the
  /// whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder of a table that an item was dropped on, until its data is there.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with a row of the data.
  ///
  /// The row need not be inserted by the app.
  /// - Parameter dataSourceUpdates: A closure that inserts the data at the place that it gets, before it
  ///   returns.
  /// - Returns: Whether the placeholder was still there.
  @discardableResult func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void)
    -> Bool
  /// Removes the placeholder, where there will be no data.
  /// - Returns: Whether the placeholder was still there.
  @discardableResult func deletePlaceholder() -> Bool
}

/// A list that shows placeholders among the rows of its data source.
///
/// As long as it does, the places that it presents differ from those of the data source, which are the ones
/// that all its methods take and give.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: AnyObject {
  /// Returns the place at which a section of the data source shows; they are the same.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns the section of the data source that shows at a place; they are the same.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns the place at which a row of the data source shows.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the row of the data source that shows at a place; nil for placeholders.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  /// Makes the list take and return index paths that it presents while a closure runs.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating where Self: UIScrollView {
  var listPlaceholders: ListPlaceholders? { (self as? any DragList)?.dragging?.placeholders }

  /// Returns the same section.
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }

  /// Returns the same section.
  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }

  /// Returns the place behind the placeholders before it.
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map { listPlaceholders?.presented($0) ?? $0 }
  }

  /// Returns the place without the placeholders before it.
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    guard let path = presentationIndexPath, let listPlaceholders else { return presentationIndexPath }
    return listPlaceholders.placeholder(at: path) == nil ? listPlaceholders.data(path) : nil
  }

  /// Runs the closure with presented places.
  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    guard let listPlaceholders else { return actionsToTranslate() }
    listPlaceholders.presenting(actionsToTranslate)
  }
}

extension UITableView: UIDataSourceTranslating {}
extension UICollectionView: UIDataSourceTranslating {}

extension DragList {
  /// The row of the data that shows at a place.
  func sourcePath(of shown: IndexPath) -> IndexPath { dragging?.placeholders.data(shown) ?? shown }

  /// The path that the app gets for what shows at a place.
  func pathForApp(of shown: IndexPath) -> IndexPath {
    guard let placeholders = dragging?.placeholders, !placeholders.presents else { return shown }
    return placeholders.data(shown)
  }

  /// The place at which a row shows that the app names.
  func shownPath(of named: IndexPath) -> IndexPath {
    guard let placeholders = dragging?.placeholders, !placeholders.presents else { return named }
    return placeholders.presented(named)
  }

  /// The paths that the app gets for rows, without placeholders, which it does not have.
  func pathsForApp(of shown: [IndexPath]) -> [IndexPath] {
    guard let placeholders = dragging?.placeholders, !placeholders.presents, !placeholders.all.isEmpty else {
      return shown
    }
    return shown.compactMap { placeholders.placeholder(at: $0) == nil ? placeholders.data($0) : nil }
  }

  /// The number of rows in a section that the app gets.
  func countForApp(_ section: Int, shown: Int) -> Int {
    guard let placeholders = dragging?.placeholders, !placeholders.presents else { return shown }
    return shown - placeholders.all.count { $0.path.section == section }
  }

  /// Whether a place shows a placeholder.
  func isPlaceholder(_ shown: IndexPath) -> Bool { dragging?.placeholders.placeholder(at: shown) != nil }
}
