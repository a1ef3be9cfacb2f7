import CoreGraphics

/// The search bar below a title.
extension NavigationRow {
  /// Puts the item's search bar in, in place of another.
  func updateSearchBar() {
    let new = item.searchController?.bar
    if let old = searchBar, old !== new, old.superview === pagePart {
      old.removeFromSuperview()
      old.host = nil
    }
    searchBar = new
    guard let new, new.superview !== pagePart else { return }
    new.translatesAutoresizingMaskIntoConstraints = true
    new.host = bar
    new.transform = .identity
    pagePart.addSubview(new)
  }

  /// The height of the search bar for which the row's height leaves room.
  var shownSearchHeight: CGFloat {
    guard let bar else { return 0 }
    let full = bar.searchHeight(for: item)
    guard full > 0 else { return 0 }
    if item.isSearching { return min(full, bounds.height) }
    let room = max(bounds.height - bar.titleHeight(for: item), 0)
    let large = isLarge && !item.searchBarStays ? bar.largeTitleHeight : 0
    return min(max(room - large, 0), full)
  }

  /// Lays the search bar along the bottom. One that has made room for content is hidden from screen readers
  /// and the keyboard as well.
  func layOutSearchBar() {
    guard let searchBar, searchBar.superview === pagePart else { return }
    let height = shownSearchHeight
    searchBar.isHidden = height < 1 && !UIView.isAnimating
    searchBar.place(
      CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        .offsetBy(dx: -pagePart.frame.minX, dy: -pagePart.frame.minY))
  }
}
