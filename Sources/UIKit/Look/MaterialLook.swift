import CoreGraphics
import DisplayProtocol

/// The numbers of materials, which blur what lies behind them: those of iOS 13 to 18.
struct MaterialLook: Sendable {
  /// How soft the blur is, in points, and how much more colourful what shows through becomes.
  let blur = BackgroundBlur(radius: 20, saturation: 1.8)

  /// The grey of materials in light and in dark, and of the material of bars in dark.
  let light: CGFloat = 249 / 255
  let dark: CGFloat = 37 / 255
  let darkBar: CGFloat = 22 / 255

  /// How dense the materials are, 0…1: of the rest, what lies behind shows through.
  let ultraThin: CGFloat = 0.45
  let thin: CGFloat = 0.6
  let regular: CGFloat = 0.74
  let prominent: CGFloat = 0.8
  let thick: CGFloat = 0.88
  let bar: CGFloat = 0.82
}
