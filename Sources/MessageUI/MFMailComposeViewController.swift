import DeviceAccess
@_exported import UIKit

/// The outcome of a mail's composer.
public enum MFMailComposeResult: Int, Sendable {
  /// The person has cancelled.
  case cancelled = 0
  /// The person has saved a draft.
  case saved
  /// The mail was handed to the person's program.
  case sent
  /// It could not be.
  case failed
}

/// The domain of the composer's errors.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error of a mail's composer.
public struct MFMailComposeError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { MFMailComposeErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The kinds of errors.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = MFMailComposeError
    case saveFailed = 0, sendFailed
  }
  /// The error `saveFailed`.
  public static var saveFailed: Code { .saveFailed }
  /// The error `sendFailed`.
  public static var sendFailed: Code { .sendFailed }
}

/// The methods by which a delegate follows a mail's composer. It dismisses the composer.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// The person is done.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Dismisses the composer.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { controller.dismiss(animated: true) }
}

/// Lets the person write a mail. *Send* hands it to the person's own program, by a `mailto:` address.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// The delegate, held weakly.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var (subject, body) = ("", "")
  private var (to, copies, blind): ([String], [String], [String]) = ([], [], [])
  private var files: [String] = []

  /// Returns whether the person has a program for mail: whether the display opens `mailto:` addresses. The
  /// answer `mail` goes before that.
  open class func canSendMail() -> Bool {
    let can = DeviceAnswers.answer("mail").map { $0 == "yes" } ?? opens("mailto:a@b.example")
    FeatureUse.note("MessageUI", "mail", told: can ? "can be sent" : "cannot be sent")
    return can
  }

  static func opens(_ address: String) -> Bool {
    URL(string: address).map { UIApplication.shared.canOpenURL($0) } ?? false
  }

  /// Sets the subject.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets the addresses of the receivers.
  open func setToRecipients(_ toRecipients: [String]?) { to = toRecipients ?? [] }
  /// Sets the addresses of those who get a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { copies = ccRecipients ?? [] }
  /// Sets the addresses of those who get a copy that nobody sees.
  open func setBccRecipients(_ bccRecipients: [String]?) { blind = bccRecipients ?? [] }
  /// Sets the address of the sender, which the person's program decides.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Sets the text. Of HTML the text is taken: an address has no more.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    self.body = isHTML ? MFMailComposeViewController.text(of: body) : body
  }
  /// Adds a file. It is listed; an address has none.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    FeatureUse.note("MessageUI", "attachments", told: "left out")
    files.append(filename)
  }

  /// The text of HTML: without its tags, with lines where paragraphs end.
  static func text(of html: String) -> String {
    var text = html.replacing(#/(?i)<br\s*/?>|</(p|div|li|h[1-6]|tr)>/#, with: "\n")
    text = text.replacing(#/(?s)<(style|script)[^>]*>.*?</\1>|<[^>]*>/#, with: "")
    let names = ["&nbsp;": " ", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
    for (name, letter) in names { text = text.replacing(name, with: letter) }
    return text.replacing("&amp;", with: "&").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let note = files.isEmpty ? nil : "Attachments that cannot be sent: " + files.joined(separator: ", ")
    let texts = [
      ("To", to.joined(separator: ", ")), ("Cc", copies.joined(separator: ", ")),
      ("Bcc", blind.joined(separator: ", ")), ("Subject", subject), ("Message", body),
    ]
    let title = subject.isEmpty ? "New Message" : subject
    let sheet = ComposeSheet(title: title, texts: texts, note: note) { [weak self] texts in
      guard let self else { return }
      guard let texts else { return finish(.cancelled) }
      guard let address = MFMailComposeViewController.address(texts) else { return finish(.failed) }
      UIApplication.shared.open(address, options: [:]) { [weak self] in self?.finish($0 ? .sent : .failed) }
    }
    setViewControllers([sheet], animated: false)
  }

  /// The address of a mail: its receivers, those of copies, its subject and its text.
  static func address(_ texts: [String]) -> URL? {
    let escaped = texts.map { $0.replacing(", ", with: ",").escapedForAddress }
    let last = texts.suffix(2).map(\.escapedForAddress)
    let values = zip(["cc", "bcc", "subject", "body"], escaped[1...2] + last)
    let query = values.filter { !$0.1.isEmpty }.map { "\($0)=\($1)" }.joined(separator: "&")
    return URL(string: "mailto:\(escaped[0])" + (query.isEmpty ? "" : "?" + query))
  }

  private func finish(_ result: MFMailComposeResult) {
    let error = result == .failed ? MFMailComposeError(.sendFailed) : nil
    guard let mailComposeDelegate else { return dismiss(animated: true) }
    mailComposeDelegate.mailComposeController(self, didFinishWith: result, error: error)
  }
}
