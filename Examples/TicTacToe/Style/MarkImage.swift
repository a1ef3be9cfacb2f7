import UIKit

/// The pictures of the marks, drawn once for each size they are needed in. They are templates: whoever shows
/// one gives it a color.
enum MarkImage {
  private struct Drawing: Hashable {
    var player: Player
    var side: CGFloat
    var scale: CGFloat
  }

  private static var drawings: [Drawing: UIImage] = [:]

  /// The mark of a player in a square of `side` points.
  static func image(of player: Player, side: CGFloat) -> UIImage {
    let drawing = Drawing(player: player, side: side, scale: UIScreen.main.scale)
    if let image = drawings[drawing] {
      return image
    }
    let image = draw(player, side: side)
    drawings[drawing] = image
    return image
  }

  private static func draw(_ player: Player, side: CGFloat) -> UIImage {
    let lineWidth = side * 0.17
    let inner = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    let path = UIBezierPath()
    switch player {
    case .one:
      path.append(UIBezierPath(ovalIn: inner))
    case .two:
      // A cross looks as big as a ring when it stays a little away from the corners.
      let arms = inner.insetBy(dx: side * 0.03, dy: side * 0.03)
      path.move(to: CGPoint(x: arms.minX, y: arms.minY))
      path.addLine(to: CGPoint(x: arms.maxX, y: arms.maxY))
      path.move(to: CGPoint(x: arms.maxX, y: arms.minY))
      path.addLine(to: CGPoint(x: arms.minX, y: arms.maxY))
    }
    path.lineWidth = lineWidth
    path.lineCapStyle = .round
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    return renderer.image { _ in
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
