import KatanaElements
import UIKit

extension UIColor {
  // Darker where all around is dark; white can be read on each.
  static let mediumAquamarine = dynamic(
    light: UIColor(red: 0.10, green: 0.50, blue: 0.40, alpha: 1),
    dark: UIColor(red: 0.07, green: 0.36, blue: 0.29, alpha: 1))
  static let dogwoodRose = dynamic(
    light: UIColor(red: 0.84, green: 0.09, blue: 0.41, alpha: 1),
    dark: UIColor(red: 0.58, green: 0.06, blue: 0.29, alpha: 1))
  static let japaneseIndigo = dynamic(
    light: UIColor(red: 0.15, green: 0.26, blue: 0.28, alpha: 1),
    dark: UIColor(red: 0.09, green: 0.16, blue: 0.18, alpha: 1))

  private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// The color while a finger is on it.
  var pressed: UIColor {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return UIColor(red: red * 0.8, green: green * 0.8, blue: blue * 0.8, alpha: 1)
  }
}

extension NSAttributedString {
  /// "Count: 7", with the number large.
  static func count(_ count: Int, scale: CGFloat) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Count: ",
      attributes: [
        .font: UIFont.systemFont(ofSize: 56 * scale, weight: .medium),
        .foregroundColor: UIColor.white,
      ])
    text.append(
      NSAttributedString(
        string: "\(count)",
        attributes: [
          .font: UIFont.systemFont(ofSize: 150 * scale, weight: .bold), .foregroundColor: UIColor.white,
        ]))
    return text
  }
}

extension Button.Props {
  /// Shows a white symbol and title on a color, both darker while the button is pressed.
  mutating func show(_ title: String, symbol: String, on color: UIColor, scale: CGFloat) {
    let font = UIFont.systemFont(ofSize: 38 * scale, weight: .semibold)
    backgroundColor = color
    backgroundImages[.highlighted] = .filled(with: color.pressed)
    titles[.normal] = title
    attributedTitles[.normal] = NSAttributedString(
      string: title, attributes: [.font: font, .foregroundColor: UIColor.white])
    images[.normal] = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40 * scale))?
      .withTintColor(.white, renderingMode: .alwaysOriginal)
    adjustsImageWhenHighlighted = false
    imageEdgeInsets = .scalable(0, -12, 0, 12)
    titleEdgeInsets = .scalable(0, 12, 0, -12)
  }
}

extension UIImage {
  /// An image of one color that fills whatever it is stretched over.
  static func filled(with color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}
