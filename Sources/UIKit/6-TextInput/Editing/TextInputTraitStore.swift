/// The keyboard traits of an object that takes text. Text fields and text views keep it for
/// ``StoresTextInputTraits``, from which they have the properties of ``UITextInputTraits``. Public only
/// because a requirement of a public protocol is.
@preconcurrency @MainActor public final class _TextInputTraitStore {
  var traits = TextTraits() {
    didSet { if traits != oldValue { didChange(oldValue) } }
  }
  var didChange: (TextTraits) -> Void = { _ in }
}

/// An object that keeps what it says of the keyboard in a store.
@preconcurrency @MainActor public protocol StoresTextInputTraits: UITextInputTraits {
  /// The store.
  var textInputTraits: _TextInputTraitStore { get }
}

extension StoresTextInputTraits {
  /// The letters that are capitalized automatically; the first of each sentence by default.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textInputTraits.traits.autocapitalization }
    set { textInputTraits.traits.autocapitalization = newValue }
  }
  /// Whether words are corrected while they are typed; as the display has it by default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { textInputTraits.traits.autocorrection }
    set { textInputTraits.traits.autocorrection = newValue }
  }
  /// Whether misspelled words are marked; as the display has it by default.
  public var spellCheckingType: UITextSpellCheckingType {
    get { textInputTraits.traits.spellChecking }
    set { textInputTraits.traits.spellChecking = newValue }
  }
  /// Whether straight quotes become curly; as the display has it by default.
  public var smartQuotesType: UITextSmartQuotesType {
    get { textInputTraits.traits.smartQuotes }
    set { textInputTraits.traits.smartQuotes = newValue }
  }
  /// Whether two hyphens become a dash; as the display has it by default.
  public var smartDashesType: UITextSmartDashesType {
    get { textInputTraits.traits.smartDashes }
    set { textInputTraits.traits.smartDashes = newValue }
  }
  /// Whether spaces around words come and go by themselves; as the display has it by default.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { textInputTraits.traits.smartInsertDelete }
    set { textInputTraits.traits.smartInsertDelete = newValue }
  }
  /// The type of the keyboard, which determines its keys; all kinds by default.
  public var keyboardType: UIKeyboardType {
    get { textInputTraits.traits.keyboard }
    set { textInputTraits.traits.keyboard = newValue }
  }
  /// Whether the keyboard is light or dark; as the app by default.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { textInputTraits.traits.appearance }
    set { textInputTraits.traits.appearance = newValue }
  }
  /// The label of the Return key.
  public var returnKeyType: UIReturnKeyType {
    get { textInputTraits.traits.returnKey }
    set { textInputTraits.traits.returnKey = newValue }
  }
  /// Whether the Return key is off while there is no text; false by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { textInputTraits.traits.enablesReturnKeyAutomatically }
    set { textInputTraits.traits.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether bullets show in place of what is typed, in fields; false by default.
  public var isSecureTextEntry: Bool {
    get { textInputTraits.traits.isSecure }
    set { textInputTraits.traits.isSecure = newValue }
  }
  /// The meaning of the text, so that the display can offer matching suggestions; nil by default.
  public var textContentType: UITextContentType! {
    get { textInputTraits.traits.content }
    set { textInputTraits.traits.content = newValue }
  }
  /// The requirements on a new password; nil by default.
  public var passwordRules: UITextInputPasswordRules? {
    get { textInputTraits.traits.passwordRules }
    set { textInputTraits.traits.passwordRules = newValue }
  }
}
