import Foundation

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of Core Location.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
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

  /// The kind.
  public let code: Code
  /// The domain, ``kCLErrorDomain``.
  public static var errorDomain: String { kCLErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }

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

/// Matches errors by their kind.
public func ~= (code: CLError.Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
