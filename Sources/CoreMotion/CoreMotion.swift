import DeviceAccess
@_exported import Foundation

/// The domain of Core Motion's errors.
public let CMErrorDomain = "CMErrorDomain"

/// The number of an error of Core Motion.
public struct CMError: RawRepresentable, Hashable, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt32
  /// Creates a value of a stored one.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  var error: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}
/// No error.
public let CMErrorNULL = CMError(rawValue: 100)
/// The device must be moved first.
public let CMErrorDeviceRequiresMovement = CMError(rawValue: 101)
/// The north is not available.
public let CMErrorTrueNorthNotAvailable = CMError(rawValue: 102)
/// The error is not known.
public let CMErrorUnknown = CMError(rawValue: 103)
/// Activities are not available.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
/// The app may not know activities.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
/// An entitlement is missing.
public let CMErrorMotionActivityNotEntitled = CMError(rawValue: 106)
/// A parameter is wrong.
public let CMErrorInvalidParameter = CMError(rawValue: 107)
/// An action is wrong.
public let CMErrorInvalidAction = CMError(rawValue: 108)
/// It is not available.
public let CMErrorNotAvailable = CMError(rawValue: 109)
/// An entitlement is missing.
public let CMErrorNotEntitled = CMError(rawValue: 110)
/// The app may not.
public let CMErrorNotAuthorized = CMError(rawValue: 111)

/// The person's decision on motion.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}

/// An acceleration, in units of the earth's.
public struct CMAcceleration: Hashable, Sendable {
  /// The parts along the three axes.
  public var (x, y, z): (Double, Double, Double)
  /// Creates none.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  /// Whether both are the same.
  public static func == (one: Self, other: Self) -> Bool {
    (one.x, one.y, one.z) == (other.x, other.y, other.z)
  }
  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    for value in [x, y, z] { hasher.combine(value) }
  }
}
/// A rotation, in radians a second.
public typealias CMRotationRate = CMAcceleration
/// A magnetic field, in microteslas.
public typealias CMMagneticField = CMAcceleration

/// The certainty of an activity.
public enum CMMotionActivityConfidence: Int, Sendable { case low = 0, medium, high }

/// An activity of the person. None is known here.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}

/// The person's activities: not available.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() {}
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
  ) { fail(queue) { handler(nil, $0) } }
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  open func stopActivityUpdates() {}
}

private func fail(_ queue: OperationQueue?, _ handler: @escaping @Sendable (any Error) -> Void) {
  FeatureUse.note(
    "CoreMotion", "steps, activities, altitude", told: "CMErrorMotionActivityNotAvailable")
  (queue ?? .main).addOperation { handler(CMErrorMotionActivityNotAvailable.error) }
}

/// Counted steps. None are known here.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
}

/// The person's steps: not available.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates a pedometer.
  public override init() {}
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { fail(nil) { handler(nil, $0) } }
  open func startUpdates(
    from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void
  ) { fail(nil) { handler(nil, $0) } }
  open func stopUpdates() {}
}

/// A change of altitude. None is known here.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

/// The altitude of the device: not available.
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// Creates an altimeter.
  public override init() {}
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping @Sendable (CMAltitudeData?, (any Error)?) -> Void
  ) { fail(queue) { handler(nil, $0) } }
  open func stopRelativeAltitudeUpdates() {}
}
