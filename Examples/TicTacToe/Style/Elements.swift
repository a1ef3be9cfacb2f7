import Foundation
import KatanaElements
import UIKit

extension View.Props {
  /// A rounded card.
  static func card(color: UIColor, cornerRadius: Value, key: Any) -> View.Props {
    .build {
      $0.setKey(key)
      $0.backgroundColor = color
      $0.cornerRadius = cornerRadius
      $0.clipsToBounds = true
      $0.isUserInteractionEnabled = false
    }
  }
}

extension Label.Props {
  /// One centered line without a background.
  static func line(_ text: String, font: UIFont, color: UIColor, key: Any) -> Label.Props {
    .build {
      $0.setKey(key)
      $0.backgroundColor = .clear
      $0.text = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color])
      $0.textAlignment = .center
    }
  }
}

extension Image.Props {
  /// A player's mark in a square of `side` points.
  static func mark(of player: Player, color: UIColor, side: CGFloat, key: Any) -> Image.Props {
    .build {
      $0.setKey(key)
      $0.backgroundColor = .clear
      $0.clipsToBounds = false
      $0.image = MarkImage.image(of: player, side: side)
      $0.tintColor = color
    }
  }
}

extension Button.Props {
  /// The large button at the foot of the board.
  static func footer(title: String, font: UIFont, key: Any, didTap: @escaping () -> Void) -> Button.Props {
    .build {
      $0.setKey(key)
      $0.backgroundColor = .ink
      $0.cornerRadius = .scalable(14)
      $0.attributedTitles = [
        .normal: NSAttributedString(
          string: title, attributes: [.font: font, .foregroundColor: UIColor.paper]),
        .highlighted: NSAttributedString(
          string: title, attributes: [.font: font, .foregroundColor: UIColor.fadedInk]),
      ]
      $0.touchHandlers = [.touchUpInside: didTap]
    }
  }
}
