import DeviceReports
import Foundation

/// A rotation as a quaternion.
public struct CMQuaternion: Sendable {
  /// The parts along the three axes.
  public var (x, y, z, w): (Double, Double, Double, Double)
  /// Creates no rotation.
  public init() { (x, y, z, w) = (0, 0, 0, 1) }
  /// Creates a rotation.
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

  /// The rotation that comes after another one.
  static func * (one: CMQuaternion, other: CMQuaternion) -> CMQuaternion {
    CMQuaternion(
      x: one.w * other.x + one.x * other.w + one.y * other.z - one.z * other.y,
      y: one.w * other.y - one.x * other.z + one.y * other.w + one.z * other.x,
      z: one.w * other.z + one.x * other.y - one.y * other.x + one.z * other.w,
      w: one.w * other.w - one.x * other.x - one.y * other.y - one.z * other.z)
  }

  /// The rotation back.
  var inverse: CMQuaternion { CMQuaternion(x: -x, y: -y, z: -z, w: w) }
}

/// A rotation as a matrix, which turns what is measured along the axes of reference into what it is along the
/// device's.
public struct CMRotationMatrix: Sendable {
  /// The first row.
  public var (m11, m12, m13): (Double, Double, Double)
  /// The second row.
  public var (m21, m22, m23): (Double, Double, Double)
  /// The third row.
  public var (m31, m32, m33): (Double, Double, Double)
  /// Creates no rotation.
  public init() {
    (m11, m12, m13) = (1, 0, 0)
    (m21, m22, m23) = (0, 1, 0)
    (m31, m32, m33) = (0, 0, 1)
  }

  init(_ q: CMQuaternion) {
    (m11, m12, m13) = (
      1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w)
    )
    (m21, m22, m23) = (
      2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w)
    )
    (m31, m32, m33) = (
      2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y)
    )
  }
}

/// A measurement, with the seconds since the machine's start.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// The time.
  public let timestamp: TimeInterval = ProcessInfo.processInfo.systemUptime
}

/// A measured acceleration.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration with the earth's: a device that lies with its screen up has -1 along z.
  public let acceleration: CMAcceleration
  init(_ acceleration: CMAcceleration) { self.acceleration = acceleration }
}

/// A measured rotation.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The rotation about each axis.
  public let rotationRate: CMRotationRate
  init(_ rotationRate: CMRotationRate) { self.rotationRate = rotationRate }
}

/// A measured field. Nothing here measures one.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// A position of the device: its rotation from the one in which it lies with its screen up.
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
  /// The rotation.
  open private(set) var quaternion: CMQuaternion

  init(_ quaternion: CMQuaternion) { self.quaternion = quaternion }

  /// Angles in degrees about z, then the turned x, then the turned y.
  convenience init(degrees angles: DeviceVector) {
    let half = [angles.x, angles.y, angles.z].map { $0 * .pi / 360 }
    self.init(
      CMQuaternion(x: 0, y: 0, z: sin(half[0]), w: cos(half[0]))
        * CMQuaternion(x: sin(half[1]), y: 0, z: 0, w: cos(half[1]))
        * CMQuaternion(x: 0, y: sin(half[2]), z: 0, w: cos(half[2])))
  }

  /// The rotation as a matrix.
  open var rotationMatrix: CMRotationMatrix { CMRotationMatrix(quaternion) }
  /// The rotation about the axis from bottom to top, in radians.
  open var roll: Double {
    let m = rotationMatrix
    return atan2(-m.m13, m.m33)
  }
  /// The rotation about the axis from left to right, in radians: from a quarter turn down to one up.
  open var pitch: Double { asin(min(max(rotationMatrix.m23, -1), 1)) }
  /// The rotation about the vertical, in radians.
  open var yaw: Double {
    let m = rotationMatrix
    return atan2(-m.m21, m.m22)
  }

  /// Makes it the rotation from another position to this one.
  open func multiply(byInverseOf attitude: CMAttitude) {
    quaternion = attitude.quaternion.inverse * quaternion
  }

  open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(quaternion) }

  /// The earth's acceleration, along the axes of the device.
  var gravity: CMAcceleration {
    let m = rotationMatrix
    return CMAcceleration(x: -m.m13, y: -m.m23, z: -m.m33)
  }
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

/// A measured motion.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The position of the device.
  public let attitude: CMAttitude
  /// The rotation about each axis.
  public let rotationRate: CMRotationRate
  /// The earth's acceleration.
  public let gravity: CMAcceleration
  /// The acceleration that the person gives the device.
  public let userAcceleration: CMAcceleration
  /// The direction to the north; less than 0, as it is not measured with the motion.
  public let heading: Double = -1

  /// Makes a motion of what was measured; nil where nothing says how the device is held.
  init?(_ motion: DeviceMotion) {
    let total = motion.accelerationIncludingGravity.map(CMAcceleration.init(standard:))
    let own = motion.acceleration.map(CMAcceleration.init(standard:))
    if let angles = motion.attitude {
      attitude = CMAttitude(degrees: angles)
    } else {
      // The attitude as far as the earth's acceleration tells it.
      guard let total else { return nil }
      attitude = CMAttitude(down: total)
    }
    rotationRate = motion.rotationRate.map(CMRotationRate.init(degrees:)) ?? CMRotationRate()
    if let total, let own {
      gravity = CMAcceleration(x: total.x - own.x, y: total.y - own.y, z: total.z - own.z)
      userAcceleration = own
    } else {
      let gravity = attitude.gravity
      self.gravity = gravity
      userAcceleration =
        own
        ?? total.map { CMAcceleration(x: $0.x - gravity.x, y: $0.y - gravity.y, z: $0.z - gravity.z) }
        ?? CMAcceleration()
    }
  }
}

extension CMAttitude {
  fileprivate convenience init(down: CMAcceleration) {
    let pitch = atan2(-down.y, (down.x * down.x + down.z * down.z).squareRoot())
    let roll = atan2(down.x, -down.z)
    self.init(degrees: DeviceVector(x: 0, y: pitch * 180 / .pi, z: roll * 180 / .pi))
  }
}

extension CMAcceleration {
  /// The acceleration of the earth, in meters per second squared.
  private static let standardGravity = 9.80665

  /// Browsers measure by the standard in meters per second squared, with the opposite sign.
  init(standard vector: DeviceVector) {
    self.init(
      x: -vector.x / Self.standardGravity, y: -vector.y / Self.standardGravity,
      z: -vector.z / Self.standardGravity)
  }

  /// Browsers measure rotations in degrees per second.
  init(degrees vector: DeviceVector) {
    self.init(x: vector.x * .pi / 180, y: vector.y * .pi / 180, z: vector.z * .pi / 180)
  }
}
