import RxCocoa
import RxSwift
import UIKit

/// A text field that is a component: its state is its text, and it emits the text when a person changes it.
///
/// The state follows what is typed, without an `update()`. Assigning `text` or `attributedText` assigns the
/// state. Made in the order of ``ViewBase``; a field that has no state then gets an empty one.
@preconcurrency @MainActor open class TextField: UITextField, ComponentWithDelegate, Configurable {
  /// The text, as a string, an attributed string or a ``TextInputState``.
  public typealias StateType = any TextInputStateConvertible
  /// The text that a person typed.
  public typealias ActionType = String

  /// A bag for subscriptions that live as long as the component.
  public private(set) final lazy var lifetimeDisposeBag = DisposeBag()
  /// The object that stores the state, schedules updates and emits actions.
  public let componentDelegate = ComponentDelegate<any TextInputStateConvertible, String, TextField>()

  /// The sources of actions; by default the text, when a person changes it.
  open var actions: [Observable<String>] { [rx.text.skip(1).replaceNilWith("")] }
  /// The actions, as they happen.
  open var action: Observable<String> { componentDelegate.action }

  /// The configuration; ``Configuration/global`` by default. Assigning it sets the layout margins and applies
  /// ``Properties/Style/textField``.
  open var configuration: Configuration = .global {
    didSet {
      layoutMargins = configuration.layoutMargins
      configuration.style.textField(self)
    }
  }

  /// The insets of the text from the field's edges, in points; zero by default.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      guard contentEdgeInsets != oldValue else { return }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Placeholder

  /// The text of the empty field, drawn with ``placeholderAttributes``, ``placeholderColor`` and
  /// ``placeholderFont``.
  open override var placeholder: String? {
    get { placeholderText }
    set {
      placeholderText = newValue
      showPlaceholder()
    }
  }
  private var placeholderText: String?

  /// The color of the placeholder; nil, the default, for UIKit's.
  open var placeholderColor: UIColor? { didSet { showPlaceholder() } }
  /// The font of the placeholder; nil, the default, for the text's.
  open var placeholderFont: UIFont? { didSet { showPlaceholder() } }
  /// Attributes of the placeholder; none by default. Color and font of their own come after these.
  open var placeholderAttributes: [Attribute] = [] { didSet { showPlaceholder() } }

  private func showPlaceholder() {
    var attributes = placeholderAttributes
    if let placeholderColor { attributes.append(.foregroundColor(placeholderColor)) }
    if let placeholderFont { attributes.append(.font(placeholderFont)) }
    if attributes.isEmpty {
      super.placeholder = placeholderText
    } else {
      attributedPlaceholder = placeholderText?.attributed(attributes)
    }
  }

  // MARK: Text

  /// The text. Assigning it assigns the state; nil stands for the empty text.
  open override var text: String? {
    get { super.text }
    set { componentState = newValue ?? "" }
  }

  /// The text with its attributes. Assigning it assigns the state; nil stands for the empty text.
  open override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set { componentState = newValue ?? NSAttributedString(string: "") }
  }

  // MARK: Making

  /// Creates an empty field.
  public init() {
    super.init(frame: .zero)
    componentDelegate.attach(to: self)
    translatesAutoresizingMaskIntoConstraints = false
    if let container = ReactantUILookup.container(of: self) {
      container.setupReactantUI()
      container.updateReactantUI()
    }
    addAction(UIAction { [weak self] _ in self?.followTyping() }, for: .editingChanged)
    loadView()
    setupConstraints()
    resetActions()
    reloadConfiguration()
    afterInit()
    if !componentDelegate.hasComponentState { componentState = "" }
    componentDelegate.canUpdate = true
  }

  /// Not available: there are no archives of components.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("Components are made by init(), not from archives.")
  }

  deinit {
    componentDelegate.detach(from: self)
  }

  /// True: components are laid out by constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Component

  /// Adds and sets up subviews. The default does nothing.
  open func loadView() {}
  /// Constrains subviews. The default does nothing.
  open func setupConstraints() {}
  /// Called once, when the component has been made. The default does nothing.
  open func afterInit() {}
  /// Whether `update()` is to run now; true by default.
  open func needsUpdate() -> Bool { true }

  /// Shows the state's text, and keeps the selection. Text that the field shows already is left alone.
  open func update() {
    switch componentState.asTextInputState() {
    case .string(let string):
      guard !super.text.hasSameBytes(as: string) else { return }
      keepingSelection { super.text = string }
    case .attributedString(let string):
      guard super.attributedText != string else { return }
      keepingSelection { super.attributedText = string }
    }
  }

  private func keepingSelection(_ change: () -> Void) {
    let selection = selectedTextRange
    change()
    if isFirstResponder { selectedTextRange = selection }
  }

  /// Sets the state to what was typed. The field shows it already.
  private func followTyping() {
    if case .attributedString? = componentDelegate.hasComponentState ? componentState.asTextInputState() : nil
    {
      componentDelegate.follow(state: super.attributedText ?? NSAttributedString(string: ""))
    } else {
      componentDelegate.follow(state: super.text ?? "")
    }
  }

  /// The states as they are assigned, on one side of `update()`.
  public func observeState(
    _ when: ObservableStateEvent
  ) -> Observable<any TextInputStateConvertible> {
    componentDelegate.observeState(when)
  }

  // MARK: View

  /// Returns the rectangle of the text: inside ``contentEdgeInsets``.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds.inset(by: contentEdgeInsets))
  }

  /// Returns the rectangle of the edited text: inside ``contentEdgeInsets``.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds.inset(by: contentEdgeInsets))
  }

  /// The size of the text with ``contentEdgeInsets`` around it.
  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: size.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// Adds a subview that constraints place: its `translatesAutoresizingMaskIntoConstraints` becomes false.
  open override func addSubview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    super.addSubview(view)
  }

  /// Updates the view's XML for the size of the window in which it is.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { ReactantUILookup.container(of: self)?.updateReactantUI() }
  }

  /// Updates the view's XML for changed traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    ReactantUILookup.container(of: self)?.updateReactantUI()
  }
}
