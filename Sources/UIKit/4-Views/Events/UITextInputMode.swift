import CoreGraphics

/// A language in which people type. Displays do not say which keyboard is used: these are the languages that
/// the person prefers.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language, such as `de-DE`.
  public let primaryLanguage: String?

  /// The name of the notification of another language to type in. It is not posted: displays do not say which
  /// keyboard is used.
  nonisolated public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  init(language: String) {
    primaryLanguage = language
    super.init()
  }

  /// The languages that the person prefers, the most preferred one first.
  open class var activeInputModes: [UITextInputMode] {
    Locale.preferredLanguages.map { UITextInputMode(language: $0) }
  }
}

/// An input view or accessory whose keys may sound.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether the keys sound where the person has switched that on; false by default.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No.
  public var enableInputClicksWhenVisible: Bool { false }
}
