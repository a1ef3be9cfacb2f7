import CoreGraphics

/// A view whose content scrolls, as the layout of what lies in it needs it.
@MainActor protocol ScrolledLayout: UIView {
  /// The guide of the part of the content that shows.
  var visibleAreaGuide: ScrollLayoutGuide { get }
  /// The part of the safe area that is left for the content, which the view's insets do not keep it out of.
  var safeAreaInsetsOfContent: UIEdgeInsets { get }
  /// Returns what the view's edges stand for in a constraint to an item.
  func space(seenFrom other: any LayoutItem) -> any LayoutItem
  /// Takes the size that constraints give the content. Returns the content's size.
  @discardableResult func applyContentSize() -> CGSize
  /// Called when constraints have placed a subview.
  func didPlace(_ subview: UIView, at origin: CGPoint)
}
