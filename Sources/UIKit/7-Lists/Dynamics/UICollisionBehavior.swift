import CoreGraphics
import Foundation

/// Lets items collide with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of things that items collide with.
  public nonisolated struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mode of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The other items of the behavior.
    public static let items = Mode(rawValue: 1)
    /// The boundaries of the behavior.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    var identifier: any NSCopying
    var path: UIBezierPath
  }

  private var boundaries: [Boundary] = []

  /// Makes a behavior for items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    list = DynamicItems(items)
  }

  /// Makes a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { list.add(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { list.remove(item) }

  /// The kinds of things that items collide with; everything by default.
  open var collisionMode = Mode.everything { didSet { didChange() } }
  /// Informed of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Whether the bounds of the animator's view are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      referenceInsets = newValue ? .zero : nil
      didChange()
    }
  }
  private var referenceInsets: UIEdgeInsets?

  /// Makes the bounds of the animator's view a boundary, with insets.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    didChange()
  }

  /// Adds a boundary along a path, in the animator's space. It takes the place of one with the same
  /// identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let copy = bezierPath.copy() as? UIBezierPath ?? bezierPath
    boundaries.removeAll { $0.identifier.names(identifier) }
    boundaries.append(Boundary(identifier: identifier, path: copy))
    didChange()
  }

  /// Adds a straight boundary between two points.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary; nil without one of that identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.identifier.names(identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.identifier.names(identifier) }
    didChange()
  }

  /// The identifiers of all boundaries; nil without any.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all boundaries but the bounds of the animator's view.
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  /// The bodies of its boundaries.
  ///
  /// - Parameter bounds: The bounds of the animator's view; nil without one.
  func boundaryBodies(in bounds: CGRect?) -> [BoundaryBody] {
    var bodies: [BoundaryBody] = []
    func add(_ points: [CGPoint], _ identifier: (any NSCopying)?) {
      for (from, to) in zip(points, points.dropFirst())
      where from != to && PlaneVector(from).isFinite && PlaneVector(to).isFinite {
        bodies.append(BoundaryBody(self, identifier, from: from, to: to))
      }
    }
    if let referenceInsets, let frame = bounds?.inset(by: referenceInsets), !frame.isEmpty {
      let (left, right, top, bottom) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
      add(
        [
          CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
          CGPoint(x: left, y: bottom), CGPoint(x: left, y: top),
        ], nil)
    }
    for boundary in boundaries {
      for line in boundary.path.cgPath.polylines { add(line.points, boundary.identifier) }
    }
    return bodies
  }
}

extension NSCopying {
  /// The identifier as it is compared: `String` and `NSString` of the same text are equal.
  var comparable: AnyHashable? { (self as? String).map { AnyHashable($0) } ?? self as? AnyHashable }

  /// Whether it is the same identifier as another.
  fileprivate func names(_ other: any NSCopying) -> Bool { comparable == other.comparable }
}

/// Is informed when items of a collision behavior begin and end to touch.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items begin to touch, at a point of the animator's space.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items part.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item begins to touch a boundary; the identifier is nil for the bounds of the animator's view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item parts from a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
