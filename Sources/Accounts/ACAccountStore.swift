import DeviceAccess
@_exported import Foundation

/// The error domain.
public let ACErrorDomain = "com.apple.accounts"
/// The account type identifier twitter.
public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
/// The account type identifier facebook.
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
/// An error of Accounts. Requests fail here with `accountNotFound`.
public struct ACError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { ACErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = ACError
    case unknown = 1
    case accountMissingRequiredProperty
    case accountAuthenticationFailed
    case accountTypeInvalid
    case accountAlreadyExists
    case accountNotFound
    case permissionDenied
    case accessInfoInvalid
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
