import CoreGraphics

/// A constraint that a stack view requires. Rules that relate the same things are the same constraint, whose
/// constant may change.
struct StackRule {
  /// A measure of a view, a guide or the stack.
  struct Side {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
  }

  /// The identity of a rule. It retains no view.
  struct Key: Hashable {
    let name: String
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute?
    let multiplier: CGFloat
    let priority: UILayoutPriority
  }

  let name: String
  let first: Side
  let relation: NSLayoutConstraint.Relation
  let second: Side?
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority

  var key: Key {
    Key(
      name: name, first: ObjectIdentifier(first.item), firstAttribute: first.attribute, relation: relation,
      second: second.map { ObjectIdentifier($0.item) }, secondAttribute: second?.attribute,
      multiplier: multiplier, priority: priority)
  }

  /// The rule as a constraint, not active yet.
  @MainActor func constraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutSide(first.item, first.attribute), relation, second.map { LayoutSide($0.item, $0.attribute) },
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = name
    return constraint
  }
}
