import CoreGraphics
import Foundation

/// A constraint as messages show it.
@MainActor struct LayoutDescription {
  private let constraint: NSLayoutConstraint
  private var legend: [String] = []

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
  }

  /// The whole text, in angle brackets.
  var text: String {
    var copy = self
    let sentence = copy.sentence()
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    let state = constraint.isActive ? "active" : "inactive"
    let names = copy.legend.isEmpty ? "" : ", names: \(copy.legend.joined(separator: ", ")) "
    return
      "<\(address(of: constraint, named: "NSLayoutConstraint")) \(identifier)\(sentence)   (\(state)\(names))>"
  }

  /// The equation or gap, with the names of its sides and its priority.
  var shortText: String {
    var copy = self
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    return identifier + copy.sentence()
  }

  // MARK: Sentences

  private mutating func sentence() -> String {
    let priority =
      constraint.priority == .required ? "" : " @\(LayoutDescription.number(constraint.priority.rawValue))"
    return (visual() ?? equation()) + priority
  }

  private mutating func equation() -> String {
    let first = text(of: constraint.first)
    let relation = constraint.relation.symbol
    let constant = constraint.constant
    guard let second = constraint.second else {
      return "\(first) \(relation) \(LayoutDescription.number(constant))"
    }
    let factor = constraint.multiplier == 1 ? "" : "\(LayoutDescription.number(constraint.multiplier))*"
    let rest =
      constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(LayoutDescription.number(abs(constant)))"
    return "\(first) \(relation) \(factor)\(text(of: second))\(rest)"
  }

  private mutating func text(of side: LayoutSide) -> String {
    let measure = "\(name(of: side.item)).\(side.attribute.name)"
    guard side.isDistance else { return measure }
    return "(\(measure) - \(name(of: side.startItem)).\(side.startAttribute.name))"
  }

  /// A gap between two edges that look at each other, as visual format strings write it.
  private mutating func visual() -> String? {
    guard let second = constraint.second, constraint.multiplier == 1, !constraint.first.isDistance,
      !second.isDistance,
      let one = constraint.first.item, let two = second.item, one !== two
    else { return nil }
    let (first, other) = (constraint.first.attribute, second.attribute)
    let starts: Set<NSLayoutConstraint.Attribute> = [.leading, .left, .top]
    let axis = first.axis == .horizontal ? "H:" : "V:"
    let direction = first.followsDirection == false ? "(LTR)" : ""
    let gap = (constraint.relation, constraint.constant)
    let isInOne = one.layoutParent === two
    let isInTwo = two.layoutParent === one
    if first == other, isInOne || isInTwo {
      let inner = isInOne ? one : two
      let outward = starts.contains(first) == isInOne
      let gap = outward ? gap : (gap.0.mirrored, -gap.1)
      let box = "[\(name(of: inner))]"
      let superview = "'|':\(LayoutDescription.address(of: isInOne ? two : one))"
      defer { legend.append(superview) }
      if starts.contains(first) { return "\(axis)|-(\(text(of: gap)))-\(box)\(direction)" }
      if [.trailing, .right, .bottom].contains(first) {
        return "\(axis)\(box)-(\(text(of: gap)))-|\(direction)"
      }
      legend.removeAll()
      return nil
    }
    switch (first, other) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return "\(axis)[\(name(of: two))]-(\(text(of: gap)))-[\(name(of: one))]\(direction)"
    case (.trailing, .leading), (.right, .left), (.bottom, .top):
      let gap = (gap.0.mirrored, -gap.1)
      return "\(axis)[\(name(of: one))]-(\(text(of: gap)))-[\(name(of: two))]\(direction)"
    default: return nil
    }
  }

  private func text(of gap: (NSLayoutConstraint.Relation, CGFloat)) -> String {
    (gap.0 == .equal ? "" : gap.0.symbol) + LayoutDescription.number(gap.1)
  }

  // MARK: Names

  /// An item by its own identifier, which the legend explains, or by class and address.
  private mutating func name(of item: (any LayoutItem)?) -> String {
    guard let item else { return "nil" }
    let plain = LayoutDescription.address(of: item)
    guard let identifier = LayoutDescription.identifier(of: item) else { return plain }
    let entry = "\(identifier):\(plain)"
    if !legend.contains(entry) { legend.append(entry) }
    return identifier
  }

  private func address(of object: AnyObject, named name: String) -> String {
    "\(name):\(Unretained(object).tag)"
  }

  /// An item as messages call it: by its own identifier, or by class, address and the beginning of its text.
  static func name(of item: any LayoutItem) -> String {
    identifier(of: item) ?? address(of: item)
  }

  /// Class and address of an item, and the beginning of its text.
  static func address(of item: any LayoutItem) -> String {
    let address = "\(type(of: item)):\(Unretained(item as AnyObject).tag)"
    guard let text = (item as? UIView)?.descriptiveText, !text.isEmpty else {
      return address
    }
    let line = text.replacingOccurrences(of: "\n", with: " ")
    return "\(address)'\(line.count > 20 ? line.prefix(19) + "…" : line[...])'"
  }

  private static func identifier(of item: any LayoutItem) -> String? {
    let identifier = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier
    return identifier?.isEmpty == false ? identifier : nil
  }

  /// A number as short as it can be said.
  static func number(_ value: some BinaryFloatingPoint) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
