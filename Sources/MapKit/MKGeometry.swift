@_exported import CoreLocation
@_exported import UIKit

/// A span in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The latitude delta.
  public var latitudeDelta: CLLocationDegrees
  /// The longitude delta.
  public var longitudeDelta: CLLocationDegrees
  /// Makes an empty span.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Makes one of the given values.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A region around a place.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The span.
  public var span: MKCoordinateSpan
  /// Makes an empty region at 0°, 0°.
  public init() { (center, span) = (CLLocationCoordinate2D(latitude: 0, longitude: 0), MKCoordinateSpan()) }
  /// Makes one of the given values.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Makes a region of a size in meters, on the ellipsoid WGS 84.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / Ellipsoid.metersPerDegreeOfLatitude(at: center.latitude),
        longitudeDelta: min(
          longitudinalMeters / Ellipsoid.metersPerDegreeOfLongitude(at: center.latitude), 360)))
  }
  /// Makes the region of a rectangle of the map.
  public init(_ rect: MKMapRect) {
    let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
  }
}

/// The ellipsoid WGS 84.
internal enum Ellipsoid {
  private static let radius = 6_378_137.0
  private static let eccentricity = 0.006_694_379_990_141_316
  static func metersPerDegreeOfLatitude(at latitude: Double) -> Double {
    let sine = sin(latitude * .pi / 180)
    return .pi / 180 * radius * (1 - eccentricity) / pow(1 - eccentricity * sine * sine, 1.5)
  }
  static func metersPerDegreeOfLongitude(at latitude: Double) -> Double {
    let sine = sin(latitude * .pi / 180)
    return .pi / 180 * radius * abs(cos(latitude * .pi / 180)) / (1 - eccentricity * sine * sine).squareRoot()
  }
}

/// A place on the flat map of the world, in Mercator's projection.
public struct MKMapPoint: Sendable {
  /// The x.
  public var x: Double
  /// The y.
  public var y: Double
  /// Makes the upper left corner.
  public init() { (x, y) = (0, 0) }
  /// Makes one of the given values.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Makes one of the given values.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let side = MKMapSize.side
    let sine = sin(min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * side
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * side
  }
  /// The coordinate.
  public var coordinate: CLLocationCoordinate2D {
    let exponent = (0.5 - y / MKMapSize.side) * 2 * Double.pi
    return CLLocationCoordinate2D(
      latitude: 90 - 360 * atan(exp(-exponent)) / .pi, longitude: x / MKMapSize.side * 360 - 180)
  }
  /// Returns the distance to another place, in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (first, second) = (coordinate, point.coordinate)
    return CLLocation(latitude: first.latitude, longitude: first.longitude).distance(
      from: CLLocation(latitude: second.latitude, longitude: second.longitude))
  }
}

/// A size on the flat map.
public struct MKMapSize: Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// Makes an empty size.
  public init() { (width, height) = (0, 0) }
  /// Makes one of the given values.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  internal static let side = 268_435_456.0
  /// The world.
  public static let world = MKMapSize(width: side, height: side)
}

/// A rectangle on the flat map.
public struct MKMapRect: Sendable {
  /// The origin.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize
  /// Makes an empty rectangle.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// Makes one of the given values.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Makes one of the given values.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// The null.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// The min x.
  public var minX: Double { origin.x }
  /// The min y.
  public var minY: Double { origin.y }
  /// The mid x.
  public var midX: Double { origin.x + size.width / 2 }
  /// The mid y.
  public var midY: Double { origin.y + size.height / 2 }
  /// The max x.
  public var maxX: Double { origin.x + size.width }
  /// The max y.
  public var maxY: Double { origin.y + size.height }
  /// Whether it is null.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether it is empty.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// The setting spans180th meridian.
  public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapSize.side }
  /// Containses.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  /// Containses.
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY
      && rect2.maxY <= maxY
  }
  /// Returns the intersects.
  public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isEmpty }
  /// Unions.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }
  /// Returns the intersection.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard !isNull, !rect2.isNull else { return .null }
    let (x, y) = (max(minX, rect2.minX), max(minY, rect2.minY))
    let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
    return x <= right && y <= bottom ? MKMapRect(x: x, y: y, width: right - x, height: bottom - y) : .null
  }
  /// Returns the inset by.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// Returns the offset by.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}

extension MKMapRect: Equatable {
  /// Whether both are the same.
  public static func == (first: MKMapRect, second: MKMapRect) -> Bool {
    first.minX == second.minX && first.minY == second.minY && first.width == second.width
      && first.height == second.height
  }
}

/// Returns the map point for coordinate.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}
/// Returns the coordinate for map point.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// Returns the meters of a step on the map at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  Ellipsoid.metersPerDegreeOfLongitude(at: latitude) * 360 / MKMapSize.side
}
/// Returns the map points per meter at latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
/// Returns the meters between map points.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
/// Returns the coordinate region for map rect.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
/// Returns the coordinate region make.
public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan)
  -> MKCoordinateRegion
{ MKCoordinateRegion(center: centerCoordinate, span: span) }
/// Returns the coordinate region make with distance.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
/// Returns the coordinate span make.
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees)
  -> MKCoordinateSpan
{ MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
/// Returns the map point make.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Returns the map rect make.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}
/// Returns the map rect union.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// Returns the map rect is null.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// The map rect null.
public let MKMapRectNull = MKMapRect.null
/// The map rect world.
public let MKMapRectWorld = MKMapRect.world

extension MKMapRect {
  /// The smallest rectangle of the map that has a region.
  internal init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let first = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2))
    let last = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2))
    self.init(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}
