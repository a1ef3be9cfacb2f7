import CoreGraphics

/// The room that the search bar of an item takes in a navigation bar.
extension UINavigationBar {
  /// The height of an item's search bar in full; 0 where it has none.
  func searchHeight(for item: UINavigationItem?) -> CGFloat {
    item?.searchController?.bar.height(isHosted: true) ?? 0
  }

  /// An item's search began or ended, or its bar requests another height.
  func searchDidChange() {
    contentsDidChange()
    row?.setNeedsLayout()
    owner?.barsDidChange()
  }
}

extension UINavigationItem {
  /// Whether nothing but the search bar is shown now.
  var isSearching: Bool { searchController?.hidesTitle == true }

  /// Whether the search bar stays while content is scrolled.
  var searchBarStays: Bool {
    guard let searchController else { return false }
    return !hidesSearchBarWhenScrolling || searchController.isActive
  }
}
