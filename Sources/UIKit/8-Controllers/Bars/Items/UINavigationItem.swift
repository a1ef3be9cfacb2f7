import CoreGraphics

/// The contents that a navigation bar shows for one controller: a title, and items on either side of it.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The values that were associated with the object, released when it is deallocated.
  nonisolated(unsafe) final var associations: AssociationTable?

  /// The rule that determines when a title is large.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item before it; the first one's is large.
    case automatic
    /// A large title wherever the bar prefers large titles.
    case always
    /// Not at all.
    case never
  }

  /// The amount of text that a back button shows.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable {
    /// The title of what it leads back to, or “Back” where there is no room, or nothing.
    case `default` = 0
    /// “Back”, or nothing where there is no room.
    case generic = 1
    /// Nothing but the sign.
    case minimal = 2
  }

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title.
  public override init() {
    super.init()
  }

  /// Makes an item without a title. There are no archives of items here.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeInterface(self, UINavigationItem.self)
  }

  /// Called after the item was loaded from a document of Interface Builder. The default does nothing.
  open func awakeFromNib() {}
  /// Called before Interface Builder shows the item, which nothing here does.
  open func prepareForInterfaceBuilder() {}

  // MARK: Title

  /// The title in the middle of the bar; nil by default.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// A view of the app's in place of the title; nil by default.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { didChange() } }
  }

  /// A line above the title; nil, the default, for none. It makes the bar 30 points higher.
  open var prompt: String? {
    didSet { if prompt != oldValue { didChange() } }
  }

  /// The rule that determines when the title is large; automatic by default. Only bars that prefer large
  /// titles show any.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange() } }
  }

  // MARK: The way back

  /// The item that stands for this one in the next one's bar; nil, the default, for one with this one's
  /// title. Its title and picture count; what it does is going back.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { didChange() } }
  }

  /// The title of the back button that leads back to this item; nil, the default, uses the item's title.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange() } }
  }

  /// The amount of text shown by the back button that leads back to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange() } }
  }

  /// Whether this item's bar has no back button; false by default. Then a finger cannot go back either.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { didChange() } }
  }

  /// Changes ``hidesBackButton``; the button fades if `animated`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether the items at the beginning stand beside the back button and not in its place; false by default.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  /// The action that the back button of this item's bar performs in place of going back; nil by default.
  open var backAction: UIAction? {
    didSet { if backAction !== oldValue { didChange() } }
  }

  // MARK: Items

  /// The items at the beginning of the bar, from the edge inwards; nil for none.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems.isEmpty ? nil : leftItems }
    set { leftItems = newValue ?? [] }
  }
  private var leftItems: [UIBarButtonItem] = [] {
    didSet { if leftItems != oldValue { didChange() } }
  }

  /// The items at the end of the bar, from the edge inwards; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems.isEmpty ? nil : rightItems }
    set { rightItems = newValue ?? [] }
  }
  private var rightItems: [UIBarButtonItem] = [] {
    didSet { if rightItems != oldValue { didChange() } }
  }

  /// The first of the items at the beginning; setting it leaves only this one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems.first }
    set { leftItems = newValue.map { [$0] } ?? [] }
  }

  /// The first of the items at the end; setting it leaves only this one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems.first }
    set { rightItems = newValue.map { [$0] } ?? [] }
  }

  /// Changes the items at the beginning; they fade if `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.leftBarButtonItems = items }
  }

  /// Changes the items at the end; they fade if `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { self.rightBarButtonItems = items }
  }

  /// Changes the item at the beginning; it fades if `animated`.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.leftBarButtonItem = item }
  }

  /// Changes the item at the end; it fades if `animated`.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { self.rightBarButtonItem = item }
  }

  // MARK: Search

  /// The search whose bar lies below the title; nil, the default, for none.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.end(animated: false)
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      didChange()
    }
  }

  /// Whether the search bar makes room for content that is scrolled, before a large title does; true by
  /// default. Then it is hidden at first, where there is enough content, until that is pulled down.
  open var hidesSearchBarWhenScrolling = true {
    didSet {
      if !hidesSearchBarWhenScrolling { searchWasShown = true }
      if hidesSearchBarWhenScrolling != oldValue { didChange() }
    }
  }

  /// Whether the search bar need not be out of sight at first any more.
  var searchWasShown = false

  // MARK: Appearance

  /// The bar's appearance for this item; nil, the default, uses the bar's setting.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { didChange() }
  }

  /// The appearance of a compact-height bar for this item; nil, the default, uses the bar's setting.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { didChange() }
  }

  /// The bar's appearance for this item while no content is behind the bar; nil, the default, uses the bar's
  /// setting.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { didChange() }
  }

  /// The appearance of a compact-height bar for this item while no content is behind the bar; nil, the
  /// default, uses the bar's setting.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { didChange() }
  }

  // MARK: The bars that show it

  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  private func didChange() {
    bar?.itemDidChange(self)
  }

  private func change(_ animated: Bool, _ change: @escaping () -> Void) {
    if animated, let bar { bar.fade(change) } else { change() }
  }

  // MARK: What the bar shows

  /// Whether a bar that shows this item over another has a back button.
  var showsBackButton: Bool {
    !hidesBackButton && (leftItems.isEmpty || leftItemsSupplementBackButton)
  }

  /// The possible titles of a back button that leads back to this item, from the longest to the shortest;
  /// empty for no title.
  var backTitles: [String] {
    if let item = backBarButtonItem, let title = item.title {
      return title.isEmpty ? [] : [title, SystemWord.back.text]
    }
    switch backButtonDisplayMode {
    case .minimal: return []
    case .generic: return [SystemWord.back.text]
    case .default:
      let name = backButtonTitle ?? title ?? ""
      if backButtonTitle == "" { return [] }
      return name.isEmpty || name == SystemWord.back.text
        ? [SystemWord.back.text] : [name, SystemWord.back.text]
    }
  }
}

extension UINavigationItem: AssociationOwner {}
