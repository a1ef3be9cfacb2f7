/// The position of text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline it would have had.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top of where it would have been.
  case none = 2
}
