import Foundation

extension UIColor {
  /// Makes a color of components in Display P3. Displays show sRGB here: what lies outside of it is cut off
  /// at its edge.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: CGFloat) -> CGFloat {
      let value = min(max(value, 0), 1)
      return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    // From the primaries of Display P3 to those of sRGB, both with the white point D65.
    self.init(
      red: encoded(1.224_940_2 * r - 0.224_940_4 * g),
      green: encoded(-0.042_056_9 * r + 1.042_057_1 * g),
      blue: encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b), alpha: alpha)
  }
}
