import DeviceAccess
@_exported import Foundation

/// The identifier for advertising: zeros, as where tracking is not allowed.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()
  /// Returns the shared.
  open class func shared() -> ASIdentifierManager { manager }
  /// The advertising identifier.
  open var advertisingIdentifier: UUID {
    FeatureUse.note("AdSupport", "identifier for advertising", told: "zeros")
    return UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Whether it is advertising tracking enabled.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
