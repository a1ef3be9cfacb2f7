import Combine
import Testing
import UIKit

/// Publishers of UIKit's properties, as an app subscribes to them.
struct ObservedPropertyTests {
  @Test func aPropertyIsPublished() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [CGFloat] = []
    let subscription = view.publisher(for: \.contentOffset).map(\.y).sink { seen.append($0) }
    view.contentOffset.y = 3
    view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    subscription.cancel()
    view.contentOffset.y = 7
    #expect(seen == [0, 3, 5])
  }

  @Test func aPropertyIsAssigned() {
    let (button, label) = (UIButton(type: .system), UILabel())
    let subscription = button.publisher(for: \.isEnabled).assign(to: \.isHidden, on: label)
    #expect(label.isHidden)
    button.isEnabled = false
    #expect(!label.isHidden)
    subscription.cancel()
  }

  @Test func onlyNewValuesArePublishedWithoutTheInitialOne() {
    let label = UILabel()
    var seen: [String?] = []
    let subscription = label.publisher(for: \.text, options: [.new]).sink { seen.append($0) }
    label.text = "a"
    label.text = nil
    subscription.cancel()
    #expect(seen == ["a", nil])
  }
}
