@_exported import AVFoundation
import DeviceAccess
@_exported import ImageIO
import Synchronization
@_exported import UIKit

/// The authorization status.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
  case limited
}
/// The access that an app requests to the library.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The domain of errors of Photos.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
/// The local identifiers error key.
public let PHLocalIdentifiersErrorKey = "PHLocalIdentifiersErrorKey"

/// An error of the photo library. Changes fail here with `accessUserDenied`.
public struct PHPhotosError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { PHPhotosErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = PHPhotosError
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
    case libraryInFileProviderSyncRoot = 5423
    case persistentChangeTokenExpired = 3105
    case persistentChangeDetailsUnavailable = 3210
  }
  /// The internal error.
  public static var internalError: Code { .internalError }
  /// The user cancelled.
  public static var userCancelled: Code { .userCancelled }
  /// The library volume offline.
  public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
  /// The relinquishing library bundle to writer.
  public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
  /// The switching system photo library.
  public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
  /// The network access required.
  public static var networkAccessRequired: Code { .networkAccessRequired }
  /// The network error.
  public static var networkError: Code { .networkError }
  /// The identifier not found.
  public static var identifierNotFound: Code { .identifierNotFound }
  /// The multiple identifiers found.
  public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
  /// The change not supported.
  public static var changeNotSupported: Code { .changeNotSupported }
  /// The operation interrupted.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The invalid resource.
  public static var invalidResource: Code { .invalidResource }
  /// The missing resource.
  public static var missingResource: Code { .missingResource }
  /// The not enough space.
  public static var notEnoughSpace: Code { .notEnoughSpace }
  /// The request not supported for asset.
  public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
  /// The access restricted.
  public static var accessRestricted: Code { .accessRestricted }
  /// The access user denied.
  public static var accessUserDenied: Code { .accessUserDenied }
  /// The library in file provider sync root.
  public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
  /// The persistent change token expired.
  public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
  /// The persistent change details unavailable.
  public static var persistentChangeDetailsUnavailable: Code { .persistentChangeDetailsUnavailable }
}

/// The person's photos. There are none here, and access is denied.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  private static let isDenied = Mutex(false)
  /// Returns the shared.
  open class func shared() -> PHPhotoLibrary { library }

  /// Returns the authorization status.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    isDenied.withLock { $0 } ? .denied : .notDetermined
  }
  /// Returns the authorization status.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }
  /// Denies, as there is no library.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    FeatureUse.note("Photos", "access to the library", told: "denied")
    MainThread.later {
      isDenied.withLock { $0 = true }
      handler(.denied)
    }
  }
  /// Denies, as there is no library.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Denies, as there is no library.
  @discardableResult open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  {
    await withCheckedContinuation { done in requestAuthorization { done.resume(returning: $0) } }
  }

  /// Calls the handler with `PHPhotosError.accessUserDenied`; the block is not called.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    FeatureUse.note("Photos", "changes of the library", told: "PHPhotosError.accessUserDenied")
    if let completionHandler {
      MainThread.later { completionHandler(false, PHPhotosError(.accessUserDenied)) }
    }
  }
  /// Fails with `PHPhotosError.accessUserDenied`; the block is not called.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }
  /// Fails with `PHPhotosError.accessUserDenied`; the block is not called.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }
  /// Registers.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Unregisters change observer.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Registers.
  open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  /// The unavailability reason.
  open var unavailabilityReason: (any Error)? { PHPhotosError(.accessUserDenied) }
}

/// Is notified of changes of the library; never, here.
@preconcurrency public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Called by the framework, as Apple documents it.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
/// A photo library availability observer.
@preconcurrency public protocol PHPhotoLibraryAvailabilityObserver: AnyObject {
  /// Called by the framework, as Apple documents it.
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}

/// A change of the library.
open class PHChange: NSObject, @unchecked Sendable {
  /// Changes details.
  open func changeDetails<Object: PHObject>(for object: Object) -> PHObjectChangeDetails<Object>? { nil }
  /// Changes details.
  open func changeDetails<Object: PHObject>(for fetchResult: PHFetchResult<Object>)
    -> PHFetchResultChangeDetails<Object>?
  { nil }
}
/// The object change details.
open class PHObjectChangeDetails<Object: PHObject>: NSObject, @unchecked Sendable {
  /// The object before changes.
  open var objectBeforeChanges: Object? { nil }
  /// The object after changes.
  open var objectAfterChanges: Object? { nil }
  /// The setting asset content changed.
  open var assetContentChanged: Bool { false }
  /// The setting object was deleted.
  open var objectWasDeleted: Bool { false }
}
/// The fetch result change details.
open class PHFetchResultChangeDetails<Object: PHObject>: NSObject, @unchecked Sendable {
  /// The fetch result before changes.
  open var fetchResultBeforeChanges: PHFetchResult<Object> { PHFetchResult() }
  /// The fetch result after changes.
  open var fetchResultAfterChanges: PHFetchResult<Object> { PHFetchResult() }
  /// Whether it has incremental changes.
  open var hasIncrementalChanges: Bool { false }
  /// The removed indexes.
  open var removedIndexes: IndexSet? { nil }
  /// The inserted indexes.
  open var insertedIndexes: IndexSet? { nil }
  /// The changed indexes.
  open var changedIndexes: IndexSet? { nil }
  /// The removed objects.
  open var removedObjects: [Object] { [] }
  /// The inserted objects.
  open var insertedObjects: [Object] { [] }
  /// The changed objects.
  open var changedObjects: [Object] { [] }
  /// Whether it has moves.
  open var hasMoves: Bool { false }
  /// Enumerates moves.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
