import DeviceAccess
@_exported import Foundation

/// Whether an app may track the person; never, here.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  /// The authorization status.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case authorized
  }
  /// The tracking authorization status.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .restricted }
  /// Calls the handler: tracking is restricted.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) {
    FeatureUse.note("AppTrackingTransparency", "tracking", told: "restricted")
    MainThread.later { completion(.restricted) }
  }
  /// Requests tracking authorization.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .restricted }
}
