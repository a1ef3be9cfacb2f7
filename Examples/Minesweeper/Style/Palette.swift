import UIKit

/// The app's colors. Each has a light and a dark form and follows the system's appearance.
extension UIColor {
  static let ground = dynamic(light: 0xF2F2F7, dark: 0x000000)
  static let card = dynamic(light: 0xFFFFFF, dark: 0x1C1C1E)
  static let covered = dynamic(light: 0x5A8DD1, dark: 0x3A5E8C)
  static let coveredPressed = dynamic(light: 0x4577BC, dark: 0x2C4A70)
  static let open = dynamic(light: 0xE4E8EF, dark: 0x26282D)
  static let hit = dynamic(light: 0xE5484D, dark: 0xD13B41)
  static let flag = dynamic(light: 0xFFFFFF, dark: 0xFFFFFF)
  static let wrongFlag = dynamic(light: 0xC9353B, dark: 0xFF6B70)
  static let won = dynamic(light: 0x218A46, dark: 0x4CC978)
  static let lost = dynamic(light: 0xC9353B, dark: 0xFF6B70)

  /// The color of a number of mines around a cell.
  static func number(_ count: Int) -> UIColor {
    numbers[min(max(count, 1), numbers.count) - 1]
  }

  private static let numbers = [
    dynamic(light: 0x2563C9, dark: 0x78AEFF), dynamic(light: 0x1F7A3D, dark: 0x5CCB84),
    dynamic(light: 0xC93338, dark: 0xFF7A7E), dynamic(light: 0x5B34B8, dark: 0xB093FF),
    dynamic(light: 0x8F3B1B, dark: 0xFF9E73), dynamic(light: 0x0E7C86, dark: 0x57D3DE),
    dynamic(light: 0x1C1C1E, dark: 0xF2F2F7), dynamic(light: 0x5C5C61, dark: 0xA0A0A6),
  ]

  private static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let hex = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
        blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
  }
}
