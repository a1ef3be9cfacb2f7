import QuartzCore

/// A card beside a view, in front of everything in its window. It has the keyboard for itself, and gives it
/// back when a press beside it, or Escape, takes it away.
@MainActor final class DatePopover: UIControl {
  private let card = UIView()
  private let content: UIView
  private weak var anchor: UIView?
  private let gone: () -> Void
  private var isolation = ModalIsolation()

  private static let metrics = Metrics.current.calendar

  /// White, and in the dark a gray that stands out from cards.
  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .tertiarySystemBackground : .white
  }

  /// Makes a card around a view that belongs to another one; `gone` is called when it is dismissed.
  init(_ content: UIView, beside anchor: UIView, gone: @escaping () -> Void) {
    self.content = content
    self.anchor = anchor
    self.gone = gone
    super.init(frame: .zero)
    card.backgroundColor = DatePopover.ground
    card.layer.cornerRadius = DatePopover.metrics.cornerRadius
    card.cast(DatePopover.metrics.shadow)
    card.addSubview(content)
    addSubview(card)
    addAction(UIAction { [weak self] _ in self?.dismiss() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the card.
  func show() {
    guard let window = anchor?.window else { return }
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    semanticContentAttribute = anchor?.semanticContentAttribute ?? .unspecified
    tintColor = anchor?.tintColor
    window.addSubview(self)
    isolation.begin(behind: self)
    layoutIfNeeded()
    firstControl(in: content)?.requestFocus()
    card.alpha = 0
    UIView.changeAppearance(animated: true) { [card] in card.alpha = 1 }
  }

  /// Takes the card away.
  func dismiss() {
    guard superview != nil else { return }
    isolation.end()
    removeFromSuperview()
    gone()
  }

  /// Returns the control that first has keyboard focus: the chosen day, or the first column.
  private func firstControl(in view: UIView) -> UIControl? {
    if let calendar = view as? CalendarMonthView { return calendar.keyboardDay }
    if let control = view as? UIControl, control.semantics.isFocusable { return control }
    for child in view.subviews {
      if let found = firstControl(in: child) { return found }
    }
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let anchor, anchor.window != nil else { return }
    let place = anchor.convert(anchor.bounds, to: self)
    let margin = DatePopover.metrics.margin
    let size = CGSize(width: content.bounds.width, height: content.bounds.height + 2 * margin)
    let x = min(max(place.midX - size.width / 2, margin), max(bounds.width - size.width - margin, margin))
    let below = place.maxY + margin
    let above = place.minY - margin - size.height
    let fits = below + size.height <= bounds.height - margin
    let y = fits ? below : above >= margin ? above : max(bounds.height - size.height - margin, margin)
    card.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    content.frame.origin = CGPoint(x: 0, y: margin)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.characters == "UIKeyInputEscape" }) else {
      return super.pressesBegan(presses, with: event)
    }
    dismiss()
  }

  override var isKeyboardFocusable: Bool { false }
}
