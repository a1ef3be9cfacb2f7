import Diagnostics
import Synchronization
import Testing

@testable import UIKit

/// The order of callbacks around presentations, and what is refused.
@MainActor struct PresentationTests {
  private let log = CallLog()

  @Test func fullScreenTakesThePresenterAwayAndBringsItBack() {
    let (a, b) = (LoggedController("A", log), LoggedController("B", log))
    let shown = ShownWindow(a)
    _ = log.read()
    b.modalPresentationStyle = .fullScreen
    shown.present(b, from: a)
    #expect(
      log.read() == [
        "A viewWillDisappear", "B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
        "A viewDidDisappear",
      ])
    #expect(a.view.window == nil && b.view.window === shown.window)
    #expect(a.presentedViewController === b && b.presentingViewController === a)
    shown.dismiss(from: a)
    #expect(
      log.read() == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
        "B viewDidDisappear",
      ])
    #expect(a.view.superview === shown.window && b.view.window == nil)
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    shown.close()
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
    .popover,
    .custom,
  ])
  func whatStaysBehindIsNotNotified(style: UIModalPresentationStyle) {
    let (a, b) = (LoggedController("A", log), LoggedController("B", log))
    let shown = ShownWindow(a)
    _ = log.read()
    b.modalPresentationStyle = style
    shown.present(b, from: a)
    #expect(log.read() == ["B viewDidLoad", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"])
    #expect(a.view.window === shown.window)
    // The presented one forwards to its presenter.
    shown.dismiss(from: b)
    #expect(log.read() == ["B viewWillDisappear", "B viewDidDisappear"])
    #expect(a.presentedViewController == nil)
    shown.close()
  }

  @Test func dismissalTakesTheWholeChainAway() {
    let a = LoggedController("A", log)
    let (b, c) = (LoggedController("B", log), LoggedController("C", log))
    let shown = ShownWindow(a)
    c.modalPresentationStyle = .fullScreen
    shown.present(b, from: a)
    shown.present(c, from: b)
    _ = log.read()
    var ended = 0
    a.dismiss(animated: false) { ended += 1 }
    #expect(b.isBeingDismissed && c.isBeingDismissed)
    shown.finishTurn()
    // B left the screen when C covered it, and only stays away.
    #expect(log.read() == ["C viewWillDisappear", "C viewDidDisappear"])
    #expect(ended == 1)
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    #expect(b.presentingViewController == nil && c.presentingViewController == nil)
    #expect(shown.window.subviews.count == 1)
    shown.close()
  }

  @Test func movementEndsWithItsAnimationOrWhenTheNextBegins() {
    let (a, b) = (LoggedController("A", log), LoggedController("B", log))
    let shown = ShownWindow(a)
    _ = log.read()
    var order: [String] = []
    a.present(b, animated: true) { order.append("presented") }
    shown.finishTurn()
    #expect(b.isBeingPresented)
    #expect(log.read() == ["B viewDidLoad", "B viewWillAppear", "B viewIsAppearing"])
    b.dismiss(animated: true) { order.append("dismissed") }
    #expect(order == ["presented"])
    #expect(!b.isBeingPresented && b.isBeingDismissed)
    #expect(log.read() == ["B viewDidAppear", "B viewWillDisappear"])
    // Presenting again ends the dismissal that runs.
    let c = LoggedController("C", log)
    a.present(c, animated: false)
    #expect(order == ["presented", "dismissed"])
    shown.finishTurn()
    #expect(a.presentedViewController === c)
    shown.close()
  }

  @Test func childrenPresentThroughTheirOutermostParent() {
    let (outer, inner) = (LoggedController("outer", log), LoggedController("inner", log))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let shown = ShownWindow(outer)
    let b = LoggedController("B", log)
    shown.present(b, from: inner)
    #expect(b.presentingViewController === outer)
    #expect(inner.presentedViewController === b)
    shown.dismiss(from: inner)

    inner.definesPresentationContext = true
    inner.view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    b.modalPresentationStyle = .overCurrentContext
    shown.present(b, from: inner)
    #expect(b.presentingViewController === inner)
    #expect(b.view.convert(b.view.bounds, to: nil) == inner.view.frame)
    shown.close()
  }

  @Test func refusalsNameTheControllersAndWhatToDo() {
    let a = UIViewController()
    a.title = "A"
    let shown = ShownWindow(a)
    let (b, c) = (UIViewController(), UIViewController())
    #expect(logged { c.present(b, animated: false) }.contains("in no window. Present in viewDidAppear"))
    shown.present(b, from: a)
    #expect(
      logged { a.present(c, animated: false) }
        == "<UIViewController “A”> cannot present <UIViewController>: <UIViewController “A”> already "
        + "presents <UIViewController>. Dismiss that first, or present from it.")
    #expect(a.presentedViewController === b)
    shown.close()
  }

  private func logged(_ work: () -> Void) -> String { loggedMessages(work).joined() }

  @Test func dismissingNothingCallsTheCompletion() {
    var isCalled = false
    UIViewController().dismiss(animated: true) { isCalled = true }
    #expect(isCalled)
  }

  @Test func theKeyboardComesBackToWhoHadIt() {
    let a = UIViewController()
    let field = KeyView()
    a.view.addSubview(field)
    let shown = ShownWindow(a)
    field.becomeFirstResponder()
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    shown.present(alert, from: a)
    #expect(!field.isFirstResponder)
    shown.dismiss(from: a)
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    shown.close()
  }

  @Test func whatLiesBehindIsCoveredAsLongAsSomethingIsPresented() {
    let a = UIViewController()
    let shown = ShownWindow(a)
    let (sheet, alert) = (
      UIViewController(), UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    )
    shown.present(sheet, from: a)
    shown.present(alert, from: sheet)
    let outer = shown.window.subviews
    #expect(outer.map(\.isCovered) == [true, true, false])
    #expect(shown.window.hitTest(CGPoint(x: 3, y: 3), with: nil) === outer[2])
    shown.dismiss(from: sheet)
    #expect(shown.window.subviews.map(\.isCovered) == [true, false])
    shown.dismiss(from: a)
    #expect(shown.window.subviews.map(\.isCovered) == [false])
    shown.close()
  }

  @Test func nothingOutlivesAHundredPresentations() {
    let a = UIViewController()
    let shown = ShownWindow(a)
    weak var lastController: UIViewController?
    weak var lastPresentation: UIPresentationController?
    for round in 0..<100 {
      let b =
        round.isMultiple(of: 2)
        ? UIViewController() : UIAlertController(title: "T", message: "M", preferredStyle: .alert)
      if let alert = b as? UIAlertController { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
      lastController = b
      lastPresentation = b.presentationController
      shown.present(b, from: a)
      shown.dismiss(from: a)
    }
    #expect(lastController == nil && lastPresentation == nil)
    #expect(shown.window.subviews.count == 1)
    shown.close()
  }
}

private final class KeyView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
