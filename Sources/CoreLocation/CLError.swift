import DeviceAccess
import Foundation

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of Core Location.
public struct CLError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { kCLErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The kinds of errors.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = CLError
    /// The place is not known now.
    case locationUnknown = 0
    /// The person does not permit it.
    case denied
    /// The network is not there, or what answers over it.
    case network
    /// The direction is not known.
    case headingFailure
    /// The person does not permit regions.
    case regionMonitoringDenied
    /// A region cannot be followed.
    case regionMonitoringFailure
    /// Regions are not ready.
    case regionMonitoringSetupDelayed
    /// Answers about regions come later.
    case regionMonitoringResponseDelayed
    /// There is no such place.
    case geocodeFoundNoResult
    /// There is only a part of the place.
    case geocodeFoundPartialResult
    /// The request was cancelled.
    case geocodeCanceled
    /// Deferring failed.
    case deferredFailed
    /// Nothing is updated.
    case deferredNotUpdatingLocation
    /// The accuracy is too small.
    case deferredAccuracyTooLow
    /// A filter is set.
    case deferredDistanceFiltered
    /// Deferring was cancelled.
    case deferredCanceled
    /// Beacons are not available.
    case rangingUnavailable
    /// Ranging failed.
    case rangingFailure
    /// The prompt was declined.
    case promptDeclined
  }

  /// The place is not known now.
  public static var locationUnknown: Code { .locationUnknown }
  /// The person does not permit it.
  public static var denied: Code { .denied }
  /// The network is not there.
  public static var network: Code { .network }
  /// The direction is not known.
  public static var headingFailure: Code { .headingFailure }
  /// There is no such place.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The request was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
}
