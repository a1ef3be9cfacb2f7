import DisplayProtocol
import Testing

@testable import QuartzCore

/// Core Animation's own animations: what shows, when they end, and what layers return of them.
@MainActor struct ExplicitAnimationTests {
  /// Layers and a clock; tests take turns on the main actor.
  @MainActor private final class Bench {
    let clock = ManualClock(now: 50)
    let root = CALayer()
    let layer = CALayer()
    let host: LayerHost
    var changes: [SceneChange] = []

    init() {
      SystemClock.current = clock
      host = LayerHost(root: root)
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      root.addSublayer(layer)
      host.onCommit = { [weak self] in self?.changes = $0.changes }
      host.finishTurn()
    }

    var shown: CALayer { layer.presentation()! }

    func commit() {
      changes = []
      host.finishTurn()
    }

    /// What a number shows at some moments after now.
    func numbers(_ keyPath: String, at seconds: [TimeInterval]) -> [CGFloat] {
      var passed = 0.0
      return seconds.map { moment in
        clock.advance(moment - passed)
        passed = moment
        let value = shown.value(forKeyPath: keyPath) as? CGFloat ?? .nan
        return (value * 1000).rounded() / 1000
      }
    }
  }

  private func bench(_ work: (Bench) throws -> Void) rethrows {
    let old = SystemClock.current
    let bench = Bench()
    defer {
      bench.commit()
      bench.clock.advance(100)
      SystemClock.current = old
    }
    try work(bench)
  }

  @Test func aBasicAnimationShowsItsWayAndThenTheModelAgain() {
    bench { bench in
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (10, 110, 2.0)
      bench.layer.add(move, forKey: "move")
      bench.commit()
      #expect(bench.layer.animationKeys() == ["move"])
      #expect(bench.numbers("position.x", at: [0, 0.5, 1, 2]) == [10, 35, 60, 10])
      #expect(bench.layer.animationKeys() == nil && !bench.layer.isAnimated)
    }
  }

  @Test func missingValuesAreTheLayersOwn() {
    bench { bench in
      bench.layer.opacity = 1
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.byValue, fade.duration) = (-0.5, 1.0)
      bench.layer.add(fade, forKey: nil)
      bench.commit()
      #expect(bench.numbers("opacity", at: [0, 0.5]) == [1, 0.75])
    }
  }

  @Test func partsOfATransformMoveBesideEachOther() {
    bench { bench in
      let (grow, turn) = (
        CABasicAnimation(keyPath: "transform.scale"), CABasicAnimation(keyPath: "transform.rotation.z")
      )
      (grow.toValue, grow.duration) = (3, 1.0)
      (turn.toValue, turn.duration) = (2 * Double.pi, 1.0)
      bench.layer.add(grow, forKey: "grow")
      bench.layer.add(turn, forKey: "turn")
      bench.commit()
      bench.clock.advance(0.25)
      let matrix = bench.shown.affineTransform()
      #expect(abs(hypot(matrix.a, matrix.b) - 1.5) < 1e-6)
      #expect(abs(atan2(matrix.b, matrix.a) - .pi / 2) < 1e-6)
      bench.clock.advance(0.5)
      let later = bench.shown.affineTransform()
      #expect(abs(atan2(later.b, later.a) + .pi / 2) < 1e-6)
    }
  }

  @Test func keyframesHaveTimesCurvesAndModes() {
    bench { bench in
      let move = CAKeyframeAnimation(keyPath: "position.x")
      move.values = [0, 100, 200]
      move.keyTimes = [0, 0.25, 1]
      move.duration = 4
      bench.layer.add(move, forKey: "move")
      bench.commit()
      #expect(bench.numbers("position.x", at: [0.5, 1, 2.5]) == [50, 100, 150])
      move.calculationMode = .discrete
      bench.layer.add(move, forKey: "move")
      bench.commit()
      #expect(bench.numbers("position.x", at: [0.5, 1.5, 3.9]) == [0, 100, 200])
      move.calculationMode = .paced
      move.values = [0, 10, 100]
      bench.layer.add(move, forKey: "move")
      bench.commit()
      #expect(bench.numbers("position.x", at: [2]) == [50])
    }
  }

  @Test func aPathIsFollowedAtAnEvenSpeed() {
    bench { bench in
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 30, y: 90))
      let move = CAKeyframeAnimation(keyPath: "position")
      (move.path, move.duration) = (path, 4)
      bench.layer.add(move, forKey: nil)
      bench.commit()
      bench.clock.advance(2)
      #expect(bench.shown.position == CGPoint(x: 30, y: 30))
    }
  }

  @Test func groupsRunTogetherAndCutWhatIsLonger() {
    bench { bench in
      let (move, fade) = (CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "opacity"))
      (move.fromValue, move.toValue, move.duration) = (0, 100, 4.0)
      (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (1, 0, 1.0, 1.0)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([move, fade], 2)
      bench.layer.add(group, forKey: "both")
      bench.commit()
      #expect(bench.numbers("position.x", at: [1]) == [25])
      #expect(bench.numbers("opacity", at: [0, 0.5]) == [1, 0.5])
      bench.clock.advance(0.5)
      #expect(bench.shown.position.x == 10)
    }
  }

  @Test func timingRepeatsReversesWaitsAndFills() {
    bench { bench in
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 0.8, 1.0)
      (fade.repeatCount, fade.autoreverses, fade.speed) = (2, true, 2)
      bench.layer.add(fade, forKey: "fade")
      bench.commit()
      #expect(
        bench.numbers("opacity", at: [0.25, 0.5, 0.75, 1.25, 1.99, 2]) == [0.4, 0.8, 0.4, 0.4, 0.016, 1])
      let late = CABasicAnimation(keyPath: "opacity")
      (late.fromValue, late.toValue, late.duration) = (0.2, 0.4, 1.0)
      late.beginTime = bench.clock.now + 1
      late.fillMode = .both
      late.isRemovedOnCompletion = false
      bench.layer.add(late, forKey: "fade")
      bench.commit()
      #expect(bench.numbers("opacity", at: [0.5, 1.5, 2, 9]) == [0.2, 0.3, 0.4, 0.4])
      #expect(bench.layer.animation(forKey: "fade") != nil)
      bench.layer.removeAnimation(forKey: "fade")
      #expect(bench.shown.opacity == 1)
    }
  }

  @Test func theDelegateHearsOfStartAndEnd() {
    bench { bench in
      let witness = Witness()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.toValue, fade.duration, fade.delegate) = (0, 1.0, witness)
      fade.setValue("mine", forKey: "name")
      bench.layer.add(fade, forKey: "fade")
      #expect(witness.log.isEmpty)
      bench.commit()
      bench.clock.advance(1)
      #expect(witness.log == ["start mine", "stop mine true"])
      bench.layer.add(fade, forKey: "fade")
      bench.commit()
      bench.layer.add(fade, forKey: "fade")
      bench.commit()
      bench.clock.advance(0)
      #expect(witness.log.suffix(3) == ["start mine", "start mine", "stop mine false"])
      bench.layer.removeFromSuperlayer()
      bench.commit()
      bench.clock.advance(0)
      #expect(witness.log.last == "stop mine false" && witness.log.count == 6)
    }
  }

  // MARK: Layers of no view

  @Test func aLayerOfNoViewMovesByItself() {
    bench { bench in
      bench.layer.position.x = 110
      bench.commit()
      bench.clock.advance(0.125)
      let middle = bench.shown.position.x
      #expect(middle > 60 && middle < 110)
      bench.clock.advance(0.125)
      #expect(bench.shown.position.x == 110)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      bench.layer.position.x = 10
      CATransaction.commit()
      bench.commit()
      #expect(bench.shown.position.x == 10)
      bench.layer.actions = ["position": NSNull()]
      bench.layer.position.x = 50
      bench.commit()
      #expect(bench.shown.position.x == 50)
    }
  }

  @Test func aTransactionSaysHowLongAndHearsOfTheEnd() {
    bench { bench in
      var ends: [TimeInterval] = []
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { ends.append(bench.clock.now) }
      bench.layer.position.x = 110
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      bench.layer.opacity = 0
      CATransaction.commit()
      CATransaction.commit()
      bench.commit()
      #expect(bench.numbers("position.x", at: [1]) == [60])
      #expect(bench.shown.opacity == 0 && ends.isEmpty)
      bench.clock.advance(1)
      #expect(ends == [52])
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(0) }
      CATransaction.commit()
      bench.clock.advance(0)
      #expect(ends == [52, 0])
    }
  }

  @Test func aTransitionLaysTheOldLookOverTheNewOneWhileItFades() {
    bench { bench in
      bench.layer.isStill = true
      bench.layer.backgroundColor = .black
      bench.commit()
      let fade = CATransition()
      fade.duration = 1
      bench.layer.add(fade, forKey: kCATransition)
      bench.layer.backgroundColor = .white
      bench.commit()
      #expect(bench.root.children.count == 2)
      let old = bench.root.children[1]
      #expect(old.backgroundColor == .black)
      bench.clock.advance(0.5)
      #expect(old.presentation()?.opacity == 0.5)
      bench.clock.advance(0.5)
      #expect(bench.root.children.count == 1)
    }
  }

  @Test func aDisplayLinkCallsOnceAFrameUntilItIsInvalidated() {
    bench { bench in
      var stamps: [TimeInterval] = []
      let link = CADisplayLink { stamps.append($0.timestamp) }
      link.add(to: .main, forMode: .common)
      bench.clock.advance(0.1)
      #expect(stamps.count == 6 && abs(stamps[5] - 50.1) < 1e-9)
      link.preferredFramesPerSecond = 30
      bench.clock.advance(0.1)
      #expect(stamps.count == 9)
      link.invalidate()
      bench.clock.advance(1)
      #expect(stamps.count == 9)
    }
  }

  @Test func unknownPropertiesAreReportedAndLeft() {
    bench { bench in
      let odd = CABasicAnimation(keyPath: "smell")
      bench.layer.add(odd, forKey: nil)
      bench.commit()
      bench.layer.setValue("x", forKeyPath: "position")
      #expect(bench.layer.position == CGPoint(x: 10, y: 10))
      #expect(bench.layer.value(forKeyPath: "smell") == nil)
    }
  }
}

@MainActor private final class Witness: CAAnimationDelegate {
  var log: [String] = []

  func animationDidStart(_ anim: CAAnimation) { log.append("start \(anim.value(forKey: "name") ?? "?")") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append("stop \(anim.value(forKey: "name") ?? "?") \(flag)")
  }
}
