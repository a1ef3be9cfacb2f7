import CoreGraphics

extension CGFloat {
  /// The length rounded to whole pixels. Rounding up forgives the noise of arithmetic, so that a length that
  /// is whole but for a millionth of a point stays.
  func roundedToPixel(_ rule: FloatingPointRoundingRule, scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    let noise: CGFloat = rule == .up ? 1e-6 : 0
    return ((self - noise) * scale).rounded(rule) / scale
  }
}
