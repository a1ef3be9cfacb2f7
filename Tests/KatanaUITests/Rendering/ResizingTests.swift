import Testing

@testable import KatanaUI

@MainActor @Suite struct ResizingTests {
  func board(_ frame: CGRect) -> Box {
    var props = Box.Props()
    props.frame = frame
    return Box(props: props)
  }

  @Test func aRootThatCoversItsContainerFollowsItsSize() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let container = UIView(frame: window.bounds)
    window.addSubview(container)
    let renderer = Renderer(rootDescription: board(container.bounds), store: nil)
    renderer.render(in: container)
    container.frame = CGRect(x: 0, y: 0, width: 640, height: 1136)
    container.layoutIfNeeded()
    #expect(renderer.rootNode.anyDescription.anyProps.frame == container.bounds)
    #expect((renderer.rootNode.container as! UIView).frame == container.bounds)
    #expect(container.children().count == 1)
    #expect(container.hitTest(CGPoint(x: 5, y: 5), with: nil) === renderer.rootNode.container)
  }

  @Test func aRootOfItsOwnSizeKeepsIt() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let renderer = Renderer(rootDescription: board(frame), store: nil)
    renderer.render(in: container)
    container.frame.size = CGSize(width: 400, height: 400)
    container.layoutIfNeeded()
    #expect(renderer.rootNode.anyDescription.anyProps.frame == frame)
    #expect(container.subviews.count == 1)
  }

  @Test func unmountingLeavesNothingBehind() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let renderer = Renderer(rootDescription: board(container.bounds), store: nil)
    renderer.render(in: container)
    renderer.unmount()
    #expect(container.subviews.isEmpty)
  }
}
