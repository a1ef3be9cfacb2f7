import DisplayProtocol
import Testing

@testable import UIKit

@MainActor @Suite("Reduced motion", .serialized)
struct ReducedMotionTests {
  /// Shows a controller in a window while motion is to be reduced, or not.
  private func show(_ root: UIViewController, isReduced: Bool, _ work: (TouchFixture) -> Void) {
    UIScreen.main.update(accessibility: isReduced ? .reduceMotion : [])
    defer { UIScreen.main.update(accessibility: []) }
    TouchFixture.run { fixture in
      fixture.window.rootViewController = root
      UIScreen.main.finishTurn()
      work(fixture)
      fixture.wait(2)
      UIScreen.main.finishTurn()
      fixture.window.rootViewController = nil
    }
  }

  @Test("fades pages in that are pushed and taken away", arguments: [true, false])
  func pages(isReduced: Bool) {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    show(navigation, isReduced: isReduced) { fixture in
      navigation.pushViewController(second, animated: true)
      UIScreen.main.finishTurn()
      let duration = NavigationSlide(isPush: true).transitionDuration(using: nil)
      #expect((duration == PresentationMetrics.fadeDuration) == isReduced)
      fixture.wait(2)
      UIScreen.main.finishTurn()
      #expect(second.view.alpha == 1 && second.view.transform.isIdentity)
      navigation.popViewController(animated: true)
      UIScreen.main.finishTurn()
      fixture.wait(2)
      UIScreen.main.finishTurn()
      #expect(navigation.topViewController === first && second.view.alpha == 1)
    }
  }

  @Test("fades modal pages in", arguments: [true, false])
  func modals(isReduced: Bool) {
    let (root, page) = (UIViewController(), UIViewController())
    page.modalPresentationStyle = .fullScreen
    show(root, isReduced: isReduced) { fixture in
      root.present(page, animated: true)
      UIScreen.main.finishTurn()
      #expect(page.presentation.controller?.animator is FadeTransition == isReduced)
      fixture.wait(2)
      UIScreen.main.finishTurn()
      #expect(page.view.alpha == 1)
      root.dismiss(animated: false)
    }
  }
}
