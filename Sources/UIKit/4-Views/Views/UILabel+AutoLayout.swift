/// The layout of a label under constraints: it has baselines, and is higher the narrower it is if it may have
/// several lines.
extension UILabel: BaselineProviding, WidthDependent {
  var baselineFont: UIFont? { font }

  var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  func intrinsicContentSize(wrappedAt width: CGFloat) -> CGSize {
    wrappingWidth = width
    defer { wrappingWidth = nil }
    return intrinsicContentSize
  }

  func baseline(ofLastLine isLast: Bool, width: CGFloat?) -> LayoutBaseline? {
    let both = baselines(width: width)
    return isLast ? both?.last : both?.first
  }

  func baselines(width: CGFloat?) -> (first: LayoutBaseline, last: LayoutBaseline)? {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width ?? .infinity
    guard let text = typesetForLayout(width: limit) else { return (.bottom, .bottom) }
    let scale = traitCollection.displayScale
    let height = text.size.height.roundedToPixel(.up, scale: scale)
    func baseline(_ depth: CGFloat) -> LayoutBaseline {
      .centered(height: height, depth: depth.roundedToPixel(.toNearestOrAwayFromZero, scale: scale))
    }
    return (baseline(text.firstBaseline), baseline(text.lastBaseline))
  }
}
