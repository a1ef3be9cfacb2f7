import Testing

@testable import UIKit

/// Controllers that say how they come, and views that limit the size of text.
@Suite(.serialized) @MainActor struct PreferredTransitionTests {
  @Test func aPushGrowsOutOfAView() {
    TouchFixture.run { fixture in
      let (first, second) = (UIViewController(), UIViewController())
      let card = UIView(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
      first.view.addSubview(card)
      second.preferredTransition = .zoom { context in
        context.zoomedViewController === second ? card : nil
      }
      let stack = UINavigationController(rootViewController: first)
      fixture.window.rootViewController = stack
      UIScreen.main.host.finishTurn()
      stack.pushViewController(second, animated: true)
      UIScreen.main.host.finishTurn()
      let start = second.view.layer.presentation()?.affineTransform().a ?? 1
      #expect(start < 0.5)
      fixture.wait(2)
      UIScreen.main.host.finishTurn()
      #expect(second.view.transform.isIdentity)
      #expect(stack.topViewController === second)
      #expect(first.viewIfLoaded?.window == nil)
    }
  }

  /// The animation moves what was behind into its container, which goes in the end.
  @Test func whatAFullScreenGrewOverIsThereAgain() {
    TouchFixture.run { fixture in
      let (first, second) = (UIViewController(), UIViewController())
      let card = UIView(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
      first.view.addSubview(card)
      second.modalPresentationStyle = .fullScreen
      second.preferredTransition = .zoom { _ in card }
      let stack = UINavigationController(rootViewController: first)
      fixture.window.rootViewController = stack
      UIScreen.main.host.finishTurn()
      @MainActor func end() {
        UIScreen.main.host.finishTurn()
        fixture.wait(2)
        UIScreen.main.host.finishTurn()
      }
      for _ in 0..<2 {
        first.present(second, animated: true)
        end()
        #expect(first.view.window == nil && second.view.window != nil)
        second.dismiss(animated: true)
        end()
        #expect(second.view.window == nil && stack.presentedViewController == nil)
        #expect(stack.view.superview === fixture.window && stack.view.frame == fixture.window.bounds)
        #expect(first.view.window != nil && !stack.view.isCovered)
      }
    }
  }

  @Test func textGrowsWithinLimits() {
    let (around, label) = (UIView(), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    around.addSubview(label)
    around.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    label.maximumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(label.font.pointSize == 19)
    around.traitOverrides.preferredContentSizeCategory = .small
    label.minimumContentSizeCategory = .medium
    #expect(label.traitCollection.preferredContentSizeCategory == .medium)
  }
}
