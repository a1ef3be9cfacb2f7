import QuartzCore

/// Lets a person choose a font of those that ``UIFont/familyNames`` lists, each written in itself, with a
/// search.
///
/// Present it; it dismisses itself when a font was chosen or the choice was cancelled.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// The fonts that a font picker offers, and how it shows them. The picker copies it.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether a family's faces are offered, on a page of their own; false by default, so that families are.
    open var includeFaces = false
    /// Whether names are written in the system font; false by default, so that each is in its own.
    open var displayUsingSystemFont = false
    /// The traits of which a family must have a face; none by default.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Makes a configuration with the defaults.
    public override init() { super.init() }

    func copied() -> Configuration {
      let copy = Configuration()
      (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
      copy.filteredTraits = filteredTraits
      return copy
    }
  }

  private let settings: Configuration
  private let list: FontListController
  private let stack: UINavigationController

  /// Makes a picker of a configuration, which it copies.
  public init(configuration: Configuration) {
    settings = configuration.copied()
    list = FontListController(settings, FontList.families(of: settings))
    stack = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Makes a picker of families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Makes a picker of families. There are no archives of controllers here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    settings = Configuration()
    list = FontListController(settings, FontList.families(of: settings))
    stack = UINavigationController(rootViewController: list)
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIFontPickerViewController.self)
  }

  private func prepare() {
    preferredContentSize = CGSize(width: 375, height: 560)
    list.title = SystemWord.chooseFont.text
    list.onChoice = { [weak self] in self?.pick($0) }
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  /// A copy of the configuration.
  open var configuration: Configuration { settings.copied() }

  /// The object that is notified of the choice.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The chosen font, or the one that is marked at first; nil, the default, for none.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { list.selected = selectedFontDescriptor }
  }

  private var hasPicked = false

  private func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    hasPicked = true
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(stack)
    stack.view.frame = view.bounds
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasPicked = false
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, !hasPicked { delegate?.fontPickerViewControllerDidCancel(self) }
  }
}

/// An object notified of the font that a person chooses in a font picker.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// A font was chosen: `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The picker was dismissed without a choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
