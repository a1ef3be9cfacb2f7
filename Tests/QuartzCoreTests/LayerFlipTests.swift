import CoreGraphics
import DisplayProtocol
import Testing

@testable import QuartzCore

/// Layers whose y counts upward, as displays, hit tests and conversions have them.
@MainActor struct LayerFlipTests {
  /// A layer of 200 × 100 points, in it one of 20 × 20 at (10, 10), in that one of 4 × 6 at (1, 2).
  private func fixture(
    _ work: (_ fixture: LayerFixture, _ outer: CALayer, _ layer: CALayer, _ inner: CALayer) throws -> Void
  ) rethrows {
    try LayerFixture.run { fixture in
      let (outer, layer, inner) = (CALayer(), CALayer(), CALayer())
      CATransaction.setDisableActions(true)
      outer.frame = CGRect(x: 30, y: 40, width: 200, height: 100)
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      inner.frame = CGRect(x: 1, y: 2, width: 4, height: 6)
      layer.addSublayer(inner)
      outer.addSublayer(layer)
      fixture.root.addSublayer(outer)
      fixture.commit()
      CATransaction.setDisableActions(true)
      try work(fixture, outer, layer, inner)
    }
  }

  @Test func placesCountFromTheBottomInAllThatLiesInIt() {
    fixture { fixture, outer, layer, inner in
      #expect(!outer.isGeometryFlipped && !outer.contentsAreFlipped())
      outer.isGeometryFlipped = true
      fixture.commit()
      #expect(fixture.scene.frame(outer) == CGRect(x: 30, y: 40, width: 200, height: 100))
      #expect(fixture.scene.frame(layer) == CGRect(x: 10, y: 70, width: 20, height: 20))
      #expect(fixture.scene.frame(inner) == CGRect(x: 1, y: 12, width: 4, height: 6))
      #expect(layer.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
      #expect(outer.contentsAreFlipped() && inner.contentsAreFlipped())
      // A second flip turns around what lies in it, and not its own place.
      layer.isGeometryFlipped = true
      fixture.commit()
      #expect(fixture.scene.frame(layer)?.minY == 70 && fixture.scene.frame(inner)?.minY == 2)
      #expect(!layer.contentsAreFlipped())
      outer.isGeometryFlipped = false
      fixture.commit()
      #expect(fixture.scene.frame(layer)?.minY == 10 && fixture.scene.frame(inner)?.minY == 12)
    }
  }

  @Test func placesFollowTheHeightAndTheSuperlayer() {
    fixture { fixture, outer, layer, _ in
      outer.isGeometryFlipped = true
      outer.bounds.size.height = 150
      fixture.commit()
      #expect(fixture.scene.frame(layer)?.minY == 120)
      fixture.root.addSublayer(layer)
      fixture.commit()
      #expect(fixture.scene.frame(layer)?.minY == 10)
      outer.addSublayer(layer)
      fixture.commit()
      #expect(fixture.scene.frame(layer)?.minY == 120)
    }
  }

  @Test func pointsConvertAndHit() {
    fixture { fixture, outer, layer, inner in
      outer.isGeometryFlipped = true
      #expect(outer.convert(CGPoint.zero, to: fixture.root) == CGPoint(x: 30, y: 140))
      #expect(inner.convert(CGPoint.zero, to: fixture.root) == CGPoint(x: 41, y: 128))
      #expect(layer.convert(CGPoint(x: 1, y: 2), from: outer) == CGPoint(x: -9, y: -8))
      #expect(fixture.root.hitTest(CGPoint(x: 42, y: 125)) === inner)
      #expect(fixture.root.hitTest(CGPoint(x: 42, y: 55)) === outer)
    }
  }

  @Test func transformsAnchorsCornersAndShadowsFollow() throws {
    try fixture { fixture, outer, layer, _ in
      layer.anchorPoint = CGPoint(x: 0, y: 0)
      layer.position = CGPoint(x: 10, y: 10)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
      layer.maskedCorners = .layerMinXMinYCorner
      layer.cornerRadius = 4
      (layer.shadowOpacity, layer.shadowOffset) = (1, CGSize(width: 1, height: 5))
      outer.isGeometryFlipped = true
      fixture.commit()
      let shown = try #require(fixture.scene.properties(of: layer))
      #expect(shown.transform.anchor == CGPoint(x: 0, y: 1))
      #expect(shown.transform.matrix == CGAffineTransform(rotationAngle: -0.5))
      #expect(shown.corners.mask.rawValue == CACornerMask.layerMinXMaxYCorner.rawValue)
      #expect(shown.shadow?.offset == CGSize(width: 1, height: -5))
      // The display's map and the layer's own agree: the corner at the anchor stays where it was placed.
      #expect(layer.convert(CGPoint.zero, to: fixture.root) == CGPoint(x: 40, y: 130))
      #expect(shown.frame.maxY == 90)
    }
  }

  @Test func motionsGoUpward() {
    fixture { fixture, outer, layer, _ in
      outer.isGeometryFlipped = true
      fixture.commit()
      let rise = CABasicAnimation(keyPath: "position.y")
      (rise.fromValue, rise.toValue, rise.duration) = (20.0, 60.0, 2.0)
      layer.add(rise, forKey: nil)
      fixture.commit()
      fixture.clock.advance(1)
      // Half way from 20 to 60 in the layer's space; 40 from the bottom on the display.
      #expect(abs(layer.shownProperties.frame.midY - 60) < 1e-9)
      #expect(abs((layer.presentation()?.position.y ?? .nan) - 40) < 1e-9)
    }
  }

  @Test func drawnContentsOfGrayHaveNoColors() throws {
    final class Red: CALayer {
      override func draw(in context: CGContext) {
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
    }
    let layer = Red()
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect((layer.contents as? CGImage)?.color(x: 0, y: 0) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(layer.contentsFormat == .RGBA8Uint)
    layer.contentsFormat = .gray8Uint
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    let image = try #require(layer.contents as? CGImage)
    let gray = image.color(x: 1, y: 1)
    #expect(abs((gray.components?[0] ?? 0) - 0.2126) < 0.003 && gray.components?[0] == gray.components?[2])
    #expect(image.color(x: 3, y: 1).alpha == 0)
  }
}

extension Scene {
  @MainActor fileprivate func properties(of layer: CALayer) -> LayerProperties? { self[layer.id]?.properties }
  @MainActor fileprivate func frame(_ layer: CALayer) -> CGRect? { properties(of: layer)?.frame }
}
