import Foundation
import Testing

@testable import KatanaUI
@testable import UIKit

@MainActor @Suite struct ChildrenTransitionTests {
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

  @Test func whatStaysMovesFromFrameToFrame() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([Item("a", box)]))
      let view = view("a", in: renderer)!
      fixture.update(
        renderer, to: Screen([Item("a", box.offsetBy(dx: 100, dy: -50), alpha: 0.5)], animate: all(.even)))
      for step in 0...10 {
        let part = CGFloat(step) / 10
        #expect(view.shownFrame.isNear(box.offsetBy(dx: 100 * part, dy: -50 * part)))
        #expect(view.shownAlpha.isNear(1 - 0.5 * part))
        fixture.advance(0.1)
      }
      #expect(renderer.rootNode.children.count == 1)
    }
  }

  @Test func whatComesStartsFromItsEntryTransformers() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([]))
      fixture.update(
        renderer,
        to: Screen(
          [Item("a", box, journal: journal)],
          animate: all(.even, entry: [AnimationProps.moveLeft(distance: 100), AnimationProps.fade()])))
      let view = view("a", in: renderer)!
      for step in 0...10 {
        let part = CGFloat(step) / 10
        #expect(view.shownFrame.isNear(box.offsetBy(dx: -100 + 100 * part, dy: 0)))
        #expect(view.shownAlpha.isNear(part))
        fixture.advance(0.1)
      }
      #expect(journal.lines.filter { $0 == "mount a" }.count == 1)
    }
  }

  @Test func whatGoesEndsInItsLeaveTransformersAndIsRemovedThen() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([Item("a", box, journal: journal), Item("b")]))
      let view = view("a", in: renderer)!
      fixture.update(
        renderer, to: Screen([Item("b")], animate: all(.even, leave: [AnimationProps.scale(percentage: 0)])))
      for step in 0..<10 {
        let part = CGFloat(step) / 10
        let expected = box.insetBy(dx: box.width / 2 * part, dy: box.height / 2 * part)
        #expect(view.shownFrame.isNear(expected))
        #expect(keys(in: renderer.rootNode) == ["a", "b"] || keys(in: renderer.rootNode) == ["b", "a"])
        #expect(!journal.lines.contains("unmount a"))
        fixture.advance(0.1)
      }
      #expect(keys(in: renderer.rootNode) == ["b"])
      #expect(renderer.rootNode.children.count == 1)
      #expect(journal.lines.last == "unmount a")
    }
  }

  /// Every type moves as `UIView.animate` does with the same arguments.
  @Test func typesAreThoseOfViewAnimations() {
    let options: UIView.AnimationOptions = [.curveEaseOut]
    func plain(_ duration: Double, _ delay: Double, _ options: UIView.AnimationOptions)
      -> (@escaping () -> Void) -> Void
    {
      { UIView.animate(withDuration: duration, delay: delay, options: options, animations: $0) }
    }
    func spring(_ delay: Double, _ options: UIView.AnimationOptions) -> (@escaping () -> Void) -> Void {
      {
        UIView.animate(
          withDuration: 0.8, delay: delay, usingSpringWithDamping: 0.4, initialSpringVelocity: 2,
          options: options, animations: $0)
      }
    }
    let cases: [(AnimationType, (@escaping () -> Void) -> Void)] = [
      (.linear(duration: 0.6), plain(0.6, 0, [])),
      (.linearWithOptions(duration: 0.6, options: options), plain(0.6, 0, options)),
      (.linearWithDelay(duration: 0.6, options: options, delay: 0.2), plain(0.6, 0.2, options)),
      (.spring(duration: 0.8, damping: 0.4, initialVelocity: 2), spring(0, [])),
      (
        .springWithOptions(duration: 0.8, damping: 0.4, initialVelocity: 2, options: options),
        spring(0, options)
      ),
      (
        .springWithDelay(duration: 0.8, damping: 0.4, initialVelocity: 2, options: options, delay: 0.2),
        spring(0.2, options)
      ),
    ]
    for (type, animate) in cases {
      AnimationFixture.run { fixture in
        let renderer = fixture.render(Screen([Item("a", box)]))
        let reference = UIView(frame: box)
        fixture.container.addSubview(reference)
        fixture.host.finishTurn()
        animate { reference.frame.origin.x += 200 }
        fixture.update(renderer, to: Screen([Item("a", box.offsetBy(dx: 200, dy: 0))], animate: all(type)))
        let view = view("a", in: renderer)!
        var middle = false
        for _ in 0...10 {
          #expect(view.shownFrame.isNear(reference.shownFrame), "\(type)")
          if view.shownFrame.minX > 110, view.shownFrame.minX < 290 { middle = true }
          fixture.advance(0.1)
        }
        #expect(middle)
        #expect(view.shownFrame.minX == 300)
      }
    }
  }

  @Test func keysHaveTheirOwnAnimations() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([Item("a", box), Item("b", box), Item("c", box)]))
      let moved = box.offsetBy(dx: 100, dy: 0)
      fixture.update(
        renderer,
        to: Screen([Item("a", moved), Item("b", moved), Item("c", moved)]) {
          $0["a"] = Animation(type: .even)
          $0["b"] = Animation(type: .linearWithOptions(duration: 2, options: .curveLinear))
        })
      fixture.advance(0.5)
      #expect(view("a", in: renderer)!.shownFrame.minX.isNear(150))
      #expect(view("b", in: renderer)!.shownFrame.minX.isNear(125))
      #expect(view("c", in: renderer)!.shownFrame.minX.isNear(200), "without an animation")
    }
  }

  @Test func childrenInsideInlineChildrenComeMoveAndGoByTheirKeys() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([Panel("p", [Item("a", box), Item("b", box)])]))
      let panel = renderer.rootNode.children[0]
      @MainActor func inner(_ key: String) -> UIView? {
        (panel.container as! UIView).subviews.first { $0.accessibilityIdentifier == key }
      }
      let moved = box.offsetBy(dx: 100, dy: 0)
      fixture.update(
        renderer,
        to: Screen([Panel("p", [Item("b", moved), Item("c", box)])]) {
          $0["a"] = Animation(
            type: .even, entryTransformers: [], leaveTransformers: [AnimationProps.fade()])
          $0["b"] = Animation(type: .even)
          $0["c"] = Animation(
            type: .even, entryTransformers: [AnimationProps.fade()], leaveTransformers: [])
        })
      fixture.advance(0.25)
      #expect(inner("a")!.shownAlpha.isNear(0.75))
      #expect(inner("b")!.shownFrame.minX.isNear(125))
      #expect(inner("c")!.shownAlpha.isNear(0.25))
      fixture.advance(0.75)
      #expect(keys(in: panel) == ["b", "c"])
      #expect(panel.children.count == 2)
    }
  }

  @Test func eachChildIsDescribedOnceInAnAnimatedUpdate() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([Item("a", box, journal: journal), Item("b"), Item("d")]))
      _ = journal.take()
      fixture.update(
        renderer,
        to: Screen(
          [Item("a", box.offsetBy(dx: 1, dy: 0), journal: journal), Item("c"), Item("d")],
          animate: all(.even, entry: [AnimationProps.fade()], leave: [AnimationProps.fade()])))
      fixture.advance(2)
      #expect(journal.lines == ["describe a"])
      #expect(keys(in: renderer.rootNode) == ["a", "c", "d"])
    }
  }

  @Test func anUpdateMayAnimateTheNodesOwnView() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Item("a", box))
      let view = renderer.rootNode.container as! UIView
      var ended = false
      renderer.rootNode.update(with: Item("a", box.offsetBy(dx: 10, dy: 0)), animation: .own(.even)) {
        ended = true
      }
      fixture.host.finishTurn()
      fixture.advance(0.5)
      #expect(view.shownFrame.isNear(box.offsetBy(dx: 5, dy: 0)))
      #expect(!ended)
      fixture.advance(0.5)
      #expect(ended)
    }
  }

  /// A node's own children change over time although its parent animates the node itself.
  @Test func aNodeThatIsAnimatedAnimatesItsOwnChildren() {
    AnimationFixture.run { fixture in
      let renderer = fixture.render(Screen([Screen([Item("a", box)], key: "s")]))
      let node = renderer.rootNode.children[0]
      let (outer, inner) = (node.container as! UIView, node.children[0].container as! UIView)
      var screen = Screen([Item("a", box.offsetBy(dx: 10, dy: 0)), Item("b")], key: "s", animate: all(.even))
      screen.props.frame.origin.y = 100
      fixture.update(renderer, to: Screen([screen], animate: all(.even)))
      fixture.advance(0.5)
      #expect(outer.shownFrame.minY.isNear(50))
      #expect(inner.shownFrame.minX.isNear(105))
      fixture.advance(0.5)
      #expect(outer.shownFrame.minY.isNear(100))
    }
  }

}
