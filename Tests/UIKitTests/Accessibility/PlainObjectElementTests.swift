import Testing

@testable import UIKit

/// Accessibility elements that are no responders.
@MainActor struct PlainObjectElementTests {
  private final class Part: NSObject {}

  @Test func aViewShowsTheObjectsThatItLists() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let part = Part()
    part.isAccessibilityElement = true
    part.accessibilityLabel = "March"
    part.accessibilityIdentifier = "bar"
    part.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    view.accessibilityElements = [part, Part(), "no object"]
    let proxies = view.layer.sublayers?.compactMap { $0.layerOwner as? AccessibilityProxy } ?? []
    let proxy = try #require(proxies.first)
    #expect(proxies.count == 1)
    #expect(proxy.semantics.label == "March" && proxy.semantics.identifier == "bar")
    #expect(!proxy.semantics.isAccessibilityHidden)
    #expect(proxy.layer.frame.size == CGSize(width: 30, height: 40))
    part.accessibilityLabel = "April"
    #expect(proxy.semantics.label == "April")
    view.accessibilityElements = nil
    #expect(proxy.layer.superlayer == nil)
  }

  @Test func whatWasSetGoesWithTheObject() {
    weak var element: UIAccessibilityElement?
    for index in 0..<200 {
      let part = Part()
      part.accessibilityLabel = "x"
      if index == 0 { element = AccessibilityStandIn.existing(of: part) }
    }
    #expect(element == nil)
    #expect(Part().accessibilityLabel == nil)
  }
}
