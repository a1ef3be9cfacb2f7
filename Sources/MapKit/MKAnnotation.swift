import CoreLocation
import UIKit

/// Something at a place of a map.
@preconcurrency public protocol MKAnnotation: AnyObject {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title of the callout; nil by default.
  var title: String? { get }
  /// The second line of the callout; nil by default.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// The default of an optional requirement.
  public var title: String? { nil }
  /// The default of an optional requirement.
  public var subtitle: String? { nil }
}

/// A shape.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  /// The coordinate.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
}

/// A place with a title.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  private var place = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
  /// Makes one at 0°, 0°.
  public override init() { super.init() }
  /// Makes one of the given values.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    place = coordinate
  }
  /// Makes one of the given values.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// The place of the person; unknown, here.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The location.
  open internal(set) var location: CLLocation?
  /// The heading.
  open var heading: CLHeading? { nil }
  /// Whether it is updating.
  open var isUpdating: Bool { false }
  /// The coordinate.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? CLLocationCoordinate2D(latitude: -180, longitude: -180)
  }
  /// The title.
  open var title: String? = "My Location"
  /// The subtitle.
  open var subtitle: String?
}

/// Several annotations in one place.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The member annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
  /// Makes one of the given values.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.title
  }
  /// The coordinate.
  open var coordinate: CLLocationCoordinate2D {
    let places = memberAnnotations.map(\.coordinate)
    guard !places.isEmpty else { return CLLocationCoordinate2D(latitude: 0, longitude: 0) }
    return CLLocationCoordinate2D(
      latitude: places.map(\.latitude).reduce(0, +) / Double(places.count),
      longitude: places.map(\.longitude).reduce(0, +) / Double(places.count))
  }
}

/// The priority by which annotations are shown where they would lie over each other.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Float
  /// Makes one of the given values.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes one of the given values.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The required.
  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  /// The default high.
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  /// The default low.
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}
/// A feature visibility.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive = 0
  case hidden
  case visible
}
/// The order of annotations above each other.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Float
  /// Makes one of the given values.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The max.
  public static let max = MKAnnotationViewZPriority(rawValue: 1000)
  /// The default selected.
  public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
  /// The default unselected.
  public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
  /// The min.
  public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

/// The map view default annotation view reuse identifier.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The map view default cluster annotation view reuse identifier.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
/// The annotation callout info did change.
public let MKAnnotationCalloutInfoDidChange = Notification.Name(
  "MKAnnotationCalloutInfoDidChangeNotification")
