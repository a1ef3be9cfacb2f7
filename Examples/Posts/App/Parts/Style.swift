import Katana
import KatanaElements
import UIKit

/// The app's fonts, in the size that the person prefers.
extension UIFont {
  static var author: UIFont { scaled(16, .semibold) }
  static var origin: UIFont { scaled(14) }
  static var post: UIFont { scaled(16) }
  static var article: UIFont { scaled(18) }
  static var notice: UIFont { scaled(21, .bold) }
  static var button: UIFont { scaled(16, .semibold, atMost: 22) }

  private static func scaled(
    _ size: CGFloat, _ weight: UIFont.Weight = .regular, atMost largest: CGFloat = 40
  ) -> UIFont {
    UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: size, weight: weight), maximumPointSize: largest)
  }

  /// The height of one line in whole points, and that of the reference size at least.
  func line(atLeast least: CGFloat) -> CGFloat { max(least, lineHeight.rounded(.up)) }
}

extension UIColor {
  /// The color of text on a system color: white, and black where more contrast makes these lighter in the
  /// dark.
  static let onSystemColor = UIColor { traits in
    traits.accessibilityContrast == .high && traits.userInterfaceStyle == .dark ? .black : .white
  }
}

/// Measures texts as labels show them.
enum TextMeasure {
  private static let label: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()

  /// The height of a text in lines of a width.
  static func height(of text: String, font: UIFont, width: CGFloat) -> CGFloat {
    label.font = font
    label.text = text
    return label.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
  }

  /// The width of a text in one line.
  static func width(of text: String, font: UIFont) -> CGFloat {
    label.font = font
    label.text = text
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width.rounded(.up)
  }
}

extension View.Props {
  /// A plain area that takes no touches.
  static func ground(_ color: UIColor, key: Any) -> View.Props {
    .build {
      $0.setKey(key)
      $0.backgroundColor = color
      $0.isUserInteractionEnabled = false
    }
  }
}

extension Label.Props {
  /// One line of text.
  static func line(_ text: String, font: UIFont, color: UIColor, key: Any) -> Label.Props {
    .build {
      $0.setKey(key)
      $0.backgroundColor = .clear
      $0.text = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
      $0.textAlignment = UIView.readsFromRight ? .right : .left
      $0.adjustsFontSizeToFitWidth = false
      $0.lineBreakMode = .byTruncatingTail
    }
  }

  /// One line of text in the middle.
  static func centered(_ text: String, font: UIFont, color: UIColor, key: Any) -> Label.Props {
    var props = line(text, font: font, color: color, key: key)
    props.textAlignment = .center
    return props
  }

  /// As many lines as the text needs.
  static func paragraph(_ text: String, key: Any) -> Label.Props {
    var props = line(text, font: .post, color: .label, key: key)
    props.numberOfLines = 0
    props.lineBreakMode = .byWordWrapping
    return props
  }
}

extension Button.Props {
  /// A heart and the number of likes.
  static func like(isLiked: Bool, likes: Int, key: Any, didTap: @escaping () -> Void) -> Button.Props {
    .build {
      let color = isLiked ? UIColor.systemPink : .secondaryLabel
      $0.setKey(key)
      $0.backgroundColor = .clear
      $0.attributedTitles[.normal] = NSAttributedString(
        string: "\(likes)", attributes: [.font: UIFont.origin, .foregroundColor: color])
      $0.images[.normal] = UIImage(systemName: isLiked ? "heart.fill" : "heart")?
        .withTintColor(color, renderingMode: .alwaysOriginal)
      // Insets of buttons are not mirrored: the heart keeps away from the number on either side.
      let apart: CGFloat = UIView.readsFromRight ? -3 : 3
      $0.imageEdgeInsets = .fixed(0, -apart, 0, apart)
      $0.titleEdgeInsets = .fixed(0, apart, 0, -apart)
      $0.touchHandlers = [.touchUpInside: didTap]
    }
  }

  /// A filled button.
  static func prominent(_ title: String, key: Any, didTap: @escaping () -> Void) -> Button.Props {
    .build {
      $0.setKey(key)
      $0.backgroundColor = .systemIndigo
      $0.cornerRadius = .fixed(10)
      let font = UIFont.button
      $0.attributedTitles = [
        .normal: NSAttributedString(
          string: title, attributes: [.font: font, .foregroundColor: UIColor.onSystemColor]),
        .highlighted: NSAttributedString(
          string: title,
          attributes: [.font: font, .foregroundColor: UIColor.onSystemColor.withAlphaComponent(0.5)]),
      ]
      $0.touchHandlers = [.touchUpInside: didTap]
    }
  }
}
