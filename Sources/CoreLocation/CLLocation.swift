@_exported import Foundation

/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// An accuracy, in meters: smaller is better, and less than 0 is not valid.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double
/// The accuracy of a speed, in meters per second.
public typealias CLLocationSpeedAccuracy = Double
/// A direction, in degrees clockwise from the north.
public typealias CLLocationDirection = Double
/// The accuracy of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double
/// A part of a measured direction, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The best accuracy, with the data of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// The accuracy of an app that the person gives only approximate places.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3_000
/// A filter that lets every place through.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A filter that lets every direction through.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The largest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The largest duration.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// A coordinate that is not valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, in degrees; positive to the north.
  public var latitude: CLLocationDegrees
  /// The longitude, in degrees; positive to the east.
  public var longitude: CLLocationDegrees

  /// Creates the place at 0°, 0°.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Creates a place.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether a place has a latitude from -90° to 90° and a longitude from -180° to 180°.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A floor of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The number of the floor, 0 for the ground's.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// The source of a location.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether software made it.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory made it.
  public let isProducedByAccessory: Bool

  /// Creates a source.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}

/// A place with the time and the accuracy of its measurement.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea, in meters.
  public let altitude: CLLocationDistance
  /// The radius of uncertainty, in meters; less than 0 where the place is not valid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the height, in meters; 0 or less where it is not valid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel, in degrees; less than 0 where it is not known.
  public let course: CLLocationDirection
  /// The uncertainty of the direction, in degrees; less than 0 where it is not known.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed, in meters per second; less than 0 where it is not known.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed; less than 0 where it is not known.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time of the measurement.
  public let timestamp: Date
  /// The floor; nil, as nothing here measures it.
  public let floor: CLFloor? = nil
  /// The source; nil where it is not known.
  public let sourceInformation: CLLocationSourceInformation?

  /// Creates a location of a place, at sea level, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location without a direction and a speed.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location with all accuracies.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
      speedAccuracy: speedAccuracy, timestamp: timestamp,
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: false, andExternalAccessoryState: false))
  }

  /// Creates a location with all accuracies and its source.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation
  ) {
    self.coordinate = coordinate
    (self.altitude, self.horizontalAccuracy) = (altitude, horizontalAccuracy)
    (self.verticalAccuracy, self.course, self.courseAccuracy) = (verticalAccuracy, course, courseAccuracy)
    (self.speed, self.speedAccuracy, self.timestamp) = (speed, speedAccuracy, timestamp)
    sourceInformation = sourceInfo
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the length of the shortest way along the earth's surface, in meters: that on the ellipsoid
  /// WGS 84, without the heights.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  open override var description: String {
    let place = String(format: "<%+.8f,%+.8f>", coordinate.latitude, coordinate.longitude)
    return String(
      format: "%@ +/- %.2fm (speed %.2f mps / course %.2f) @ %@", place, horizontalAccuracy, speed, course,
      "\(timestamp)")
  }
}
