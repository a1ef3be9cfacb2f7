import DisplayProtocol
import Testing

@testable import UIKit

/// Animations between `beginAnimations` and `commitAnimations`.
@MainActor struct BeginAnimationsTests {
  private final class Delegate: NSObject {
    var log: [String] = []
    func start(_ name: String) { log.append("start \(name)") }
    func stop(_ name: String) { log.append("stop \(name)") }
  }

  @Test func changesMoveAsTheBlockIsSetWhenTheyAreMade() {
    AnimationFixture.run { fixture in
      let (view, other) = (fixture.view(), fixture.view())
      let delegate = Delegate()
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(2)
      UIView.setAnimationDelay(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationWillStart(Selector("start", Delegate.start))
      UIView.setAnimationDidStop(Selector("stop", Delegate.stop))
      view.center.x = 105
      UIView.setAnimationDuration(4)
      other.center.x = 105
      UIView.commitAnimations()
      let free = fixture.view()
      free.center.x = 50
      #expect(delegate.log == ["start move"])
      fixture.finishTurn()
      #expect(free.shownFrame.midX == 50)
      fixture.advance(2)
      #expect(view.shownFrame.midX.isClose(to: 55, within: 0.01))
      #expect(other.shownFrame.midX.isClose(to: 30, within: 0.01))
      fixture.advance(1.5)
      #expect(delegate.log == ["start move"])
      fixture.advance(2)
      #expect(delegate.log == ["start move", "stop move"])
    }
  }

  @Test func blocksLieInsideEachOtherAndRepeat() {
    AnimationFixture.run { fixture in
      let (view, inner) = (fixture.view(), fixture.view())
      UIView.beginAnimations(nil, context: nil)
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationRepeatCount(3)
      UIView.setAnimationRepeatAutoreverses(true)
      inner.alpha = 0
      UIView.commitAnimations()
      view.alpha = 0.5
      UIView.commitAnimations()
      let animations = fixture.animations()
      #expect(animations.count == 2)
      #expect(animations.contains { $0.duration == 1 && $0.repeatCount == 3 && $0.autoreverses })
      #expect(animations.contains { $0.duration == 0.2 && $0.repeatCount == 1 && !$0.autoreverses })
      UIView.commitAnimations()
    }
  }
}
