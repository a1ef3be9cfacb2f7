/// A report of a display's devices.
package enum DeviceReport: Sendable, Equatable {
  /// The person's answer, or that there is no such device.
  case permission(DeviceFeature, DevicePermission)
  /// A measured place.
  case position(DevicePosition)
  /// A measured direction.
  case heading(DeviceHeading)
  /// Measured motion.
  case motion(DeviceMotion)
  /// The device is permitted, but measures nothing at the moment.
  case failure(DeviceFeature)
  /// The person has opened the notification of a number.
  case opened(notification: Int)

  /// The device that it is about.
  package var feature: DeviceFeature {
    switch self {
    case .permission(let feature, _), .failure(let feature): feature
    case .position: .location
    case .heading: .heading
    case .motion: .motion
    case .opened: .notifications
    }
  }
}

/// A measured place.
package struct DevicePosition: Sendable, Equatable {
  /// The place, in degrees.
  package var latitude, longitude: Double
  /// The radius of uncertainty, in meters.
  package var accuracy: Double
  /// The height, in meters, and its uncertainty; nil where they are not known.
  package var altitude, altitudeAccuracy: Double?
  /// The direction of travel, in degrees; nil where it is not known.
  package var course: Double?
  /// The speed, in meters per second; nil where it is not known.
  package var speed: Double?
  /// The time since the measurement, in seconds.
  package var age: Double

  /// Creates a place.
  package init(
    latitude: Double, longitude: Double, accuracy: Double, altitude: Double? = nil,
    altitudeAccuracy: Double? = nil, course: Double? = nil, speed: Double? = nil, age: Double = 0
  ) {
    (self.latitude, self.longitude, self.accuracy) = (latitude, longitude, accuracy)
    (self.altitude, self.altitudeAccuracy) = (altitude, altitudeAccuracy)
    (self.course, self.speed, self.age) = (course, speed, age)
  }
}

/// A measured direction.
package struct DeviceHeading: Sendable, Equatable {
  /// The direction of the device's top from the magnetic north, clockwise in degrees.
  package var degrees: Double
  /// The uncertainty, in degrees; nil where it is not known.
  package var accuracy: Double?

  /// Creates a direction.
  package init(degrees: Double, accuracy: Double? = nil) {
    (self.degrees, self.accuracy) = (degrees, accuracy)
  }
}

/// Three numbers along the axes of the device: to its right, to its top, and out of its screen.
package struct DeviceVector: Sendable, Equatable {
  /// The numbers.
  package var x, y, z: Double
  /// Creates a vector.
  package init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Measured motion, by the definitions of the W3C's *DeviceOrientation Event Specification*. What the device
/// does not measure is nil.
package struct DeviceMotion: Sendable, Equatable {
  /// The acceleration without the earth's, in meters per second squared.
  package var acceleration: DeviceVector?
  /// The acceleration with the earth's: a device at rest with its screen up has 9.8 along z.
  package var accelerationIncludingGravity: DeviceVector?
  /// The rotation about each axis, in degrees per second.
  package var rotationRate: DeviceVector?
  /// The attitude: the angles in degrees about z, then the turned x, then the turned y.
  package var attitude: DeviceVector?

  /// Creates measured motion.
  package init(
    acceleration: DeviceVector? = nil, accelerationIncludingGravity: DeviceVector? = nil,
    rotationRate: DeviceVector? = nil, attitude: DeviceVector? = nil
  ) {
    self.acceleration = acceleration
    self.accelerationIncludingGravity = accelerationIncludingGravity
    self.rotationRate = rotationRate
    self.attitude = attitude
  }
}
