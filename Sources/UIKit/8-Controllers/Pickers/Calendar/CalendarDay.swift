import DisplayProtocol
import Foundation

/// One day of a month's grid: its number on a disc, and a decoration below.
@MainActor final class CalendarDay: UIControl {
  var date: Date?
  /// Whether Tab stops here; from there on arrows lead to the other days.
  var isOnKeyboardsWay = false {
    didSet { if isOnKeyboardsWay != oldValue { setNeedsSemantics() } }
  }
  var isToday = false { didSet { if isToday != oldValue { applyAppearance() } } }
  /// Whether the day is within the range that can be shown; others are pale.
  var isAvailable = true { didSet { if isAvailable != oldValue { applyAppearance() } } }
  var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { applyAppearance() } }
  }
  var text: String? { didSet { label.text = text } }
  /// The height of the room below the number, which the decoration has for itself.
  var decorationHeight: CGFloat = 0 {
    didSet { if decorationHeight != oldValue { setNeedsLayout() } }
  }
  var decoration: UIView? {
    didSet {
      guard decoration !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let decoration else { return }
      decoration.isUserInteractionEnabled = false
      addSubview(decoration)
      setNeedsLayout()
    }
  }
  private let disc = UIView.decoration()
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    label.accessibilityElementsHidden = true
    addSubview(disc)
    addSubview(label)
    applyAppearance()
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    applyAppearance()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyAppearance()
  }

  private func applyAppearance() {
    let accent: UIColor = tintColor
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular, design: fontDesign)
    label.textColor =
      !isAvailable
      ? .tertiaryLabel
      : isSelected && isToday ? .legible(on: accent) : isSelected || isToday ? accent : .label
    disc.backgroundColor =
      isSelected
      ? isToday ? accent : accent.tintedFill
      : isHighlighted ? .tertiarySystemFill : nil
  }

  override func layoutSubviews() {
    let room = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - decorationHeight, 0))
    let side = min(room.width, room.height)
    disc.frame = CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    label.frame = room
    guard let decoration else { return }
    let below = CGRect(
      x: 0, y: room.maxY, width: bounds.width, height: decorationHeight)
    let fitting = decoration.sizeThatFits(below.size)
    let size = CGSize(width: min(fitting.width, below.width), height: min(fitting.height, below.height))
    decoration.frame = CGRect(
      x: below.midX - size.width / 2, y: below.midY - size.height / 2, width: size.width, height: size.height)
  }

  override var isKeyboardFocusable: Bool { isOnKeyboardsWay }
  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.className = "UICalendarDay"
    semantics.role = .radio
    semantics.text = text
  }
}
