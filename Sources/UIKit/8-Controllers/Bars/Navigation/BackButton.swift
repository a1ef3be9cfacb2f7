import DisplayProtocol
import QuartzCore

/// The button that leads back: a sign, and after it what it leads back to.
final class BackButton: UIControl {
  private let sign = UIImageView()
  let label = UILabel()
  /// The possible titles of the button, from the longest to the shortest.
  private var titles: [String] = []
  private var font = UIFont.systemFont(ofSize: Metrics.current.bars.buttonSize)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [sign, label] {
      part.becomeDecoration()
      addSubview(part)
    }
    sign.contentMode = .center
  }

  required init?(coder: NSCoder) {
    fatalError("a bar makes its back button in code")
  }

  /// Shows the way back to an item.
  func show(
    _ titles: [String], image: UIImage?, sign signImage: UIImage?, _ appearance: BarButtonAppearance,
    from item: UIBarButtonItem?
  ) {
    self.titles = titles
    let attributes =
      item.map { appearance.attributes(of: $0, for: .normal) } ?? appearance.plain?.attributes(for: .normal)
      ?? [:]
    font = attributes[.font] as? UIFont ?? .systemFont(ofSize: Metrics.current.bars.buttonSize)
    label.font = font
    titleColor = attributes[.foregroundColor] as? UIColor
    let symbols = UIImage.SymbolConfiguration(pointSize: Metrics.current.bars.backSignSize, weight: .medium)
    let chevron = UIImage(systemName: "chevron.backward", withConfiguration: symbols)
    sign.image =
      image?.withRenderingMode(.alwaysTemplate) ?? signImage?.withRenderingMode(.alwaysTemplate) ?? chevron
    tintColor = item?.tintColor
    accessibilityLabel = item?.accessibilityLabel
    accessibilityIdentifier = item?.accessibilityIdentifier
    updateColors()
    setNeedsLayout()
    setNeedsSemantics()
  }
  private var titleColor: UIColor?

  private func updateColors() {
    label.textColor = titleColor ?? tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override var pressedLook: PressedLook? { .faded(ButtonParts.pressedAlpha) }

  override func stateDidChange() {
    super.stateDidChange()
    for part in [sign, label] as [UIView] { part.alpha = isHighlighted ? ButtonParts.pressedAlpha : 1 }
  }

  /// The width of the button that says as much as fits into one, at least its sign.
  func fitTitle(within room: CGFloat) -> CGFloat {
    let bare = labelStart + Metrics.current.bars.buttonPadding
    for title in titles {
      let width = (title as NSString).size(withAttributes: [.font: font]).width.rounded(.up)
      guard labelStart + width + Metrics.current.bars.buttonPadding <= room else { continue }
      setText(title)
      return labelStart + width + Metrics.current.bars.buttonPadding
    }
    setText(nil)
    return max(bare, 44)
  }

  private func setText(_ text: String?) {
    guard !label.text.hasSameBytes(as: text) else { return }
    label.text = text
    setNeedsLayout()
    setNeedsSemantics()
  }

  private var signWidth: CGFloat { (sign.image?.size.width ?? 0).rounded(.up) }
  private var labelStart: CGFloat {
    Metrics.current.bars.backMargin + signWidth + Metrics.current.bars.backGap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let leading = Metrics.current.bars.backMargin
    let signFrame = CGRect(x: leading, y: 0, width: signWidth, height: bounds.height)
    let width = max(bounds.width - labelStart, 0)
    let text = label.sizeThatFits(CGSize(width: width, height: 0))
    let labelFrame = CGRect(
      x: labelStart, y: (bounds.height - text.height) / 2, width: min(text.width, width), height: text.height)
    for (part, frame) in [(sign, signFrame), (label, labelFrame)] as [(UIView, CGRect)] {
      part.place(readsFromLeft ? frame : frame.mirrored(in: bounds))
    }
  }

  // MARK: The menu

  /// Returns the menu that a long press opens; nil for none.
  var makeMenu: () -> UIMenu? = { nil }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    makeMenu().map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  // MARK: Moving

  /// Shows sign and title apart from each other: how visible both are, and how far the title is away.
  func pose(signAlpha: CGFloat, titleAlpha: CGFloat, titleOffset: CGFloat) {
    sign.layer.opacity = Float(signAlpha)
    label.layer.opacity = Float(titleAlpha)
    label.transform = CGAffineTransform(translationX: titleOffset, y: 0)
  }

  // MARK: Focus and semantics

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }
  override var isKeyboardFocusable: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if semantics.role == .none { semantics.role = .button }
    semantics.text = label.text
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text ?? SystemWord.back.text }
    set { super.accessibilityLabel = newValue }
  }
}

extension CGRect {
  /// The rectangle at the same distance from the other side of a box.
  func mirrored(in box: CGRect) -> CGRect {
    CGRect(x: box.minX + box.maxX - maxX, y: minY, width: width, height: height)
  }
}
