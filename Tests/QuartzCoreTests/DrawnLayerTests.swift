import DisplayProtocol
import Testing

@testable import QuartzCore

/// Layers that draw what they say: gradients and shapes.
@MainActor struct DrawnLayerTests {
  /// The color that a layer shows at a point of its space; nil where its picture does not reach.
  private func color(_ layer: CALayer, _ x: CGFloat, _ y: CGFloat) -> CGColor? {
    layer.display()
    guard case .image(let shown) = layer.content else { return nil }
    let point = CGPoint(x: (x - shown.rect.minX) * shown.scale, y: (y - shown.rect.minY) * shown.scale)
    guard point.x >= 0, point.y >= 0, Int(point.x) < shown.image.width, Int(point.y) < shown.image.height
    else {
      return nil
    }
    return shown.image.color(x: Int(point.x), y: Int(point.y))
  }

  @Test func aGradientRunsFromColorToColor() throws {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 100)
    #expect(color(layer, 10, 50) == nil)
    layer.colors = [CGColor.black, CGColor.white]
    let top = try #require(color(layer, 10, 0.25))
    let middle = try #require(color(layer, 10, 50))
    #expect(top.red < 0.02 && abs(middle.red - 0.5) < 0.02)
    layer.locations = [0, 0.25]
    #expect(color(layer, 10, 50)?.red == 1)
    layer.cornerRadius = 10
    #expect(color(layer, 0.25, 0.25)?.alpha == 0)
  }

  /// The color that `render(in:)` draws of a layer at a point of its space.
  private func drawn(_ layer: CALayer, _ x: CGFloat, _ y: CGFloat) throws -> CGColor {
    let context = try CGContext(width: 100, height: 100)
    layer.render(in: context)
    return try #require(context.makeImage()).color(x: Int(x), y: Int(y))
  }

  @Test func aShapeIsFilledAndStrokedAlsoOutsideOfItsBox() throws {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(try drawn(layer, 30, 20) == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    layer.fillColor = nil
    layer.strokeColor = .white
    layer.lineWidth = 4
    #expect(try drawn(layer, 30, 20).alpha == 0)
    #expect(try drawn(layer, 30, 9).red == 1)
    // The first half of the way round: the top edge and half of the right one, then back.
    layer.strokeEnd = 0.5
    #expect(try drawn(layer, 30, 9).red == 1)
    #expect(try drawn(layer, 30, 31).alpha == 0)
  }
}
