import QuartzCore
import Testing

@testable import UIKit

/// Animators that are paused, led by hand, turned back and stopped.
@MainActor struct PropertyAnimatorTests {
  private func animator(_ view: UIView, _ log: @escaping (UIViewAnimatingPosition) -> Void = { _ in })
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.frame.origin.x = 100 }
    animator.addCompletion(log)
    return animator
  }

  @Test func anAnimatorRunsToItsEnd() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator(view) { ends.append($0) }
      #expect(animator.state == .inactive && view.frame.minX == 0)
      animator.startAnimation()
      fixture.finishTurn()
      fixture.advance(0.5)
      #expect(view.shownFrame.minX.isClose(to: 25) && animator.fractionComplete.isClose(to: 0.25))
      #expect(animator.isRunning && animator.state == .active)
      fixture.advance(1.5)
      #expect(ends == [.end] && animator.state == .inactive && view.shownFrame.minX == 100)
    }
  }

  @Test func itPausesAndGoesOn() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator(view) { ends.append($0) }
      animator.startAnimation()
      fixture.finishTurn()
      fixture.advance(0.5)
      animator.pauseAnimation()
      fixture.advance(5)
      #expect(view.shownFrame.minX.isClose(to: 25) && ends.isEmpty && !animator.isRunning)
      animator.startAnimation()
      fixture.advance(0.75)
      #expect(view.shownFrame.minX.isClose(to: 62.5))
      fixture.advance(0.75)
      #expect(ends == [.end])
    }
  }

  @Test func itIsLedByHandFromTheStart() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      let animator = animator(view)
      animator.fractionComplete = 0.3
      fixture.finishTurn()
      #expect(view.shownFrame.minX.isClose(to: 30))
      fixture.advance(1)
      #expect(view.shownFrame.minX.isClose(to: 30))
      animator.fractionComplete = 0.8
      fixture.finishTurn()
      #expect(view.shownFrame.minX.isClose(to: 80))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      fixture.finishTurn()
      fixture.advance(1)
      #expect(view.shownFrame.minX.isClose(to: 90))
      fixture.advance(1)
      #expect(animator.state == .inactive)
    }
  }

  @Test func itTurnsBackToTheStart() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator(view) { ends.append($0) }
      animator.startAnimation()
      fixture.finishTurn()
      fixture.advance(1)
      animator.isReversed = true
      fixture.finishTurn()
      fixture.advance(0.5)
      #expect(view.shownFrame.minX.isClose(to: 25))
      fixture.advance(0.5)
      #expect(ends == [.start] && view.frame.minX == 0 && view.shownFrame.minX == 0)
    }
  }

  @Test func itStopsWhereItIs() {
    AnimationFixture.run { fixture in
      let (view, other) = (fixture.view(), fixture.view())
      var ends: [UIViewAnimatingPosition] = []
      let stopped = animator(view) { ends.append($0) }
      let finished = animator(other) { ends.append($0) }
      stopped.startAnimation()
      finished.startAnimation()
      fixture.finishTurn()
      fixture.advance(1)
      stopped.stopAnimation(true)
      finished.stopAnimation(false)
      fixture.finishTurn()
      #expect(view.frame.minX == 50 && stopped.state == .inactive)
      #expect(other.frame.minX == 50 && finished.state == .stopped)
      finished.finishAnimation(at: .end)
      fixture.finishTurn()
      #expect(other.frame.minX == 100 && ends == [.end] && !other.layer.isAnimated)
      fixture.advance(5)
      #expect(view.frame.minX == 50 && ends == [.end])
    }
  }

  @Test func aTransitionEndsOnTheNewLook() {
    AnimationFixture.run { fixture in
      let view = fixture.view(0, 0, 100, 100)
      view.backgroundColor = .red
      fixture.finishTurn()
      var ends: [Bool] = []
      UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) {
        view.backgroundColor = .blue
      } completion: {
        ends.append($0)
      }
      fixture.finishTurn()
      #expect(fixture.root.sublayers?.count == 2)
      fixture.advance(0.75)
      let width = view.layer.presentation()?.affineTransform().a ?? 0
      #expect(width > 0.45 && width < 0.95)
      fixture.advance(0.25)
      fixture.advance(0)
      #expect(ends == [true] && fixture.root.sublayers?.count == 1)
      #expect(view.layer.presentation()?.affineTransform() == .identity)
    }
  }

  @Test func transitionsFromViewToViewSwapThem() {
    AnimationFixture.run { fixture in
      let (container, old, new) = (fixture.view(0, 0, 100, 100), UIView(), UIView())
      container.addSubview(old)
      fixture.finishTurn()
      UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve)
      #expect(container.subviews == [new])
      UIView.transition(from: new, to: old, duration: 0)
      #expect(container.subviews == [old])
    }
  }

  @Test func anAnimatorThatPausesAtItsEndIsTurnedBackFromThere() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator(view) { ends.append($0) }
      animator.pausesOnCompletion = true
      animator.startAnimation()
      fixture.finishTurn()
      fixture.advance(5)
      #expect(animator.state == .active && !animator.isRunning && ends.isEmpty)
      #expect(animator.fractionComplete == 1 && view.shownFrame.minX.isClose(to: 100))
      for _ in 0..<2 {
        animator.isReversed = true
        animator.startAnimation()
        fixture.finishTurn()
        fixture.advance(0.5)
        #expect(view.shownFrame.minX.isClose(to: 75) && animator.fractionComplete.isClose(to: 0.75))
        fixture.advance(3)
        #expect(view.shownFrame.minX.isClose(to: 0) && animator.fractionComplete == 0 && ends.isEmpty)
        animator.isReversed = false
        animator.startAnimation()
        fixture.finishTurn()
        fixture.advance(1)
        #expect(view.shownFrame.minX.isClose(to: 50))
        fixture.advance(3)
        #expect(view.shownFrame.minX.isClose(to: 100) && animator.state == .active)
      }
      animator.isReversed = true
      animator.pausesOnCompletion = false
      animator.startAnimation()
      fixture.finishTurn()
      fixture.advance(3)
      #expect(ends == [.start] && animator.state == .inactive && view.frame.minX == 0)
    }
  }

  @Test func anAnimatorThatPausesAtItsEndIsStoppedAndFinished() {
    AnimationFixture.run { fixture in
      let view = fixture.view()
      var ends: [UIViewAnimatingPosition] = []
      let animator = animator(view) { ends.append($0) }
      animator.startAnimation()
      fixture.finishTurn()
      fixture.advance(0.5)
      animator.pausesOnCompletion = true
      fixture.advance(5)
      #expect(animator.state == .active && ends.isEmpty)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      #expect(ends == [.end] && view.frame.minX == 100 && animator.state == .inactive)
    }
  }
}
