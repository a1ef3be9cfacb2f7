import DisplayProtocol
import QuartzCore
import Testing

@testable import UIKit

/// Animation blocks: the changes that they commit, what shows meanwhile, and when they are reported as
/// finished.
@MainActor struct UIViewAnimationTests {
  @Test func aBlockSendsTheNewValueAndTheWayThere() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      UIView.animate(withDuration: 0.3, delay: 0.1, options: .curveLinear) {
        view.alpha = 0.9
        view.alpha = 0.5
      }
      #expect(view.alpha == 0.5)
      var animation = LayerAnimation(
        from: .opacity(0.5), to: .opacity(0), duration: 0.3, delay: 0.1, curve: .linear)
      animation.isAdditive = true
      #expect(
        fixture.finishTurn() == [
          .set(view.layer.id, .opacity(0.5)), .animate(view.layer.id, key: "opacity", animation),
        ])
      #expect(fixture.finishTurn().isEmpty)
    }
  }

  @Test func whatShowsFollowsTheCurveAndEndsOnTheNewValue() {
    AnimationFixture.run { fixture in
      let view = fixture.view(0, 0, 10, 10)
      UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
        view.frame = CGRect(x: 100, y: 0, width: 30, height: 10)
      }
      fixture.finishTurn()
      #expect(view.frame.minX == 100 && view.shownFrame.minX == 0)
      fixture.clock.advance(1)
      #expect(view.shownFrame == CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.clock.advance(1)
      #expect(view.shownFrame == CGRect(x: 50, y: 0, width: 20, height: 10))
      fixture.clock.advance(1)
      #expect(view.shownFrame == CGRect(x: 100, y: 0, width: 30, height: 10))
    }
  }

  @Test func aViewThatHasJustComeIsAnimatedToo() {
    AnimationFixture.run { fixture in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.alpha = 0
      fixture.root.addSublayer(view.layer)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 1 }
      #expect(fixture.animations().count == 1)
      fixture.clock.advance(0.25)
      #expect(view.shownAlpha.isClose(to: 0.25))
    }
  }

  @Test func colorMovesByItsValuesAndWhatCannotMoveDoesNot() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      view.backgroundColor = .blue
      fixture.finishTurn()
      UIView.animate(withDuration: 1) {
        view.backgroundColor = .red
        view.isHidden = true
      }
      let animations = fixture.animations()
      #expect(animations.map(\.from.name) == ["backgroundColor"])
      #expect(animations[0].from == .backgroundColor(UIColor.blue.cgColor))
      #expect(animations[0].to == .backgroundColor(UIColor.red.cgColor) && !animations[0].isAdditive)
    }
  }

  @Test func whatEndsWhereItBeganDoesNotMove() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      UIView.animate(withDuration: 1) {
        view.alpha = 0
        view.alpha = 1
      }
      #expect(fixture.finishTurn() == [.set(view.layer.id, .opacity(1))])
    }
  }

  // MARK: Retargeting

  @Test func aNewGoalIsTakenWithoutAJumpOfPlaceOrSpeed() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
      fixture.finishTurn()
      fixture.clock.advance(0.5)
      let place = view.shownFrame.minX
      UIView.animate(withDuration: 1) { view.frame.origin.x = 0 }
      fixture.finishTurn()
      #expect(view.shownFrame.minX.isClose(to: place))
      fixture.clock.advance(0.01)
      // It still goes on before it turns back.
      #expect(view.shownFrame.minX > place + 0.5)
      fixture.clock.advance(0.99)
      #expect(view.shownFrame.minX.isClose(to: 0))
    }
  }

  @Test func aColorsNewGoalBeginsWithWhatShowsAndEndsTheOldWay() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      view.backgroundColor = .black
      fixture.finishTurn()
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .white
      } completion: {
        ends.append($0)
      }
      fixture.finishTurn()
      fixture.clock.advance(0.5)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .black
      } completion: {
        ends.append($0)
      }
      fixture.finishTurn()
      #expect(view.layer.presentation()?.backgroundColor?.red == 0.5)
      fixture.clock.advance(0)
      #expect(ends == [false])
      fixture.clock.advance(1)
      #expect(ends == [false, true])
    }
  }

  /// A property that moves by 120 to 240 and back.
  struct Moved: Sendable {
    let name: String
    let set: @MainActor @Sendable (UIView, CGFloat) -> Void
    let shown: @MainActor @Sendable (UIView) -> CGFloat
  }

  nonisolated static let moved: [Moved] = [
    Moved(name: "center") {
      $0.center.x = $1
    } shown: {
      $0.layer.presentation()!.position.x
    },
    Moved(name: "width") {
      $0.bounds.size.width = $1
    } shown: {
      $0.layer.presentation()!.bounds.width
    },
    Moved(name: "transform") {
      $0.transform = CGAffineTransform(translationX: $1, y: 0)
    } shown: {
      $0.layer.presentation()!.affineTransform().tx
    },
    Moved(name: "alpha") {
      $0.alpha = $1 / 240
    } shown: {
      $0.shownAlpha * 240
    },
    Moved(name: "corner") {
      $0.layer.cornerRadius = $1
    } shown: {
      $0.layer.presentation()!.cornerRadius
    },
  ]

  @Test(
    "A way that is turned back is added to the first, which ends in its time, whether or not it begins from the current state",
    arguments: moved.indices, [UIView.AnimationOptions([]), .beginFromCurrentState])
  func turningBack(index: Int, option: UIView.AnimationOptions) {
    let property = Self.moved[index]
    AnimationFixture.run { fixture in
      let view = fixture.view()
      property.set(view, 120)
      fixture.finishTurn()
      var ends: [String] = []
      @MainActor func move(to value: CGFloat, _ name: String) {
        UIView.animate(withDuration: 3, delay: 0, options: [.curveLinear, option]) {
          property.set(view, value)
        } completion: {
          ends.append("\(name) \($0)")
        }
        fixture.finishTurn()
      }
      move(to: 240, "there")
      fixture.advance(1.5)
      #expect(property.shown(view).isClose(to: 180, within: 1e-3))
      move(to: 120, "back")
      for _ in 0..<2 {
        fixture.advance(0.7)
        #expect(property.shown(view).isClose(to: 180, within: 1e-3) && ends.isEmpty, "\(property.name)")
      }
      fixture.advance(0.1)
      #expect(ends == ["there true"])
      fixture.advance(0.75)
      #expect(property.shown(view).isClose(to: 150, within: 1e-3))
      fixture.advance(0.75)
      #expect(property.shown(view).isClose(to: 120, within: 1e-3) && ends == ["there true", "back true"])
    }
  }

  @Test func beginningFromTheCurrentStateEndsWhatRepeatsWithoutEnd() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      fixture.finishTurn()
      fixture.clock.advance(10.5)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.alpha = 1
      }
      let changes = fixture.finishTurn()
      #expect(changes.contains(.endAnimation(view.layer.id, key: "opacity")))
      #expect(view.shownAlpha.isClose(to: 0.5))
      fixture.clock.advance(0.5)
      #expect(view.shownAlpha.isClose(to: 0.75))
      #expect(ends == [false])
    }
  }

  // MARK: Completion

  @Test func completionComesExactlyAtTheEnd() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [(Bool, TimeInterval)] = []
      UIView.animate(withDuration: 0.5, delay: 0.25, options: [.autoreverse]) {
        view.alpha = 0
      } completion: {
        ends.append(($0, fixture.clock.now))
      }
      fixture.finishTurn()
      fixture.clock.advance(1.249)
      #expect(ends.isEmpty)
      fixture.clock.advance(0.001)
      #expect(ends.count == 1 && ends[0].0 && CGFloat(ends[0].1).isClose(to: 1001.25))
      #expect(!view.layer.isAnimated)
    }
  }

  @Test func noDurationNoAnimationAndCompletionAtOnce() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var finished: Bool?
      UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { finished = $0 })
      #expect(finished == true)
      #expect(fixture.finishTurn() == [.set(view.layer.id, .opacity(0))])
    }
  }

  @Test func whereNothingMovesCompletionIsSoon() {
    AnimationFixture.run { fixture in
      let (shown, loose) = (fixture.view(), UIView())
      var ends: [Bool] = []
      UIView.animate(withDuration: 9, animations: { shown.alpha = 1 }, completion: { ends.append($0) })
      UIView.animate(withDuration: 9, animations: { loose.alpha = 0 }, completion: { ends.append($0) })
      #expect(ends.isEmpty)
      #expect(fixture.finishTurn().isEmpty)
      fixture.clock.advance(0)
      #expect(ends == [true, true])
    }
  }

  @Test func removingTheViewEndsItsAnimationsUnfinished() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
      fixture.finishTurn()
      fixture.clock.advance(0.5)
      view.layer.removeFromSuperlayer()
      fixture.advance(0)
      fixture.advance(0)
      #expect(ends == [false])
      fixture.root.addSublayer(view.layer)
      UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { ends.append($0) })
      view.layer.removeFromSuperlayer()
      fixture.advance(0)
      fixture.advance(0)
      #expect(ends == [false, false])
    }
  }

  @Test func anEndlessAnimationRunsOnUntilItIsRemoved() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [Bool] = []
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
        view.alpha = 0
      } completion: {
        ends.append($0)
      }
      fixture.finishTurn()
      fixture.clock.advance(7.25)
      #expect(view.shownAlpha.isClose(to: 0.75) && ends.isEmpty)
      view.layer.removeAllAnimations()
      #expect(fixture.finishTurn() == [.endAnimation(view.layer.id, key: "opacity")])
      fixture.clock.advance(0)
      #expect(ends == [false])
      #expect(view.shownAlpha == 0)
    }
  }

  @Test func theAsyncFormReturnsAtTheEnd() async {
    let finished = await UIView.animate(withDuration: 0.001) {}
    #expect(finished)
  }

  // MARK: Blocks in blocks

  @Test func aBlockInsideTakesTheOuterTimeUnlessItSaysOtherwise() {
    AnimationFixture.run { fixture in
      let (first, second) = (fixture.view(), fixture.view())
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 5) { first.alpha = 0 }
        UIView.animate(
          withDuration: 5, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
        ) { second.alpha = 0 }
      }
      let animations = fixture.animations()
      #expect(animations.map(\.duration) == [1, 5])
      #expect(animations.map(\.curve) == [.linear, .easeInOut])
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test func insideABlockWithoutAnimationNothingMoves() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [Bool] = []
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          view.alpha = 0
          #expect(!UIView.areAnimationsEnabled)
          UIView.animate(
            withDuration: 1, animations: { view.frame.origin.x = 9 }, completion: { ends.append($0) })
        }
      }
      #expect(ends == [true])
      #expect(fixture.animations().isEmpty)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { view.alpha = 1 }
      UIView.setAnimationsEnabled(true)
      #expect(fixture.animations().isEmpty)
    }
  }

  @Test func layoutInABlockMovesSubviews() {
    AnimationFixture.run { fixture in
      let view = Halver(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      fixture.root.addSublayer(view.layer)
      fixture.finishTurn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.size.width = 200
        view.layoutIfNeeded()
      }
      fixture.finishTurn()
      fixture.clock.advance(0.5)
      #expect(view.half.frame.width == 100)
      #expect(view.half.shownFrame.width.isClose(to: 75))
    }
  }

  // MARK: Touches

  @Test func viewsThatMoveTakeNoTouchesUnlessAllowed() {
    AnimationFixture.run { fixture in
      let view = fixture.view(0, 0, 100, 100)
      let point = CGPoint(x: 5, y: 5)
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      fixture.finishTurn()
      #expect(view.hitTest(point, with: nil) == nil)
      fixture.advance(1)
      #expect(view.hitTest(point, with: nil) === view)
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
      fixture.finishTurn()
      #expect(view.hitTest(point, with: nil) === view)
    }
  }

  // MARK: Curves

  @Test(arguments: [(1.0, 9.2334), (0.5, 12.717)])
  func springsComeToRestWithinTheirDuration(ratio: CGFloat, product: CGFloat) {
    let curve = LayerAnimation.Curve.spring(duration: 2, dampingRatio: ratio, velocity: 0)
    guard case .spring(let stiffness, let damping, _) = curve else {
      Issue.record("not a spring")
      return
    }
    #expect(abs(stiffness.squareRoot() * 2 - product) < 0.001)
    #expect(abs(damping - 2 * ratio * stiffness.squareRoot()) < 1e-9)
  }

  @Test func aSpringIsAsLongAsItSeemsAndRestsLater() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      UIView.animate(springDuration: 0.5, bounce: 0.3) { view.frame.origin.x = 100 }
      let animation = fixture.animations()[0]
      guard case .spring(let stiffness, let damping, _) = animation.curve else {
        Issue.record("not a spring")
        return
      }
      #expect(stiffness.squareRoot().isClose(to: 4 * .pi))
      let expectedDamping: CGFloat = 2 * 0.7 * 4 * .pi
      #expect(damping.isClose(to: expectedDamping))
      #expect(animation.duration > 0.5 && animation.duration < 1.5)
      let greatest = (0..<100).map { step -> CGFloat in
        fixture.clock.advance(0.01)
        return step < 99 ? view.shownFrame.minX : 0
      }.max()!
      #expect(greatest > 101 && greatest < 130)
    }
  }

  // MARK: Keyframes

  @Test func keyframesMoveOneAfterTheOther() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [Bool] = []
      UIView.animateKeyframes(
        withDuration: 2, delay: 0,
        options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.frame.origin.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 200 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 0 }
      } completion: {
        ends.append($0)
      }
      fixture.finishTurn()
      let places = [0.25, 0.25, 0.25, 0.25, 0.5, 0.25].map { seconds -> CGFloat in
        fixture.clock.advance(seconds)
        return view.shownFrame.minX
      }
      let expected: [CGFloat] = [50, 100, 100, 100, 150, 175]
      let areClose = zip(places, expected).allSatisfy { pair in pair.0.isClose(to: pair.1) }
      #expect(areClose, "\(places)")
      #expect(view.shownAlpha.isClose(to: 0.5))
      fixture.clock.advance(0.25)
      #expect(ends == [true] && view.shownFrame.minX == 200)
    }
  }

  @Test func discreteKeyframesJump() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 200 }
      }
      fixture.finishTurn()
      fixture.clock.advance(0.4)
      #expect(view.shownFrame.minX == 0)
      fixture.clock.advance(0.2)
      #expect(view.shownFrame.minX == 100)
    }
  }

  // MARK: Lifetimes and amounts of work

  @Test func blocksAndViewsAreNotKeptLongerThanTheAnimation() {
    weak var lostView: UIView?
    weak var lostWitness: NSObject?
    AnimationFixture.run { fixture in
      let view = fixture.view()
      let witness = NSObject()
      (lostView, lostWitness) = (view, witness)
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { _ in _ = witness })
      fixture.finishTurn()
      fixture.clock.advance(1)
      view.layer.removeFromSuperlayer()
      fixture.finishTurn()
    }
    #expect(lostView == nil && lostWitness == nil)
  }

  @Test func aBlockOfManyViewsSetsOneAlarm() {
    AnimationFixture.run { fixture in
      let views = (0..<100).map { _ in fixture.view() }
      UIView.animate(withDuration: 1) { for view in views { view.alpha = 0 } }
      #expect(fixture.animations().count == 100)
      #expect(fixture.clock.waiting == 1)
      fixture.clock.advance(1)
      #expect(views.allSatisfy { !$0.layer.isAnimated })
      #expect(fixture.finishTurn().isEmpty)
    }
  }
}

/// Lays its one subview over the left half.
private final class Halver: UIView {
  let half = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(half)
    half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
  }
}
