import CoreGraphics

/// The size of an item, a group or a supplementary item.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// Makes a size of two dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  final func dimension(_ axis: LayoutAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes along which views are measured.
  final var measuredAxes: MeasuredAxes {
    var axes: MeasuredAxes = []
    if widthDimension.isEstimated { axes.insert(.width) }
    if heightDimension.isEstimated { axes.insert(.height) }
    return axes
  }
}

/// The dimensions of a view that it decides itself.
struct MeasuredAxes: OptionSet, Hashable {
  let rawValue: UInt8
  static let width = MeasuredAxes(rawValue: 1)
  static let height = MeasuredAxes(rawValue: 2)

  /// A size with the measured dimensions of another one.
  func applied(_ measured: CGSize, to size: CGSize) -> CGSize {
    CGSize(
      width: contains(.width) ? measured.width.soundLength : size.width,
      height: contains(.height) ? measured.height.soundLength : size.height)
  }
}
