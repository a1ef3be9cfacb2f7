import Foundation
import Katana
import KatanaElements
import QuartzCore
import Testing

@testable import UIKit

@Suite struct SlidesTests {
  func keys(of view: UIView) -> [String] {
    view.subviews.compactMap(\.accessibilityIdentifier)
  }

  @Test func slidesEnterAndLeave() {
    let clock = ManualClock(now: 1000)
    let oldClock = SystemClock.current
    SystemClock.current = clock
    defer { SystemClock.current = oldClock }
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let host = LayerHost(root: CALayer())
    host.root.addSublayer(container.layer)
    var props = SlidesScreen.Props()
    props.frame = container.bounds
    let renderer = Renderer(rootDescription: SlidesScreen(props: props), store: nil)
    renderer.render(in: container)
    host.finishTurn()
    let screen = renderer.rootNode.container as! UIView
    let first = ["background", "firstTitle", "firstPicture", "next"]
    #expect(keys(of: screen) == first)
    let (title, picture) = (screen.subviews[1], screen.subviews[2])
    #expect(picture.frame == CGRect(x: 150, y: 150, width: 100, height: 100))

    props.slide = 1
    renderer.rootNode.update(with: SlidesScreen(props: props))
    host.finishTurn()
    #expect(
      keys(of: screen) == [
        "background", "firstTitle", "firstPicture", "secondTitle", "secondPicture", "next",
      ])
    clock.advance(0.5)
    #expect(picture.layer.presentation()?.frame == CGRect(x: 175, y: 175, width: 50, height: 50))
    #expect(title.frame.minX == -100 && title.alpha == 0)
    #expect((title.layer.presentation()?.opacity ?? 0) < 0.5)
    clock.advance(1)
    host.finishTurn()
    #expect(keys(of: screen) == ["background", "secondTitle", "secondPicture", "next"])
    #expect(screen.subviews[1].alpha == 1 && screen.subviews[1].frame.minX == 0)
    #expect(renderer.rootNode.children.count == 4)
  }
}
