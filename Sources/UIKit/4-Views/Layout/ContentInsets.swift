import CoreGraphics

/// The safe area and margins at the edges of a view's content. Most views have no such record: nothing covers
/// them, and they have the default margins.
final class ContentInsets {
  /// Margins as they were set: either way round, and kept that way when the direction changes.
  enum Margins {
    case fixed(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The margins of a view that says nothing about them.
  static let ordinaryMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The covered inset at each edge, as last reported.
  var safeArea = UIEdgeInsets.zero
  /// The current margins, as last reported.
  var margins = ContentInsets.ordinaryMargins
  /// The margins that were set.
  var ownMargins: Margins?
  /// Whether the margins also keep clear of the superview's.
  var preservesSuperviewMargins = false
  /// Whether the margins begin inside the safe area.
  var marginsFollowSafeArea = true
}
