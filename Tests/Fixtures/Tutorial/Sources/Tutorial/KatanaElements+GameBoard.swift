import Foundation
import Katana
import KatanaElements

// Provided by the tutorial's project; this one is ours.
extension Label.Props {
  static func gameBoardLabelProps<K>(content: String, key: K, shouldPlay: Bool) -> Label.Props {
    return Label.Props.build {
      $0.setKey(key)
      $0.text = NSAttributedString(string: content, attributes: [.font: UIFont.systemFont(ofSize: 20)])
      $0.textAlignment = .center
      $0.backgroundColor = shouldPlay ? .flatYellow() : .clear
      $0.borderWidth = shouldPlay ? .scalable(2) : .zero
      $0.borderColor = UIColor.black.withAlphaComponent(0.5)
    }
  }
}

extension Button.Props {
  static func startButtonProps<K>(title: String, key: K, didTap: (() -> ())?) -> Button.Props {
    return Button.Props.build {
      $0.setKey(key)
      $0.titles[.normal] = title
      $0.backgroundColor = .flatDarkGreen()
      $0.cornerRadius = .scalable(5)
      if let didTap = didTap {
        $0.touchHandlers = [.touchUpInside: didTap]
      }
    }
  }

  static func gameCellButtonProps<K>(isWinningCell: Bool, didTap: (() -> ())?, key: K) -> Button.Props {
    return Button.Props.build {
      $0.setKey(key)
      $0.backgroundColor = isWinningCell ? .flatLightGreen() : .white
      $0.borderColor = .black
      $0.borderWidth = .scalable(1)
      if let didTap = didTap {
        $0.touchHandlers = [.touchUpInside: didTap]
      }
    }
  }
}

extension Image.Props {
  static func gameCellImage<K>(player: Player?, key: K) -> Image.Props {
    return Image.Props.build {
      $0.setKey(key)
      $0.backgroundColor = .clear
      $0.image = player.map { $0 == .one ? circle : cross }
    }
  }

  private static let circle = symbol { UIBezierPath(ovalIn: $0) }

  private static let cross = symbol {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: $0.minX, y: $0.minY))
    path.addLine(to: CGPoint(x: $0.maxX, y: $0.maxY))
    path.move(to: CGPoint(x: $0.maxX, y: $0.minY))
    path.addLine(to: CGPoint(x: $0.minX, y: $0.maxY))
    return path
  }

  private static func symbol(_ path: (CGRect) -> UIBezierPath) -> UIImage {
    let size = CGSize(width: 100, height: 100)
    return UIGraphicsImageRenderer(size: size).image { _ in
      let path = path(CGRect(origin: .zero, size: size).insetBy(dx: 15, dy: 15))
      path.lineWidth = 8
      path.lineCapStyle = .round
      UIColor.darkGray.setStroke()
      path.stroke()
    }
  }
}
