import CoreGraphics

/// An item of a bar: what ``UIBarButtonItem`` and ``UITabBarItem`` have in common. It is no view; the
/// bar makes one for it.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The values that were associated with the object, released when it is deallocated.
  nonisolated(unsafe) final var associations: AssociationTable?

  /// Makes an item without title and picture.
  public override init() {
    super.init()
  }

  /// Makes an item of what Interface Builder's coder says; one without title and picture of other coders.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeInterface(self, UIBarItem.self)
  }

  /// Called after the item was loaded from a document of Interface Builder. The default does nothing.
  open func awakeFromNib() {}
  /// Called before Interface Builder shows the item, which nothing here does.
  open func prepareForInterfaceBuilder() {}

  /// Whether the item can be used; true by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { itemDidChange() } }
  }

  /// The text; nil by default.
  open var title: String? {
    didSet { if title != oldValue { itemDidChange() } }
  }

  /// The picture, shown as a shape in the tint color unless it says otherwise; nil by default.
  open var image: UIImage? {
    didSet { if image !== oldValue { itemDidChange() } }
  }

  /// The picture in the lower bars of a phone that lies on its side; nil, the default, for ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { itemDidChange() } }
  }

  /// A larger picture for people who need one; bars here do not show it.
  open var largeContentSizeImage: UIImage? {
    didSet { if largeContentSizeImage != nil { IgnoredProperty.largeContentSizeImage.warn() } }
  }

  /// The insets that move the image and make it smaller, in points; zero by default.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemDidChange() } }
  }

  /// A number to find the item by; 0 by default.
  open var tag = 0

  private var attributes = StateTable<[NSAttributedString.Key: Any]>()

  /// Sets the attributes of the title for a state; nil removes them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    itemDidChange()
  }

  /// The attributes of the title that were set for a state; nil where none were.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// The attributes of the title that show for a state: those that were set, else the appearance proxy's.
  func shownTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes(for: state)
      ?? AppearanceProxies.shared.value(for: self) { $0.titleTextAttributes(for: state) }
  }

  // MARK: Accessibility

  /// The label that a screen reader speaks; nil, the default, uses what is shown.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { itemDidChange() } }
  }

  /// The effect of using the item, as a screen reader speaks it.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { itemDidChange() } }
  }

  /// The item's value as a screen reader says it.
  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { itemDidChange() } }
  }

  /// A name that only tests see.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { itemDidChange() } }
  }

  /// The object that currently shows the item.
  weak var presenter: (any BarItemPresenter)?

  /// Updates the bar for the item's present state.
  func itemDidChange() {
    presenter?.itemDidChange(self)
  }
}

/// An object that shows an item of a bar.
@MainActor protocol BarItemPresenter: AnyObject {
  /// Called when the item is to be shown anew.
  func itemDidChange(_ item: UIBarItem)
  /// The view that shows the item; nil where there is none.
  func view(of item: UIBarItem) -> UIView?
}

extension BarItemPresenter {
  func view(of item: UIBarItem) -> UIView? { nil }
}

extension UIView {
  /// Sets the accessibility label and identifier of an item's view.
  func copyAccessibility(of item: UIBarItem) {
    accessibilityLabel = item.accessibilityLabel
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    accessibilityIdentifier = item.accessibilityIdentifier
  }
}

extension UIBarItem: AssociationOwner {}
