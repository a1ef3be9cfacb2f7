import DisplayProtocol
import Testing

@testable import QuartzCore

/// Animated gradients: the changes that displays receive, and what shows on the way.
@MainActor @Suite(.serialized) struct GradientAnimationTests {
  private func gradient(_ fixture: LayerFixture) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 100)
    layer.colors = [CGColor.black, CGColor.black]
    fixture.root.addSublayer(layer)
    fixture.commit()
    return layer
  }

  /// The gradient that a display draws of the layer at the present time.
  private func shown(_ layer: CALayer) -> LayerGradient? {
    let properties = layer.shownProperties
    guard case .image(let image) = properties.content else { return nil }
    return image.gradient
  }

  @Test func colorsMoveByAnExplicitAnimationAndTheLayersOwnStay() throws {
    try LayerFixture.run { fixture in
      let layer = gradient(fixture)
      let animation = CABasicAnimation(keyPath: "colors")
      animation.toValue = [CGColor.white, CGColor.black]
      animation.duration = 2
      layer.add(animation, forKey: "glow")
      fixture.commit()
      fixture.clock.advance(0.5)
      let quarter = try #require(shown(layer))
      #expect(abs(quarter.colors[0].red - 0.25) < 0.001 && quarter.colors[1] == .black)
      let presented = try #require(layer.presentation()?.colors as? [CGColor])
      #expect(abs(presented[0].red - 0.25) < 0.001)
      // The pixels are those of a gradient of that color.
      let first = try #require(quarter.image()).image.color(x: 5, y: 0)
      #expect(abs(first.red - 0.25) < 0.01)
      fixture.advance(2)
      #expect(shown(layer)?.colors == [.black, .black] && layer.colors as? [CGColor] == [.black, .black])
    }
  }

  @Test func locationsAndPointsMoveByThemselvesAndUnderABlock() {
    LayerFixture.run { fixture in
      let layer = gradient(fixture)
      let sweep = CABasicAnimation(keyPath: "locations")
      (sweep.fromValue, sweep.toValue, sweep.duration) = ([-1.0, 0.0], [1.0, 2.0], 1)
      layer.add(sweep, forKey: "sweep")
      fixture.commit()
      fixture.clock.advance(0.25)
      #expect(shown(layer)?.locations == [-0.5, 0.5])
      fixture.advance(1)
      let run = AnimationRun()
      ImplicitAnimation.perform(ImplicitAnimation(duration: 1, curve: .linear, run: run)) {
        layer.endPoint = CGPoint(x: 1, y: 0)
      }
      run.seal()
      fixture.commit()
      fixture.clock.advance(0.5)
      #expect(shown(layer)?.end == CGPoint(x: 0.75, y: 0.5))
      fixture.advance(1)
      #expect(shown(layer)?.end == CGPoint(x: 1, y: 0))
    }
  }

  @Test func aChangeOfAFreeLayerTakesAQuarterOfASecond() {
    LayerFixture.run { fixture in
      let layer = gradient(fixture)
      layer.colors = [CGColor.white, CGColor.white]
      fixture.commit()
      let begin = shown(layer)?.colors[0].red
      fixture.clock.advance(0.25)
      #expect(begin == 0 && shown(layer)?.colors[0].red == 1)
    }
  }

  @Test func colorsOfAnotherNumberChangeHalfway() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let two = LayerGradient(colors: [.black, .white], box: box, scale: 1)
    let three = LayerGradient(colors: [.black, .white, .black], box: box, scale: 1)
    #expect(two.interpolated(to: three, progress: 0.4).colors.count == 2)
    #expect(two.interpolated(to: three, progress: 0.6).locations == [0, 0.5, 1])
  }
}
