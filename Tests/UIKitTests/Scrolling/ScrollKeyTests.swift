import DisplayProtocol
import Testing

@testable import UIKit

@MainActor @Suite("Keys in a scroll view")
struct ScrollKeyTests {
  @Test("move the content by steps, pages and to its ends; what cannot move leaves them to others")
  func keys() {
    TouchFixture.run { fixture in
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      outer.contentSize = CGSize(width: 400, height: 2_000)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
      inner.contentSize = CGSize(width: 1_000, height: 100)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      inner.addSubview(label)
      outer.addSubview(inner)
      fixture.window.addSubview(outer)
      let keyboard = Keyboard(view: label)

      @MainActor func offset(after key: String, modifiers: KeyModifiers = []) -> [CGFloat] {
        keyboard.press(key, modifiers: modifiers)
        fixture.wait(1)
        return [inner.contentOffset.x, outer.contentOffset.y]
      }
      #expect(offset(after: "ArrowDown") == [0, 40])
      #expect(offset(after: "ArrowRight") == [40, 40])
      #expect(offset(after: "ArrowLeft") == [0, 40])
      #expect(offset(after: "ArrowUp") == [0, 0])
      #expect(offset(after: "PageDown") == [360, 0])
      #expect(offset(after: "End") == [600, 0])
      // The inner one is at its end: the outer one moves.
      #expect(offset(after: "PageDown") == [600, 360])
      #expect(offset(after: "End") == [600, 1_600])
      #expect(offset(after: " ", modifiers: .shift) == [240, 1_600])
      #expect(offset(after: "a") == [240, 1_600])
      #expect(offset(after: "ArrowUp", modifiers: .control) == [240, 1_600])
      #expect(outer.motion == nil && inner.motion == nil)
    }
  }

  @Test("go to the view itself only where nothing in it takes them")
  func focus() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!view.semantics.isFocusable)
    view.contentSize.height = 200
    #expect(view.semantics.isFocusable)
    let button = UIButton()
    view.addSubview(button)
    #expect(!view.semantics.isFocusable)
    button.isEnabled = false
    #expect(view.semantics.isFocusable)
    view.isScrollEnabled = false
    #expect(!view.semantics.isFocusable)
  }
}
