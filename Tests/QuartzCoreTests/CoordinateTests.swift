import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Coordinates of layers")
@MainActor struct CoordinateTests {
  private func layer(_ frame: CGRect, in superlayer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    superlayer?.addSublayer(layer)
    return layer
  }

  @Test("are converted through scrolled and turned layers, there and back")
  func converts() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = layer(CGRect(x: 10, y: 20, width: 50, height: 50), in: root)
    middle.bounds.origin = CGPoint(x: 5, y: 0)
    let inner = layer(CGRect(x: 10, y: 0, width: 10, height: 10), in: middle)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 22))
    #expect(inner.convert(CGPoint(x: 16, y: 22), from: root) == CGPoint(x: 1, y: 2))
    #expect(
      root.convert(CGRect(x: 0, y: 0, width: 1, height: 1), from: inner).origin == CGPoint(x: 15, y: 20))
    inner.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let turned = inner.convert(CGPoint(x: 0, y: 0), to: root)
    #expect(abs(turned.x - 25) < 1e-9 && abs(turned.y - 20) < 1e-9)
  }

  @Test("find the frontmost layer at a point that is neither hidden nor cut off")
  func hits() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    let front = layer(CGRect(x: 20, y: 20, width: 50, height: 50), in: root)
    let outside = layer(CGRect(x: 60, y: 0, width: 10, height: 10), in: back)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    back.isHidden = false
    #expect(root.hitTest(CGPoint(x: 65, y: 5)) === outside)
    back.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 65, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 5)) == nil)
    #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 5)) == nil)
  }

  @Test("of a scroll layer follow its mode, and move as little as is needed to show a box")
  func scrolls() {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let content = self.layer(CGRect(x: 0, y: 0, width: 500, height: 500), in: layer)
    content.scrollRectToVisible(CGRect(x: 150, y: 20, width: 30, height: 30))
    #expect(layer.bounds.origin == CGPoint(x: 80, y: 0))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 10, y: 40))
    #expect(layer.bounds.origin == CGPoint(x: 80, y: 40))
    layer.scroll(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(layer.bounds.origin == CGPoint(x: 80, y: 40))
    #expect(content.visibleRect == CGRect(x: 80, y: 40, width: 100, height: 100))
  }

  @Test("have nothing to do with values of the app's own, which a layer keeps")
  func keepsValues() {
    let layer = CALayer()
    layer.setValue("tag", forKey: "kind")
    layer.setValue(CGFloat(0.5), forKey: "opacity")
    #expect(layer.value(forKey: "kind") as? String == "tag")
    #expect(layer.opacity == 0.5)
    layer.setValue(nil, forKey: "kind")
    #expect(layer.value(forKey: "kind") == nil)
  }
}

@Suite("A spring by its perceived duration")
@MainActor struct PerceivedSpringTests {
  @Test("gives back what it was made of", arguments: [-0.5, 0, 0.3, 1])
  func inverts(bounce: Double) {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - bounce) < 1e-9)
  }

  @Test("bears durations that are none", arguments: [0, -1, Double.nan, .infinity])
  func badDurations(duration: Double) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: .nan)
    #expect(spring.stiffness.isFinite && spring.damping.isFinite)
  }
}
