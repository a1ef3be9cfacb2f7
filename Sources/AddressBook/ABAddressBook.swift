import DeviceAccess
@_exported import Foundation

/// The authorization status.
public enum ABAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}
/// The address book of old; there is none, and access is denied.
public final class ABAddressBook: @unchecked Sendable {}
/// The record.
public typealias ABRecord = AnyObject
/// The person first name property.
public let kABPersonFirstNameProperty: Int32 = 0
/// The person last name property.
public let kABPersonLastNameProperty: Int32 = 1
/// The person phone property.
public let kABPersonPhoneProperty: Int32 = 3
/// The person email property.
public let kABPersonEmailProperty: Int32 = 4
/// Returns denied: there is no address book.
public func ABAddressBookGetAuthorizationStatus() -> ABAuthorizationStatus {
  FeatureUse.note("AddressBook", "address book", told: "denied")
  return .denied
}
/// Calls the handler: access is denied.
public func ABAddressBookRequestAccessWithCompletion(
  _ addressBook: ABAddressBook?, _ completion: ((Bool, (any Error)?) -> Void)!
) { MainThread.later { completion?(false, nil) } }
