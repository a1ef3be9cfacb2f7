import MessageUI
import UIKit

/// The sheet that composes a mail.
final class MessageScreen: FrameworkScreen, MFMailComposeViewControllerDelegate {
  override class var framework: String { "MessageUI" }
  override class var purpose: String { "The sheet that composes a mail" }
  override class var symbol: String { "envelope" }

  override func fill() {
    addButton("Write to Ada") { [weak self] in self?.compose() }
  }

  private func compose() {
    guard MFMailComposeViewController.canSendMail() else { return show("There is no account of mail.") }
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = self
    composer.setToRecipients(["ada@example.org"])
    composer.setSubject("Tea")
    composer.setMessageBody("At five?", isHTML: false)
    present(composer, animated: true)
  }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {
    controller.dismiss(animated: true)
    show(result == .cancelled ? "Not sent." : "Handed to your program of mail.")
  }
}
