import Testing

@testable import KatanaUI

@MainActor @Suite struct AnimationTypesTests {
  enum Keys { case one, two, three }

  func duration(_ animation: Animation) -> Double? { animation.type.timing?.duration }

  @Test func onlyRealAnimationsAskForAnything() {
    var container = ChildrenAnimations<Keys>()
    #expect(!container.shouldAnimate)
    container[.one] = Animation(type: .none)
    container.allChildren = Animation(type: .none)
    #expect(!container.shouldAnimate)
    container[.one] = Animation(type: .linear(duration: 0.3))
    #expect(container.shouldAnimate)
    var other = ChildrenAnimations<Keys>()
    other.allChildren = Animation(type: .linear(duration: 0.3))
    #expect(other.shouldAnimate)
  }

  @Test func aKeysOwnAnimationGoesBeforeThatOfAll() {
    var container = ChildrenAnimations<Keys>()
    container[.one] = Animation(type: .linear(duration: 0.4))
    container.allChildren = Animation(type: .linear(duration: 0.3))
    #expect(duration(container[.one]) == 0.4)
    #expect(duration(container[.two]) == 0.3)
    container[[.two, .three]] = Animation(type: .spring(duration: 0.5, damping: 1, initialVelocity: 0))
    #expect(duration(container[.two]) == 0.5)
    #expect(duration(container[.three]) == 0.5)
    container[.one] = Animation(type: .none)
    #expect(duration(container[.one]) == nil, "none shields a key")
    #expect(duration(container.animation(for: Box("one"))) == nil)
    #expect(duration(container.animation(for: Box("two"))) == 0.5)
    #expect(duration(container.animation(for: Box())) == 0.3)
  }

  @Test func transformersChangeFrameAndOpacity() {
    var props = EmptyProps()
    props.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(AnimationProps.scale(percentage: 0)(props).frame == CGRect(x: 60, y: 45, width: 0, height: 0))
    #expect(
      AnimationProps.scale(percentage: 0.5)(props).frame == CGRect(x: 35, y: 32.5, width: 50, height: 25))
    #expect(AnimationProps.moveLeft(distance: 5)(props).frame.origin.x == 5)
    #expect(AnimationProps.moveRight()(props).frame.origin.x == 1010)
    #expect(AnimationProps.fade()(props).alpha == 0)
  }

  @Test func transformersOfATypeLeaveOtherPropsAlone() {
    let change = AnimationProps.change(Item.Props.self) { $0.payload = 7 }
    #expect((change(Item("a").props) as! Item.Props).payload == 7)
    #expect(change(EmptyProps()) is EmptyProps)
  }
}
