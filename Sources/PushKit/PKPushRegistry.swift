import DeviceAccess
@_exported import Foundation

/// A kind of push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The vo IP.
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  /// The file provider.
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}
/// The push credentials.
open class PKPushCredentials: NSObject, @unchecked Sendable {
  /// The token.
  open var token: Data { Data() }
}
/// A push payload.
open class PKPushPayload: NSObject, @unchecked Sendable {
  /// The dictionary payload.
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}
/// Registers for pushes; no token is ever given here.
open class PKPushRegistry: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any PKPushRegistryDelegate)?
  /// Makes one of the given values.
  public init(queue: DispatchQueue?) {}
  /// The desired push types.
  open var desiredPushTypes: Set<PKPushType>? {
    didSet { FeatureUse.note("PushKit", "pushes", told: "no token is given") }
  }
  /// Pushes token.
  open func pushToken(for type: PKPushType) -> Data? { nil }
}
/// The methods of a push registry delegate.
@preconcurrency public protocol PKPushRegistryDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
}
