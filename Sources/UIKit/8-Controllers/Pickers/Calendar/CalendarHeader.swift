import Foundation

/// The line above a month's days: the month's name, which opens wheels for month and year, and arrows to the
/// months around.
@MainActor final class CalendarHeader: UIView {
  let title = UIButton(type: .custom)
  let previous = UIButton(type: .system)
  let following = UIButton(type: .system)
  /// Whether the wheels are open, which take the arrows' place.
  var isOpen = false { didSet { if isOpen != oldValue { applyAppearance() } } }
  var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { applyAppearance() } }
  }
  var text = "" { didSet { if text != oldValue { applyAppearance() } } }
  private let chevron = UIImageView()

  private static let metrics = Metrics.current.calendar

  init() {
    super.init(frame: .zero)
    title.accessibilityHint = SystemWord.showsMonthColumns.text
    chevron.image = CalendarHeader.symbol("chevron.forward", size: 13)
    chevron.becomeDecoration()
    for (button, name, label) in [
      (previous, "chevron.backward", SystemWord.previousMonth.text),
      (following, "chevron.forward", SystemWord.nextMonth.text),
    ] {
      button.setImage(CalendarHeader.symbol(name, size: 17), for: .normal)
      button.accessibilityLabel = label
    }
    for view in [title, previous, following, chevron] { addSubview(view) }
    applyAppearance()
  }

  required init?(coder: NSCoder) { nil }

  private static func symbol(_ name: String, size: CGFloat) -> UIImage? {
    UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyAppearance()
  }

  private func applyAppearance() {
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold, design: fontDesign)
    title.setTitle(text, for: .normal)
    title.setTitleColor(isOpen ? tintColor : .label, for: .normal)
    chevron.tintColor = tintColor
    let quarter: CGFloat = readsFromLeft ? .pi / 2 : -.pi / 2
    chevron.transform = isOpen ? CGAffineTransform(rotationAngle: quarter) : .identity
    for button in [previous, following] { button.isHidden = isOpen }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = CalendarHeader.metrics
    func place(_ view: UIView, x: CGFloat, width: CGFloat) {
      let x = readsFromLeft ? x : bounds.width - x - width
      view.bounds = CGRect(x: 0, y: 0, width: width, height: bounds.height)
      view.center = CGPoint(x: x + width / 2, y: bounds.midY)
    }
    let start = metrics.margin + metrics.titleInset
    let button: CGFloat = 44
    let room = bounds.width - start - metrics.margin - 2 * button
    let side = chevron.image?.size ?? .zero
    let width = min(
      title.intrinsicContentSize.width.rounded(.up), max(room - side.width - metrics.fieldGap, 0))
    place(title, x: start, width: width)
    place(previous, x: bounds.width - metrics.margin - 2 * button, width: button)
    place(following, x: bounds.width - metrics.margin - button, width: button)
    let x = start + width + metrics.fieldGap
    chevron.bounds = CGRect(origin: .zero, size: side)
    chevron.center = CGPoint(
      x: readsFromLeft ? x + side.width / 2 : bounds.width - x - side.width / 2, y: bounds.midY)
  }
}
