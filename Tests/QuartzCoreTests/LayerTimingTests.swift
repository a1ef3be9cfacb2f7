import DisplayProtocol
import Testing

@testable import QuartzCore

/// The time of layers: holding, scrubbing, slowing down and going on, for the display and for
/// `presentation()`.
@MainActor struct LayerTimingTests {
  private final class Listener: CAAnimationDelegate {
    var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
  }

  /// A layer in a layer, with a move of 100 points in 2 seconds.
  private func run(
    _ work: (_ fixture: LayerFixture, _ outer: CALayer, _ layer: CALayer, _ listener: Listener) throws -> Void
  ) rethrows {
    try LayerFixture.run { fixture in
      let (outer, layer, listener) = (CALayer(), CALayer(), Listener())
      outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      outer.addSublayer(layer)
      fixture.root.addSublayer(outer)
      fixture.commit()
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration, move.delegate) = (10, 110, 2.0, listener)
      layer.add(move, forKey: "move")
      fixture.commit()
      try work(fixture, outer, layer, listener)
    }
  }

  private func x(_ layer: CALayer) -> CGFloat {
    ((layer.presentation()?.position.x ?? .nan) * 1000).rounded() / 1000
  }

  /// Apple's recipe for holding a layer (Technical Q&A QA1673), on the fixture's clock.
  private func pause(_ layer: CALayer, _ fixture: LayerFixture) {
    let time = layer.convertTime(fixture.clock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = time
  }

  private func resume(_ layer: CALayer, _ fixture: LayerFixture) {
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(fixture.clock.now, from: nil) - paused
  }

  /// The place of the left edge, as a display that receives all changes shows it.
  private func shownX(_ layer: CALayer, _ displayed: RunningAnimations, _ fixture: LayerFixture) -> CGFloat {
    var model = LayerProperties()
    model.frame = layer.frame
    return (displayed.properties(of: model, at: fixture.clock.now).frame.midX * 1000).rounded() / 1000
  }

  @Test func beginsAsCoreAnimations() {
    let timing: any CAMediaTiming = CALayer()
    #expect(timing.beginTime == 0 && timing.speed == 1 && timing.timeOffset == 0)
    #expect(timing.duration == .infinity && timing.repeatCount == 0 && timing.repeatDuration == 0)
    #expect(!timing.autoreverses && timing.fillMode == .removed)
  }

  @Test func aHeldLayerHoldsWhatLiesInItAndGoesOnFromThere() {
    run { fixture, outer, layer, listener in
      var displayed = RunningAnimations()
      @MainActor func follow() {
        for case .animate(layer.id, let key, let animation) in fixture.changes {
          displayed.start(animation, key: key, at: fixture.clock.now)
        }
      }
      follow()
      fixture.clock.advance(0.5)
      pause(outer, fixture)
      fixture.commit()
      follow()
      #expect(x(layer) == 35)
      fixture.clock.advance(7)
      fixture.commit()
      #expect(x(layer) == 35 && shownX(layer, displayed, fixture) == 35 && listener.ends.isEmpty)
      resume(outer, fixture)
      fixture.commit()
      follow()
      fixture.clock.advance(1)
      #expect(x(layer) == 85 && shownX(layer, displayed, fixture) == 85 && listener.ends.isEmpty)
      fixture.clock.advance(0.5)
      #expect(listener.ends == [true] && x(layer) == 10)
      // The second pause, in a time that is behind the clock's by now.
      layer.add(moving(), forKey: "again")
      fixture.commit()
      fixture.clock.advance(1)
      pause(outer, fixture)
      fixture.commit()
      fixture.clock.advance(3)
      #expect(x(layer) == 60)
    }
  }

  private func moving() -> CABasicAnimation {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (10, 110, 2.0)
    return move
  }

  @Test func theOffsetOfAHeldLayerScrubs() {
    run { fixture, _, layer, listener in
      layer.speed = 0
      layer.timeOffset = layer.convertTime(fixture.clock.now, from: nil)
      let start = fixture.clock.now
      let moments: [(TimeInterval, CGFloat)] = [(0.2, 20), (1.5, 85), (1, 60), (0, 10)]
      for (offset, place) in moments {
        layer.timeOffset = start + offset
        fixture.commit()
        #expect(x(layer) == place)
        fixture.clock.advance(1)
        #expect(x(layer) == place)
      }
      #expect(listener.ends.isEmpty)
    }
  }

  @Test func theDurationIsReportedAsTheLayersTimeHasIt() throws {
    try run { fixture, outer, layer, _ in
      outer.speed = 0.5
      layer.speed = 0.5
      fixture.commit()
      let reported = fixture.changes.compactMap { change -> LayerAnimation? in
        if case .animate(layer.id, _, let animation) = change { animation } else { nil }
      }
      let animation = try #require(reported.first)
      #expect(reported.count == 1 && animation.rate == 0.25 && animation.duration == 2)
    }
  }

  @Test func aSlowLayerRunsWhatIsAddedSlower() {
    LayerFixture.run { fixture in
      let (layer, listener) = (CALayer(), Listener())
      layer.speed = 0.5
      fixture.root.addSublayer(layer)
      fixture.commit()
      let move = moving()
      move.delegate = listener
      var completed = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { completed = true }
      layer.add(move, forKey: nil)
      CATransaction.commit()
      fixture.commit()
      fixture.clock.advance(2)
      #expect(x(layer) == 60 && !completed)
      fixture.clock.advance(1.9)
      #expect(listener.ends.isEmpty && !completed)
      fixture.clock.advance(0.1)
      #expect(listener.ends == [true] && completed)
    }
  }

  @Test func changesOfPropertiesMoveInTheLayersTime() {
    LayerFixture.run { fixture in
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      fixture.root.addSublayer(outer)
      fixture.commit()
      outer.speed = 10
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 100
      fixture.commit()
      fixture.clock.advance(0.05)
      #expect(x(layer) == 50)
      fixture.clock.advance(0.05)
      #expect(x(layer) == 100 && !layer.isAnimated)
    }
  }

  @Test func timesAreConvertedAlongTheTree() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.addSublayer(other)
    (outer.beginTime, outer.speed, outer.timeOffset) = (10, 2, 3)
    (inner.speed, inner.timeOffset) = (0.5, 1)
    #expect(outer.convertTime(20, from: nil) == 23)
    #expect(inner.convertTime(20, from: nil) == 12.5 && inner.convertTime(12.5, to: nil) == 20)
    #expect(inner.convertTime(23, from: outer) == 12.5 && other.convertTime(12.5, from: inner) == 23)
    // What is around both layers counts for nothing, even where it stands still.
    outer.speed = 0
    #expect(inner.convertTime(4, from: other) == 3)
  }

  @Test func beginTimesAreTimesOfTheLayer() {
    LayerFixture.run { fixture in
      let layer = CALayer()
      layer.beginTime = fixture.clock.now
      fixture.root.addSublayer(layer)
      fixture.commit()
      let move = moving()
      move.beginTime = layer.convertTime(fixture.clock.now, from: nil) + 1
      move.fillMode = .backwards
      layer.add(move, forKey: nil)
      fixture.commit()
      fixture.clock.advance(1)
      #expect(x(layer) == 10)
      fixture.clock.advance(1)
      #expect(x(layer) == 60)
    }
  }

  @Test func animationsOfTheirOwnSpeedsHoldAndRunBack() {
    LayerFixture.run { fixture in
      let (layer, listener) = (CALayer(), Listener())
      fixture.root.addSublayer(layer)
      fixture.commit()
      let held = moving()
      (held.speed, held.timeOffset) = (0, 1.5)
      layer.add(held, forKey: "move")
      fixture.commit()
      fixture.clock.advance(9)
      #expect(x(layer) == 85)
      let back = moving()
      (back.speed, back.timeOffset, back.delegate) = (-1, 2, listener)
      layer.add(back, forKey: "move")
      fixture.commit()
      #expect(x(layer) == 110)
      fixture.clock.advance(0.5)
      #expect(x(layer) == 85 && listener.ends.isEmpty)
      fixture.clock.advance(1.5)
      #expect(listener.ends == [true] && x(layer) == 0)
    }
  }

  @Test func layersThatMoveToAnotherParentTakeItsTime() {
    run { fixture, _, layer, _ in
      let still = CALayer()
      fixture.root.addSublayer(still)
      fixture.clock.advance(0.5)
      pause(still, fixture)
      fixture.commit()
      still.addSublayer(layer)
      fixture.commit()
      fixture.clock.advance(5)
      #expect(x(layer) == 35)
    }
  }

  @Test func aHeldEmitterBearsNothingAndKeepsItsParticles() {
    LayerFixture.run { fixture in
      let context = try! CGContext(width: 4, height: 4, scale: 1)
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
      cell.contents = context.makeImage()
      (cell.birthRate, cell.lifetime, cell.velocity) = (10, 1, 100)
      emitter.emitterCells = [cell]
      emitter.beginTime = fixture.clock.now
      fixture.root.addSublayer(emitter)
      fixture.advance(1)
      @MainActor func places() -> [CGFloat] {
        let particles = emitter.ownSublayers.flatMap { $0.sublayers ?? [] }
        let seen: [CALayer] = particles.compactMap { $0.presentation() }.filter { $0.opacity > 0 }
        return seen.map { ($0.position.x * 100).rounded() / 100 }.sorted()
      }
      pause(emitter, fixture)
      fixture.commit()
      let held = places()
      #expect((8...11).contains(held.count))
      fixture.advance(5)
      #expect(places() == held)
      resume(emitter, fixture)
      fixture.advance(0.53)
      #expect((8...11).contains(places().count) && places() != held)
      // A jump begins anew.
      emitter.beginTime = fixture.clock.now
      fixture.commit()
      #expect(places().isEmpty)
      fixture.advance(0.56)
      #expect(places().count == 5)
    }
  }

  @Test func copiesOfAReplicatorAreHeldToo() throws {
    try LayerFixture.run { fixture in
      let (replicator, dot) = (CAReplicatorLayer(), CALayer())
      replicator.instanceCount = 2
      replicator.addSublayer(dot)
      fixture.root.addSublayer(replicator)
      fixture.commit()
      dot.add(moving(), forKey: "move")
      fixture.commit()
      fixture.clock.advance(0.5)
      pause(dot, fixture)
      fixture.commit()
      fixture.clock.advance(5)
      fixture.commit()
      let copy = try #require(replicator.ownSublayers.first?.sublayers?.first)
      #expect(x(dot) == 35 && x(copy) == 35)
    }
  }
}
