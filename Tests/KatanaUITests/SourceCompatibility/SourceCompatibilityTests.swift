import Foundation
import KatanaUI
import Testing

/// Code as it was written for Katana 0.1.
@MainActor @Suite struct SourceCompatibilityTests {
  @Test func lengthsWithoutALabelAreScalable() {
    #expect(Value(10) == .scalable(10))
    #expect(Value(10).scale(by: 2) == 20)
    #expect(Size(30, 40) == .scalable(30, 40))
    #expect(EdgeInsets(1, 2, 3, 4) == .scalable(1, 2, 3, 4))
  }

  @Test func sizesAndInsetsNameBothParts() {
    let size = Size(scalableWidth: 1, fixedWidth: 2, scalableHeight: 3, fixedHeight: 4)
    #expect(size.scale(by: 10) == CGSize(width: 12, height: 34))
    let insets = EdgeInsets(
      scalableTop: 1, fixedTop: 2, scalableLeft: 3, fixedLeft: 4, scalableBottom: 5, fixedBottom: 6,
      scalableRight: 7, fixedRight: 8)
    #expect(insets.scale(by: 10) == UIEdgeInsets(top: 12, left: 34, bottom: 56, right: 78))
  }

  @Test func theStatusBarCanBeHidden() {
    #expect(!UIApplication.shared.isStatusBarHidden)
    UIApplication.shared.isStatusBarHidden = true
    #expect(UIApplication.shared.isStatusBarHidden)
    UIApplication.shared.isStatusBarHidden = false
  }

  @Test func formerNamesOfUIKitAreThere() {
    let titles: [UIControlState: String] = [.normal: "Add"]
    let events: UIControlEvents = .touchUpInside
    let options: UIViewAnimationOptions = [.curveEaseIn]
    let launch: [UIApplicationLaunchOptionsKey: Any] = [.url: URL(fileURLWithPath: "/")]
    let position: UITableViewScrollPosition = .top
    #expect(titles[UIControl.State.normal] == "Add" && events == UIControl.Event.touchUpInside)
    #expect(options == UIView.AnimationOptions.curveEaseIn && position == UITableView.ScrollPosition.top)
    #expect(launch[UIApplication.LaunchOptionsKey.url] != nil)
  }

  @Test func autoreleasePoolsCallTheirBody() throws {
    struct Failure: Error {}
    #expect(autoreleasepool { 3 } == 3)
    weak var object: NSObject?
    autoreleasepool {
      let made = NSObject()
      object = made
    }
    #expect(object == nil)
    #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
  }
}
