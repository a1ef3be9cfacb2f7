import DeviceReports
import Foundation

/// The relation of the device to a region.
public enum CLRegionState: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Inside.
  case inside = 1
  /// Outside.
  case outside = 2
}

/// The nearness of a beacon.
public enum CLProximity: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// At hand.
  case immediate = 1
  /// Near.
  case near = 2
  /// Far.
  case far = 3
}

/// An area that an app follows.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the region.
  public let identifier: String
  /// Whether the app hears when the device enters; true by default.
  open var notifyOnEntry = true
  /// Whether the app hears when the device leaves; true by default.
  open var notifyOnExit = true

  init(_ identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Regions of one name are one region.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

  open override var hash: Int { identifier.hashValue }

  func holds(_ coordinate: CLLocationCoordinate2D) -> Bool? { nil }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle with a name.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier)
  }

  /// Returns whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(center, coordinate) <= radius
  }

  override func holds(_ coordinate: CLLocationCoordinate2D) -> Bool? { contains(coordinate) }
}

/// The beacons of an identity. None is ever found here.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The identity of the beacons.
  public let uuid: UUID
  /// The first number; nil for any.
  public let major: NSNumber?
  /// The second number; nil for any.
  public let minor: NSNumber?
  /// Whether the app hears when the display is turned on; false by default.
  open var notifyEntryStateOnDisplay = false

  /// Creates a region of all beacons of an identity.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(uuid: uuid, major: nil, minor: nil, identifier)
  }

  /// Creates a region of beacons with a first number.
  public convenience init(uuid: UUID, major: UInt16, identifier: String) {
    self.init(uuid: uuid, major: NSNumber(value: major), minor: nil, identifier)
  }

  /// Creates a region of beacons with both numbers.
  public convenience init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
    self.init(uuid: uuid, major: NSNumber(value: major), minor: NSNumber(value: minor), identifier)
  }

  init(uuid: UUID, major: NSNumber?, minor: NSNumber?, _ identifier: String) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    super.init(identifier)
  }
}

/// A beacon. None is ever found here.
open class CLBeacon: NSObject, @unchecked Sendable {
  /// The identity.
  public let uuid: UUID
  /// The first number.
  public let major: NSNumber
  /// The second number.
  public let minor: NSNumber
  /// The nearness.
  public let proximity = CLProximity.unknown
  /// The accuracy, in meters.
  public let accuracy: CLLocationAccuracy = -1
  /// The strength of the signal, in decibels.
  public let rssi = 0

  init(uuid: UUID, major: NSNumber, minor: NSNumber) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// A direction that was measured. Nothing here measures one.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The direction to the magnetic north, in degrees.
  public let magneticHeading: CLLocationDirection
  /// The direction to the north, in degrees; less than 0 where it is not known.
  public let trueHeading: CLLocationDirection
  /// The uncertainty, in degrees: 0 where the browser does not know it.
  public let headingAccuracy: CLLocationDirection
  /// The time of the measurement.
  public let timestamp: Date

  // A browser does not say how far the magnetic north is from the true one.
  init(_ measured: DeviceHeading) {
    (magneticHeading, trueHeading) = (measured.degrees, -1)
    headingAccuracy = measured.accuracy ?? 0
    timestamp = Date()
  }
}

/// A stay at a place. None is ever found here.
open class CLVisit: NSObject, @unchecked Sendable {
  /// The beginning.
  public let arrivalDate: Date
  /// The end.
  public let departureDate: Date
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The uncertainty of the place, in meters.
  public let horizontalAccuracy: CLLocationAccuracy

  init(_ coordinate: CLLocationCoordinate2D, from start: Date, to end: Date) {
    (self.coordinate, arrivalDate, departureDate, horizontalAccuracy) = (coordinate, start, end, -1)
  }
}
