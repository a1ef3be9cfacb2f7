import UIKit

/// The picture of a mine: a ball with spikes and a glint. It is a template: whoever shows it gives it a
/// color.
enum MineImage {
  private static var drawings: [CGFloat: UIImage] = [:]

  /// The mine in a square of `side` points.
  static func image(side: CGFloat) -> UIImage {
    if let image = drawings[side] { return image }
    let image = draw(side)
    drawings[side] = image
    return image
  }

  private static func draw(_ side: CGFloat) -> UIImage {
    let center = CGPoint(x: side / 2, y: side / 2)
    let radius = side * 0.32
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      let spikes = UIBezierPath()
      for step in 0..<8 {
        let angle = CGFloat(step) * .pi / 4
        spikes.move(to: center)
        spikes.addLine(
          to: CGPoint(x: center.x + cos(angle) * side * 0.46, y: center.y + sin(angle) * side * 0.46))
      }
      spikes.lineWidth = side * 0.09
      spikes.lineCapStyle = .round
      UIColor.black.setStroke()
      spikes.stroke()
      UIColor.black.setFill()
      UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        .fill()
      context.cgContext.setBlendMode(.clear)
      let glint = CGPoint(x: center.x - radius * 0.36, y: center.y - radius * 0.36)
      UIBezierPath(
        arcCenter: glint, radius: radius * 0.24, startAngle: 0, endAngle: 2 * .pi, clockwise: true
      ).fill()
    }.withRenderingMode(.alwaysTemplate)
  }
}
