import CoreGraphics
import Foundation

/// Pushes items, once or as long as it is active. A push of 1 accelerates an item of 100×100 points and the
/// density 1 by 100 points a second and second; one that is instantaneous gives it 100 points a second.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public nonisolated enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous
    /// A moment, after which it is not active any more.
    case instantaneous
  }

  /// The duration of the push.
  public let mode: Mode
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes a push of items, without a force yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    list = DynamicItems(items)
  }

  /// The items.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// Whether it acts. True by default; an instantaneous push acts again when it is set to true.
  open var active = true { didSet { didChange() } }

  /// The force; none by default.
  open var pushDirection = CGVector.zero { didSet { didChange() } }

  /// The angle of the force, in radians clockwise from the right.
  open var angle: CGFloat {
    get { chosenAngle ?? atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The angle that was set before there was a force.
  private var chosenAngle: CGFloat?

  /// The amount of the force. A negative one reverses it.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the force by its angle, in radians, and its amount.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    chosenAngle = magnitude == 0 ? angle : nil
  }

  /// The point of an item that is pushed, from its middle.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point of an item that is pushed, from its middle. Elsewhere than in the middle, the push turns
  /// the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    didChange()
  }

  override var isForce: Bool { mode == .continuous }

  /// The force in units of the bodies' masses.
  private var force: PlaneVector { 100 * PlaneVector(pushDirection) }

  private func offset(of body: ItemBody) -> PlaneVector {
    let offset = targetOffsetFromCenter(for: body.item)
    return PlaneVector(offset.horizontal, offset.vertical).rotated(by: body.angle)
  }

  override func acceleration(of body: ItemBody) -> (PlaneVector, Double) {
    guard active else { return (.zero, 0) }
    return (body.inverseMass * force, body.inverseInertia * offset(of: body).cross(force))
  }

  override func beginFrame(in animator: UIDynamicAnimator) {
    guard mode == .instantaneous, active, force != .zero else { return }
    for item in list.all {
      guard let body = animator.body(of: item) else { continue }
      body.applyImpulse(force, at: offset(of: body))
      body.wake()
    }
    active = false
  }
}
