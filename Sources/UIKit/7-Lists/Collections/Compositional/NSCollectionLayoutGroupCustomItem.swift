import CoreGraphics

/// An item that an app places in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Makes an item with a frame in its group, in points.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes an item with a frame in its group, in points, and a position in front of or behind others.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// The frame in the group, in points.
  public let frame: CGRect
  /// The position in front of or behind other items.
  public let zIndex: Int
}

/// Returns the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
