/// What the keyboard is to be like while an object takes text. Displays with a keyboard on the screen follow it.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Which letters begin large by themselves; those of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected while they are typed; as the display has it by default.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelled words are marked; as the display has it by default.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes become curly; as the display has it by default.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash; as the display has it by default.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces around words are added and removed by themselves; as the display has it by default.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Which keys the keyboard has; all kinds by default.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is light or dark; as the app by default.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What stands on the Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the Return key is off while there is no text; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether what is typed is not shown; false by default.
  var isSecureTextEntry: Bool { get set }
  /// What the text means, so that the display can offer what it knows; nil by default.
  var textContentType: UITextContentType! { get set }
  /// What a new password has to have; nil by default.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// Which letters begin large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected while they are typed.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether misspelled words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether straight quotes become curly.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spaces around words are added and removed by themselves.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// Which keys a keyboard on the screen has.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The old name of ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Whether a keyboard on the screen is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light

  /// The old name of ``dark``.
  public static let alert = UIKeyboardAppearance.dark
}

/// What stands on the Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a text means, for displays that can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public var rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What follows a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job's title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organisation's name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, more or less exactly.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state or province.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A credit card's number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that is known.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password that is being made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent to the person.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}

/// What a new password has to have, in words that password managers read.
public final class UITextInputPasswordRules: UIObject {
  /// The rules, such as `required: upper; minlength: 8;`.
  public let passwordRulesDescriptor: String

  /// Makes rules of their words.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
