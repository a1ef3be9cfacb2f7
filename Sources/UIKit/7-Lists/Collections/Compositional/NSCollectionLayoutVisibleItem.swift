import QuartzCore

/// An item that shows, for a section's handler to change before it is drawn.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, 0…1.
  var alpha: CGFloat { get set }
  /// The position in front of or behind other items.
  var zIndex: Int { get set }
  /// Whether the view is left out.
  var isHidden: Bool { get set }
  /// The center in the section's content, in points.
  var center: CGPoint { get set }
  /// The box in its own space.
  var bounds: CGRect { get }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The transform about the center, in three dimensions.
  var transform3D: CATransform3D { get set }
  /// The name of the item.
  var name: String { get }
  /// The item, or the section of a view that is none.
  var indexPath: IndexPath { get }
  /// The frame in the section's content, in points.
  var frame: CGRect { get }
  /// The category of the view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that is no cell.
  var representedElementKind: String? { get }
}

/// A section's handler that is called when its items move.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// Attributes of an item as a section's handler sees them: in the space of what scrolls.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  /// The distance from the collection's content to the section's.
  private let shift: CGVector

  init(_ attributes: UICollectionViewLayoutAttributes, shift: CGVector) {
    self.attributes = attributes
    self.shift = shift
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { CGPoint(x: attributes.center.x + shift.dx, y: attributes.center.y + shift.dy) }
    set { attributes.center = CGPoint(x: newValue.x - shift.dx, y: newValue.y - shift.dy) }
  }
  var bounds: CGRect { attributes.bounds }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "item" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame.offsetBy(dx: shift.dx, dy: shift.dy) }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
