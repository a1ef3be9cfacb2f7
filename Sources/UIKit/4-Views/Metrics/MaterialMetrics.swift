import CoreGraphics
import DisplayProtocol

/// The numbers of materials, which blur what lies behind them: those of iOS 13 to 18.
struct MaterialMetrics: Sendable {
  /// The radius of the blur, in points, and the factor by which the content that shows through is saturated.
  let blur = BackgroundBlur(radius: 20, saturation: 1.8)

  /// The gray of materials in light and in dark, and of the material of bars in dark.
  let light: CGFloat = 249 / 255
  let dark: CGFloat = 37 / 255
  let darkBar: CGFloat = 22 / 255

  /// The opacities of the materials, 0…1: the content behind shows through the rest.
  let ultraThin: CGFloat = 0.45
  let thin: CGFloat = 0.6
  let regular: CGFloat = 0.74
  let prominent: CGFloat = 0.8
  let thick: CGFloat = 0.88
  let bar: CGFloat = 0.82
}
