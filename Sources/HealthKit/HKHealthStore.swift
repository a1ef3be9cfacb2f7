import DeviceAccess
@_exported import Foundation

/// The error domain.
public let HKErrorDomain = "com.apple.healthkit"
/// An error of HealthKit. There is no data here: `errorHealthDataUnavailable`.
public struct HKError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { HKErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = HKError
    case unknownError = 0
    case errorHealthDataUnavailable
    case errorHealthDataRestricted
    case errorInvalidArgument
    case errorAuthorizationDenied
    case errorAuthorizationNotDetermined
    case errorDatabaseInaccessible
    case errorUserCanceled
    case errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied
    case errorNoData
  }
  /// The unknown error.
  public static var unknownError: Code { .unknownError }
  /// The error health data unavailable.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// The error health data restricted.
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  /// The error invalid argument.
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  /// The error authorization denied.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// The error authorization not determined.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// The error database inaccessible.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  /// The error user canceled.
  public static var errorUserCanceled: Code { .errorUserCanceled }
  /// The error another workout session started.
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  /// The error user exited workout session.
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  /// The error required authorization denied.
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  /// The error no data.
  public static var errorNoData: Code { .errorNoData }
}
/// The authorization status.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied
  case sharingAuthorized
}
/// An object type.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  internal init(identifier: String) { self.identifier = identifier }
  /// Returns the quantity type.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier: identifier.rawValue)
  }
  /// Returns the workout type.
  open class func workoutType() -> HKSampleType { HKSampleType(identifier: "HKWorkoutTypeIdentifier") }
}
/// A sample type.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A quantity type.
open class HKQuantityType: HKSampleType, @unchecked Sendable {}
/// An object.
open class HKObject: NSObject, @unchecked Sendable {
  /// The uuid.
  public let uuid = UUID()
}
/// A query.
open class HKQuery: NSObject, @unchecked Sendable {}
/// A kind of numbers.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The step count.
  public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// The heart rate.
  public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// The body mass.
  public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// The height.
  public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
  /// The active energy burned.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// The distance walking running.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
}
/// The person's data of health; there are none here.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Returns whether it is health data available.
  open class func isHealthDataAvailable() -> Bool {
    FeatureUse.note("HealthKit", "data of health", told: "isHealthDataAvailable() is false")
    return false
  }
  /// Returns the authorization status.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// Calls the handler with `HKError.errorHealthDataUnavailable`.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { MainThread.later { completion(false, HKError(.errorHealthDataUnavailable)) } }
  /// Calls the handler with `HKError.errorHealthDataUnavailable`.
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    MainThread.later { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
  /// Returns the execute.
  open func execute(_ query: HKQuery) {}
  /// Stops.
  open func stop(_ query: HKQuery) {}
}
