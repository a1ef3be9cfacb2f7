import UIKit

/// The constraints of a component that was compiled from `ui.xml`, added element by element.
///
/// Compiled components make one while they are set up. A list of calls is what the compiler has done with
/// soonest: a variable for each constraint takes it three times as long, since it looks at each of them once
/// for each other one, and a literal of all five times.
@MainActor public struct ReactantUIConstraintBuilder {
  /// The constraints of each element that was begun, in the order of the document.
  public private(set) var constraints: [[NSLayoutConstraint]] = []
  /// Those that hold only at times, in the same order.
  public private(set) var conditional: [NSLayoutConstraint] = []
  private var unconditional: [NSLayoutConstraint] = []
  private var view: UIView?

  /// Makes a builder without constraints.
  public init() {}

  /// Begins an element: what is added from here on holds for its view.
  public mutating func beginElement(_ view: UIView) {
    self.view = view
    constraints.append([])
  }

  /// Adds a constraint beside an attribute of another item.
  ///
  /// - Parameters:
  ///   - attribute: The attribute of the element's view.
  ///   - relation: How it is related.
  ///   - target: The view or layout guide that it is related to.
  ///   - targetAttribute: The attribute of that item.
  ///   - multiplier: The factor of the item's attribute, 1 by default.
  ///   - constant: What is added to it, in points, 0 by default.
  ///   - priority: The priority, 1,000 (required) by default.
  ///   - isConditional: Whether it holds only at times, so that ``activate()`` leaves it out. False by
  ///     default.
  /// - Returns: The constraint.
  @discardableResult
  public mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, to target: AnyObject,
    _ targetAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000, isConditional: Bool = false
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: element, attribute: attribute, relatedBy: relation, toItem: target, attribute: targetAttribute,
      multiplier: multiplier, constant: constant)
    add(constraint, priority: priority, isConditional: isConditional)
    return constraint
  }

  /// Adds a constraint on the width or height of the element's view alone.
  ///
  /// - Parameters:
  ///   - attribute: The attribute of the element's view.
  ///   - relation: How it is related.
  ///   - constant: What it is related to, in points.
  ///   - priority: The priority, 1,000 (required) by default.
  ///   - isConditional: Whether it holds only at times, so that ``activate()`` leaves it out. False by
  ///     default.
  /// - Returns: The constraint.
  @discardableResult
  public mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, constant: CGFloat,
    priority: Float = 1000, isConditional: Bool = false
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: element, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: constant)
    add(constraint, priority: priority, isConditional: isConditional)
    return constraint
  }

  /// Activates the constraints that hold at all times.
  public func activate() {
    NSLayoutConstraint.activate(unconditional)
  }

  private var element: UIView {
    guard let view else { preconditionFailure("A constraint was added before an element was begun.") }
    return view
  }

  private mutating func add(_ constraint: NSLayoutConstraint, priority: Float, isConditional: Bool) {
    if priority != 1000 { constraint.priority = UILayoutPriority(priority) }
    constraints[constraints.count - 1].append(constraint)
    if isConditional {
      conditional.append(constraint)
    } else {
      unconditional.append(constraint)
    }
  }
}
