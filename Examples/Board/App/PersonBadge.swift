import BoardModel
import UIKit

/// A person's initials in a circle of their color.
final class PersonBadge: UIView {
  private let label = UILabel()
  private let diameter: CGFloat

  init(diameter: CGFloat) {
    self.diameter = diameter
    super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    label.font = .systemFont(ofSize: (diameter * 0.42).rounded(), weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    layer.cornerRadius = diameter / 2
    isUserInteractionEnabled = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.required, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  required init?(coder: NSCoder) { fatalError("A PersonBadge is made in code.") }

  override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }

  /// Shows a person.
  func show(_ id: Person.ID, name: String) {
    label.text = Person.initials(of: name)
    backgroundColor = .person(id)
  }

  /// Shows how many ordered there are.
  func show(more count: Int) {
    label.text = "+\(count)"
    backgroundColor = .systemGray
  }
}

/// The badges of those who look at the board, half over each other.
final class PresenceView: UIControl {
  private static let most = 4
  private static let step: CGFloat = 25
  private static let diameter: CGFloat = 30
  private var badges: [PersonBadge] = []

  /// Shows those who are there, the person themselves last.
  func show(_ people: [Person], own: Person.ID) {
    let ordered = people.filter { $0.id != own } + people.filter { $0.id == own }
    let shown = ordered.count > Self.most ? ordered.suffix(Self.most - 1) : ordered[...]
    badges.forEach { $0.removeFromSuperview() }
    badges = []
    if shown.count < ordered.count {
      add().show(more: ordered.count - shown.count)
    }
    for person in shown { add().show(person.id, name: person.name) }
    accessibilityLabel = "People"
    accessibilityValue = people.map(\.name).joined(separator: ", ")
    accessibilityTraits = .button
    isAccessibilityElement = true
    invalidateIntrinsicContentSize()
  }

  private func add() -> PersonBadge {
    let badge = PersonBadge(diameter: Self.diameter)
    badge.frame.origin = CGPoint(x: CGFloat(badges.count) * Self.step, y: 0)
    badge.layer.borderWidth = 2
    badge.layer.borderColor = UIColor.wall.resolvedColor(with: traitCollection).cgColor
    badges.append(badge)
    addSubview(badge)
    return badge
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for badge in badges {
      badge.layer.borderColor = UIColor.wall.resolvedColor(with: traitCollection).cgColor
    }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(max(badges.count, 1) - 1) * Self.step + Self.diameter, height: Self.diameter)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
