import QuartzCore

/// Lets a person choose a color from a grid, a spectrum or by sliders, with its opacity.
///
/// Presented, it is a sheet or, with `.popover`, a card; a container may also have it as a child. Colors are
/// in sRGB.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  private lazy var picker = ColorPickerView { [weak self] in self?.pick($0, continuously: $1) }
  private let scroll = UIScrollView()
  private let header = UILabel()
  private let close = UIButton(type: .close)
  private var picked = PickedColor(red: 1, green: 1, blue: 1)

  /// Makes a picker of an opaque white.
  public init() {
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Makes a picker. There are no archives of controllers here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIColorPickerViewController.self)
  }

  private func prepare() {
    title = SystemWord.colors.text
    preferredContentSize = CGSize(width: 375, height: 620)
    sheetPresentationController?.detents = [
      .custom(identifier: .medium) { context in min(620, context.maximumDetentValue) }
    ]
  }

  /// The object that is notified of colors and of the end.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The selected color; white by default. Setting it does not call the delegate. Without ``supportsAlpha``
  /// it is opaque.
  open var selectedColor: UIColor {
    get { picked.uiColor }
    set {
      picked = PickedColor(newValue)
      if !supportsAlpha { picked.alpha = 1 }
      if isViewLoaded { picker.show(picked) }
    }
  }

  /// Whether the opacity can be chosen; true by default.
  open var supportsAlpha = true {
    didSet {
      guard supportsAlpha != oldValue else { return }
      if !supportsAlpha { picked.alpha = 1 }
      guard isViewLoaded else { return }
      picker.supportsAlpha = supportsAlpha
      picker.show(picked)
      view.setNeedsLayout()
    }
  }

  private func pick(_ color: PickedColor, continuously: Bool) {
    picked = color
    delegate?.colorPickerViewController(self, didSelect: color.uiColor, continuously: continuously)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    header.text = title
    header.font = .systemFont(ofSize: 17, weight: .semibold)
    header.textAlignment = .center
    header.accessibilityTraits = .header
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    picker.supportsAlpha = supportsAlpha
    picker.show(picked)
    scroll.addSubview(picker)
    for part in [scroll, header, close] as [UIView] { view.addSubview(part) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    // A navigation bar has the title, and the way back.
    let hasHeader = navigationController == nil
    header.isHidden = !hasHeader
    close.isHidden = !hasHeader || presentingViewController == nil
    let headerHeight: CGFloat = hasHeader ? 56 : 16
    header.frame = CGRect(x: safe.minX + 56, y: safe.minY, width: max(safe.width - 112, 0), height: 56)
    let x = view.readsFromLeft ? safe.maxX - 16 - 30 : safe.minX + 16
    close.frame = CGRect(x: x, y: safe.minY + 13, width: 30, height: 30)
    scroll.frame = CGRect(
      x: safe.minX, y: safe.minY + headerHeight, width: safe.width,
      height: max(safe.height - headerHeight, 0))
    let width = min(safe.width, 420)
    picker.frame = CGRect(
      x: (safe.width - width) / 2, y: 0, width: width, height: picker.height(width: width))
    scroll.contentSize = CGSize(width: safe.width, height: picker.frame.maxY)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || isMovingFromParent { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}

/// An object notified of the colors that a person chooses in a color picker.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A color was selected; `continuously` while a drag goes on, whose last color comes once more without.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A color was selected; the older form of the other method.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The picker was dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
