import CoreGraphics

/// The methods by which a search bar asks its delegate for decisions and notifies it while the user searches.
/// Every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether the text may be edited; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began: the bar's field is the first responder.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The person changed the text, or emptied it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a range of the text, in UTF-16 units, may be replaced as the person asks; true by default.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// The person pressed Return, or Search on a keyboard on the screen. While there is no text that does
  /// nothing, unless `enablesReturnKeyAutomatically` is false.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The person pressed the button with the book.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// The person pressed Cancel, or Escape while that button is there.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The person pressed the button of the results' list.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// The person chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
