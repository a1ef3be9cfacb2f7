import CoreGraphics
import Foundation

/// A color as a picker changes it: sRGB components and opacity, each 0…1.
struct PickedColor: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat = 1

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ hsb: HSB, alpha: CGFloat = 1) {
    let rgb = hsb.rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  init(_ color: UIColor) {
    func unit(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
    let color = color.cgColor
    self.init(
      red: unit(color.red), green: unit(color.green), blue: unit(color.blue), alpha: unit(color.alpha))
  }

  /// Reads six hexadecimal digits, with or without `#`, or three that count twice; nil for anything else.
  init?(hex: String, alpha: CGFloat) {
    var digits = hex.trimmingCharacters(in: .whitespaces)
    if digits.hasPrefix("#") { digits.removeFirst() }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16) else {
      return nil
    }
    self.init(
      red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
      blue: CGFloat(number & 255) / 255, alpha: alpha)
  }

  var hex: String {
    [red, green, blue].map { component in
      let digits = String(Int(clamping: (component * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  var hsb: HSB { HSB(red: red, green: green, blue: blue) }

  var uiColor: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
  var opaque: PickedColor { PickedColor(red: red, green: green, blue: blue) }

  /// The distance of the components, without opacity.
  func distance(to other: PickedColor) -> CGFloat {
    abs(red - other.red) + abs(green - other.green) + abs(blue - other.blue)
  }
}
