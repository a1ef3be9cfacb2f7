import CoreGraphics

/// The distances that the system recommends.
@MainActor enum SystemSpacing {
  /// Between two views, in points.
  static let plain: CGFloat = 8

  /// Between a baseline and the one of an item below it: a line of the item's font.
  static func betweenBaselines(above item: (any LayoutItem)?) -> CGFloat {
    let view = item?.layoutView?.forFirstBaselineLayout as? any BaselineProviding
    return view?.baselineFont?.lineHeight ?? plain
  }
}
