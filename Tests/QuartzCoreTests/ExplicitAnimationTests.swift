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

  private func fixture(_ work: (Bench) throws -> Void) rethrows {
    let old = SystemClock.current
    let fixture = Bench()
    defer {
      fixture.commit()
      fixture.clock.advance(100)
      SystemClock.current = old
    }
    try work(fixture)
  }

  @Test func aBasicAnimationShowsItsWayAndThenTheModelAgain() {
    fixture { fixture in
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (10, 110, 2.0)
      fixture.layer.add(move, forKey: "move")
      fixture.commit()
      #expect(fixture.layer.animationKeys() == ["move"])
      #expect(fixture.numbers("position.x", at: [0, 0.5, 1, 2]) == [10, 35, 60, 10])
      #expect(fixture.layer.animationKeys() == nil && !fixture.layer.isAnimated)
    }
  }

  @Test func missingValuesAreTheLayersOwn() {
    fixture { fixture in
      fixture.layer.opacity = 1
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.byValue, fade.duration) = (-0.5, 1.0)
      fixture.layer.add(fade, forKey: nil)
      fixture.commit()
      #expect(fixture.numbers("opacity", at: [0, 0.5]) == [1, 0.75])
    }
  }

  @Test func partsOfATransformMoveBesideEachOther() {
    fixture { fixture in
      let (grow, turn) = (
        CABasicAnimation(keyPath: "transform.scale"), CABasicAnimation(keyPath: "transform.rotation.z")
      )
      (grow.toValue, grow.duration) = (3, 1.0)
      (turn.toValue, turn.duration) = (2 * Double.pi, 1.0)
      fixture.layer.add(grow, forKey: "grow")
      fixture.layer.add(turn, forKey: "turn")
      fixture.commit()
      fixture.clock.advance(0.25)
      let matrix = fixture.shown.affineTransform()
      #expect(abs(hypot(matrix.a, matrix.b) - 1.5) < 1e-6)
      #expect(abs(atan2(matrix.b, matrix.a) - .pi / 2) < 1e-6)
      fixture.clock.advance(0.5)
      let later = fixture.shown.affineTransform()
      #expect(abs(atan2(later.b, later.a) + .pi / 2) < 1e-6)
    }
  }

  @Test func keyframesHaveTimesCurvesAndModes() {
    fixture { fixture in
      let move = CAKeyframeAnimation(keyPath: "position.x")
      move.values = [0, 100, 200]
      move.keyTimes = [0, 0.25, 1]
      move.duration = 4
      fixture.layer.add(move, forKey: "move")
      fixture.commit()
      #expect(fixture.numbers("position.x", at: [0.5, 1, 2.5]) == [50, 100, 150])
      move.calculationMode = .discrete
      fixture.layer.add(move, forKey: "move")
      fixture.commit()
      #expect(fixture.numbers("position.x", at: [0.5, 1.5, 3.9]) == [0, 100, 200])
      move.calculationMode = .paced
      move.values = [0, 10, 100]
      fixture.layer.add(move, forKey: "move")
      fixture.commit()
      #expect(fixture.numbers("position.x", at: [2]) == [50])
    }
  }

  @Test func aPathIsFollowedAtAnEvenSpeed() {
    fixture { fixture in
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 30, y: 90))
      let move = CAKeyframeAnimation(keyPath: "position")
      (move.path, move.duration) = (path, 4)
      fixture.layer.add(move, forKey: nil)
      fixture.commit()
      fixture.clock.advance(2)
      #expect(fixture.shown.position == CGPoint(x: 30, y: 30))
    }
  }

  @Test func groupsRunTogetherAndCutWhatIsLonger() {
    fixture { fixture in
      let (move, fade) = (CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "opacity"))
      (move.fromValue, move.toValue, move.duration) = (0, 100, 4.0)
      (fade.fromValue, fade.toValue, fade.beginTime, fade.duration) = (1, 0, 1.0, 1.0)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([move, fade], 2)
      fixture.layer.add(group, forKey: "both")
      fixture.commit()
      #expect(fixture.numbers("position.x", at: [1]) == [25])
      #expect(fixture.numbers("opacity", at: [0, 0.5]) == [1, 0.5])
      fixture.clock.advance(0.5)
      #expect(fixture.shown.position.x == 10)
    }
  }

  @Test func timingRepeatsReversesWaitsAndFills() {
    fixture { fixture in
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 0.8, 1.0)
      (fade.repeatCount, fade.autoreverses, fade.speed) = (2, true, 2)
      fixture.layer.add(fade, forKey: "fade")
      fixture.commit()
      #expect(
        fixture.numbers("opacity", at: [0.25, 0.5, 0.75, 1.25, 1.99, 2]) == [0.4, 0.8, 0.4, 0.4, 0.016, 1])
      let late = CABasicAnimation(keyPath: "opacity")
      (late.fromValue, late.toValue, late.duration) = (0.2, 0.4, 1.0)
      late.beginTime = fixture.clock.now + 1
      late.fillMode = .both
      late.isRemovedOnCompletion = false
      fixture.layer.add(late, forKey: "fade")
      fixture.commit()
      #expect(fixture.numbers("opacity", at: [0.5, 1.5, 2, 9]) == [0.2, 0.3, 0.4, 0.4])
      #expect(fixture.layer.animation(forKey: "fade") != nil)
      fixture.layer.removeAnimation(forKey: "fade")
      #expect(fixture.shown.opacity == 1)
    }
  }

  @Test func theDelegateHearsOfStartAndEnd() {
    fixture { fixture in
      let witness = Witness()
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.toValue, fade.duration, fade.delegate) = (0, 1.0, witness)
      fade.setValue("mine", forKey: "name")
      fixture.layer.add(fade, forKey: "fade")
      #expect(witness.log.isEmpty)
      fixture.commit()
      fixture.clock.advance(1)
      #expect(witness.log == ["start mine", "stop mine true"])
      fixture.layer.add(fade, forKey: "fade")
      fixture.commit()
      fixture.layer.add(fade, forKey: "fade")
      fixture.commit()
      fixture.clock.advance(0)
      #expect(witness.log.suffix(3) == ["start mine", "start mine", "stop mine false"])
      fixture.layer.removeFromSuperlayer()
      fixture.commit()
      fixture.clock.advance(0)
      #expect(witness.log.last == "stop mine false" && witness.log.count == 6)
    }
  }

  // MARK: Layers of no view

  @Test func aLayerOfNoViewMovesByItself() {
    fixture { fixture in
      fixture.layer.position.x = 110
      fixture.commit()
      fixture.clock.advance(0.125)
      let middle = fixture.shown.position.x
      #expect(middle > 60 && middle < 110)
      fixture.clock.advance(0.125)
      #expect(fixture.shown.position.x == 110)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      fixture.layer.position.x = 10
      CATransaction.commit()
      fixture.commit()
      #expect(fixture.shown.position.x == 10)
      fixture.layer.actions = ["position": NSNull()]
      fixture.layer.position.x = 50
      fixture.commit()
      #expect(fixture.shown.position.x == 50)
    }
  }

  @Test func aTransactionSaysHowLongAndHearsOfTheEnd() {
    fixture { fixture in
      var ends: [TimeInterval] = []
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { ends.append(fixture.clock.now) }
      fixture.layer.position.x = 110
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      fixture.layer.opacity = 0
      CATransaction.commit()
      CATransaction.commit()
      fixture.commit()
      #expect(fixture.numbers("position.x", at: [1]) == [60])
      #expect(fixture.shown.opacity == 0 && ends.isEmpty)
      fixture.clock.advance(1)
      #expect(ends == [52])
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(0) }
      CATransaction.commit()
      fixture.clock.advance(0)
      #expect(ends == [52, 0])
    }
  }

  @Test func aTransitionLaysTheOldLookOverTheNewOneWhileItFades() {
    fixture { fixture in
      fixture.layer.isStill = true
      fixture.layer.backgroundColor = .black
      fixture.commit()
      let fade = CATransition()
      fade.duration = 1
      fixture.layer.add(fade, forKey: kCATransition)
      fixture.layer.backgroundColor = .white
      fixture.commit()
      #expect(fixture.root.children.count == 2)
      let old = fixture.root.children[1]
      #expect(old.backgroundColor == .black)
      fixture.clock.advance(0.5)
      #expect(old.presentation()?.opacity == 0.5)
      fixture.clock.advance(0.5)
      #expect(fixture.root.children.count == 1)
    }
  }

  @Test func aDisplayLinkCallsOnceAFrameUntilItIsInvalidated() {
    fixture { fixture in
      var stamps: [TimeInterval] = []
      let link = CADisplayLink { stamps.append($0.timestamp) }
      link.add(to: .main, forMode: .common)
      fixture.clock.advance(0.1)
      #expect(stamps.count == 6 && abs(stamps[5] - 50.1) < 1e-9)
      link.preferredFramesPerSecond = 30
      fixture.clock.advance(0.1)
      #expect(stamps.count == 9)
      link.invalidate()
      fixture.clock.advance(1)
      #expect(stamps.count == 9)
    }
  }

  @Test func unknownPropertiesAreReportedAndLeft() {
    fixture { fixture in
      let odd = CABasicAnimation(keyPath: "smell")
      fixture.layer.add(odd, forKey: nil)
      fixture.commit()
      fixture.layer.setValue("x", forKeyPath: "position")
      #expect(fixture.layer.position == CGPoint(x: 10, y: 10))
      #expect(fixture.layer.value(forKeyPath: "smell") == nil)
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
