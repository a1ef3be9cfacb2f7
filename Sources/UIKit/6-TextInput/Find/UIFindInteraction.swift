import CoreGraphics

/// Shows a bar at the bottom of a view's window with which a person searches the view's content, and replaces
/// what is found. Behaves as UIKit's does; ``UITextView`` has one when its `isFindInteractionEnabled` is
/// true.
///
/// The bar's field searches with every key. Return goes to the next result, Shift and Return to the one
/// before, Escape closes the bar.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  /// The delegate that makes sessions, held weakly.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The session of the bar; nil while it is not shown.
  open private(set) var activeFindSession: UIFindSession?
  /// The view that the interaction was added to; nil for none.
  open private(set) weak var view: UIView?
  /// The options that the bar's searches have, which an app may set before it presents the bar.
  open var searchOptions = UITextSearchOptions()

  /// The text that is searched for. Setting it while the bar is shown searches.
  open var searchText: String? {
    didSet {
      guard !searchText.hasSameBytes(as: oldValue) else { return }
      bar?.show(query: searchText ?? "")
      performSearch()
    }
  }

  /// The text that replaces results.
  open var replacementText: String? {
    didSet {
      if !replacementText.hasSameBytes(as: oldValue) { bar?.show(replacement: replacementText ?? "") }
    }
  }

  private var bar: FindBar?
  /// The bottom inset of a scroll view that the bar made larger, before.
  private var insetBefore: CGFloat?

  /// Makes an interaction whose sessions a delegate makes.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Whether the bar is shown.
  open var isFindNavigatorVisible: Bool { bar != nil }

  open func willMove(to view: UIView?) {
    if view == nil { dismissFindNavigator() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the bar and gives its field the keyboard; with the field for replacements where the session has
  /// any.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if activeFindSession == nil {
      guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
      activeFindSession = session
      delegate?.findInteraction(self, didBegin: session)
    }
    let isReplacing = showingReplace && activeFindSession?.supportsReplacement == true
    let bar = bar ?? makeBar(in: window)
    bar.showsReplacement = isReplacing
    bar.show(query: searchText ?? "")
    bar.show(replacement: replacementText ?? "")
    window.layoutIfNeeded()
    makeRoom(above: bar)
    bar.focus()
    performSearch()
  }

  private func makeBar(in window: UIWindow) -> FindBar {
    let bar = FindBar(self)
    window.addSubview(bar)
    bar.stayAtBottom(of: window)
    self.bar = bar
    return bar
  }

  /// Lets a scroll view scroll so far that the bar covers none of its content.
  private func makeRoom(above bar: FindBar) {
    guard let scrollView = view as? UIScrollView, let superview = bar.superview else { return }
    let before = insetBefore ?? scrollView.contentInset.bottom
    insetBefore = before
    let covered = scrollView.convert(scrollView.bounds, to: superview).maxY - bar.frame.minY
    scrollView.contentInset.bottom = before + max(covered, 0)
  }

  /// Closes the bar, and ends its session.
  open func dismissFindNavigator() {
    guard let bar else { return }
    self.bar = nil
    if let scrollView = view as? UIScrollView, let insetBefore {
      scrollView.contentInset.bottom = insetBefore
    }
    insetBefore = nil
    bar.endEditing(true)
    bar.removeFromSuperview()
    guard let session = activeFindSession else { return }
    let found = (session as? TextViewFindSession)?.highlighted
    session.invalidateFoundResults()
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
    if let text = view as? UITextView, let found {
      // Editing begins with the caret at the end.
      text.becomeFirstResponder()
      text.selectedRange = found
    }
  }

  /// Highlights the next result.
  open func findNext() { step(.forward) }
  /// Highlights the result before.
  open func findPrevious() { step(.backward) }

  private func step(_ direction: UITextStorageDirection) {
    activeFindSession?.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Shows the session's number of results.
  open func updateResultCount() {
    guard let bar, let session = activeFindSession else { return }
    bar.showResults(of: session, isSearching: searchText?.isEmpty == false)
  }

  // MARK: The bar

  private func performSearch() {
    guard bar != nil, let session = activeFindSession else { return }
    if let searchText, !searchText.isEmpty {
      session.performSearch(query: searchText, options: searchOptions)
    } else {
      session.invalidateFoundResults()
    }
    updateResultCount()
  }

  func replace() {
    activeFindSession?.performSingleReplacement(
      query: searchText ?? "", replacementString: replacementText ?? "", options: searchOptions)
    updateResultCount()
  }

  func replaceAll() {
    activeFindSession?.replaceAll(
      query: searchText ?? "", replacementString: replacementText ?? "", options: searchOptions)
    updateResultCount()
  }
}

/// The methods by which a delegate makes the sessions of a find interaction.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: AnyObject {
  /// Returns a find session for a view; nil shows no bar.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A session began.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A session ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
