import Cassowary
import CoreGraphics

/// The constraints that a content requires on one axis: to be no larger than its size, and no smaller.
@MainActor struct IntrinsicSizeConstraints {
  let axis: NSLayoutConstraint.Axis
  /// The size that is requested; below 0 for none.
  private(set) var size: CGFloat = UIView.noIntrinsicMetric
  private var most: Part?
  private var least: Part?

  private struct Part {
    var id: ConstraintID
    var priority: Double
    var rank: Double
  }

  init(axis: NSLayoutConstraint.Axis) {
    self.axis = axis
  }

  /// Below everything that is required, and above all that is not: content never breaks a required
  /// constraint.
  private static let almostRequired = 999.9999

  mutating func update(
    _ newSize: CGFloat, hugging: UILayoutPriority, resistance: UILayoutPriority, mention: Int,
    stackOrder: Double?,
    wraps: Bool, in box: LayoutBox, _ engine: LayoutEngine
  ) {
    let newSize = newSize.isFinite && newSize >= 0 ? newSize : UIView.noIntrinsicMetric
    let isResized = newSize != size
    size = newSize
    IntrinsicSizeConstraints.update(
      &most, .lessThanOrEqual, hugging, LayoutRank.hugging(mention: mention, wraps: wraps), size: newSize,
      isResized: isResized, axis, box, engine)
    IntrinsicSizeConstraints.update(
      &least, .greaterThanOrEqual, resistance,
      LayoutRank.resisting(mention: mention, stackOrder: stackOrder, wraps: wraps),
      size: newSize, isResized: isResized, axis, box, engine)
  }

  private static func update(
    _ part: inout Part?, _ relation: Cassowary.Constraint.Relation, _ priority: UILayoutPriority,
    _ rank: Double, size: CGFloat, isResized: Bool, _ axis: NSLayoutConstraint.Axis, _ box: LayoutBox,
    _ engine: LayoutEngine
  ) {
    let priority = min(Double(priority.rawValue), almostRequired)
    guard size >= 0, priority > 0 else {
      if let id = part?.id { engine.remove(id) }
      part = nil
      return
    }
    guard var known = part else {
      let variable = box.variable(.size(on: axis), in: engine)
      let id = engine.add(
        variable, relation, Double(size), priority: priority, rank: rank)
      if let id { part = Part(id: id, priority: priority, rank: rank) }
      return
    }
    if isResized { engine.setConstant(Double(size), of: known.id) }
    if known.priority != priority { engine.setPriority(priority, of: known.id) }
    if known.rank != rank { engine.setRank(rank, of: known.id) }
    (known.priority, known.rank) = (priority, rank)
    part = known
  }

  mutating func drop(from engine: LayoutEngine) {
    if let id = most?.id { engine.remove(id) }
    if let id = least?.id { engine.remove(id) }
    (most, least) = (nil, nil)
    size = UIView.noIntrinsicMetric
  }
}
