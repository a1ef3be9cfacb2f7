/// An object that updates the results of a search. Set as ``UISearchController/searchResultsUpdater``.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// The text or the scope changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
  /// The person chose a suggestion of ``UISearchController/searchSuggestions``. The default does nothing.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// An object notified when a search begins and ends. Every method may be left out.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// A search is about to be shown. An app may show it in its own way, by setting `isActive`.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search is shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search is shown and nothing moves any more.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search goes.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has gone and nothing moves any more.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
