import CoreGraphics
import QuartzCore

/// A field to search by, with what goes with it: a button that cancels, one that opens bookmarks, and scopes
/// below.
///
/// It is 56 points high and as wide as it is given room; scopes add 44, a prompt 20. Below the title of a
/// navigation bar it takes 52. The ``delegate`` is notified of what a person does; setting ``text`` notifies
/// only a search controller.
@preconcurrency @MainActor open class UISearchBar: UIView, StoresTextInputTraits, UIBarPositioning {
  /// Makes a bar with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UISearchBar.self)
  }

  private func prepare() {
    keepToContent(across: .defaultLow)
    parts.join(field)
    updateBackground()
    updateExtra()
  }

  let field = UISearchTextField()
  private(set) lazy var parts = SearchBarParts(self)

  /// The delegate, called for decisions and notified of changes, held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The controller whose bar it is.
  weak var search: UISearchController?

  /// The position of the bar: at the top, or as the delegate specifies.
  open var barPosition: UIBarPosition {
    let asked = delegate?.position(for: self) ?? .any
    return asked == .any ? .top : asked
  }

  // MARK: Text

  /// The field that the text is in.
  open var searchTextField: UISearchTextField { field }

  /// Whether the text can be edited; true by default.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  /// The text; empty at first, and never nil. Setting it does not notify the delegate.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      updateExtra()
      search?.barDidChange()
    }
  }

  /// The text that the field shows while it is empty; nil by default.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field; nil by default.
  open var prompt: String? {
    get { parts.promptLabel.text }
    set {
      parts.promptLabel.text = newValue
      parts.promptLabel.isHidden = newValue == nil
      heightDidChange()
    }
  }

  /// The keyboard traits of the bar.
  public var textInputTraits: _TextInputTraitStore { field.textInputTraits }

  /// The view above the keyboard or `inputView`, or at the bottom of the window, while the text is edited;
  /// nil by default.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: Buttons

  /// Whether there is a button to cancel; false by default. A search controller shows it while it is active.
  open var showsCancelButton: Bool {
    get { hasCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  private(set) var hasCancel = false

  /// Shows the button to cancel or takes it away; the field makes room for it, at once or `animated`.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    search?.automaticallyShowsCancelButton = false
    moveParts(animated: animated) { self.showCancel(showsCancelButton) }
  }

  func showCancel(_ isShown: Bool) {
    guard isShown != hasCancel else { return }
    hasCancel = isShown
    setNeedsLayout()
  }

  /// Whether there is a book at the end of the field while it is empty; false by default.
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton != oldValue { updateExtra() } }
  }

  /// Whether there is a button for a list of results at the end of the field while it is empty; false by
  /// default. The book goes before it.
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton != oldValue { updateExtra() } }
  }

  /// Whether the button for the list of results is the chosen one; false by default.
  open var isSearchResultsButtonSelected: Bool {
    get { parts.extra.isSelected && showsSearchResultsButton }
    set { parts.extra.isSelected = newValue }
  }

  private var icons: [Icon: StateTable<UIImage>] = [:]

  /// Sets a picture for a state; nil goes back to the bar's own.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: StateTable()][state] = iconImage
    if icon == .search { field.showIcon(image(for: .search, state: .normal)) }
    if icon == .clear { field.clearImage = image(for: .clear, state: .normal) }
    updateExtra()
  }

  /// The picture that was set for a state.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?.value(for: state) }

  /// Shows the button at the end of the field while there is no text.
  func updateExtra() {
    let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
    let symbol = UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")
    parts.extra.setImage(image(for: icon, state: .normal) ?? symbol, for: .normal)
    parts.extra.setImage(icons[icon]?[.highlighted], for: .highlighted)
    parts.extra.setImage(icons[icon]?[.selected], for: .selected)
    parts.extra.accessibilityLabel = icon == .bookmark ? SystemWord.bookmarks.text : SystemWord.results.text
    let isWanted = (showsBookmarkButton || showsSearchResultsButton) && field.text?.isEmpty != false
    field.rightViewMode = isWanted ? .always : .never
  }

  // MARK: Scopes

  /// The titles of the scopes; nil, the default, for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      guard scopeButtonTitles != oldValue else { return }
      let scopes = parts.scopes
      let chosen = selectedScopeButtonIndex
      scopes.removeAllSegments()
      for title in scopeButtonTitles ?? [] {
        scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
      }
      if scopes.numberOfSegments > 0 { selectedScopeButtonIndex = chosen }
      heightDidChange()
    }
  }

  /// The picture behind the scopes; nil, the default, for none.
  open var scopeBarBackgroundImage: UIImage? {
    get { parts.scopeGround.image }
    set { parts.scopeGround.image = newValue }
  }

  /// The index of the chosen scope; the first by default. Setting it does not notify the delegate.
  open var selectedScopeButtonIndex: Int {
    get { max(parts.scopes.selectedSegmentIndex, 0) }
    set {
      let count = parts.scopes.numberOfSegments
      if count > 0 { parts.scopes.selectedSegmentIndex = min(max(newValue, 0), count - 1) }
    }
  }

  /// Whether the scopes are shown; false by default. A search controller shows them while it is active.
  open var showsScopeBar: Bool {
    get { hasScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  private(set) var hasScopes = false

  /// Shows the scopes or takes them away, at once or `animated`.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    search?.automaticallyShowsScopeBar = false
    moveParts(animated: animated) { self.showScopes(show) }
  }

  func showScopes(_ isShown: Bool) {
    guard isShown != hasScopes else { return }
    hasScopes = isShown
    heightDidChange()
  }

  /// Whether there is a line with scopes.
  var scopesAreShown: Bool { hasScopes && parts.scopes.numberOfSegments > 0 }

  /// Sets attributes of the scopes' titles in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    parts.scopes.setTitleTextAttributes(attributes, for: state)
  }

  /// The attributes of the scopes' titles in a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.scopes.titleTextAttributes(for: state)
  }

  // MARK: Appearance

  /// The background behind the field; one like that of bars by default. In a navigation bar there is none.
  open var searchBarStyle = Style.default {
    didSet { if searchBarStyle != oldValue { updateBackground() } }
  }

  /// Whether the bar is dark whatever the appearance is; not by default.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { updateBackground() } }
  }

  /// The background's color; nil, the default, for that of bars.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { updateBackground() } }
  }

  /// Whether content shows through the background; true by default.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { updateBackground() } }
  }

  /// A picture in place of the background; an empty one leaves the bar without. Nil by default.
  open var backgroundImage: UIImage? {
    didSet { updateBackground() }
  }

  /// Sets a picture in place of the background. One picture holds for bars of all kinds.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }

  /// The picture in place of the background.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage
  }

  /// Shows a picture behind the text in place of the field's own box; nil goes back to that.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    guard state == .normal else { return }
    field.background = backgroundImage
    field.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : nil
  }

  /// The picture behind the text.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { field.background }

  /// The offset of the field from its standard position, in points; zero by default.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }

  /// The offset of the text from its standard position; stored for the app, texts do not move here.
  open var searchTextPositionAdjustment = UIOffset.zero {
    didSet { if searchTextPositionAdjustment != oldValue { IgnoredProperty.searchTextPosition.warn() } }
  }

  // MARK: First responder

  /// Whether the field can be edited now.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Begins editing, when the delegate agrees.
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Ends editing, when the delegate agrees. The text stays.
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  /// Escape does what Cancel does.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.isEscape }
    guard isEscape, hasCancel || search?.isActive == true else {
      return super.pressesBegan(presses, with: event)
    }
    handleCancel()
  }

  // MARK: Layout

  /// The navigation bar below whose title the bar lies.
  weak var host: UINavigationBar? {
    didSet { if host !== oldValue { placeDidChange() } }
  }
  /// Whether the bar lay in a navigation bar when its place was last looked at.
  var wasHosted = false

  /// As wide as there is room, 56 points high; scopes add 44, a prompt 20.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(isHosted: host != nil))
  }

  /// The width it is given, and the bar's own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : superview?.bounds.width ?? UIScreen.main.bounds.width
    return CGSize(width: width, height: intrinsicContentSize.height)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    placeDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
