import DeviceAccess
import UIKit

/// The outcome of a message's composer.
public enum MessageComposeResult: Int, Sendable {
  /// The person has cancelled.
  case cancelled = 0
  /// The message was handed to the person's program.
  case sent
  /// It could not be.
  case failed
}

/// The methods by which a delegate follows a message's composer. It dismisses the composer.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Lets the person write a message. *Send* hands it to the person's own program, by an `sms:` address.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// The delegate, held weakly.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers of the receivers.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject; kept.
  open var subject: String?
  /// The attachments: none are taken.
  open var attachments: [[AnyHashable: Any]]? { nil }

  /// Returns whether the person has a program for messages: whether the display opens `sms:` addresses. The
  /// answer `messages` goes before that.
  open class func canSendText() -> Bool {
    let can =
      DeviceAnswers.answer("messages").map { $0 == "yes" } ?? MFMailComposeViewController.opens("sms:1")
    FeatureUse.note("MessageUI", "text messages", told: can ? "can be sent" : "cannot be sent")
    return can
  }
  /// Returns whether messages have subjects: no.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether messages have attachments: no.
  open class func canSendAttachments() -> Bool { false }
  /// Returns whether a kind of attachment can be sent: no.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
  /// Adds a file. It is not taken.
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool {
    false
  }
  /// Adds a file. It is not taken.
  open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
    false
  }
  /// Hides the button for pictures, which the sheet has not.
  open func disableUserAttachments() {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let texts = [("To", (recipients ?? []).joined(separator: ", ")), ("Message", body ?? "")]
    let sheet = ComposeSheet(title: "New Message", texts: texts, note: nil) { [weak self] texts in
      guard let self else { return }
      guard let texts else { return finish(.cancelled) }
      let to = texts[0].replacing(", ", with: ",").escapedForAddress
      guard let address = URL(string: "sms:\(to)?body=\(texts[1].escapedForAddress)") else {
        return finish(.failed)
      }
      UIApplication.shared.open(address, options: [:]) { [weak self] in self?.finish($0 ? .sent : .failed) }
    }
    setViewControllers([sheet], animated: false)
  }

  private func finish(_ result: MessageComposeResult) {
    guard let messageComposeDelegate else { return dismiss(animated: true) }
    messageComposeDelegate.messageComposeViewController(self, didFinishWith: result)
  }
}
