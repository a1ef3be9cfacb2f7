import CoreGraphics
import Foundation

/// Accelerates items in one direction; downwards by 1,000 points a second and second by default.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {

  /// Makes gravity for items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    list = DynamicItems(items)
  }

  /// Makes gravity without items.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// The direction, of which the length 1 stands for 1,000 points a second and second. (0, 1) by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

  /// The angle of the direction, in radians clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the direction.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction by its angle, in radians, and its length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override var isForce: Bool { true }
  override func acceleration(of body: ItemBody) -> (PlaneVector, Double) {
    (1_000 * PlaneVector(gravityDirection), 0)
  }
}
