import DisplayProtocol
import QuartzCore
import Testing

@testable import UIKit

/// Views that draw by themselves.
@MainActor struct DrawingViewTests {
  private final class Disc: UIView {
    var draws = 0
    override func draw(_ rect: CGRect) {
      draws += 1
      tintColor.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }

  let root = CALayer()
  let host: LayerHost
  private let disc = Disc(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    host = LayerHost(root: root)
    disc.contentScaleFactor = 2
    disc.tintColor = .red
    root.addSublayer(disc.layer)
  }

  @Test func theDrawingBecomesAPictureAtTheViewsScale() throws {
    host.finishTurn()
    let image = try #require(disc.layer.contents as? CGImage)
    #expect(image.width == 40 && image.height == 40)
    #expect(image.color(x: 20, y: 20) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(image.color(x: 0, y: 0).alpha == 0)
  }

  @Test func drawingHappensOnceForManyRequestsAndNotForAMove() {
    disc.setNeedsDisplay()
    disc.setNeedsDisplay()
    host.finishTurn()
    disc.frame.origin.x = 5
    host.finishTurn()
    #expect(disc.draws == 1)
    disc.setNeedsDisplay()
    host.finishTurn()
    #expect(disc.draws == 2)
  }

  @Test func aNewSizeStretchesTheDrawingUnlessAskedToRedraw() {
    host.finishTurn()
    disc.frame.size.width = 40
    host.finishTurn()
    #expect(disc.draws == 1)
    disc.contentMode = .redraw
    disc.frame.size.width = 60
    host.finishTurn()
    #expect(disc.draws == 2)
  }

  @Test func aViewWithoutASizeDrawsWhenItGetsOne() {
    let late = Disc(frame: .zero)
    root.addSublayer(late.layer)
    host.finishTurn()
    #expect(late.draws == 0)
    late.frame.size = CGSize(width: 10, height: 10)
    host.finishTurn()
    #expect(late.draws == 1)
  }

  private final class Badge: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }

  @Test func aViewMayDrawIntoAShapeLayerThatHasNoShape() throws {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    badge.contentScaleFactor = 1
    root.addSublayer(badge.layer)
    host.finishTurn()
    let image = try #require(badge.layer.contents as? CGImage)
    #expect(image.color(x: 10, y: 10) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}
