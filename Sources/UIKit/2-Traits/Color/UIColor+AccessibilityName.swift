import CoreGraphics

extension UIColor {
  /// The color in words, such as "dark blue" or "light gray", in English; "clear" where nothing of it is
  /// seen.
  public var accessibilityName: String {
    let color = cgColor
    guard color.alpha > 0 else { return "clear" }
    let hsb = HSB(red: color.red, green: color.green, blue: color.blue)
    let name = hsb.saturation < 0.1 ? UIColor.grayName(hsb.brightness) : UIColor.hueName(hsb)
    return color.alpha < 1 ? "\(name), \(Int(clamping: (color.alpha * 100).rounded()))% opaque" : name
  }

  private static func grayName(_ brightness: CGFloat) -> String {
    switch brightness {
    case ..<0.08: "black"
    case ..<0.4: "dark gray"
    case ..<0.65: "gray"
    case ..<0.95: "light gray"
    default: "white"
    }
  }

  private static func hueName(_ color: HSB) -> String {
    if color.brightness < 0.08 { return "black" }
    let degrees = color.hue * 360
    let hues: [(CGFloat, String)] = [
      (15, "red"), (40, "orange"), (68, "yellow"), (160, "green"), (195, "cyan"), (255, "blue"),
      (290, "purple"), (335, "pink"), (361, "red"),
    ]
    let name = hues.first { degrees < $0.0 }?.1 ?? "red"
    if color.brightness < 0.5 { return "dark \(name)" }
    return color.saturation < 0.45 ? "light \(name)" : name
  }
}
