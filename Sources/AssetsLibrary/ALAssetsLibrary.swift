import DeviceAccess
@_exported import UIKit

/// The authorization status.
public enum ALAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}
/// The assets library error domain.
public let ALAssetsLibraryErrorDomain = "ALAssetsLibraryErrorDomain"
/// An asset.
open class ALAsset: NSObject, @unchecked Sendable {}
/// An assets group.
open class ALAssetsGroup: NSObject, @unchecked Sendable {}
/// The library of photos of old; there is none, and access is denied.
open class ALAssetsLibrary: NSObject, @unchecked Sendable {
  /// Returns the authorization status.
  open class func authorizationStatus() -> ALAuthorizationStatus {
    FeatureUse.note("AssetsLibrary", "photos", told: "denied")
    return .denied
  }
  private func fail(_ handler: @escaping (any Error) -> Void) {
    MainThread.later { handler(NSError(domain: ALAssetsLibraryErrorDomain, code: -3312)) }
  }
  /// Calls the handler with the error of denied access.
  open func asset(
    for assetURL: URL!, resultBlock: ((ALAsset?) -> Void)!, failureBlock: (((any Error)?) -> Void)!
  ) { fail { failureBlock?($0) } }
  /// Calls the handler with the error of denied access.
  open func writeImage(
    toSavedPhotosAlbum imageRef: CGImage!, metadata: [AnyHashable: Any]!,
    completionBlock: ((URL?, (any Error)?) -> Void)!
  ) { fail { completionBlock?(nil, $0) } }
}
