@_exported import Foundation

/// The domain of StoreKit's errors.
public let SKErrorDomain = "SKErrorDomain"

/// An error of StoreKit.
public struct SKError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
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
  }
  /// The kind.
  public let code: Code
  /// The domain, ``SKErrorDomain``.
  public static var errorDomain: String { SKErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// Creates an error of a kind.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  /// The words for people; nil for none.
  public var errorDescription: String? {
    code == .paymentNotAllowed
      ? "This device is not allowed to make the payment." : "Cannot connect to the store."
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

/// Matches errors by their kind.
public func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
