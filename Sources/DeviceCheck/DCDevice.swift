import DeviceAccess
@_exported import Foundation

/// The error domain.
public let DCErrorDomain = "com.apple.devicecheck.error"
/// An error.
public struct DCError: Error, CustomNSError, Equatable, Sendable {
  /// The codes.
  public enum Code: Int, Sendable {
    case unknownSystemFailure = 0
    case featureUnsupported
    case invalidInput
    case invalidKey
    case serverUnavailable
  }
  /// The domain.
  public static var errorDomain: String { DCErrorDomain }
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
