import CoreGraphics

/// The pictures of the buttons that bring their own.
enum ButtonSymbol {
  case info
  case add
  case close

  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: self = .info
    case .contactAdd: self = .add
    case .close: self = .close
    case .custom, .system, .plain: return nil
    }
  }

  private static let side: CGFloat = 22
  private static let closeSide: CGFloat = 30

  /// The picture, drawn sharp for up to three pixels a point.
  var image: UIImage {
    let side = self == .close ? ButtonSymbol.closeSide : ButtonSymbol.side
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let box = CGRect(x: 0, y: 0, width: side, height: side)
    let image = UIGraphicsImageRenderer(bounds: box, format: format).image { _ in
      UIColor.black.set()
      switch self {
      case .info:
        ring(in: box)
        line([CGPoint(x: 11, y: 10), CGPoint(x: 11, y: 16)], width: 1.6)
        UIBezierPath(ovalIn: CGRect(x: 9.9, y: 5.4, width: 2.2, height: 2.2)).fill()
      case .add:
        ring(in: box)
        line([CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 16)], width: 1.6)
        line([CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)], width: 1.6)
      case .close:
        UIColor.systemGray.withAlphaComponent(0.25).setFill()
        UIBezierPath(ovalIn: box).fill()
        UIColor.systemGray.setStroke()
        line([CGPoint(x: 10.5, y: 10.5), CGPoint(x: 19.5, y: 19.5)], width: 2.2)
        line([CGPoint(x: 19.5, y: 10.5), CGPoint(x: 10.5, y: 19.5)], width: 2.2)
      }
    }
    return self == .close ? image.withRenderingMode(.alwaysOriginal) : image
  }

  private func ring(in box: CGRect) {
    let circle = UIBezierPath(ovalIn: box.insetBy(dx: 1, dy: 1))
    circle.lineWidth = 1.4
    circle.stroke()
  }

  private func line(_ points: [CGPoint], width: CGFloat) {
    let path = UIBezierPath()
    path.move(to: points[0])
    points.dropFirst().forEach(path.addLine)
    path.lineWidth = width
    path.lineCapStyle = .round
    path.stroke()
  }
}
