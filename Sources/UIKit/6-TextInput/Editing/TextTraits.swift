import DisplayProtocol

/// The keyboard traits of a text field or a text view, stored for both.
struct TextTraits: Hashable {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecure = false
  var content: UITextContentType?
  var passwordRules: UITextInputPasswordRules?

  /// The same in a display's words.
  var displayKeyboard: TextEditor.Keyboard {
    var result = TextEditor.Keyboard()
    result.kind =
      switch keyboard {
      case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: .text
      case .URL: .url
      case .numberPad, .asciiCapableNumberPad: .numeric
      case .phonePad: .tel
      case .emailAddress: .email
      case .decimalPad: .decimal
      case .webSearch: .search
      }
    result.capitals =
      switch autocapitalization {
      case .none: .none
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    result.corrects = autocorrection == .default ? nil : autocorrection == .yes
    result.checksSpelling = spellChecking == .default ? nil : spellChecking == .yes
    result.returnKey =
      switch returnKey {
      case .default: nil
      case .go, .join, .route, .emergencyCall: .go
      case .next, .continue: .next
      case .search, .google, .yahoo: .search
      case .send: .send
      case .done: .done
      }
    result.meaning = content?.rawValue
    return result
  }
}
