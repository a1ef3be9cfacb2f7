import CoreGraphics
import Foundation

/// Items that move as one body. What it does to itself it does to each of them.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items.
  public let items: [any UIDynamicItem]
  private let starts: [(offset: CGPoint, transform: CGAffineTransform)]

  /// Makes a group of items where they are.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frame = items.map(\.enclosingFrame).reduce(CGRect.null) { $0.union($1) }
    let middle = frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY)
    bounds = CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size)
    starts = items.map {
      (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform)
    }
    center = middle
    super.init()
  }

  /// The middle of all items.
  open var center: CGPoint { didSet { place() } }
  /// The size around all items when the group was made.
  open private(set) var bounds: CGRect
  /// The rotation of all items about the middle.
  open var transform = CGAffineTransform.identity { didSet { place() } }
  /// The rectangle around all items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  private func place() {
    for (item, start) in zip(items, starts) {
      let offset = start.offset.applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = start.transform.concatenating(transform)
    }
  }
}

extension UIDynamicItem {
  /// The rectangle around the item as it is turned.
  var enclosingFrame: CGRect {
    let box = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
    ).applying(transform)
    return box.offsetBy(dx: center.x, dy: center.y)
  }
}
