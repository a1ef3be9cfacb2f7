import DisplayProtocol
import Testing

@testable import UIKit

/// `UIAlertView` and `UIActionSheet`, which controllers show.
@MainActor struct LegacyAlertTests {
  private final class Delegate: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var log: [String] = []
    func willPresent(_ alertView: UIAlertView) { log.append("will present") }
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      log.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "?")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      log.append("dismissed \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      log.append("clicked \(buttonIndex)")
    }
  }

  private func choose(_ title: String, _ shown: ShownWindow, _ root: UIViewController) throws {
    let alert = try #require(root.presentedViewController as? UIAlertController)
    UIView.setAnimationsEnabled(false)
    alert.choose(try #require(alert.actions.first { $0.title == title }))
    shown.finishTurn()
    UIView.setAnimationsEnabled(true)
  }

  @Test func anAlertCallsItsDelegateWithTheButtonsNumber() throws {
    let root = UIViewController()
    let shown = ShownWindow(root)
    defer { shown.close() }
    let delegate = Delegate()
    let alert = UIAlertView(
      title: "Delete?", message: "It is gone then.", delegate: delegate, cancelButtonTitle: "Keep",
      otherButtonTitles: "Delete")
    #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1 && alert.numberOfButtons == 2)
    alert.alertViewStyle = .plainTextInput
    alert.textField(at: 0)?.placeholder = "Why"
    UIView.setAnimationsEnabled(false)
    alert.show()
    shown.finishTurn()
    UIView.setAnimationsEnabled(true)
    let controller = try #require(root.presentedViewController as? UIAlertController)
    #expect(alert.isVisible && controller.title == "Delete?" && controller.message == "It is gone then.")
    #expect(controller.textFields?.first?.placeholder == "Why")
    controller.textFields?.first?.text = "old"
    #expect(alert.textField(at: 0)?.text == "old")
    try choose("Delete", shown, root)
    #expect(delegate.log == ["will present", "clicked Delete", "dismissed 1"])
    #expect(root.presentedViewController == nil && !alert.isVisible)
  }

  @Test func aSheetNumbersWhatDestroysFirstAndWhatCancelsLast() throws {
    let root = UIViewController()
    let shown = ShownWindow(root)
    defer { shown.close() }
    let delegate = Delegate()
    let sheet = UIActionSheet(
      title: "Photo", delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Remove",
      otherButtonTitles: "Take", "Choose")
    #expect(
      sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1 && sheet.cancelButtonIndex == 3)
    UIView.setAnimationsEnabled(false)
    sheet.show(in: root.view)
    shown.finishTurn()
    UIView.setAnimationsEnabled(true)
    let controller = try #require(root.presentedViewController as? UIAlertController)
    #expect(controller.preferredStyle == .actionSheet)
    #expect(controller.actions.map(\.style) == [.destructive, .default, .default, .cancel])
    try choose("Choose", shown, root)
    #expect(delegate.log == ["clicked 2"])
  }
}
