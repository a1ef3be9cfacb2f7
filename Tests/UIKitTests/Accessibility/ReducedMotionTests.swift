import DisplayProtocol
import Testing

@testable import UIKit

@MainActor @Suite("Reduced motion", .serialized)
struct ReducedMotionTests {
  /// Shows a controller in a window while motion is to be reduced, or not.
  private func show(_ root: UIViewController, isReduced: Bool, _ work: (TouchStage) -> Void) {
    UIScreen.main.update(accessibility: isReduced ? .reduceMotion : [])
    defer { UIScreen.main.update(accessibility: []) }
    TouchStage.run { stage in
      stage.window.rootViewController = root
      UIScreen.main.finishTurn()
      work(stage)
      stage.wait(2)
      UIScreen.main.finishTurn()
      stage.window.rootViewController = nil
    }
  }

  @Test("fades pages in that are pushed and taken away", arguments: [true, false])
  func pages(isReduced: Bool) {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    show(navigation, isReduced: isReduced) { stage in
      navigation.pushViewController(second, animated: true)
      UIScreen.main.finishTurn()
      let duration = NavigationSlide(isPush: true).transitionDuration(using: nil)
      #expect((duration == PresentationLook.fadeDuration) == isReduced)
      stage.wait(2)
      UIScreen.main.finishTurn()
      #expect(second.view.alpha == 1 && second.view.transform.isIdentity)
      navigation.popViewController(animated: true)
      UIScreen.main.finishTurn()
      stage.wait(2)
      UIScreen.main.finishTurn()
      #expect(navigation.topViewController === first && second.view.alpha == 1)
    }
  }

  @Test("fades modal pages in", arguments: [true, false])
  func modals(isReduced: Bool) {
    let (root, page) = (UIViewController(), UIViewController())
    page.modalPresentationStyle = .fullScreen
    show(root, isReduced: isReduced) { stage in
      root.present(page, animated: true)
      UIScreen.main.finishTurn()
      #expect(page.presentation.controller?.animator is FadeTransition == isReduced)
      stage.wait(2)
      UIScreen.main.finishTurn()
      #expect(page.view.alpha == 1)
      root.dismiss(animated: false)
    }
  }
}
