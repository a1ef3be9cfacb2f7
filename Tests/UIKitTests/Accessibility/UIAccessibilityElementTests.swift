import DisplayProtocol
import Testing

@testable import UIKit

@MainActor @Suite("An accessibility element")
struct UIAccessibilityElementTests {
  private final class Bar: UIAccessibilityElement {
    var presses = 0
    override func accessibilityActivate() -> Bool {
      presses += 1
      return true
    }
  }

  @Test("stands in the scene where it lies in its view, and is pressed there")
  func shown() throws {
    try TouchFixture.run { fixture in
      let chart = fixture.view(30, 40, 200, 100)
      let bars = (0..<3).map { index in
        let bar = Bar(accessibilityContainer: chart)
        bar.accessibilityLabel = "Bar \(index)"
        bar.accessibilityValue = "\(index * 10)"
        bar.accessibilityTraits = .button
        bar.accessibilityFrameInContainerSpace = CGRect(x: index * 20, y: 10, width: 20, height: 90)
        return bar
      }
      chart.accessibilityElements = bars
      let proxies = try bars.map { try #require($0.proxy) }
      #expect(chart.layer.sublayers?.count == 3)
      #expect(proxies[1].layer.frame == CGRect(x: 20, y: 10, width: 20, height: 90))
      #expect(proxies[1].semantics.label == "Bar 1" && proxies[1].semantics.value == "10")
      #expect(proxies[1].semantics.role == .button && proxies[1].semantics.isFocusable)
      #expect(bars[1].accessibilityFrame == CGRect(x: 50, y: 50, width: 20, height: 90))
      InputRouter(application: .shared).receive(.activate(proxies[2].layer.id))
      #expect(bars.map(\.presses) == [0, 0, 1])
      chart.isUserInteractionEnabled = false
      InputRouter(application: .shared).receive(.activate(proxies[2].layer.id))
      #expect(bars.map(\.presses) == [0, 0, 1])

      chart.accessibilityElements = [bars[0]]
      #expect(chart.layer.sublayers?.count == 1 && bars[1].proxy == nil)
      bars[0].isAccessibilityElement = false
      #expect(bars[0].proxy?.semantics.isAccessibilityHidden == true)
      chart.accessibilityElements = nil
      #expect(chart.layer.sublayers?.isEmpty != false)
    }
  }

  @Test("and its view let go of one another")
  func lifetimes() {
    weak var view: UIView?
    weak var element: UIAccessibilityElement?
    do {
      let made = UIView()
      let part = UIAccessibilityElement(accessibilityContainer: made)
      made.accessibilityElements = [part]
      (view, element) = (made, part)
    }
    #expect(view == nil && element == nil)
  }
}
