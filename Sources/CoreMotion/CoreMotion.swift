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

/// A rotation as a quaternion.
public struct CMQuaternion: Sendable {
  /// The parts along the three axes.
  public var (x, y, z, w): (Double, Double, Double, Double)
  /// Creates no rotation.
  public init() { (x, y, z, w) = (0, 0, 0, 1) }
  /// Creates a rotation.
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// A measurement, with the seconds since the machine's start.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// The time.
  public let timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
}
/// A measured acceleration. Nothing here measures one.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration() }
}
/// A measured rotation. Nothing here measures one.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
/// A measured field. Nothing here measures one.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  open var magneticField: CMMagneticField { CMMagneticField() }
}
/// A position of the device.
open class CMAttitude: NSObject, @unchecked Sendable {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion() }
}
/// The frames in which positions are measured.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The value as it is stored.
  public let rawValue: UInt
  /// Creates a value of a stored one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value `xArbitraryZVertical`.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// The value `xArbitraryCorrectedZVertical`.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// The value `xMagneticNorthZVertical`.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// The value `xTrueNorthZVertical`.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
/// A measured motion. Nothing here measures one.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var heading: Double { -1 }
}

/// A handler of measurements, or of the error in their place.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A handler of measurements, or of the error in their place.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A handler of measurements, or of the error in their place.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// A handler of measurements, or of the error in their place.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of the device: there are none here. Handlers are not called, as on a device without them.
open class CMMotionManager: NSObject, @unchecked Sendable {
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var gyroUpdateInterval: TimeInterval = 0.01
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  open var showsDeviceMovementDisplay = false
  /// Creates a manager.
  public override init() {}
  private func note() { FeatureUse.note("CoreMotion", "sensors", told: "not available") }

  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var isMagnetometerActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var magnetometerData: CMMagnetometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  open func startAccelerometerUpdates() { note() }
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { note() }
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() { note() }
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    note()
  }
  open func stopGyroUpdates() {}
  open func startMagnetometerUpdates() { note() }
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) { note() }
  open func stopMagnetometerUpdates() {}
  open func startDeviceMotionUpdates() { note() }
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { note() }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { note() }
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { note() }
  open func stopDeviceMotionUpdates() {}
}

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
