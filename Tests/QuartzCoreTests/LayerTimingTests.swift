import DisplayProtocol
import Testing

@testable import QuartzCore

/// The time of layers: holding, scrubbing, slowing down and going on, for the display and for `presentation()`.
@MainActor struct LayerTimingTests {
  private final class Listener: CAAnimationDelegate {
    var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
  }

  /// A layer in a layer, with a move of 100 points in 2 seconds.
  private func run(
    _ work: (_ bench: LayerBench, _ outer: CALayer, _ layer: CALayer, _ listener: Listener) throws -> Void
  ) rethrows {
    try LayerBench.run { bench in
      let (outer, layer, listener) = (CALayer(), CALayer(), Listener())
      outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      outer.addSublayer(layer)
      bench.root.addSublayer(outer)
      bench.commit()
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration, move.delegate) = (10, 110, 2.0, listener)
      layer.add(move, forKey: "move")
      bench.commit()
      try work(bench, outer, layer, listener)
    }
  }

  private func x(_ layer: CALayer) -> CGFloat {
    ((layer.presentation()?.position.x ?? .nan) * 1000).rounded() / 1000
  }

  /// Apple's recipe for holding a layer (Technical Q&A QA1673), on the bench's clock.
  private func pause(_ layer: CALayer, _ bench: LayerBench) {
    let time = layer.convertTime(bench.clock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = time
  }

  private func resume(_ layer: CALayer, _ bench: LayerBench) {
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(bench.clock.now, from: nil) - paused
  }

  /// The place of the left edge, as a display that receives all changes shows it.
  private func shownX(_ layer: CALayer, _ displayed: RunningAnimations, _ bench: LayerBench) -> CGFloat {
    var model = LayerProperties()
    model.frame = layer.frame
    return (displayed.properties(of: model, at: bench.clock.now).frame.midX * 1000).rounded() / 1000
  }

  @Test func beginsAsCoreAnimations() {
    let timing: any CAMediaTiming = CALayer()
    #expect(timing.beginTime == 0 && timing.speed == 1 && timing.timeOffset == 0)
    #expect(timing.duration == .infinity && timing.repeatCount == 0 && timing.repeatDuration == 0)
    #expect(!timing.autoreverses && timing.fillMode == .removed)
  }

  @Test func aHeldLayerHoldsWhatLiesInItAndGoesOnFromThere() {
    run { bench, outer, layer, listener in
      var displayed = RunningAnimations()
      @MainActor func follow() {
        for case .animate(layer.id, let key, let animation) in bench.changes {
          displayed.start(animation, key: key, at: bench.clock.now)
        }
      }
      follow()
      bench.clock.advance(0.5)
      pause(outer, bench)
      bench.commit()
      follow()
      #expect(x(layer) == 35)
      bench.clock.advance(7)
      bench.commit()
      #expect(x(layer) == 35 && shownX(layer, displayed, bench) == 35 && listener.ends.isEmpty)
      resume(outer, bench)
      bench.commit()
      follow()
      bench.clock.advance(1)
      #expect(x(layer) == 85 && shownX(layer, displayed, bench) == 85 && listener.ends.isEmpty)
      bench.clock.advance(0.5)
      #expect(listener.ends == [true] && x(layer) == 10)
      // The second pause, in a time that is behind the clock's by now.
      layer.add(moving(), forKey: "again")
      bench.commit()
      bench.clock.advance(1)
      pause(outer, bench)
      bench.commit()
      bench.clock.advance(3)
      #expect(x(layer) == 60)
    }
  }

  private func moving() -> CABasicAnimation {
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (10, 110, 2.0)
    return move
  }

  @Test func theOffsetOfAHeldLayerScrubs() {
    run { bench, _, layer, listener in
      layer.speed = 0
      layer.timeOffset = layer.convertTime(bench.clock.now, from: nil)
      let start = bench.clock.now
      let moments: [(TimeInterval, CGFloat)] = [(0.2, 20), (1.5, 85), (1, 60), (0, 10)]
      for (offset, place) in moments {
        layer.timeOffset = start + offset
        bench.commit()
        #expect(x(layer) == place)
        bench.clock.advance(1)
        #expect(x(layer) == place)
      }
      #expect(listener.ends.isEmpty)
    }
  }

  @Test func theDurationIsReportedAsTheLayersTimeHasIt() throws {
    try run { bench, outer, layer, _ in
      outer.speed = 0.5
      layer.speed = 0.5
      bench.commit()
      let reported = bench.changes.compactMap { change -> LayerAnimation? in
        if case .animate(layer.id, _, let animation) = change { animation } else { nil }
      }
      let animation = try #require(reported.first)
      #expect(reported.count == 1 && animation.rate == 0.25 && animation.duration == 2)
    }
  }

  @Test func aSlowLayerRunsWhatIsAddedSlower() {
    LayerBench.run { bench in
      let (layer, listener) = (CALayer(), Listener())
      layer.speed = 0.5
      bench.root.addSublayer(layer)
      bench.commit()
      let move = moving()
      move.delegate = listener
      var completed = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { completed = true }
      layer.add(move, forKey: nil)
      CATransaction.commit()
      bench.commit()
      bench.clock.advance(2)
      #expect(x(layer) == 60 && !completed)
      bench.clock.advance(1.9)
      #expect(listener.ends.isEmpty && !completed)
      bench.clock.advance(0.1)
      #expect(listener.ends == [true] && completed)
    }
  }

  @Test func changesOfPropertiesMoveInTheLayersTime() {
    LayerBench.run { bench in
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      bench.root.addSublayer(outer)
      bench.commit()
      outer.speed = 10
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 100
      bench.commit()
      bench.clock.advance(0.05)
      #expect(x(layer) == 50)
      bench.clock.advance(0.05)
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
    LayerBench.run { bench in
      let layer = CALayer()
      layer.beginTime = bench.clock.now
      bench.root.addSublayer(layer)
      bench.commit()
      let move = moving()
      move.beginTime = layer.convertTime(bench.clock.now, from: nil) + 1
      move.fillMode = .backwards
      layer.add(move, forKey: nil)
      bench.commit()
      bench.clock.advance(1)
      #expect(x(layer) == 10)
      bench.clock.advance(1)
      #expect(x(layer) == 60)
    }
  }

  @Test func animationsOfTheirOwnSpeedsHoldAndRunBack() {
    LayerBench.run { bench in
      let (layer, listener) = (CALayer(), Listener())
      bench.root.addSublayer(layer)
      bench.commit()
      let held = moving()
      (held.speed, held.timeOffset) = (0, 1.5)
      layer.add(held, forKey: "move")
      bench.commit()
      bench.clock.advance(9)
      #expect(x(layer) == 85)
      let back = moving()
      (back.speed, back.timeOffset, back.delegate) = (-1, 2, listener)
      layer.add(back, forKey: "move")
      bench.commit()
      #expect(x(layer) == 110)
      bench.clock.advance(0.5)
      #expect(x(layer) == 85 && listener.ends.isEmpty)
      bench.clock.advance(1.5)
      #expect(listener.ends == [true] && x(layer) == 0)
    }
  }

  @Test func layersThatMoveToAnotherParentTakeItsTime() {
    run { bench, _, layer, _ in
      let still = CALayer()
      bench.root.addSublayer(still)
      bench.clock.advance(0.5)
      pause(still, bench)
      bench.commit()
      still.addSublayer(layer)
      bench.commit()
      bench.clock.advance(5)
      #expect(x(layer) == 35)
    }
  }

  @Test func aHeldEmitterBearsNothingAndKeepsItsParticles() {
    LayerBench.run { bench in
      let context = try! CGContext(width: 4, height: 4, scale: 1)
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
      cell.contents = context.makeImage()
      (cell.birthRate, cell.lifetime, cell.velocity) = (10, 1, 100)
      emitter.emitterCells = [cell]
      emitter.beginTime = bench.clock.now
      bench.root.addSublayer(emitter)
      bench.advance(1)
      @MainActor func places() -> [CGFloat] {
        let particles = emitter.ownSublayers.flatMap { $0.sublayers ?? [] }
        let seen: [CALayer] = particles.compactMap { $0.presentation() }.filter { $0.opacity > 0 }
        return seen.map { ($0.position.x * 100).rounded() / 100 }.sorted()
      }
      pause(emitter, bench)
      bench.commit()
      let held = places()
      #expect((8...11).contains(held.count))
      bench.advance(5)
      #expect(places() == held)
      resume(emitter, bench)
      bench.advance(0.53)
      #expect((8...11).contains(places().count) && places() != held)
      // A jump begins anew.
      emitter.beginTime = bench.clock.now
      bench.commit()
      #expect(places().isEmpty)
      bench.advance(0.56)
      #expect(places().count == 5)
    }
  }

  @Test func copiesOfAReplicatorAreHeldToo() throws {
    try LayerBench.run { bench in
      let (replicator, dot) = (CAReplicatorLayer(), CALayer())
      replicator.instanceCount = 2
      replicator.addSublayer(dot)
      bench.root.addSublayer(replicator)
      bench.commit()
      dot.add(moving(), forKey: "move")
      bench.commit()
      bench.clock.advance(0.5)
      pause(dot, bench)
      bench.commit()
      bench.clock.advance(5)
      bench.commit()
      let copy = try #require(replicator.ownSublayers.first?.sublayers?.first)
      #expect(x(dot) == 35 && x(copy) == 35)
    }
  }
}
