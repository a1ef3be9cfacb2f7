import CoreGraphics
import Foundation

/// A part of the plane about a point: a circle, a rectangle, or what is made of others.
@preconcurrency @MainActor open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool

  private init(holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion { _ in true } }

  /// Makes a circle about the origin, of a radius in points.
  public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }

  /// Makes a rectangle about the origin, of a size in points.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// Returns what does not belong to the region.
  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }
  /// Returns what belongs to one of two regions.
  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) || other($0) }
  }
  /// Returns what belongs to the region and not to another.
  open func subtracting(_ region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) && !other($0) }
  }
  /// Returns what belongs to both regions.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds, other = region.holds] in holds($0) && other($0) }
  }
  /// Returns what belongs to one region and not to another. The older name of ``subtracting(_:)``.
  open func byDifference(from region: UIRegion) -> UIRegion { subtracting(region) }

  /// Whether a point belongs to it.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
