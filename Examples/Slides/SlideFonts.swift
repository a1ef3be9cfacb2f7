import UIKit

/// The fonts of the slides, in the size that the person prefers.
enum SlideFonts {
  static var title: UIFont { scaled(34, .bold, .largeTitle) }
  static var text: UIFont { scaled(19, .regular, .body) }
  static var button: UIFont { scaled(17, .semibold, .headline) }
  /// The height of the buttons.
  static var buttonHeight: CGFloat { max(52, (button.lineHeight + 24).rounded(.up)) }

  /// The size of a text in lines of a width at most.
  static func size(of text: String, in font: UIFont, width: CGFloat) -> CGSize {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = text
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The largest sizes would leave no room for the picture.
  private static func scaled(_ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: weight), maximumPointSize: size * 1.6)
  }
}
