import CoreGraphics

/// What a view knows about the edges of its content. Most views have none: they lie clear of everything and have
/// the ordinary margins.
final class ContentInsets {
  /// Margins as they were set: either way round, and kept that way when the direction changes.
  enum Margins {
    case fixed(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The margins of a view that says nothing about them.
  static let ordinaryMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// What is covered at each edge, as last told.
  var safeArea = UIEdgeInsets.zero
  /// The margins that hold, as last told.
  var margins = ContentInsets.ordinaryMargins
  /// The margins that were set.
  var ownMargins: Margins?
  /// Whether the margins also keep clear of the superview's.
  var preservesSuperviewMargins = false
  /// Whether the margins begin inside the safe area.
  var marginsFollowSafeArea = true
}
