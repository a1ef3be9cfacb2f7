import DisplayProtocol
import Testing

@testable import UIKit

/// What alerts do, apart from how they look.
@MainActor struct AlertTests {
  private func makeAlert(
    _ actions: [(String, UIAlertAction.Style)],
    log: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { log($0.title!) })
    }
    return alert
  }

  private func press(_ key: String, _ alert: UIViewController) {
    let event = UIPressesEvent()
    let press = UIPress(phase: .began, key: UIKey(KeyInput(phase: .down, key: key)), timestamp: 0)
    alert.pressesBegan([press], with: event)
  }

  @Test func makesRoomForAKeyboardOnTheScreen() throws {
    let root = UIViewController()
    let shown = ShownWindow(root)
    defer {
      SimulatedKeyboard.height = 0
      shown.close()
    }
    SimulatedKeyboard.height = 300
    let alert = makeAlert([("OK", .default)])
    alert.addTextField()
    shown.present(alert, from: root)
    let field = try #require(alert.textFields?.first)
    let screen = UIScreen.main.bounds
    #expect(field.isFirstResponder)
    #expect(abs(alert.view.frame.midY - (screen.height - 300) / 2) <= 1)
    field.resignFirstResponder()
    shown.finishTurn()
    #expect(abs(alert.view.frame.midY - screen.height / 2) <= 1)
    field.becomeFirstResponder()
    shown.finishTurn()
    #expect(abs(alert.view.frame.midY - (screen.height - 300) / 2) <= 1)
    shown.dismiss(from: root)
  }

  @Test func theHandlerRunsAfterTheAlertHasGone() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    var seen: [String] = []
    let alert = makeAlert([("OK", .default)]) {
      seen.append("\($0), presented: \(root.presentedViewController != nil)")
    }
    shown.present(alert, from: root)
    UIView.setAnimationsEnabled(false)
    alert.choose(alert.actions[0])
    alert.choose(alert.actions[0])
    #expect(seen.isEmpty)
    shown.finishTurn()
    UIView.setAnimationsEnabled(true)
    #expect(seen == ["OK, presented: false"])
    shown.close()
  }

  @Test(
    arguments: [
      ([("Leave", .default), ("Stay", .cancel)], "Leave", "Stay"),
      ([("OK", .cancel)], "OK", "OK"),
      ([("OK", .default)], "OK", "OK"),
      ([("A", .default), ("B", .default)], nil, nil),
      ([("Delete", .destructive), ("Cancel", .cancel)], nil, "Cancel"),
    ] as [([(String, UIAlertAction.Style)], String?, String?)])
  func keysChooseWhatTheyStandFor(
    actions: [(String, UIAlertAction.Style)], byReturn: String?, byEscape: String?
  ) {
    let alert = makeAlert(actions)
    #expect(alert.actionOfReturn?.title == byReturn)
    #expect(alert.actionOfEscape?.title == byEscape)
  }

  @Test func returnChoosesThePreferredActionFirst() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var seen: [String] = []
    for key in ["Enter", "Escape"] {
      let alert = makeAlert([("A", .default), ("B", .default), ("C", .cancel)]) { seen.append($0) }
      alert.preferredAction = alert.actions[1]
      shown.present(alert, from: root)
      press(key, alert)
      shown.finishTurn()
    }
    #expect(seen == ["B", "C"])
    shown.close()
  }

  @Test func disabledActionsCannotBeChosen() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    var seen: [String] = []
    let alert = makeAlert([("OK", .default)]) { seen.append($0) }
    alert.actions[0].isEnabled = false
    shown.present(alert, from: root)
    press("Enter", alert)
    #expect(alert.alertView!.actionViews[0].accessibilityActivate() == false)
    shown.finishTurn()
    #expect(seen.isEmpty && root.presentedViewController === alert)
    #expect(alert.alertView!.actionViews[0].semantics.isEnabled == false)
    alert.actions[0].isEnabled = true
    #expect(alert.alertView!.actionViews[0].semantics.isEnabled)
    shown.close()
  }

  @Test func twoShortButtonsStandBesideOneAnotherWithCancelFirst() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    let alert = makeAlert([("Leave", .default), ("Stay", .cancel)])
    shown.present(alert, from: root)
    let view = alert.alertView!
    #expect(view.bounds.width == 270)
    let (stay, leave) = (view.actionViews[0], view.actionViews[1])
    #expect(stay.action.title == "Stay" && stay.frame.minX == 0 && stay.frame.height == 44)
    #expect(leave.frame.minY == stay.frame.minY && leave.frame.maxX == 270)
    view.semanticContentAttribute = .forceRightToLeft
    for group in view.subviews { group.semanticContentAttribute = .forceRightToLeft }
    view.subviews[0].setNeedsLayout()
    shown.finishTurn()
    #expect(stay.frame.maxX == 270 && leave.frame.minX == 0)
    shown.close()
  }

  @Test func longTitlesStandBelowOneAnotherWithCancelLast() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    let alert = makeAlert([("Stay here for a while", .cancel), ("Leave at once, please", .default)])
    shown.present(alert, from: root)
    let (leave, stay) = (alert.alertView!.actionViews[0], alert.alertView!.actionViews[1])
    #expect(leave.frame.minY == 0 && stay.frame.minY > 44 && stay.frame.width == 270)
    shown.close()
  }

  @Test func anAlertThatIsTooHighStaysInTheWindowAndScrolls() throws {
    let root = UIViewController()
    let shown = ShownWindow(root)
    let alert = makeAlert([("OK", .default), ("No", .cancel)])
    alert.message = String(repeating: "word ", count: 2_000)
    shown.present(alert, from: root)
    let view = alert.alertView!
    #expect(shown.window.bounds.contains(view.frame))
    let areas = view.subviews[0].subviews.compactMap { $0 as? UIScrollView }
    #expect(areas[0].contentSize.height > areas[0].bounds.height)
    #expect(areas[1].bounds.height >= 44)
    shown.close()
  }

  @Test func aFingerMaySlideFromOneButtonToAnother() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var seen: [String] = []
    let alert = makeAlert([("Stay", .cancel), ("Leave", .default)]) { seen.append($0) }
    shown.present(alert, from: root)
    let view = alert.alertView!
    let (stay, leave) = (view.actionViews[0], view.actionViews[1])
    func middle(_ action: UIView) -> CGPoint { action.convert(CGPoint(x: 50, y: 20), to: nil) }
    let touch = UITouch(type: .direct, location: middle(stay), timestamp: 0)
    touch.view = stay
    view.touchesBegan([touch], with: UIEvent())
    #expect(stay.isHighlighted && !leave.isHighlighted)
    touch.locationInWindow = middle(leave)
    view.touchesMoved([touch], with: UIEvent())
    #expect(!stay.isHighlighted && leave.isHighlighted)
    view.touchesEnded([touch], with: UIEvent())
    shown.finishTurn()
    #expect(seen == ["Leave"])
    shown.close()
  }

  @Test func thePresentersTintIsGreyWhileTheAlertIsUp() {
    let root = UIViewController()
    let shown = ShownWindow(root)
    let alert = makeAlert([("OK", .default)])
    shown.present(alert, from: root)
    #expect(root.view.tintColor == .systemGray)
    #expect(alert.view.tintColor == .systemBlue)
    shown.dismiss(from: root)
    #expect(root.view.tintColor == .systemBlue)
    shown.close()
  }

  @Test func screenReadersHearAnAlertWithItsWords() {
    let alert = makeAlert([("OK", .default)])
    #expect(alert.view.semantics.role == .alert)
    #expect(alert.view.semantics.label == "Title. Message")
  }
}
