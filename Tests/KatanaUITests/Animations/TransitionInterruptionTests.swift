import Foundation
import Testing

@testable import KatanaUI
@testable import UIKit

@MainActor @Suite struct TransitionInterruptionTests {
  let journal = Journal()
  let box = CGRect(x: 100, y: 100, width: 80, height: 40)

  func view(_ key: String, in renderer: Renderer) -> UIView? {
    (renderer.rootNode.container as? UIView)?.subviews.first { $0.accessibilityIdentifier == key }
  }

  func all(
    _ type: AnimationType, entry: [AnimationPropsTransformer] = [], leave: [AnimationPropsTransformer] = []
  ) -> (inout ChildrenAnimations<String>) -> Void {
    { $0.allChildren = Animation(type: type, entryTransformers: entry, leaveTransformers: leave) }
  }

  @Test func anUpdateWithoutAnimationEndsOneThatRuns() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([Item("a", box, journal: journal), Item("b")]))
      fixture.update(
        renderer, to: Screen([Item("b")], animate: all(.even, leave: [AnimationProps.fade()])))
      fixture.advance(0.4)
      fixture.update(renderer, to: Screen([Item("c"), Item("d")]))
      #expect(keys(in: renderer.rootNode) == ["c", "d"])
      #expect(journal.lines.last == "unmount a")
      fixture.advance(2)
      #expect(keys(in: renderer.rootNode) == ["c", "d"], "the end of the old animation changes nothing")
    }
  }

  @Test func whatGoesGoesOnToTheSamePlaceWhenAnotherAnimationTakesOver() {
    AnimationFixture.run { fixture in
      let leave = [AnimationProps.moveRight(distance: 100)]
      let renderer = fixture.render(Screen([Item("a", box), Item("b")]))
      let view = view("a", in: renderer)!
      fixture.update(renderer, to: Screen([Item("b")], animate: all(.even, leave: leave)))
      fixture.advance(0.5)
      fixture.update(renderer, to: Screen([Item("c")], animate: all(.even, leave: leave)))
      #expect(view.frame.minX == 200, "not transformed twice")
      #expect(view.shownFrame.minX.isNear(150))
      fixture.advance(0.25)
      #expect(view.shownFrame.minX.isNear(175))
      #expect(Set(keys(in: renderer.rootNode)) == ["a", "b", "c"])
      fixture.advance(0.75)
      #expect(keys(in: renderer.rootNode) == ["c"])
    }
  }

  @Test func whatComesBackWhileItGoesKeepsItsNode() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([Item("a", box, journal: journal)]))
      let view = view("a", in: renderer)!
      let fade = all(.even, entry: [AnimationProps.fade()], leave: [AnimationProps.fade()])
      fixture.update(renderer, to: Screen([], animate: fade))
      fixture.advance(0.4)
      #expect(view.shownAlpha.isNear(0.6))
      fixture.update(renderer, to: Screen([Item("a", box, journal: journal)], animate: fade))
      #expect(view.shownAlpha.isNear(0.6), "goes on from where it is")
      fixture.advance(2)
      #expect(view.shownAlpha == 1)
      #expect(view.superview != nil)
      #expect(!journal.lines.contains("unmount a"))
    }
  }

  @Test func completionsComeOnceAtTheEndAlsoOfWhatWasInterrupted() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([Item("a", box)]))
      var calls: [String] = []
      @MainActor func update(_ name: String, _ screen: Screen) {
        renderer.rootNode.update(with: screen, animation: .none) { calls.append(name) }
        fixture.host.finishTurn()
      }
      let moved = Screen([Item("a", box.offsetBy(dx: 10, dy: 0))], animate: all(.even))
      update("first", moved)
      fixture.advance(0.9)
      #expect(calls.isEmpty)
      update("second", Screen([], animate: all(.even, leave: [AnimationProps.fade()])))
      fixture.advance(0.2)
      #expect(calls == ["first"])
      fixture.advance(0.9)
      #expect(calls == ["first", "second"])
      update("third", Screen([Item("b")], animate: all(.none)))
      #expect(calls.last == "third", "nothing is animated")
    }
  }

  @Test func completionsComeForWhatIsNotRendered() {
    let renderer = Renderer(rootDescription: Screen([Item("a")]), store: nil)
    var calls = 0
    renderer.rootNode.update(
      with: Screen([Item("b")], animate: all(.even, leave: [AnimationProps.fade()])), animation: .none
    ) { calls += 1 }
    #expect(calls == 1)
    #expect(renderer.rootNode.children.count == 1)
  }

  @Test func aNodeThatGoesWithAnAnimationRunningEndsWithEverythingInIt() {
    AnimationFixture.run { fixture in
      weak var leaving: (any AnyNode)?
      weak var inner: (any AnyNode)?
      let renderer = fixture.render(Screen([Screen([Item("a", box)], key: "s")]))
      inner = renderer.rootNode.children[0]
      leaving = inner?.children[0]
      fixture.update(
        renderer,
        to: Screen([Screen([], key: "s", animate: all(.even, leave: [AnimationProps.fade()]))]))
      fixture.advance(0.2)
      #expect(leaving != nil)
      fixture.update(renderer, to: Screen([]))
      #expect(leaving == nil)
      #expect(inner == nil)
      fixture.advance(2)
      #expect(renderer.rootNode.children.isEmpty)
    }
  }

  /// A completion that updates again, within the end of the update.
  @Test func completionsMayUpdateAgain() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([Item("a")]))
      let leave = all(.even, leave: [AnimationProps.fade()])
      renderer.rootNode.update(with: Screen([], animate: leave), animation: .none) {
        renderer.rootNode.update(with: Screen([Item("b"), Item("c")], animate: leave), animation: .none) {
          renderer.rootNode.update(with: Screen([Item("c"), Item("b")]), animation: .none, completion: nil)
        }
      }
      fixture.host.finishTurn()
      fixture.advance(5)
      #expect(keys(in: renderer.rootNode) == ["c", "b"])
      #expect(renderer.rootNode.children.count == 2)
    }
  }
}
