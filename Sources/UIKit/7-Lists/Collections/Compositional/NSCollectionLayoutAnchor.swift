import CoreGraphics

/// The place where a supplementary item is attached to an item, or an item's place to which it is attached.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// Makes an anchor at edges, or at the center without any.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, offset: .zero, isFractional: true)
  }

  /// Makes an anchor at edges, moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }

  /// Makes an anchor at edges, moved by fractions of the supplementary item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// The edges, of which opposite ones cancel each other.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges, in points or in fractions of the supplementary item's size.
  public let offset: CGPoint
  /// Whether the distance is in fractions.
  public let isFractionalOffset: Bool
  /// Whether the distance is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The anchor's place in a box that reads from the left.
  private func unitPoint() -> CGPoint {
    func part(_ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge) -> CGFloat {
      if edges.contains(first) == edges.contains(last) { return 0.5 }
      return edges.contains(first) ? 0 : 1
    }
    return CGPoint(x: part(.leading, .trailing), y: part(.top, .bottom))
  }

  /// Returns the frame of something attached here to a container: `own` is the anchor in the attached thing,
  /// whose center lies on the container's anchor without one of its own.
  final func frame(of size: CGSize, in container: CGRect, own: NSCollectionLayoutAnchor?) -> CGRect {
    let place = unitPoint()
    let ownPlace = own?.unitPoint() ?? place
    func shift(_ anchor: NSCollectionLayoutAnchor) -> CGPoint {
      let (x, y) = (anchor.offset.x.soundDistance, anchor.offset.y.soundDistance)
      return anchor.isFractionalOffset ? CGPoint(x: x * size.width, y: y * size.height) : CGPoint(x: x, y: y)
    }
    let (moved, ownMoved) = (shift(self), own.map(shift) ?? .zero)
    return CGRect(
      x: container.minX + place.x * container.width - ownPlace.x * size.width + moved.x - ownMoved.x,
      y: container.minY + place.y * container.height - ownPlace.y * size.height + moved.y - ownMoved.y,
      width: size.width, height: size.height)
  }
}
