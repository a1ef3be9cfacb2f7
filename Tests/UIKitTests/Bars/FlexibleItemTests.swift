import DisplayProtocol
import Testing

@testable import UIKit

/// Views of bar items that take any width that they are offered.
@MainActor struct FlexibleItemTests {
  @Test func aFlexibleViewHasTheWidthItWasGivenOrItsOrdinaryOne() {
    let plain = UIProgressView(progressViewStyle: .default)
    plain.sizeToFit()
    #expect(plain.bounds.size == CGSize(width: 150, height: 4))
    let wide = UIProgressView(frame: CGRect(x: 0, y: 0, width: 220, height: 4))
    wide.sizeToFit()
    let unsized = UIProgressView()
    let slider = UISlider()
    onScreen(375, 667, direction: .leftToRight) {
      let controller = UIViewController()
      inWindow(controller) { _ in
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        controller.view.addSubview(bar)
        for (view, width) in [(plain, 150), (wide, 220), (unsized, 150), (slider, 118)] as [(UIView, CGFloat)]
        {
          bar.items = [UIBarButtonItem(customView: view)]
          UIScreen.main.host.finishTurn()
          #expect(view.frame.width == width)
        }
      }
    }
  }
}
