/// The boundary from which a section's insets count.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// The layout's, which is the safe area unless it says otherwise.
  case automatic
  /// The edges of the view.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width.
  case readableContent
}
