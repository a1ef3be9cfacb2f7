import CoreGraphics

extension UIView {
  /// The width, in points, beyond which lines are hard to read; it grows with the text.
  private static let readableWidth: CGFloat = 672

  /// The safe area, in the view's own space.
  var safeAreaFrame: CGRect { bounds.inset(by: safeAreaInsets) }

  /// The box inside the margins, in the view's own space.
  var marginsFrame: CGRect { bounds.inset(by: layoutMargins) }

  /// The insets of the box in the middle of the margins that is no wider than is good to read.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let limit = UIFontMetrics.default.scaledValue(for: Self.readableWidth, compatibleWith: traitCollection)
    let surplus = bounds.width - insets.left - insets.right - limit
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }

  /// Whether the margins keep at least as far from the superview's edges as the superview's own margins do;
  /// false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { contentInsets?.preservesSuperviewMargins ?? false }
    set {
      knownInsets.preservesSuperviewMargins = newValue
      updateInsets()
    }
  }

  /// Whether the margins begin inside the safe area; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { contentInsets?.marginsFollowSafeArea ?? true }
    set {
      knownInsets.marginsFollowSafeArea = newValue
      updateInsets()
    }
  }

  /// Takes margins that were set.
  func setMargins(_ margins: ContentInsets.Margins) {
    knownInsets.ownMargins = margins
    updateInsets()
  }

  /// The margins that hold, worked out.
  var computedMargins: UIEdgeInsets {
    var margins = baseMargins
    guard let contentInsets else { return margins }
    if contentInsets.marginsFollowSafeArea { margins = margins.adding(safeAreaInsets) }
    if contentInsets.preservesSuperviewMargins, let superview {
      margins = margins.union(
        superview.layoutMargins.remaining(in: untransformedFrame, inside: superview.bounds))
    }
    return margins
  }

  /// The view's own margins. A controller's view has at least the system's, and only these where none were
  /// set.
  private var baseMargins: UIEdgeInsets {
    let own = contentInsets?.ownMargins.map { $0.resolved(for: effectiveUserInterfaceLayoutDirection) }
    guard let least = viewOwner?.leastMargins?.resolved(for: effectiveUserInterfaceLayoutDirection) else {
      return own ?? ContentInsets.ordinaryMargins
    }
    return own?.union(least) ?? least
  }
}

extension ContentInsets.Margins {
  /// The margins by left and right.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .fixed(let insets): insets
    case .directional(let insets): insets.resolved(for: direction)
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets by left and right.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return UIEdgeInsets(
      top: top, left: isLeftToRight ? leading : trailing, bottom: bottom,
      right: isLeftToRight ? trailing : leading)
  }

  /// The insets that have these left and right.
  init(_ insets: UIEdgeInsets, for direction: UIUserInterfaceLayoutDirection) {
    let isLeftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right, bottom: insets.bottom,
      trailing: isLeftToRight ? insets.right : insets.left)
  }
}
