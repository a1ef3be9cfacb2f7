import CoreGraphics

/// The heights of the bar and its parts.
extension UINavigationBar {
  /// Whether the bar is one of a phone that lies on its side.
  var isLow: Bool {
    traitCollection.userInterfaceIdiom != .pad && traitCollection.verticalSizeClass == .compact
  }

  /// The height of the line of title and buttons.
  var lineHeight: CGFloat {
    let metrics = Metrics.current.bars
    return traitCollection.userInterfaceIdiom == .pad
      ? metrics.padHeight : isLow ? metrics.lowHeight : metrics.height
  }

  /// The height of the line of title and buttons, with a prompt above it.
  func titleHeight(for item: UINavigationItem?) -> CGFloat {
    lineHeight + (item?.prompt == nil ? 0 : Metrics.current.bars.promptHeight)
  }

  /// The height of a bar that shows an item of a stack, without what makes room for content that is scrolled.
  func leastHeight(for item: UINavigationItem?) -> CGFloat {
    guard let item else { return titleHeight(for: item) }
    if item.isSearching { return searchHeight(for: item) }
    return titleHeight(for: item) + (item.searchBarStays ? searchHeight(for: item) : 0)
  }

  /// The height of a bar that shows the last item of a stack in full.
  func height(for stack: [UINavigationItem]) -> CGFloat {
    guard let item = stack.last, !item.isSearching else { return leastHeight(for: stack.last) }
    let large = isLarge(item, in: stack) ? largeTitleHeight : 0
    return leastHeight(for: item) + large + (item.searchBarStays ? 0 : searchHeight(for: item))
  }

  /// The font of large titles in the person's size of text.
  var largeTitleFont: UIFont {
    UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: Metrics.current.bars.largeTitleSize, weight: .bold),
      compatibleWith: traitCollection)
  }

  /// The height that a large title adds: more for larger content size categories.
  var largeTitleHeight: CGFloat {
    let usual = UIFont.systemFont(ofSize: Metrics.current.bars.largeTitleSize, weight: .bold).lineHeight
    return Metrics.current.bars.largeTitleHeight + (largeTitleFont.lineHeight - usual).rounded()
  }

  /// Whether an item of a stack has a large title.
  func isLarge(_ item: UINavigationItem, in stack: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, !isLow, let place = stack.firstIndex(where: { $0 === item }) else {
      return false
    }
    let said = stack[...place].last { $0.largeTitleDisplayMode != .automatic }
    return said?.largeTitleDisplayMode != .never
  }

  /// Between the bar's edges and its contents.
  var sideMargin: CGFloat {
    let metrics = Metrics.current.bars
    let isRoomy = traitCollection.horizontalSizeClass == .regular || bounds.width >= 414
    return isRoomy ? metrics.wideMargin : metrics.margin
  }

  /// The insets that the safe area covers at the sides.
  var contentInset: UIEdgeInsets { safeAreaInsets }

  /// The color of titles that have none of their own.
  var textColor: UIColor { barStyle == .default ? .label : .white }
}
