import CoreLocation
import UIKit

/// Something that lies over a part of a map.
@preconcurrency public protocol MKOverlay: MKAnnotation {
  /// The bounding map rect.
  var boundingMapRect: MKMapRect { get }
}
extension MKOverlay {
  /// Returns the intersects.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Whether it can replace map content.
  public var canReplaceMapContent: Bool { false }
}

/// A shape of several places.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  private let places: [MKMapPoint]
  internal init(places: [MKMapPoint]) { self.places = places }
  /// The point count.
  open var pointCount: Int { places.count }
  /// Copies the places of a range.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, place) in places[range.location..<range.location + range.length].enumerated() {
      coords[index] = place.coordinate
    }
  }
  internal var mapPoints: [MKMapPoint] { places }
  /// The bounding map rect.
  open var boundingMapRect: MKMapRect {
    places.reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// Makes one of the given values.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }
  /// Makes one of the given values.
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.init(places: coordinates.prefix(count).map { MKMapPoint($0) })
  }
  /// Makes one of the given values.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: points, count: count)))
  }
}
/// A geodesic polyline.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// The interior polygons.
  open private(set) var interiorPolygons: [MKPolygon]?
  /// Makes one of the given values.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }
  /// Makes one of the given values.
  public convenience init(
    coordinates: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init(places: coordinates.prefix(count).map { MKMapPoint($0) })
    self.interiorPolygons = interiorPolygons
  }
}

/// An area around a place.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  private let center: CLLocationCoordinate2D
  /// The radius.
  public let radius: CLLocationDistance
  /// Makes one of the given values.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
  }
  open override var coordinate: CLLocationCoordinate2D { center }
  /// The bounding map rect.
  open var boundingMapRect: MKMapRect {
    let (middle, side) = (MKMapPoint(center), radius * MKMapPointsPerMeterAtLatitude(center.latitude))
    return MKMapRect(x: middle.x - side, y: middle.y - side, width: 2 * side, height: 2 * side)
  }
}

/// Pictures of a server that lie over a map; none is loaded here.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  /// The url template.
  public let urlTemplate: String?
  /// The tile size.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether it is geometry flipped.
  open var isGeometryFlipped = false
  /// The minimum z.
  open var minimumZ = 0
  /// The maximum z.
  open var maximumZ = 21
  /// Whether it can replace map content.
  open var canReplaceMapContent = false
  /// Makes one of the given values.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
  /// The coordinate.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
  /// The bounding map rect.
  open var boundingMapRect: MKMapRect { .world }
  /// Returns the url.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let text = [("{x}", path.x), ("{y}", path.y), ("{z}", path.z)].reduce(urlTemplate ?? "") {
      $0.replacingOccurrences(of: $1.0, with: "\($1.1)")
    }
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }
}

/// The place of a picture of a server.
public struct MKTileOverlayPath: Sendable {
  /// The x.
  public var x: Int
  /// The y.
  public var y: Int
  /// The z.
  public var z: Int
  /// The content scale factor.
  public var contentScaleFactor: CGFloat
  /// Makes one of the given values.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}

/// Draws an overlay; nothing, here.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  /// The overlay.
  public let overlay: any MKOverlay
  /// The alpha.
  open var alpha: CGFloat = 1
  /// Makes one of the given values.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
  /// Sets needs display.
  open func setNeedsDisplay() {}
  /// Sets needs display.
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  /// Returns the point.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - overlay.boundingMapRect.minX, y: mapPoint.y - overlay.boundingMapRect.minY)
  }
  /// Returns the map point.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: point.x + overlay.boundingMapRect.minX, y: point.y + overlay.boundingMapRect.minY)
  }
  /// Returns whether it can draw.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
  /// Draws.
  open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
}
/// An overlay path renderer.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The fill color.
  open var fillColor: UIColor?
  /// The stroke color.
  open var strokeColor: UIColor?
  /// The line width.
  open var lineWidth: CGFloat = 0
  /// The line join.
  open var lineJoin = CGLineJoin.round
  /// The line cap.
  open var lineCap = CGLineCap.round
  /// The line dash pattern.
  open var lineDashPattern: [NSNumber]?
  /// The path.
  open var path: CGPath!
  /// Creates path.
  open func createPath() {}
}
/// A polyline renderer.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Makes one of the given values.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  /// The polyline.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
}
/// A polygon renderer.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Makes one of the given values.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
/// A circle renderer.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Makes one of the given values.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
/// A tile overlay renderer.
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Makes one of the given values.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  /// Reloads data.
  open func reloadData() {}
}
