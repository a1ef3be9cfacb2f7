import BoardModel
import UIKit

extension UIColor {
  /// The color of what can be pressed.
  static let accent = UIColor(light: 0xC2_4E2B, dark: 0xFF_9D73)
  /// The wall behind the notes.
  static let wall = UIColor(light: 0xF4_F1EC, dark: 0x14_1312)

  /// A color for light and one for dark surroundings, as red, green and blue bytes.
  convenience init(light: UInt32, dark: UInt32) {
    self.init { traits in
      let bytes = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(bytes >> 16 & 0xff) / 255, green: CGFloat(bytes >> 8 & 0xff) / 255,
        blue: CGFloat(bytes & 0xff) / 255, alpha: 1)
    }
  }

  /// The color of a person, always the same one.
  static func person(_ id: Person.ID) -> UIColor {
    let colors: [UIColor] = [
      .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple, .systemBlue,
      .systemBrown,
    ]
    return colors[Person.number(of: id) % colors.count]
  }
}

extension NoteColor {
  /// The paper.
  var paper: UIColor {
    switch self {
    case .yellow: UIColor(light: 0xFF_EFA6, dark: 0x57_4A15)
    case .orange: UIColor(light: 0xFF_D8B0, dark: 0x5C_3A1C)
    case .pink: UIColor(light: 0xFF_CEDA, dark: 0x5A_2A3A)
    case .purple: UIColor(light: 0xE2_D4FF, dark: 0x42_3468)
    case .blue: UIColor(light: 0xCB_E3FF, dark: 0x1F_3F63)
    case .green: UIColor(light: 0xD0_F0CB, dark: 0x23_4A2B)
    }
  }

  /// The name that people see.
  var title: String { rawValue.capitalized }

  /// A disc of the paper, for menus.
  var image: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
      paper.setFill()
      UIColor.separator.setStroke()
      let disc = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
      disc.fill()
      disc.stroke()
    }
  }
}
