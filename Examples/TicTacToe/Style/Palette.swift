import UIKit

/// The app's colors. Each has a light and a dark form and follows the system's appearance.
extension UIColor {
  static let table = dynamic(light: 0xEEF0F6, dark: 0x10131B)
  static let card = dynamic(light: 0xFFFFFF, dark: 0x1C2130)
  static let pressedCard = dynamic(light: 0xDFE3EF, dark: 0x2B3247)
  static let ink = dynamic(light: 0x1D2233, dark: 0xF2F4FA)
  static let fadedInk = dynamic(light: 0x676E85, dark: 0x99A1B8)
  static let paper = dynamic(light: 0xFFFFFF, dark: 0x10131B)

  /// The color of what a player draws.
  static func mark(of player: Player) -> UIColor {
    switch player {
    case .one: nought
    case .two: cross
    }
  }

  /// The color of what belongs to a player, dark enough for white to be read on it.
  static func fill(of player: Player) -> UIColor {
    switch player {
    case .one: noughtFill
    case .two: crossFill
    }
  }

  private static let nought = dynamic(light: 0x4A50E0, dark: 0x9397FF)
  private static let cross = dynamic(light: 0xC9353B, dark: 0xFF8078)
  private static let noughtFill = dynamic(light: 0x4A50E0, dark: 0x555BEA)
  private static let crossFill = dynamic(light: 0xD0383F, dark: 0xCF3C44)

  private static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let hex = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
        blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
  }
}
