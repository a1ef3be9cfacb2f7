import QuartzCore

/// The position and appearance of a view in a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// Makes attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a header, a footer or something else that the data source gives.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Makes attributes of a view that the layout itself has.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Makes attributes of the first item's cell.
  public override required init() {
    super.init()
  }

  /// The item, or the item and section that something else belongs to.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category of the view.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of the supplementary view; nil for cells.
  open internal(set) var representedElementKind: String?
  /// Position and size in the collection's content, in points.
  open var frame = CGRect.zero
  /// The middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  /// The box in its own space.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// Applied about the middle; the identity by default.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The three-dimensional form of `transform`.
  open var transform3D = CATransform3DIdentity
  /// The opacity, 0…1; 1 by default.
  open var alpha: CGFloat = 1
  /// The stacking order of the view: views with higher values are in front; 0 by default.
  open var zIndex = 0
  /// Whether the view is left out; false by default.
  open var isHidden = false

  /// The dimensions that the view decides itself.
  final var measuredAxes: MeasuredAxes = []
  /// The section in whose scroll view the view lies; nil for the collection itself.
  final var scroller: Int?
  /// The place among the views at the edges of a section or of the whole layout.
  final var boundary: Int?
  /// The lines and corners of a cell in a list.
  final var listEdges: ListEdges?

  /// Other attributes with the same values. Subclasses that add some override it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.frame, copy.transform3D, copy.alpha, copy.zIndex, copy.isHidden) = (
      frame, transform3D, alpha, zIndex, isHidden
    )
    (copy.measuredAxes, copy.scroller, copy.boundary, copy.listEdges) = (
      measuredAxes, scroller, boundary, listEdges
    )
    return copy
  }

  open override nonisolated func copy() -> Any {
    MainActor.assumeIsolated { Unchecked(value: copy(with: nil)) }.value
  }

  /// Carries a value out of the main actor's code to the caller, who is there too.
  private struct Unchecked: @unchecked Sendable { let value: Any }

  /// The identity of the view among all elements of a collection.
  var element: CollectionElement {
    CollectionElement(
      kind: representedElementKind, path: indexPath,
      isDecoration: representedElementCategory == .decorationView)
  }

  /// The attributes with another frame.
  func with(frame: CGRect) -> UICollectionViewLayoutAttributes {
    self.frame = frame
    return self
  }
}

/// A cell or something else of a collection.
struct CollectionElement: Hashable, Comparable {
  /// The kind of the supplementary view; nil for cells.
  var kind: String?
  var path: IndexPath
  /// Whether the layout itself makes the view.
  var isDecoration = false

  /// Decorations come before everything of their section, headers come before their section's items,
  /// everything else after them.
  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    func rank(_ element: CollectionElement) -> Int {
      if element.isDecoration { return -1 }
      return element.kind == nil ? 1 : element.kind == UICollectionView.elementKindSectionHeader ? 0 : 2
    }
    if a.path.first != b.path.first { return (a.path.first ?? 0) < (b.path.first ?? 0) }
    return rank(a) == rank(b) ? a.path < b.path : rank(a) < rank(b)
  }
}
