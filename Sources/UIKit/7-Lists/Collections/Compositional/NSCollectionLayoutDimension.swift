import CoreGraphics

/// One dimension of an item's size: in points, as a fraction of its container, or as an estimate. Behaves as
/// UIKit's does.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Hashable {
    case absolute, fractionalWidth, fractionalHeight, estimated, uniform
  }

  let kind: Kind

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a dimension that is a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a dimension that is a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns a dimension in points that holds until the item's view is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Returns an estimate in points; once measured, the largest item of a group decides for all of them.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the dimension is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the dimension is an estimate.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether the dimension is an estimate that all items of a group share.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// The points or the fraction.
  public let dimension: CGFloat

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return kind == other.kind && dimension == other.dimension
  }

  /// The length in points in a container; no number and a negative one count as zero.
  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .absolute, .estimated, .uniform: dimension.soundLength
    case .fractionalWidth: (dimension * container.width).soundLength
    case .fractionalHeight: (dimension * container.height).soundLength
    }
  }

  /// Whether the length follows the container's length along an axis.
  final func isFraction(of axis: LayoutAxis) -> Bool {
    kind == (axis == .horizontal ? .fractionalWidth : .fractionalHeight)
  }
}

extension CGFloat {
  /// The number as a length that can be laid out: finite, not negative, no longer than any content.
  var soundLength: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1e7) : 0 }
  /// The number as a distance that can be laid out: finite.
  var soundDistance: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e7), 1e7) : 0 }
}
