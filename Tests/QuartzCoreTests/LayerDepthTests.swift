import DisplayProtocol
import Testing

@testable import QuartzCore

/// Sublayers' transforms, perspective and sides, as displays have them.
@MainActor struct LayerDepthTests {
  private func fixture(_ work: (_ fixture: LayerFixture, _ outer: CALayer, _ layer: CALayer) throws -> Void)
    rethrows
  {
    try LayerFixture.run { fixture in
      let (outer, layer) = (CALayer(), CALayer())
      CATransaction.setDisableActions(true)
      outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      layer.frame = CGRect(x: 120, y: 40, width: 20, height: 20)
      outer.addSublayer(layer)
      fixture.root.addSublayer(outer)
      fixture.commit()
      CATransaction.setDisableActions(true)
      try work(fixture, outer, layer)
    }
  }

  @Test func sublayersAreTransformedAboutTheAnchorPoint() {
    fixture { fixture, outer, layer in
      #expect(CATransform3DIsIdentity(outer.sublayerTransform))
      outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      fixture.commit()
      // From the middle (100, 50) the box from 20 to 40 goes to 40 to 80.
      #expect(outer.convert(layer.bounds, from: layer) == CGRect(x: 140, y: 30, width: 40, height: 40))
      #expect(
        outer.hitTest(CGPoint(x: 178, y: 50)) === layer && outer.hitTest(CGPoint(x: 125, y: 50)) === outer)
      // The place and the box about whose anchor it turns have a part in it.
      layer.position.x = 110
      fixture.commit()
      #expect(outer.convert(layer.bounds, from: layer).midX == 120)
      outer.bounds.size.width = 220
      fixture.commit()
      #expect(outer.convert(layer.bounds, from: layer).midX == 110)
      #expect(fixture.scene.transform(of: layer)?.matrix == layer.shownTransform)
      outer.sublayerTransform = CATransform3DIdentity
      fixture.commit()
      #expect(fixture.scene.transform(of: layer)?.matrix == .identity)
    }
  }

  @Test func masksAreNoSublayersAndOthersTakeTheirParents() {
    fixture { fixture, outer, layer in
      outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      let mask = CALayer()
      mask.frame = CGRect(x: 120, y: 40, width: 20, height: 20)
      outer.mask = mask
      fixture.commit()
      #expect(mask.shownTransform == .identity)
      // A layer in the scene that moves out of such a parent, and back.
      fixture.root.addSublayer(layer)
      fixture.commit()
      #expect(fixture.scene.transform(of: layer)?.matrix == .identity)
      outer.addSublayer(layer)
      fixture.commit()
      #expect(fixture.scene.transform(of: layer)?.matrix.a == 2)
    }
  }

  @Test func aPerspectivePlacesAndScalesByDepth() {
    fixture { fixture, outer, layer in
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 500
      outer.sublayerTransform = eye
      layer.zPosition = -500
      fixture.commit()
      // Twice as far from the eye: half the size, and half as far from the middle.
      #expect(outer.convert(layer.bounds, from: layer) == CGRect(x: 110, y: 45, width: 10, height: 10))
      layer.zPosition = 0
      var own = eye
      own = CATransform3DRotate(own, .pi / 3, 0, 1, 0)
      outer.sublayerTransform = CATransform3DIdentity
      layer.transform = own
      #expect(abs(outer.convert(layer.bounds, from: layer).width - 10) < 1e-9)
    }
  }

  @Test func theDepthOfTheAnchorIsTurnedAbout() {
    fixture { fixture, _, layer in
      layer.anchorPointZ = -100
      layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      fixture.commit()
      // A quarter turn about an axis 100 points behind carries the middle 100 points to the right.
      #expect(abs(layer.shownTransform.tx - 100) < 1e-9)
    }
  }

  @Test func aLayerThatIsTurnedAwayShowsOnlyWithABack() {
    fixture { fixture, outer, layer in
      @MainActor func isHidden() -> Bool? { fixture.scene.isHidden(layer) }
      layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      fixture.commit()
      #expect(isHidden() == false)
      layer.isDoubleSided = false
      fixture.commit()
      #expect(isHidden() == true && !layer.isHidden && outer.hitTest(layer.position) === outer)
      // One that is mirrored shows its front.
      layer.transform = CATransform3DMakeScale(-1, 1, 1)
      fixture.commit()
      #expect(isHidden() == false)
      outer.sublayerTransform = CATransform3DMakeRotation(.pi, 1, 0, 0)
      fixture.commit()
      #expect(isHidden() == true)
      layer.isDoubleSided = true
      fixture.commit()
      #expect(isHidden() == false)
    }
  }

  @Test func turnsAboutLyingAxesGoByTheirCosine() {
    fixture { fixture, _, layer in
      let turn = CABasicAnimation(keyPath: "transform.rotation.y")
      (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi, 3.0)
      layer.add(turn, forKey: nil)
      fixture.commit()
      for (seconds, width) in [(1.0, 0.5), (0.5, 0), (0.5, -0.5)] {
        fixture.clock.advance(seconds)
        #expect(abs((layer.presentation()?.affineTransform().a ?? .nan) - width) < 0.005)
      }
      #expect(layer.value(forKeyPath: "transform.rotation.y") as? CGFloat == 0)
      layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.x")
      #expect(abs(layer.affineTransform().d - 0.5) < 1e-9)
    }
  }

  @Test func keysThatNeedDisplayDrawAgain() {
    final class Gauge: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "level" || super.needsDisplay(forKey: key)
      }
    }
    let gauge = Gauge()
    gauge.setValue(1, forKey: "other")
    #expect(!gauge.needsDisplay() && !CALayer.needsDisplay(forKey: "level"))
    gauge.setValue(1, forKey: "level")
    #expect(gauge.needsDisplay())
  }
}

extension Scene {
  @MainActor fileprivate func transform(of layer: CALayer) -> LayerTransform? {
    self[layer.id]?.properties.transform
  }
  @MainActor fileprivate func isHidden(_ layer: CALayer) -> Bool? { self[layer.id]?.properties.isHidden }
}
