import Foundation
import Testing

@testable import KatanaUI
@testable import UIKit

@MainActor @Suite struct InterruptedTransitionTests {
  /// Something that is watched without being kept.
  private struct Watched {
    weak var object: AnyObject?
  }

  @MainActor private struct Scene {
    var random: SeededGenerator

    mutating func frame() -> CGRect {
      CGRect(
        x: Int.random(in: 0..<200, using: &random), y: Int.random(in: 0..<200, using: &random), width: 20,
        height: 20)
    }

    mutating func items(_ prefix: String) -> [any AnyNodeDescription] {
      let keys = (0..<6).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      return keys.map { Item("\(prefix)\($0)", frame(), alpha: 0.5) }
    }

    mutating func screen() -> Screen {
      var children = items("k")
      if Bool.random(using: &random) {
        children.insert(Panel("panel", items("p")), at: Int.random(in: 0...children.count, using: &random))
      }
      let types: [AnimationType] = [
        .none, .linear(duration: 0.3), .even,
        .spring(duration: 0.5, damping: 0.5, initialVelocity: 1),
        .linearWithDelay(duration: 0.2, options: [], delay: 0.2),
      ]
      let transformers: [AnimationPropsTransformer] = [
        AnimationProps.fade(), AnimationProps.scale(percentage: 0), AnimationProps.moveLeft(),
        AnimationProps.moveRight(distance: 50),
      ]
      let all = Animation(
        type: types.randomElement(using: &random)!,
        entryTransformers: [transformers.randomElement(using: &random)!],
        leaveTransformers: [transformers.randomElement(using: &random)!])
      let own = Animation(
        type: types.randomElement(using: &random)!,
        entryTransformers: [transformers.randomElement(using: &random)!],
        leaveTransformers: [transformers.randomElement(using: &random)!])
      guard Int.random(in: 0..<5, using: &random) > 0 else { return Screen(children) }
      return Screen(children) {
        $0.allChildren = all
        $0[["k1", "p1", "panel"]] = own
      }
    }
  }

  private func expectExactly(_ descriptions: [any AnyNodeDescription], in node: any AnyNode) {
    #expect(keys(in: node) == descriptions.map(\.anyProps.key))
    #expect(node.children.count == descriptions.count)
    for (child, description) in zip(node.children, descriptions) {
      let view = child.container as! UIView
      #expect(view.shownFrame.isNear(description.anyProps.frame))
      #expect(view.shownAlpha.isNear(description.anyProps.alpha))
      if let panel = description as? Panel { expectExactly(panel.props.children, in: child) }
    }
  }

  private func watch(_ node: any AnyNode, in list: inout [Watched]) {
    list += [Watched(object: node), Watched(object: node.container)]
    for child in node.children { watch(child, in: &list) }
  }

  private func count(_ node: any AnyNode) -> Int {
    node.children.reduce(1) { $0 + count($1) }
  }

  @Test(arguments: [1, 2, 3, 4, 5]) func animationsInterruptedAtRandomLeaveExactlyTheLastScreen(seed: UInt64)
  {
    AnimationFixture.run { fixture in
      var scene = Scene(random: SeededGenerator(state: seed))
      var watched: [Watched] = []
      var (begun, ended) = (0, 0)
      do {
        let renderer = fixture.render(Screen([]))
        var last = Screen([])
        for _ in 0..<100 {
          last = scene.screen()
          begun += 1
          renderer.rootNode.update(with: last, animation: .none) { ended += 1 }
          if Bool.random(using: &scene.random) { fixture.host.finishTurn() }
          watch(renderer.rootNode, in: &watched)
          fixture.advance(Double.random(in: 0..<0.4, using: &scene.random))
        }
        fixture.advance(10)
        #expect(ended == begun)
        expectExactly(last.props.children, in: renderer.rootNode)
        let living = Set(watched.compactMap { $0.object.map { ObjectIdentifier($0) } })
        #expect(living.count == 2 * count(renderer.rootNode), "only what is shown lives")
      }
      fixture.host.finishTurn()
      #expect(watched.allSatisfy { $0.object == nil })
      #expect(fixture.container.subviews.isEmpty)
    }
  }

  @Test func aRendererThatGoesInAnAnimationLeavesNothing() {
    AnimationFixture.run { fixture in
      weak var node: (any AnyNode)?
      weak var view: UIView?
      do {
        let renderer = fixture.render(Screen([Item("a")]))
        node = renderer.rootNode.children[0]
        view = node?.container as? UIView
        fixture.update(
          renderer,
          to: Screen([]) {
            $0.allChildren = Animation(
              type: .even, entryTransformers: [], leaveTransformers: [AnimationProps.fade()])
          })
        fixture.advance(0.3)
        #expect(view != nil)
      }
      #expect(node == nil)
      #expect(view == nil)
      fixture.advance(3)
      #expect(fixture.container.subviews.isEmpty)
    }
  }
}
