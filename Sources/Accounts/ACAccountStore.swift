import DeviceAccess
@_exported import Foundation

/// The error domain.
public let ACErrorDomain = "com.apple.accounts"
/// The account type identifier twitter.
public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
/// The account type identifier facebook.
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
/// An error.
public struct ACError: Error, CustomNSError, Equatable, Sendable {
  /// The codes.
  public enum Code: Int, Sendable {
    case unknown = 1
    case accountMissingRequiredProperty
    case accountAuthenticationFailed
    case accountTypeInvalid
    case accountAlreadyExists
    case accountNotFound
    case permissionDenied
    case accessInfoInvalid
  }
  /// The domain.
  public static var errorDomain: String { ACErrorDomain }
  /// The code.
  public let code: Code
  /// Makes an error of its code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The description, for Foundation’s errors.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
  /// The description.
  public var localizedDescription: String {
    "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The account missing required property.
  public static var accountMissingRequiredProperty: Code { .accountMissingRequiredProperty }
  /// The account authentication failed.
  public static var accountAuthenticationFailed: Code { .accountAuthenticationFailed }
  /// The account type invalid.
  public static var accountTypeInvalid: Code { .accountTypeInvalid }
  /// The account already exists.
  public static var accountAlreadyExists: Code { .accountAlreadyExists }
  /// The account not found.
  public static var accountNotFound: Code { .accountNotFound }
  /// The permission denied.
  public static var permissionDenied: Code { .permissionDenied }
  /// The access info invalid.
  public static var accessInfoInvalid: Code { .accessInfoInvalid }
}
/// An account type.
open class ACAccountType: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String!
  internal init(_ identifier: String?) { self.identifier = identifier }
  /// The setting access granted.
  open var accessGranted: Bool { false }
}
/// An account.
open class ACAccount: NSObject, @unchecked Sendable {
  /// The username.
  open var username: String! = ""
}
/// The accounts of services; there are none.
open class ACAccountStore: NSObject, @unchecked Sendable {
  /// The accounts.
  open var accounts: NSArray! { [] }
  /// Returns the account type.
  open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! {
    ACAccountType(typeIdentifier)
  }
  /// Returns the accounts.
  open func accounts(with accountType: ACAccountType!) -> [Any]! { [] }
  /// Calls the handler with `ACError.accountNotFound`.
  open func requestAccessToAccounts(
    with accountType: ACAccountType!, options: [AnyHashable: Any]! = [:],
    completion: ((Bool, (any Error)?) -> Void)!
  ) {
    FeatureUse.note("Accounts", "accounts", told: "ACError.accountNotFound")
    MainThread.later { completion?(false, ACError(.accountNotFound)) }
  }
}
