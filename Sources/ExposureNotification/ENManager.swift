import DeviceAccess
@_exported import Foundation

/// The error domain.
public let ENErrorDomain = "ENErrorDomain"
/// An error of Exposure Notification. Requests fail here with `unsupported`.
public struct ENError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { ENErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = ENError
    case unknown = 1
    case badParameter
    case notEntitled
    case notAuthorized
    case unsupported
    case invalidated
    case bluetoothOff
    case insufficientStorage
    case notEnabled
    case apiMisuse
    case `internal`
    case insufficientMemory
    case rateLimited
    case restricted
    case badFormat
    case dataInaccessible
    case travelStatusNotAvailable
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The bad parameter.
  public static var badParameter: Code { .badParameter }
  /// The not entitled.
  public static var notEntitled: Code { .notEntitled }
  /// The not authorized.
  public static var notAuthorized: Code { .notAuthorized }
  /// The unsupported.
  public static var unsupported: Code { .unsupported }
  /// The invalidated.
  public static var invalidated: Code { .invalidated }
  /// The bluetooth off.
  public static var bluetoothOff: Code { .bluetoothOff }
  /// The insufficient storage.
  public static var insufficientStorage: Code { .insufficientStorage }
  /// The not enabled.
  public static var notEnabled: Code { .notEnabled }
  /// The api misuse.
  public static var apiMisuse: Code { .apiMisuse }
  /// The internal.
  public static var `internal`: Code { .internal }
  /// The insufficient memory.
  public static var insufficientMemory: Code { .insufficientMemory }
  /// The rate limited.
  public static var rateLimited: Code { .rateLimited }
  /// The restricted.
  public static var restricted: Code { .restricted }
  /// The bad format.
  public static var badFormat: Code { .badFormat }
  /// The data inaccessible.
  public static var dataInaccessible: Code { .dataInaccessible }
  /// The travel status not available.
  public static var travelStatusNotAvailable: Code { .travelStatusNotAvailable }
}
/// The authorization status.
public enum ENAuthorizationStatus: Int, Sendable {
  case unknown = 0
  case restricted
  case notAuthorized
  case authorized
}
/// The status.
public enum ENStatus: Int, Sendable {
  case unknown = 0
  case active
  case disabled
  case bluetoothOff
  case restricted
  case paused
  case unauthorized
}
/// Warns of encounters; not supported here.
open class ENManager: NSObject, @unchecked Sendable {
  /// The authorization status.
  open class var authorizationStatus: ENAuthorizationStatus { .restricted }
  /// The exposure notification status.
  open var exposureNotificationStatus: ENStatus { .restricted }
  /// The setting exposure notification enabled.
  open var exposureNotificationEnabled: Bool { false }
  /// The invalidation handler.
  open var invalidationHandler: (() -> Void)?
  private func fail(_ handler: @escaping ((any Error)?) -> Void) {
    FeatureUse.note("ExposureNotification", "encounters", told: "ENError.unsupported")
    MainThread.later { handler(ENError(.unsupported)) }
  }
  /// Calls the handler with `ENError.unsupported`.
  open func activate(completionHandler: @escaping ((any Error)?) -> Void) { fail(completionHandler) }
  /// Invalidates.
  open func invalidate() {}
  /// Calls the handler with `ENError.unsupported`.
  open func setExposureNotificationEnabled(_ flag: Bool, completionHandler: @escaping ((any Error)?) -> Void)
  { fail(completionHandler) }
  /// Calls the handler with `ENError.unsupported`.
  open func getDiagnosisKeys(completionHandler: @escaping ([ENTemporaryExposureKey]?, (any Error)?) -> Void) {
    fail { completionHandler(nil, $0) }
  }
  /// Calls the handler with `ENError.unsupported`.
  @discardableResult open func detectExposures(
    configuration: ENExposureConfiguration, diagnosisKeyURLs: [URL],
    completionHandler: @escaping (ENExposureDetectionSummary?, (any Error)?) -> Void
  ) -> Progress {
    fail { completionHandler(nil, $0) }
    return Progress(totalUnitCount: 1)
  }
}
/// A temporary exposure key.
open class ENTemporaryExposureKey: NSObject, @unchecked Sendable {
  /// The key data.
  open var keyData = Data()
  /// The rolling period.
  open var rollingPeriod: UInt32 = 0
  /// The rolling start number.
  open var rollingStartNumber: UInt32 = 0
  /// The transmission risk level.
  open var transmissionRiskLevel: UInt8 = 0
}
/// An exposure configuration.
open class ENExposureConfiguration: NSObject, @unchecked Sendable {}
/// An exposure detection summary.
open class ENExposureDetectionSummary: NSObject, @unchecked Sendable {
  /// The days since last exposure.
  open var daysSinceLastExposure: Int { 0 }
  /// The matched key count.
  open var matchedKeyCount: UInt64 { 0 }
}
/// An exposure info.
open class ENExposureInfo: NSObject, @unchecked Sendable {}
