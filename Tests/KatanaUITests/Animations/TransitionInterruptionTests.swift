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
    AnimationStage.run { stage in
      let renderer = stage.render(Screen([Item("a", box, journal: journal), Item("b")]))
      stage.update(
        renderer, to: Screen([Item("b")], animate: all(.even, leave: [AnimationProps.fade()])))
      stage.advance(0.4)
      stage.update(renderer, to: Screen([Item("c"), Item("d")]))
      #expect(keys(in: renderer.rootNode) == ["c", "d"])
      #expect(journal.lines.last == "unmount a")
      stage.advance(2)
      #expect(keys(in: renderer.rootNode) == ["c", "d"], "the end of the old animation changes nothing")
    }
  }

  @Test func whatGoesGoesOnToTheSamePlaceWhenAnotherAnimationTakesOver() {
    AnimationStage.run { stage in
      let leave = [AnimationProps.moveRight(distance: 100)]
      let renderer = stage.render(Screen([Item("a", box), Item("b")]))
      let view = view("a", in: renderer)!
      stage.update(renderer, to: Screen([Item("b")], animate: all(.even, leave: leave)))
      stage.advance(0.5)
      stage.update(renderer, to: Screen([Item("c")], animate: all(.even, leave: leave)))
      #expect(view.frame.minX == 200, "not transformed twice")
      #expect(view.shownFrame.minX.isNear(150))
      stage.advance(0.25)
      #expect(view.shownFrame.minX.isNear(175))
      #expect(Set(keys(in: renderer.rootNode)) == ["a", "b", "c"])
      stage.advance(0.75)
      #expect(keys(in: renderer.rootNode) == ["c"])
    }
  }

  @Test func whatComesBackWhileItGoesKeepsItsNode() {
    AnimationStage.run { stage in
      let renderer = stage.render(Screen([Item("a", box, journal: journal)]))
      let view = view("a", in: renderer)!
      let fade = all(.even, entry: [AnimationProps.fade()], leave: [AnimationProps.fade()])
      stage.update(renderer, to: Screen([], animate: fade))
      stage.advance(0.4)
      #expect(view.shownAlpha.isNear(0.6))
      stage.update(renderer, to: Screen([Item("a", box, journal: journal)], animate: fade))
      #expect(view.shownAlpha.isNear(0.6), "goes on from where it is")
      stage.advance(2)
      #expect(view.shownAlpha == 1)
      #expect(view.superview != nil)
      #expect(!journal.lines.contains("unmount a"))
    }
  }

  @Test func completionsComeOnceAtTheEndAlsoOfWhatWasInterrupted() {
    AnimationStage.run { stage in
      let renderer = stage.render(Screen([Item("a", box)]))
      var calls: [String] = []
      @MainActor func update(_ name: String, _ screen: Screen) {
        renderer.rootNode.update(with: screen, animation: .none) { calls.append(name) }
        stage.host.finishTurn()
      }
      let moved = Screen([Item("a", box.offsetBy(dx: 10, dy: 0))], animate: all(.even))
      update("first", moved)
      stage.advance(0.9)
      #expect(calls.isEmpty)
      update("second", Screen([], animate: all(.even, leave: [AnimationProps.fade()])))
      stage.advance(0.2)
      #expect(calls == ["first"])
      stage.advance(0.9)
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
    AnimationStage.run { stage in
      weak var leaving: (any AnyNode)?
      weak var inner: (any AnyNode)?
      let renderer = stage.render(Screen([Screen([Item("a", box)], key: "s")]))
      inner = renderer.rootNode.children[0]
      leaving = inner?.children[0]
      stage.update(
        renderer,
        to: Screen([Screen([], key: "s", animate: all(.even, leave: [AnimationProps.fade()]))]))
      stage.advance(0.2)
      #expect(leaving != nil)
      stage.update(renderer, to: Screen([]))
      #expect(leaving == nil)
      #expect(inner == nil)
      stage.advance(2)
      #expect(renderer.rootNode.children.isEmpty)
    }
  }

  /// A completion that updates again, within the end of the update.
  @Test func completionsMayUpdateAgain() {
    AnimationStage.run { stage in
      let renderer = stage.render(Screen([Item("a")]))
      let leave = all(.even, leave: [AnimationProps.fade()])
      renderer.rootNode.update(with: Screen([], animate: leave), animation: .none) {
        renderer.rootNode.update(with: Screen([Item("b"), Item("c")], animate: leave), animation: .none) {
          renderer.rootNode.update(with: Screen([Item("c"), Item("b")]), animation: .none, completion: nil)
        }
      }
      stage.host.finishTurn()
      stage.advance(5)
      #expect(keys(in: renderer.rootNode) == ["c", "b"])
      #expect(renderer.rootNode.children.count == 2)
    }
  }
}
