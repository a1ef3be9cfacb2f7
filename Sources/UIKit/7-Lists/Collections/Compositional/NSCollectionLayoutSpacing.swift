import CoreGraphics

/// The space between or around items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Returns a space that takes its share of what is left, and so many points at least.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns a space of so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// The space in points, or the least of it.
  public let spacing: CGFloat
  /// Whether the space takes its share of what is left.
  public let isFlexibleSpacing: Bool
  /// Whether the space is always as large.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return spacing == other.spacing && isFlexibleSpacing == other.isFlexibleSpacing
  }
}
