import CoreGraphics

/// A view with one font that may follow the content size category.
@MainActor protocol FontFollowing: UIView, UIContentSizeCategoryAdjusting {
  var followedFont: UIFont? { get set }
}

extension FontFollowing {
  /// Takes the font in the present size, where it follows it and the size is another one.
  func followContentSize(from previous: UITraitCollection?) {
    guard adjustsFontForContentSizeCategory,
      previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
      let font = followedFont
    else { return }
    let new = font.following(traitCollection)
    if new != font { followedFont = new }
  }
}
