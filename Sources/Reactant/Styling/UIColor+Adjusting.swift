import UIKit

extension UIColor {
  /// Creates a color from `#RRGGBB` or `#RRGGBBAA`, of the sRGB space.
  ///
  /// Other text is a programming error and traps with a message that names it.
  public convenience init(hex: String) {
    let digits = hex.dropFirst()
    guard hex.first == "#", digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let value = UInt(digits, radix: 16)
    else {
      preconditionFailure("A color in hexadecimal is written #RRGGBB or #RRGGBBAA, not \"\(hex)\".")
    }
    if digits.count == 6 { self.init(rgb: value) } else { self.init(rgba: value) }
  }

  /// Creates an opaque color from `0xRRGGBB`, of the sRGB space. Logs a warning for greater numbers, whose
  /// upper digits are ignored.
  public convenience init(rgb: UInt) {
    if rgb > 0xFFFFFF {
      print(
        "Warning: UIColor(rgb:) takes 0xRRGGBB; 0x\(String(rgb, radix: 16)) is greater. Use UIColor(rgba:).")
    }
    self.init(rgba: (rgb & 0xFFFFFF) << 8 | 0xFF)
  }

  /// Creates a color from `0xRRGGBBAA`, of the sRGB space.
  public convenience init(rgba: UInt) {
    func component(_ shift: UInt) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// Returns the color with its brightness raised by a fraction of itself.
  /// - Parameter percent: The fraction, such as `50%`. Black stays black.
  public func lighter(by percent: CGFloat) -> UIColor {
    adjusted { $0.brightness = scaled($0.brightness, by: percent) }
  }

  /// Returns the color with its brightness lowered by a fraction of itself.
  public func darker(by percent: CGFloat) -> UIColor {
    lighter(by: -percent)
  }

  /// Returns the color with its saturation raised by a fraction of itself. Grays stay gray.
  public func saturated(by percent: CGFloat) -> UIColor {
    adjusted { $0.saturation = scaled($0.saturation, by: percent) }
  }

  /// Returns the color with its saturation lowered by a fraction of itself.
  public func desaturated(by percent: CGFloat) -> UIColor {
    saturated(by: -percent)
  }

  /// Returns the color with its opacity raised by a fraction of itself.
  public func fadedIn(by percent: CGFloat) -> UIColor {
    adjusted { $0.alpha = scaled($0.alpha, by: percent) }
  }

  /// Returns the color with its opacity lowered by a fraction of itself.
  public func fadedOut(by percent: CGFloat) -> UIColor {
    fadedIn(by: -percent)
  }

  private struct Components {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    var alpha: CGFloat = 0
  }

  /// The color with changed components; the same color where it has none of hue, saturation and brightness.
  private func adjusted(_ change: (inout Components) -> Void) -> UIColor {
    var components = Components()
    guard
      getHue(
        &components.hue, saturation: &components.saturation, brightness: &components.brightness,
        alpha: &components.alpha)
    else { return self }
    change(&components)
    return UIColor(
      hue: components.hue, saturation: components.saturation, brightness: components.brightness,
      alpha: components.alpha)
  }

  private func scaled(_ component: CGFloat, by percent: CGFloat) -> CGFloat {
    min(max(component + component * percent, 0), 1)
  }
}
