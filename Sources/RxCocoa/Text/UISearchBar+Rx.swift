@MainActor extension Reactive where Base: UISearchBar {
  /// The text of the bar: that at subscription, then that after each edit of the user's.
  @preconcurrency public var text: ControlProperty<String?> { value }

  /// The same as ``text``.
  @preconcurrency public var value: ControlProperty<String?> {
    let field = base.searchTextField.rx.text
    return ControlProperty(
      values: field.asObservable().take(until: deallocated),
      valueSink: Binder(base) { bar, text in if !bar.text.hasSameBytes(as: text) { bar.text = text } })
  }

  /// The index of the chosen scope button.
  @preconcurrency public var selectedScopeButtonIndex: ControlProperty<Int> {
    let index = Observable<Int>.deferred { [weak bar = base, proxy = delegateProxy] in
      guard let bar else { return .empty() }
      return MainActor.assumeIsolated { proxy.scope.startWith(bar.selectedScopeButtonIndex) }
    }
    return ControlProperty(
      values: index.take(until: deallocated),
      valueSink: Binder(base) { $0.selectedScopeButtonIndex = $1 })
  }

  /// The presses of the cancel button.
  @preconcurrency public var cancelButtonClicked: ControlEvent<Void> { event(delegateProxy.cancel) }
  /// The presses of the search key.
  @preconcurrency public var searchButtonClicked: ControlEvent<Void> { event(delegateProxy.search) }
  /// The presses of the bookmark button.
  @preconcurrency public var bookmarkButtonClicked: ControlEvent<Void> { event(delegateProxy.bookmark) }
  /// The presses of the button that shows results.
  @preconcurrency public var resultsListButtonClicked: ControlEvent<Void> { event(delegateProxy.results) }
  /// The beginnings of editing.
  @preconcurrency public var textDidBeginEditing: ControlEvent<Void> { event(delegateProxy.didBegin) }
  /// The ends of editing.
  @preconcurrency public var textDidEndEditing: ControlEvent<Void> { event(delegateProxy.didEnd) }

  /// Installs a delegate behind the reactive one, held weakly, so that both serve.
  @preconcurrency public func setDelegate(_ delegate: any UISearchBarDelegate) -> any Disposable {
    let proxy = delegateProxy
    proxy.forward = delegate
    return MainDisposable { [weak proxy, weak delegate] in
      if let proxy, proxy.forward === delegate { proxy.forward = nil }
    }
  }

  private func event(_ subject: PublishSubject<Void>) -> ControlEvent<Void> {
    ControlEvent(events: subject.take(until: deallocated))
  }

  private var delegateProxy: SearchBarDelegateProxy {
    let proxy = ownedObject(of: base, SearchBarDelegateProxy.self) { SearchBarDelegateProxy() }
    if base.delegate !== proxy {
      if let delegate = base.delegate { proxy.forward = delegate }
      base.delegate = proxy
    }
    return proxy
  }
}

/// The delegate of a search bar that emits the calls it receives, and passes everything on.
@MainActor private final class SearchBarDelegateProxy: NSObject, UISearchBarDelegate {
  weak var forward: (any UISearchBarDelegate)?
  let cancel = PublishSubject<Void>()
  let search = PublishSubject<Void>()
  let bookmark = PublishSubject<Void>()
  let results = PublishSubject<Void>()
  let didBegin = PublishSubject<Void>()
  let didEnd = PublishSubject<Void>()
  let scope = PublishSubject<Int>()

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    forward?.searchBarShouldBeginEditing(searchBar) ?? true
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    forward?.searchBarTextDidBeginEditing(searchBar)
    didBegin.onNext(())
  }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    forward?.searchBarShouldEndEditing(searchBar) ?? true
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    forward?.searchBarTextDidEndEditing(searchBar)
    didEnd.onNext(())
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    forward?.searchBar(searchBar, textDidChange: searchText)
  }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    forward?.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    forward?.searchBarSearchButtonClicked(searchBar)
    search.onNext(())
  }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    forward?.searchBarBookmarkButtonClicked(searchBar)
    bookmark.onNext(())
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    forward?.searchBarCancelButtonClicked(searchBar)
    cancel.onNext(())
  }

  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    forward?.searchBarResultsListButtonClicked(searchBar)
    results.onNext(())
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    forward?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    scope.onNext(selectedScope)
  }
}
