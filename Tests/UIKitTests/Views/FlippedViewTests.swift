import Testing

@testable import UIKit

/// Views in a layer whose y counts upward: fingers find them where they show.
@MainActor struct FlippedViewTests {
  @Test func touchesFindViewsWhereTheyShow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, button) = (
      UIView(frame: window.bounds), UIButton(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    )
    window.isHidden = false
    defer { window.isHidden = true }
    outer.addSubview(button)
    window.addSubview(outer)
    #expect(window.hitTest(CGPoint(x: 20, y: 15), with: nil) === button)
    outer.layer.isGeometryFlipped = true
    #expect(window.hitTest(CGPoint(x: 20, y: 15), with: nil) === outer)
    #expect(window.hitTest(CGPoint(x: 20, y: 85), with: nil) === button)
    #expect(button.convert(button.bounds, to: window) == CGRect(x: 10, y: 70, width: 30, height: 20))
    #expect(outer.convert(CGPoint(x: 10, y: 90), from: window) == CGPoint(x: 10, y: 10))
  }
}
