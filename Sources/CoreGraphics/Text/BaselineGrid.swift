/// The positions of baselines on a screen. Letters look alike on every line only when their baselines lie on
/// whole pixels, so every display moves each baseline by this one rule; along a line, letters stay where they
/// are.
public enum BaselineGrid {
  /// The pixel row nearest to a baseline: `y` in points of the screen, halves going down.
  public static func snapped(_ y: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, (y * scale).isFinite else { return y }
    return (y * scale + 0.5).rounded(.down) / scale
  }
}
