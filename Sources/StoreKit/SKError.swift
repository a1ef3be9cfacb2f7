import DeviceAccess
@_exported import Foundation

/// The domain of StoreKit's errors.
public let SKErrorDomain = "SKErrorDomain"

/// An error of StoreKit.
public struct SKError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { SKErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The kinds of errors.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = SKError
    case unknown = 0
    case clientInvalid
    case paymentCancelled
    case paymentInvalid
    case paymentNotAllowed
    case storeProductNotAvailable
    case cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
    case cloudServiceRevoked
    case privacyAcknowledgementRequired
    case unauthorizedRequestData
    case invalidOfferIdentifier
    case invalidSignature
    case missingOfferParams
    case invalidOfferPrice
    case overlayCancelled
    case overlayInvalidConfiguration
    case overlayTimeout
    case ineligibleForOffer
    case unsupportedPlatform
    case overlayPresentedInBackgroundScene

    /// The words for people.
    public var sentence: String? {
      self == .paymentNotAllowed
        ? "This device is not allowed to make the payment." : "Cannot connect to the store."
    }
  }
  /// The error `unknown`.
  public static var unknown: Code { .unknown }
  /// The error `clientInvalid`.
  public static var clientInvalid: Code { .clientInvalid }
  /// The error `paymentCancelled`.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The error `paymentInvalid`.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The error `paymentNotAllowed`.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The error `storeProductNotAvailable`.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The error `cloudServicePermissionDenied`.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// The error `cloudServiceNetworkConnectionFailed`.
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  /// The error `cloudServiceRevoked`.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}
