import CoreGraphics

/// The position of a baseline below the top edge: a share of the height, plus a number of points.
struct LayoutBaseline: Equatable {
  var shareOfHeight: CGFloat = 0
  var offset: CGFloat = 0

  /// The bottom edge, which stands for the baselines of views without text.
  static let bottom = LayoutBaseline(shareOfHeight: 1)

  /// The baseline of a block of text in the middle of the height, of which it lies `depth` below the top.
  static func centered(height: CGFloat, depth: CGFloat) -> LayoutBaseline {
    LayoutBaseline(shareOfHeight: 0.5, offset: depth - height / 2 - upwards)
  }

  /// Text whose middle falls between two pixels is drawn on the upper one; so much decides for that when
  /// frames are rounded.
  private static let upwards: CGFloat = 0.01
}

/// A view that has text with baselines.
@MainActor protocol BaselineProviding: UIView {
  /// Returns the position of the baseline of the first or of the last line in a view of that width; nil where
  /// only the view named by `forFirstBaselineLayout` or `forLastBaselineLayout` can provide it.
  func baseline(ofLastLine isLast: Bool, width: CGFloat?) -> LayoutBaseline?
  /// Returns both baselines, as ``baseline(ofLastLine:width:)`` does one.
  func baselines(width: CGFloat?) -> (first: LayoutBaseline, last: LayoutBaseline)?
  /// The font of the text; nil where there is none.
  var baselineFont: UIFont? { get }
}

extension BaselineProviding {
  func baselines(width: CGFloat?) -> (first: LayoutBaseline, last: LayoutBaseline)? {
    guard let first = baseline(ofLastLine: false, width: width),
      let last = baseline(ofLastLine: true, width: width)
    else { return nil }
    return (first, last)
  }
}

extension WidthDependent {
  var measuredWidth: CGFloat? { nil }
}

/// A view whose content is higher the narrower it is.
@MainActor protocol WidthDependent: UIView {
  /// Whether it is now.
  var heightFollowsWidth: Bool { get }
  /// The width at which its intrinsic content size is measured now; nil for one line.
  var measuredWidth: CGFloat? { get }
  /// The size of the content where it may be no wider than `width`.
  func intrinsicContentSize(wrappedAt width: CGFloat) -> CGSize
}
