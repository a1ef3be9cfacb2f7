/// The traits of the keyboard while an object takes text. Displays with an on-screen keyboard follow them.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The letters that are capitalized automatically; the first of each sentence by default.
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
  /// The type of the keyboard, which determines its keys; all kinds by default.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is light or dark; as the app by default.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The label of the Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the Return key is off while there is no text; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether what is typed is not shown; false by default.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, so that the display can offer matching suggestions; nil by default.
  var textContentType: UITextContentType! { get set }
  /// The requirements on a new password; nil by default.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// The letters that are capitalized automatically.
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

/// The type of an on-screen keyboard, which determines its keys.
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

/// The label of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text, for displays that can fill it in.
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
  /// The suffix of a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job's title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organization's name.
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
  /// The month and year until which a credit card is valid.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month until which a credit card is valid.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year until which a credit card is valid.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// A credit card's security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
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

/// The requirements on a new password, as a text that password managers read.
public final class UITextInputPasswordRules: UIObject {
  /// The rules, such as `required: upper; minlength: 8;`.
  public let passwordRulesDescriptor: String

  /// Makes rules of their words.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
