import Testing

@testable import UIKit

/// The order of callbacks around child controllers.
@MainActor struct ContainmentTests {
  private let diary = Diary()

  @Test func addingAndRemovingTellsEachStepOnce() {
    let (parent, child) = (DiaryController("P", diary), DiaryController("C", diary))
    let shown = ShownWindow(parent)
    _ = diary.read()
    parent.addChild(child)
    #expect(diary.read() == ["C willMove(toParent: P)"])
    #expect(child.isMovingToParent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    shown.finishTurn()
    #expect(
      diary.read() == [
        "C viewDidLoad", "C viewWillAppear", "C viewIsAppearing", "C didMove(toParent: P)", "C viewDidAppear",
      ])
    #expect(!child.isMovingToParent)

    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    shown.finishTurn()
    #expect(
      diary.read() == [
        "C willMove(toParent: nil)", "C viewWillDisappear", "C viewDidDisappear", "C didMove(toParent: nil)",
      ])
    #expect(!child.isMovingFromParent && child.parent == nil && parent.children.isEmpty)
    shown.close()
  }

  @Test func childrenComeAndGoWithTheirParent() {
    let (parent, child) = (DiaryController("P", diary), DiaryController("C", diary))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = diary.read()
    let shown = ShownWindow(parent)
    #expect(
      diary.read() == [
        "P viewWillAppear", "C viewWillAppear", "P viewIsAppearing", "C viewIsAppearing", "C viewDidAppear",
        "P viewDidAppear",
      ])
    shown.close()
    #expect(
      diary.read() == [
        "P viewWillDisappear", "C viewWillDisappear", "C viewDidDisappear", "P viewDidDisappear",
      ])
  }

  @Test func aContainerThatForwardsByHandIsNotAnticipated() {
    let parent = SilentController("P", diary)
    let child = DiaryController("C", diary)
    let shown = ShownWindow(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    shown.finishTurn()
    #expect(!diary.read().contains("C viewWillAppear"))
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(diary.read() == ["C viewWillAppear", "C viewIsAppearing", "C viewDidAppear"])
    // Broken off: what was about to appear does not.
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      diary.read() == ["C viewWillDisappear", "C viewWillAppear", "C viewIsAppearing", "C viewDidAppear"])
    shown.close()
  }

  @Test func transitionExchangesTwoChildren() {
    let parent = DiaryController("P", diary)
    let (old, new) = (DiaryController("old", diary), DiaryController("new", diary))
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    let shown = ShownWindow(parent)
    _ = diary.read()
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
      diary.read() == [
        "new willMove(toParent: P)", "old willMove(toParent: nil)", "old viewWillDisappear",
        "new viewDidLoad", "new viewWillAppear", "new viewIsAppearing", "new viewDidAppear",
        "old viewDidDisappear", "old didMove(toParent: nil)", "new didMove(toParent: P)",
      ])
    #expect(parent.view.subviews == [new.view] && new.view.alpha == 0.5)
    shown.close()
  }

  @Test func aViewThatIsPutIntoAWindowWithoutAParentIsToldToo() {
    let (host, guest) = (DiaryController("H", diary), DiaryController("G", diary))
    let shown = ShownWindow(host)
    _ = diary.read()
    host.view.addSubview(guest.view)
    shown.finishTurn()
    #expect(diary.read() == ["G viewDidLoad", "G viewWillAppear", "G viewIsAppearing", "G viewDidAppear"])
    guest.view.removeFromSuperview()
    #expect(diary.read() == ["G viewWillDisappear", "G viewDidDisappear"])
    shown.close()
  }

  @Test func anotherRootIsShownInPlaceOfTheFirst() {
    let (first, second) = (DiaryController("1", diary), DiaryController("2", diary))
    let shown = ShownWindow(first)
    shown.present(DiaryController("over", diary), from: first)
    _ = diary.read()
    shown.window.rootViewController = second
    shown.finishTurn()
    let lines = diary.read()
    #expect(lines.filter { $0.hasPrefix("over") } == ["over viewWillDisappear", "over viewDidDisappear"])
    #expect(lines.filter { $0.hasPrefix("1") } == ["1 viewWillDisappear", "1 viewDidDisappear"])
    #expect(lines.filter { $0.hasPrefix("2") }.last == "2 viewDidAppear")
    #expect(shown.window.subviews == [second.view])
    shown.close()
  }
}

private final class SilentController: DiaryController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
