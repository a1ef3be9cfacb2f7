@_exported import Foundation

/// A key of a contact's properties, or a descriptor of several.
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

/// A descriptor of several keys.
struct KeyDescriptor: CNKeyDescriptor {}

/// The key of `identifier`.
public let CNContactIdentifierKey = "identifier"
/// The key of `namePrefix`.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of `givenName`.
public let CNContactGivenNameKey = "givenName"
/// The key of `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// The key of `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// The key of `previousFamilyName`.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of `nameSuffix`.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of `nickname`.
public let CNContactNicknameKey = "nickname"
/// The key of `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of `departmentName`.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of `jobTitle`.
public let CNContactJobTitleKey = "jobTitle"
/// The key of `phoneticGivenName`.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of `phoneticFamilyName`.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of `birthday`.
public let CNContactBirthdayKey = "birthday"
/// The key of `nonGregorianBirthday`.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of `note`.
public let CNContactNoteKey = "note"
/// The key of `imageData`.
public let CNContactImageDataKey = "imageData"
/// The key of `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of `contactType`.
public let CNContactTypeKey = "contactType"
/// The key of `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of `dates`.
public let CNContactDatesKey = "dates"
/// The key of `urlAddresses`.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of `contactRelations`.
public let CNContactRelationsKey = "contactRelations"
/// The key of `socialProfiles`.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of `instantMessageAddresses`.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

/// The kinds of contacts.
public enum CNContactType: Int, Sendable { case person = 0, organization }
/// The orders of contacts.
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

/// The word for a value at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The word for a value at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The word for another value.
public let CNLabelOther = "_$!<Other>!$_"
/// The word for a mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The word for the main telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The word for an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The word for a homepage.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// A telephone number.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  /// The number, as it was written.
  public let stringValue: String
  /// Creates a number.
  public init(stringValue string: String) { stringValue = string }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  open override var hash: Int { stringValue.hashValue }
}

/// A value with a word that says of what.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier = UUID().uuidString
  /// The word; nil for none.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// Creates a value with a word.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// Returns a word as people read it: those of the system have marks around them.
  public class func localizedString(forLabel label: String) -> String {
    label.replacing("_$!<", with: "").replacing(">!$_", with: "")
  }
}

/// An address.
open class CNPostalAddress: NSObject, NSCopying, @unchecked Sendable {
  struct Parts: Codable, Equatable, Sendable {
    var (street, city, state, postalCode, country, isoCountryCode) = ("", "", "", "", "", "")
    var (subLocality, subAdministrativeArea) = ("", "")
  }
  var parts = Parts()
  override init() {}
  init(_ parts: Parts) { self.parts = parts }
  /// The street with its number.
  public var street: String { parts.street }
  /// The town.
  public var city: String { parts.city }
  /// The state.
  public var state: String { parts.state }
  /// The code of the post.
  public var postalCode: String { parts.postalCode }
  /// The country.
  public var country: String { parts.country }
  /// The code of the country.
  public var isoCountryCode: String { parts.isoCountryCode }
  /// The part of the town.
  public var subLocality: String { parts.subLocality }
  /// The district.
  public var subAdministrativeArea: String { parts.subAdministrativeArea }
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
  open override func mutableCopy() -> Any {
    let copy = CNMutablePostalAddress()
    copy.parts = parts
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
  open override var hash: Int { parts.street.hashValue }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// Creates an empty address.
  public override init() { super.init() }

  public override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  public override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  public override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  public override var postalCode: String {
    get { parts.postalCode }
    set { parts.postalCode = newValue }
  }
  public override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
  public override var isoCountryCode: String {
    get { parts.isoCountryCode }
    set { parts.isoCountryCode = newValue }
  }
  public override var subLocality: String {
    get { parts.subLocality }
    set { parts.subLocality = newValue }
  }
  public override var subAdministrativeArea: String {
    get { parts.subAdministrativeArea }
    set { parts.subAdministrativeArea = newValue }
  }
}

/// A contact.
open class CNContact: NSObject, NSCopying, @unchecked Sendable {
  struct Parts: Codable, Sendable {
    struct Labeled<Value: Codable & Sendable>: Codable, Sendable {
      var label: String?
      var value: Value
    }
    var identifier = UUID().uuidString
    var texts: [String: String] = [:]
    var phones: [Labeled<String>] = []
    var mails: [Labeled<String>] = []
    var pages: [Labeled<String>] = []
    var addresses: [Labeled<CNPostalAddress.Parts>] = []
    var birthday: DateComponents?
    var image: Data?
    var isOrganization = false
  }
  fileprivate(set) var parts = Parts()
  override init() {}
  init(_ parts: Parts) { self.parts = parts }

  /// The name for programs.
  public var identifier: String { parts.identifier }
  /// The kind.
  public var contactType: CNContactType { parts.isOrganization ? .organization : .person }
  /// The title before the name.
  public var namePrefix: String { parts.texts["namePrefix"] ?? "" }
  /// The given name.
  public var givenName: String { parts.texts["givenName"] ?? "" }
  /// The middle name.
  public var middleName: String { parts.texts["middleName"] ?? "" }
  /// The family name.
  public var familyName: String { parts.texts["familyName"] ?? "" }
  /// The former family name.
  public var previousFamilyName: String { parts.texts["previousFamilyName"] ?? "" }
  /// The suffix of the name.
  public var nameSuffix: String { parts.texts["nameSuffix"] ?? "" }
  /// The nickname.
  public var nickname: String { parts.texts["nickname"] ?? "" }
  /// The organization.
  public var organizationName: String { parts.texts["organizationName"] ?? "" }
  /// The department.
  public var departmentName: String { parts.texts["departmentName"] ?? "" }
  /// The job.
  public var jobTitle: String { parts.texts["jobTitle"] ?? "" }
  /// The sound of the given name.
  public var phoneticGivenName: String { parts.texts["phoneticGivenName"] ?? "" }
  /// The sound of the family name.
  public var phoneticFamilyName: String { parts.texts["phoneticFamilyName"] ?? "" }
  /// The note.
  public var note: String { parts.texts["note"] ?? "" }
  /// The telephone numbers.
  public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    parts.phones.map { CNLabeledValue(label: $0.label, value: CNPhoneNumber(stringValue: $0.value)) }
  }
  /// The addresses of mail.
  public var emailAddresses: [CNLabeledValue<NSString>] {
    parts.mails.map { CNLabeledValue(label: $0.label, value: NSString(string: $0.value)) }
  }
  /// The addresses.
  public var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    parts.addresses.map { CNLabeledValue(label: $0.label, value: CNPostalAddress($0.value)) }
  }
  /// The pages.
  public var urlAddresses: [CNLabeledValue<NSString>] {
    parts.pages.map { CNLabeledValue(label: $0.label, value: NSString(string: $0.value)) }
  }
  /// The day of birth; nil where it is not known.
  public var birthday: DateComponents? { parts.birthday }
  /// The picture; nil for none.
  public var imageData: Data? { parts.image }
  /// The small picture; nil for none.
  public var thumbnailImageData: Data? { parts.image }
  /// Whether there is a picture.
  public var imageDataAvailable: Bool { parts.image != nil }

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(parts) }
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.parts = parts
    return copy
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }

  /// Returns whether a property was fetched: all are.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Returns whether properties were fetched: all are.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// Returns a property's name for people.
  open class func localizedString(forKey key: String) -> String { key }

  /// Returns a predicate for contacts whose name has a word that begins so.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let words = name.lowercased().split(separator: " ")
    return NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      let own = [
        contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName,
      ]
      .flatMap { $0.lowercased().split(separator: " ") }
      return !words.isEmpty && words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
  }
  /// Returns a predicate for contacts by their names for programs.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
  }
  /// Returns a predicate for contacts with an address of mail.
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNContact)?.parts.mails.contains {
        $0.value.caseInsensitiveCompare(emailAddress) == .orderedSame
      } ?? false
    }
  }
  /// Returns a predicate for contacts with a telephone number, whatever stands between its digits.
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let digits = phoneNumber.stringValue.filter(\.isNumber)
    return NSPredicate { object, _ in
      (object as? CNContact)?.parts.phones.contains { $0.value.filter(\.isNumber) == digits } ?? false
    }
  }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// Creates an empty contact.
  public override init() { super.init() }
  /// The kind.
  public override var contactType: CNContactType {
    get { super.contactType }
    set { parts.isOrganization = newValue == .organization }
  }
  /// The title before the name.
  public override var namePrefix: String {
    get { super.namePrefix }
    set { parts.texts["namePrefix"] = newValue }
  }
  /// The given name.
  public override var givenName: String {
    get { super.givenName }
    set { parts.texts["givenName"] = newValue }
  }
  /// The middle name.
  public override var middleName: String {
    get { super.middleName }
    set { parts.texts["middleName"] = newValue }
  }
  /// The family name.
  public override var familyName: String {
    get { super.familyName }
    set { parts.texts["familyName"] = newValue }
  }
  /// The former family name.
  public override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { parts.texts["previousFamilyName"] = newValue }
  }
  /// The suffix of the name.
  public override var nameSuffix: String {
    get { super.nameSuffix }
    set { parts.texts["nameSuffix"] = newValue }
  }
  /// The nickname.
  public override var nickname: String {
    get { super.nickname }
    set { parts.texts["nickname"] = newValue }
  }
  /// The organization.
  public override var organizationName: String {
    get { super.organizationName }
    set { parts.texts["organizationName"] = newValue }
  }
  /// The department.
  public override var departmentName: String {
    get { super.departmentName }
    set { parts.texts["departmentName"] = newValue }
  }
  /// The job.
  public override var jobTitle: String {
    get { super.jobTitle }
    set { parts.texts["jobTitle"] = newValue }
  }
  /// The sound of the given name.
  public override var phoneticGivenName: String {
    get { super.phoneticGivenName }
    set { parts.texts["phoneticGivenName"] = newValue }
  }
  /// The sound of the family name.
  public override var phoneticFamilyName: String {
    get { super.phoneticFamilyName }
    set { parts.texts["phoneticFamilyName"] = newValue }
  }
  /// The note.
  public override var note: String {
    get { super.note }
    set { parts.texts["note"] = newValue }
  }
  /// The telephone numbers.
  public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { parts.phones = newValue.map { Parts.Labeled(label: $0.label, value: $0.value.stringValue) } }
  }
  /// The addresses of mail.
  public override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { parts.mails = newValue.map { Parts.Labeled(label: $0.label, value: String($0.value)) } }
  }
  /// The addresses.
  public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { parts.addresses = newValue.map { Parts.Labeled(label: $0.label, value: $0.value.parts) } }
  }
  /// The pages.
  public override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { parts.pages = newValue.map { Parts.Labeled(label: $0.label, value: String($0.value)) } }
  }
  /// The day of birth; nil where it is not known.
  public override var birthday: DateComponents? {
    get { parts.birthday }
    set { parts.birthday = newValue }
  }
  /// The picture; nil for none.
  public override var imageData: Data? {
    get { parts.image }
    set { parts.image = newValue }
  }
}
