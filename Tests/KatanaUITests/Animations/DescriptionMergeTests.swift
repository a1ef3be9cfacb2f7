import Foundation
import Testing

@testable import KatanaUI

@MainActor @Suite struct DescriptionMergeTests {
  func items(_ keys: String, payload: Int) -> [any AnyNodeDescription] {
    keys.split(separator: " ").map { Item(String($0), payload: payload) }
  }

  func keys(_ descriptions: [any AnyNodeDescription]) -> String {
    descriptions.map { $0.anyProps.key ?? "-" }.joined(separator: " ")
  }

  func merge(
    _ first: [any AnyNodeDescription], _ second: [any AnyNodeDescription]
  ) -> DescriptionMerge {
    DescriptionMerge(first, with: second) { $0 }
  }

  @Test func whatComesStandsBehindWhatItFollows() {
    let merged = merge(items("T Y K A W L Q", payload: 10), items("4 L 1 T 2 K 9", payload: 20))
    #expect(keys(merged.descriptions) == "4 T Y K A W L 1 2 9 Q")
    for item in merged.descriptions.map({ ($0 as! Item).props }) {
      #expect(item.payload == ("4129".contains(item.key!) ? 20 : 10), "common items are the first list's")
    }
    #expect(merged.hasAdditions)
    #expect(merged.unchanged == [1, 2, 3, 4, 5, 6, 10])
    #expect(merged.unchangedOfFirst == Set(0..<7))
  }

  @Test func whatGoesStandsBehindWhatItFollowed() {
    let merged = merge(items("4 L 1 T 2 K 9", payload: 20), items("T Y K A W L Q", payload: 10))
    #expect(keys(merged.descriptions) == "4 L 1 T Y 2 K A W Q 9")
    for item in merged.descriptions.map({ ($0 as! Item).props }) {
      #expect(item.payload == ("YAWQ".contains(item.key!) ? 10 : 20))
    }
  }

  @Test func equalListsAndEmptyOnesAddNothing() {
    #expect(!merge(items("a b", payload: 1), items("b a", payload: 2)).hasAdditions)
    #expect(!merge(items("a b", payload: 1), []).hasAdditions)
    #expect(keys(merge([], items("a b", payload: 1)).descriptions) == "a b")
  }

  @Test func descriptionsWithoutKeysMatchInTheirOrder() {
    let two = [Item(nil, payload: 1), Item(nil, payload: 2)]
    let three = [Item(nil, payload: 4), Item(nil, payload: 5), Item(nil, payload: 6)]
    #expect(merge(two, three).descriptions.map { ($0 as! Item).props.payload } == [1, 2, 6])
    #expect(merge(three, two).descriptions.map { ($0 as! Item).props.payload } == [4, 5, 6])
  }

  @Test func descriptionsOfOtherTypesDoNotMatch() {
    let merged = merge([Item("a")], [Panel("a", [])])
    #expect(merged.descriptions.count == 2)
  }

  @Test func childrenInPropsAreMergedWithThoseOfTheCounterpart() {
    let first = [Panel("p", items("a b", payload: 1)), Panel("q", [])]
    let second = [Panel("p", items("b c a", payload: 2)), Panel("q", [])]
    let merged = merge(first, second)
    #expect(merged.hasAdditions)
    #expect(merged.unchanged == [1])
    let children = (merged.descriptions[0] as! Panel).props.children
    #expect(keys(children) == "a b c")
    #expect(children.map { ($0 as! Item).props.payload } == [1, 1, 2])
  }

  @Test func whatIsAddedInsideIsTransformed() {
    let merged = DescriptionMerge(
      [Panel("p", [Item("a")])], with: [Panel("p", [Item("a"), Item("b")]), Item("c")]
    ) { description in
      var props = description.anyProps
      props.alpha = 0
      return type(of: description).init(anyProps: props)
    }
    let children = (merged.descriptions[0] as! Panel).props.children
    #expect(children.map(\.anyProps.alpha) == [1, 0])
    #expect(merged.descriptions.map(\.anyProps.alpha) == [1, 0])
  }

  @Test func whatIsInsideSomethingThatComesMovesAlongUnlessItsKeyHasAnAnimation() {
    var animations = ChildrenAnimations<String>()
    let fade = Animation(
      type: .even, entryTransformers: [AnimationProps.fade()],
      leaveTransformers: [AnimationProps.scale(percentage: 0)])
    animations.allChildren = fade
    let panel = Panel("p", [Item("a"), Item("b")])
    var entering = animations.entering(panel) as! Panel
    #expect(entering.props.alpha == 0)
    #expect(entering.props.children.map(\.anyProps.alpha) == [1, 1])
    animations["b"] = fade
    entering = animations.entering(panel) as! Panel
    #expect(entering.props.children.map(\.anyProps.alpha) == [1, 0])
    #expect(animations.leaving(panel).anyProps.frame == CGRect(x: 50, y: 50, width: 0, height: 0))
  }

  @Test func transformersApplyFromLeftToRight() {
    var animations = ChildrenAnimations<String>()
    animations["a"] = Animation(
      type: .even,
      entryTransformers: [
        AnimationProps.moveRight(distance: 10),
        { props in
          var props = props
          props.frame.origin.x *= 2
          return props
        },
      ], leaveTransformers: [])
    #expect(animations.entering(Item("a")).anyProps.frame.origin.x == 20)
    #expect(animations.leaving(Item("a")).anyProps.frame.origin.x == 0)
  }

  /// Whatever the lists, both are in the merged one, in their orders as far as the first one's leaves room.
  @Test func randomListsLoseNothing() {
    var random = SeededGenerator(state: 3)
    func list() -> [String] {
      Array((0..<Int.random(in: 0...12, using: &random)).map { "k\($0 * 7 % 13)" }.shuffled(using: &random))
    }
    for _ in 0..<500 {
      let (first, second) = (list(), list())
      let merged = merge(first.map { Item($0) }, second.map { Item($0) }).descriptions.map {
        $0.anyProps.key!
      }
      #expect(merged.filter { first.contains($0) } == first)
      #expect(merged.filter { !first.contains($0) } == second.filter { !first.contains($0) })
      #expect(Set(merged) == Set(first + second))
    }
  }
}
