import CoreGraphics

/// A language in which people type. Displays do not say which keyboard is used: these are the languages that
/// the person prefers.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language, such as `de-DE`.
  public let primaryLanguage: String?

  init(language: String) {
    primaryLanguage = language
    super.init()
  }

  /// The languages that the person prefers, the most preferred one first.
  open class var activeInputModes: [UITextInputMode] {
    Locale.preferredLanguages.map { UITextInputMode(language: $0) }
  }
}
