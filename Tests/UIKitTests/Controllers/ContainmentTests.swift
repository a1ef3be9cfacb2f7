import Testing

@testable import UIKit

/// The order of callbacks around child controllers.
@MainActor struct ContainmentTests {
  private let log = CallLog()

  @Test func addingAndRemovingReportsEachStepOnce() {
    let (parent, child) = (LoggedController("P", log), LoggedController("C", log))
    let shown = ShownWindow(parent)
    _ = log.read()
    parent.addChild(child)
    #expect(log.read() == ["C willMove(toParent: P)"])
    #expect(child.isMovingToParent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    shown.finishTurn()
    #expect(
      log.read() == [
        "C viewDidLoad", "C viewWillAppear", "C viewIsAppearing", "C didMove(toParent: P)", "C viewDidAppear",
      ])
    #expect(!child.isMovingToParent)

    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    shown.finishTurn()
    #expect(
      log.read() == [
        "C willMove(toParent: nil)", "C viewWillDisappear", "C viewDidDisappear", "C didMove(toParent: nil)",
      ])
    #expect(!child.isMovingFromParent && child.parent == nil && parent.children.isEmpty)
    shown.close()
  }

  @Test func childrenComeAndGoWithTheirParent() {
    let (parent, child) = (LoggedController("P", log), LoggedController("C", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.read()
    let shown = ShownWindow(parent)
    #expect(
      log.read() == [
        "P viewWillAppear", "C viewWillAppear", "P viewIsAppearing", "C viewIsAppearing", "C viewDidAppear",
        "P viewDidAppear",
      ])
    shown.close()
    #expect(
      log.read() == [
        "P viewWillDisappear", "C viewWillDisappear", "C viewDidDisappear", "P viewDidDisappear",
      ])
  }

  @Test func aContainerThatForwardsByHandIsNotAnticipated() {
    let parent = SilentController("P", log)
    let child = LoggedController("C", log)
    let shown = ShownWindow(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    shown.finishTurn()
    #expect(!log.read().contains("C viewWillAppear"))
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(log.read() == ["C viewWillAppear", "C viewIsAppearing", "C viewDidAppear"])
    // Broken off: what was about to appear does not.
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.read() == ["C viewWillDisappear", "C viewWillAppear", "C viewIsAppearing", "C viewDidAppear"])
    shown.close()
  }

  @Test func transitionExchangesTwoChildren() {
    let parent = LoggedController("P", log)
    let (old, new) = (LoggedController("old", log), LoggedController("new", log))
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    let shown = ShownWindow(parent)
    _ = log.read()
    parent.addChild(new)
    old.willMove(toParent: nil)
    var isFinished = false
    parent.transition(from: old, to: new, duration: 0, animations: { new.view.alpha = 0.5 }) {
      isFinished = $0
    }
    old.removeFromParent()
    new.didMove(toParent: parent)
    #expect(isFinished)
    #expect(
      log.read() == [
        "new willMove(toParent: P)", "old willMove(toParent: nil)", "old viewWillDisappear",
        "new viewDidLoad", "new viewWillAppear", "new viewIsAppearing", "new viewDidAppear",
        "old viewDidDisappear", "old didMove(toParent: nil)", "new didMove(toParent: P)",
      ])
    #expect(parent.view.subviews == [new.view] && new.view.alpha == 0.5)
    shown.close()
  }

  @Test func aViewThatIsPutIntoAWindowWithoutAParentIsNotifiedToo() {
    let (host, guest) = (LoggedController("H", log), LoggedController("G", log))
    let shown = ShownWindow(host)
    _ = log.read()
    host.view.addSubview(guest.view)
    shown.finishTurn()
    #expect(log.read() == ["G viewDidLoad", "G viewWillAppear", "G viewIsAppearing", "G viewDidAppear"])
    guest.view.removeFromSuperview()
    #expect(log.read() == ["G viewWillDisappear", "G viewDidDisappear"])
    shown.close()
  }

  @Test func anotherRootIsShownInPlaceOfTheFirst() {
    let (first, second) = (LoggedController("1", log), LoggedController("2", log))
    let shown = ShownWindow(first)
    shown.present(LoggedController("over", log), from: first)
    _ = log.read()
    shown.window.rootViewController = second
    shown.finishTurn()
    let lines = log.read()
    #expect(lines.filter { $0.hasPrefix("over") } == ["over viewWillDisappear", "over viewDidDisappear"])
    #expect(lines.filter { $0.hasPrefix("1") } == ["1 viewWillDisappear", "1 viewDidDisappear"])
    #expect(lines.filter { $0.hasPrefix("2") }.last == "2 viewDidAppear")
    #expect(shown.window.subviews == [second.view])
    shown.close()
  }
}

private final class SilentController: LoggedController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
