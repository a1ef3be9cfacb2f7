// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import Contacts

/// Compiles: one small use of each name of Contacts that apps use. Never called.
@available(*, deprecated)
func useContacts() {
  do { _ = CNEntityType.contacts }
  do { _ = { (value: CNContact) in _ = value.emailAddresses } }
  do { _ = { () -> CNContactStore in CNContactStore() } }
  do { _ = CNContactStore.requestAccess(for:completionHandler:) }
  do { typealias Use = CNContactStore }
  do { _ = CNContactEmailAddressesKey }
  do { _ = CNContactFetchRequest.init(keysToFetch:) }
  do { _ = CNContactStore.enumerateContacts(with:usingBlock:) }
  do { typealias Use = CNContact }
  do { typealias Use = CNContactFetchRequest }
  do { _ = CNAuthorizationStatus.authorized }
  do { _ = CNAuthorizationStatus.denied }
  do { _ = CNAuthorizationStatus.notDetermined }
  do { _ = CNContactFamilyNameKey }
  do { _ = CNContactGivenNameKey }
  do { _ = { (value: CNContact) in _ = value.phoneNumbers } }
  do { _ = CNContactStore.authorizationStatus(for:) }
  do { typealias Use = CNAuthorizationStatus }
  do { typealias Use = CNKeyDescriptor }
  do { _ = CNAuthorizationStatus.restricted }
  do { _ = CNContactFormatterStyle.fullName }
  do { _ = CNContactPhoneNumbersKey }
  do { _ = { (value: CNContact) in _ = value.identifier } }
  do { _ = { (value: CNContact) in _ = value.organizationName } }
  do { _ = { (value: CNContact) in _ = value.thumbnailImageData } }
  do { _ = { () -> CNPostalAddressFormatter in CNPostalAddressFormatter() } }
  do { _ = CNPostalAddressFormatter.string(from:) }
  do { typealias Use = CNContactFormatter }
  do { typealias Use = CNPostalAddressFormatter }
  do { _ = CNContactBirthdayKey }
  do { _ = CNContactImageDataAvailableKey }
  do { _ = CNContactImageDataKey }
  do { _ = CNContactOrganizationNameKey }
  do { _ = CNContactSortOrder.givenName }
  do { _ = CNContactThumbnailImageDataKey }
  do { _ = { (value: CNContact) in _ = value.birthday } }
  do { _ = { (value: CNContact) in _ = value.familyName } }
  do { _ = { (value: CNContact) in _ = value.givenName } }
  do { _ = CNContact.predicateForContacts(matchingName:) }
  do { _ = { (value: CNContactFetchRequest) in _ = value.sortOrder } }
  do { typealias Use = CNContactFormatter }
  do { _ = CNContactFormatter.descriptorForRequiredKeys(for:) }
  do { _ = CNContactFormatter.string(from:style:) }
  do { _ = CNContactStore.unifiedContacts(matching:keysToFetch:) }
  do { _ = { (value: CNPostalAddressFormatter) in _ = value.style } }
  do { typealias Use = CNEntityType }
  do { typealias Use = CNPhoneNumber }
}
