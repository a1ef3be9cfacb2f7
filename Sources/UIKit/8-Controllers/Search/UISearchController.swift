import CoreGraphics
import QuartzCore

/// A search through what a controller shows: a search bar, the object that updates the results, and the
/// controller that shows them.
///
/// Set it as a navigation item's `searchController`, or put its bar where there is room, such as above a
/// table. The search begins with editing, or by ``isActive``; Cancel and Escape empty the text and end it.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  override var showsInOtherViews: Bool { true }

  /// Makes a search whose results another controller shows, over the content; nil where the content itself
  /// does.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a search whose results the content itself shows. There are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a search whose results the content itself shows. There are no archives of controllers here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(self, UISearchController.self)
  }

  /// The controller that shows the results; nil where the content itself does.
  open private(set) var searchResultsController: UIViewController?

  /// The bar to search by. Override it for a bar of a class of your own.
  open var searchBar: UISearchBar { ownBar }
  private lazy var ownBar: UISearchBar = {
    let bar = UISearchBar()
    bar.search = self
    bar.placeholder = SystemWord.search.text
    return bar
  }()

  /// The bar, which refers to its controller.
  var bar: UISearchBar {
    let bar = searchBar
    if bar.search !== self { bar.search = self }
    return bar
  }

  /// The object notified of every change in the search, held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    didSet { _ = bar }
  }

  /// The delegate notified when the search begins and ends, held weakly.
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { _ = bar }
  }

  /// Whether a search is going on. Setting it begins or ends one, animated.
  open var isActive: Bool {
    get { isGoingOn }
    set { if newValue { begin(animated: true) } else { end(animated: true) } }
  }
  var isGoingOn = false

  // MARK: Choices

  /// Whether the content lies under a veil while the search goes on and no results lie over it; true by
  /// default. A tap on the veil ends the search. Where the content shows the results itself, set it to false.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if obscuresBackgroundDuringPresentation != oldValue { updateOverlay() } }
  }

  /// The former name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the navigation bar shows only the search bar while the search goes on; true by default.
  open var hidesNavigationBarDuringPresentation = true {
    didSet {
      if hidesNavigationBarDuringPresentation != oldValue, isGoingOn { bar.heightDidChange() }
    }
  }

  /// Whether the button to cancel comes and goes with the search; true until the app shows or hides it
  /// itself.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes come and go with the search; true until the app shows or hides them itself.
  open var automaticallyShowsScopeBar = true

  /// Whether results are shown as soon as there is text; true until the app sets
  /// ``showsSearchResultsController``.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateOverlay() }
  }

  /// Whether the controller of the results is shown while the search goes on. By default it is while there is
  /// text.
  open var showsSearchResultsController: Bool {
    get { showsResults ?? (automaticallyShowsSearchResultsController && bar.text?.isEmpty == false) }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  private var showsResults: Bool?

  /// The cases in which the scopes are shown.
  public nonisolated enum ScopeBarActivation: Int, Sendable {
    /// As soon as the search begins.
    case automatic = 0
    /// Only by the app.
    case manual = 1
    /// While there is text.
    case onTextEntry = 2
    /// As soon as the search begins.
    case onSearchActivation = 3
  }

  /// The case in which the scopes are shown; automatic by default.
  open var scopeBarActivation: ScopeBarActivation = .automatic {
    didSet {
      automaticallyShowsScopeBar = scopeBarActivation != .manual
      updateScopes()
    }
  }

  /// Shows the scopes, or hides them, by ``scopeBarActivation``.
  func updateScopes() {
    guard automaticallyShowsScopeBar else { return }
    bar.showScopes(isGoingOn && (scopeBarActivation != .onTextEntry || bar.text?.isEmpty == false))
  }

  /// The suggestions in a list over the content while the search is active; nil, the default, for no list.
  /// A choice calls ``UISearchResultsUpdating/updateSearchResults(for:selecting:)``.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet { suggestionsDidChange() }
  }
  /// The list of suggestions; nil before there were any.
  var suggestionList: SuggestionList?

  // MARK: What is shown

  /// The navigation item whose bar shows the search bar.
  weak var item: UINavigationItem?
  /// The controller through whose content the search goes, while it does.
  weak var searched: UIViewController?
  var isolation = ModalIsolation()

  /// Whether the navigation bar shows nothing but the search bar.
  var hidesTitle: Bool { isGoingOn && hidesNavigationBarDuringPresentation && item != nil }

  /// Makes the view that lies over the content: a veil, or the results.
  open override func loadView() {
    view = SearchOverlay { [weak self] in self?.bar.handleCancel() }
  }

  /// Ends the search, and dismisses what it presents.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentedViewController == nil, isGoingOn else {
      return super.dismiss(animated: flag, completion: completion)
    }
    end(animated: flag, completion: completion)
  }
}
