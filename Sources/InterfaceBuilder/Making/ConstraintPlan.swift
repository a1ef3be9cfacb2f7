import InterfaceDocuments
import ObjectFactory
import UIKit

/// A constraint of a document.
@MainActor final class ConstraintPlan {
  let element: InterfaceObject
  private let first: (item: String?, attribute: NSLayoutConstraint.Attribute)
  private let second: (item: String?, attribute: NSLayoutConstraint.Attribute)
  private let relation: NSLayoutConstraint.Relation
  private let multiplier: CGFloat
  private let constant: CGFloat
  private let priority: UILayoutPriority
  private let customClass: NSLayoutConstraint.Type?
  /// The values that differ by traits.
  let variations: [InterfaceVariation]

  var isCustom: Bool { customClass != nil }

  init(_ element: InterfaceObject, in plan: ElementPlan) {
    self.element = element
    func attribute(_ name: String) -> NSLayoutConstraint.Attribute {
      guard case .enumeration(let word)? = element.value(name) else { return .notAnAttribute }
      return Enumerations.value(NSLayoutConstraint.Attribute.self, word.swiftName) ?? .notAnAttribute
    }
    first = (element.attribute("firstItem"), attribute("firstAttribute"))
    second = (element.attribute("secondItem"), attribute("secondAttribute"))
    if case .enumeration(let word)? = element.value("relation") {
      relation = Enumerations.value(NSLayoutConstraint.Relation.self, word.swiftName) ?? .equal
    } else {
      relation = .equal
    }
    multiplier = Self.number("multiplier", element) ?? 1
    constant = Self.number("constant", element) ?? 0
    priority = Self.priority(Self.number("priority", element) ?? 1000)
    variations = element.variations
    customClass = element.customClass.flatMap {
      ElementClass.named($0, module: element.customModule) as? NSLayoutConstraint.Type
    }
  }

  /// Returns a priority in the bounds of priorities.
  private static func priority(_ number: CGFloat) -> UILayoutPriority {
    UILayoutPriority(min(max(Float(number), 0), UILayoutPriority.required.rawValue))
  }

  private static func number(_ name: String, _ element: InterfaceObject) -> CGFloat? {
    if case .real(let number)? = element.value(name) { CGFloat(number) } else { nil }
  }

  /// Makes the constraint, which belongs to a view. Returns nil where an item is absent.
  func make(in view: UIView, _ instantiation: Instantiation) -> NSLayoutConstraint? {
    guard let owner = item(first.item, in: view, instantiation) else { return refuse(first.item) }
    let (firstAttribute, firstItem) = readable(first.attribute, owner, instantiation)
    var (secondAttribute, secondItem): (NSLayoutConstraint.Attribute, AnyObject?) = (.notAnAttribute, nil)
    if second.attribute != .notAnAttribute {
      guard let found = item(second.item, in: view, instantiation) else { return refuse(second.item) }
      (secondAttribute, secondItem) = readable(second.attribute, found, instantiation)
    }
    if let problem = NSLayoutConstraint.problem(
      firstItem, firstAttribute, secondItem, secondAttribute, multiplier: multiplier, constant: constant)
    {
      InterfaceLog.shared.note("\(element.location): \(problem)")
      return nil
    }
    let made: NSLayoutConstraint
    if let customClass, let custom = makeObject(of: customClass) as? NSLayoutConstraint {
      made = custom
      made.relate(
        firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier: multiplier,
        constant: constant)
    } else {
      made = NSLayoutConstraint(
        item: firstItem, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
        attribute: secondAttribute, multiplier: multiplier, constant: constant)
    }
    if priority != .required { made.priority = priority }
    if let name = element.attribute("identifier") { made.identifier = name }
    instantiation.enter(made, self)
    return made
  }

  private func item(_ id: String?, in view: UIView, _ instantiation: Instantiation) -> AnyObject? {
    id.map { instantiation.object($0) } ?? view
  }

  /// Returns the readable guide with its edge in the place of a margin of a view whose margins follow it.
  private func readable(
    _ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject, _ instantiation: Instantiation
  ) -> (NSLayoutConstraint.Attribute, AnyObject) {
    guard let view = item as? UIView, instantiation.readableViews.contains(ObjectIdentifier(view)),
      let edge = Self.edges[attribute]
    else { return (attribute, item) }
    return (edge, view.readableContentGuide)
  }

  private static let edges: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
    .leadingMargin: .leading, .trailingMargin: .trailing, .leftMargin: .left, .rightMargin: .right,
    .centerXWithinMargins: .centerX,
  ]

  private func refuse(_ id: String?) -> NSLayoutConstraint? {
    InterfaceLog.shared.note("\(element.location): there is no object “\(id ?? "")” for a constraint.")
    return nil
  }

  /// Sets constant and priority for traits.
  func apply(_ traits: VariationTraits, to constraint: NSLayoutConstraint) {
    var (constant, priority) = (constant, priority)
    for variation in variations where traits.hold(variation) {
      if let number = Self.number("constant", variation.element) ?? Self.written("constant", variation) {
        constant = number
      }
      if let number = Self.written("priority", variation) { priority = Self.priority(number) }
    }
    if constraint.constant != constant { constraint.constant = constant }
    guard constraint.priority != priority else { return }
    let isRequired = constraint.priority == .required || priority == .required
    let wasActive = constraint.isActive
    if wasActive, isRequired { constraint.isActive = false }
    constraint.priority = priority
    if wasActive, isRequired { constraint.isActive = true }
  }

  private static func written(_ name: String, _ variation: InterfaceVariation) -> CGFloat? {
    variation.element.attribute(name).flatMap(Double.init).map { CGFloat($0) }
  }
}
