import CoreGraphics
import Foundation

/// Connects an item with a point or with another item: by a rod or a spring, or so that it slides, turns, or
/// does neither.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of thing that an item is attached to.
  public nonisolated enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }

  private enum Connection {
    case distance, limit, slide(PlaneVector), fixed, pin
  }

  private let connection: Connection
  private let item: any UIDynamicItem
  private let other: (any UIDynamicItem)?
  private let offset: UIOffset
  private let otherOffset: UIOffset
  private var chosenLength: CGFloat?
  /// The joints of now, which go on when a number changes.
  private var joints: [any PhysicsJoint] = []

  private init(
    _ connection: Connection, _ item: any UIDynamicItem, _ offset: UIOffset, _ other: (any UIDynamicItem)?,
    _ otherOffset: UIOffset, _ anchor: CGPoint
  ) {
    self.connection = connection
    self.item = item
    self.offset = offset
    self.other = other
    self.otherOffset = otherOffset
    anchorPoint = anchor
    super.init()
    list = DynamicItems([item] + (other.map { [$0] } ?? []))
  }

  /// Attaches the middle of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item, from its middle, to a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init(.distance, item, offset, nil, .zero, point) }

  /// Attaches the middles of two items to each other.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches points of two items to each other.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init(.distance, item1, offset1, item2, offset2, .zero) }

  /// Returns an attachment by which an item slides along a line through a point of another, without turning.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.slide(PlaneVector(axis)), item1, .zero, item2, .zero, point)
  }

  /// Returns an attachment by which an item slides along a line through a point, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.slide(PlaneVector(axis)), item, .zero, nil, .zero, point)
  }

  /// Returns an attachment that lets points of two items not part further than they are: a rope.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.limit, item1, offset1, item2, offset2, .zero) }

  /// Returns an attachment that makes two items one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.fixed, item1, .zero, item2, .zero, point) }

  /// Returns an attachment about whose point two items turn.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(.pin, item1, .zero, item2, .zero, point) }

  /// The items: one or two.
  open var items: [any UIDynamicItem] { list.all }
  /// The kind of thing that the first item is attached to.
  open var attachedBehaviorType: AttachmentType { other == nil ? .anchor : .items }

  /// The point that an item is attached to, in the animator's space. A rod keeps its length when it moves.
  open var anchorPoint: CGPoint {
    didSet {
      guard anchorPoint != oldValue else { return }
      // The length is the one there was before the point moved for the first time.
      if chosenLength == nil, case .distance = connection, other == nil {
        chosenLength = distance(to: oldValue)
      }
      didChange()
    }
  }

  /// The distance of the attached points, in points: at first the one there is when the attachment is made
  /// or added.
  open var length: CGFloat {
    get { chosenLength ?? distance(to: anchorPoint) }
    set {
      chosenLength = max(newValue, 0)
      didChange()
    }
  }

  /// The damping ratio of a spring; 1, critical damping, is without swinging. 0 by default.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// The frequency of a spring, in hertz; 0, the default, makes a rod.
  open var frequency: CGFloat = 0 { didSet { didChange() } }
  /// The friction of a pin; 0 by default.
  open var frictionTorque: CGFloat = 0 { didSet { didChange() } }
  /// The range of a sliding item's way, in points, or of a pinned one's angle, in radians. Infinite by
  /// default.
  open var attachmentRange = UIFloatRange.infinite { didSet { didChange() } }

  private func place(of offset: UIOffset, in item: any UIDynamicItem) -> CGPoint {
    let moved = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + moved.x, y: item.center.y + moved.y)
  }

  private func distance(to anchor: CGPoint) -> CGFloat {
    let (from, to) = (place(of: offset, in: item), other.map { place(of: otherOffset, in: $0) } ?? anchor)
    return hypot(to.x - from.x, to.y - from.y)
  }

  open override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    guard dynamicAnimator != nil, chosenLength == nil else { return }
    chosenLength = distance(to: anchorPoint)
  }

  override func makeJoints(in animator: UIDynamicAnimator) -> [any PhysicsJoint] {
    guard let body = animator.body(of: item) else { return [] }
    let base = other.flatMap { animator.body(of: $0) } ?? animator.ground
    let anchor = PlaneVector(anchorPoint)
    func local(_ point: PlaneVector, in body: RigidBody) -> PlaneVector {
      (point - body.position).rotated(by: -body.angle)
    }
    let atOffsets = JointAnchors(
      a: base, b: body,
      localA: other == nil ? anchor : PlaneVector(otherOffset.horizontal, otherOffset.vertical),
      localB: PlaneVector(offset.horizontal, offset.vertical))
    let range =
      Double(attachmentRange.minimum)...Double(max(attachmentRange.minimum, attachmentRange.maximum))
    // What has begun goes on: a changed number changes a joint, it does not measure anew.
    switch connection {
    case .distance, .limit:
      var isRope = false
      if case .limit = connection { isRope = true }
      return [
        DistanceJoint(
          atOffsets, length: Double(length), frequency: isRope ? 0 : Double(max(frequency, 0)),
          damping: Double(max(damping, 0)), isRope: isRope)
      ]
    case .slide(let axis):
      if joints.isEmpty {
        let anchors = JointAnchors(
          a: base, b: body, localA: local(anchor, in: base), localB: local(anchor, in: body))
        joints = [SlideJoint(anchors, axis: axis, range: range), AngleJoint(base, body)]
      }
      (joints[0] as? SlideJoint)?.range = range
    case .fixed, .pin:
      if joints.isEmpty {
        let anchors = JointAnchors(
          a: base, b: body, localA: local(anchor, in: base), localB: local(anchor, in: body))
        joints = [PointJoint(anchors), AngleJoint(base, body)]
      }
      if case .pin = connection, let angle = joints[1] as? AngleJoint {
        angle.range = range
        angle.friction = Double(frictionTorque)
      }
    }
    return joints
  }

  override func move(to animator: UIDynamicAnimator?) {
    if animator == nil { joints = [] }
    super.move(to: animator)
  }
}
