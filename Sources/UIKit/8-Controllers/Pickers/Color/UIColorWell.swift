import DisplayProtocol
import QuartzCore

/// A disc in a ring of all hues that shows a color and opens a color picker. It sends `.valueChanged` when a
/// person chooses.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  private let ring = CAGradientLayer()
  private let gap = UIView.decoration()
  private let swatch = ColorSwatch(cornerRadius: 0)
  private let plus = UIImageView()

  private static let side: CGFloat = 28

  /// Makes a well without a color with a frame in its superview's points; an empty frame gets the well's own
  /// size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    if frame.isEmpty { bounds.size = intrinsicContentSize }
  }

  /// Makes a well without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIColorWell.self)
  }

  private func prepare() {
    keepToContent()
    ring.isStill = true
    ring.type = .conic
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 1, y: 0.5)
    ring.colors = (0...12).map {
      PickedColor(HSB(hue: CGFloat($0 % 12) / 12, saturation: 0.9, brightness: 1)).uiColor.cgColor
    }
    layer.addSublayer(ring)
    gap.backgroundColor = .systemBackground
    plus.image = UIImage(
      systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
    plus.tintColor = .secondaryLabel
    plus.contentMode = .center
    plus.becomeDecoration()
    for view in [gap, swatch, plus] as [UIView] { addSubview(view) }
    addAction(
      UIAction { [weak self] _ in self?.openPicker() }, for: [.touchUpInside, .primaryActionTriggered])
    showColor()
  }

  /// The picker's title; nil, the default, for "Colors".
  open var title: String?

  /// Whether the opacity can be chosen; true by default.
  open var supportsAlpha = true

  /// The color; nil, the default, for none yet. Setting it sends no action.
  open var selectedColor: UIColor? { didSet { showColor() } }

  private func showColor() {
    swatch.color = selectedColor
    swatch.isHidden = selectedColor == nil
    plus.isHidden = selectedColor != nil
    setNeedsSemantics()
  }

  private let observer = ColorWellObserver()
  private weak var openPickerController: UIColorPickerViewController?

  private func openPicker() {
    guard openPickerController == nil, let controller = nearestViewController else { return }
    let picker = UIColorPickerViewController()
    if let title { picker.title = title }
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    observer.well = self
    picker.delegate = observer
    if traitCollection.horizontalSizeClass == .regular {
      picker.modalPresentationStyle = .popover
      picker.popoverPresentationController?.sourceView = self
      picker.popoverPresentationController?.sourceRect = bounds
    }
    openPickerController = picker
    controller.present(picker, animated: true)
  }

  private var nearestViewController: UIViewController? {
    var next: UIResponder? = self
    while let responder = next {
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? isHighlighted ? 0.6 : 1 : Metrics.current.disabledAlpha
  }

  // MARK: Layout

  /// 28 points in each direction.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIColorWell.side, height: UIColorWell.side)
  }
  /// The well's own size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    let line = max(side / 28 * 3, 1)
    ring.frame = disc
    ring.cornerRadius = side / 2
    gap.frame = disc.insetBy(dx: line, dy: line)
    gap.layer.cornerRadius = gap.bounds.width / 2
    swatch.frame = disc.insetBy(dx: line + 1.5, dy: line + 1.5)
    swatch.layer.cornerRadius = swatch.bounds.width / 2
    plus.frame = disc
  }

  override var isKeyboardFocusable: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .button
    if semantics.label == nil { semantics.label = title ?? SystemWord.color.text }
    if semantics.value == nil { semantics.value = selectedColor?.accessibilityName ?? "none" }
  }
}

/// The delegate of a well's picker, which sets the well's color.
@MainActor private final class ColorWellObserver: UIColorPickerViewControllerDelegate {
  weak var well: UIColorWell?

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    guard let well, color != well.selectedColor else { return }
    well.selectedColor = color
    well.sendActions(for: .valueChanged)
  }
}
