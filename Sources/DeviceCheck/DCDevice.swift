import DeviceAccess
@_exported import Foundation

/// The error domain.
public let DCErrorDomain = "com.apple.devicecheck.error"
/// An error of DeviceCheck. Tokens fail here with `featureUnsupported`.
public struct DCError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { DCErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = DCError
    case unknownSystemFailure = 0
    case featureUnsupported
    case invalidInput
    case invalidKey
    case serverUnavailable
  }
  /// The unknown system failure.
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  /// The feature unsupported.
  public static var featureUnsupported: Code { .featureUnsupported }
  /// The invalid input.
  public static var invalidInput: Code { .invalidInput }
  /// The invalid key.
  public static var invalidKey: Code { .invalidKey }
  /// The server unavailable.
  public static var serverUnavailable: Code { .serverUnavailable }
}
/// Proves that the app runs on a device of Apple's; not supported here.
open class DCDevice: NSObject, @unchecked Sendable {
  private static let device = DCDevice()
  /// The current.
  open class var current: DCDevice { device }
  /// Whether it is supported.
  open var isSupported: Bool {
    FeatureUse.note("DeviceCheck", "tokens of the device", told: "isSupported is false")
    return false
  }
  /// Calls the handler with `DCError.featureUnsupported`.
  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    MainThread.later { completion(nil, DCError(.featureUnsupported)) }
  }
  /// Fails with `DCError.featureUnsupported`.
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}
/// Proves that the app is unchanged; not supported here.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  /// The shared.
  public static let shared = DCAppAttestService()
  /// Whether it is supported.
  open var isSupported: Bool { false }
  /// Calls the handler with `DCError.featureUnsupported`.
  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    MainThread.later { completionHandler(nil, DCError(.featureUnsupported)) }
  }
  /// Calls the handler with `DCError.featureUnsupported`.
  open func attestKey(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, DCError(.featureUnsupported)) } }
}
