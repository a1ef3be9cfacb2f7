import CoreLocation
import DeviceAccess
import UIKit

/// The methods by which a delegate follows a map and gives its views.
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called by the framework, as Apple documents it.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called by the framework, as Apple documents it.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Called by the framework, as Apple documents it.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Called by the framework, as Apple documents it.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Called by the framework, as Apple documents it.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// Called by the framework, as Apple documents it.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Returns the view of an annotation; nil, the default, for a marker.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called by the framework, as Apple documents it.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Called by the framework, as Apple documents it.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// Called by the framework, as Apple documents it.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Called by the framework, as Apple documents it.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Returns the renderer of an overlay; one that draws nothing by default.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called by the framework, as Apple documents it.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Called by the framework, as Apple documents it.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// The default of an optional requirement.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// The default of an optional requirement.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// The default of an optional requirement.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// The default of an optional requirement.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// The default of an optional requirement.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// The default of an optional requirement.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// The default of an optional requirement.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// The default of an optional requirement.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// The default of an optional requirement.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// The default of an optional requirement.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
  ) {}
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// The default of an optional requirement.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// The default of an optional requirement.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"
/// An error of MapKit. Searches and maps fail here with `serverFailure`.
public struct MKError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { MKErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = MKError
    case unknown = 1
    case serverFailure
    case loadingThrottled
    case placemarkNotFound
    case directionsNotFound
    case decodingFailed
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The server failure.
  public static var serverFailure: Code { .serverFailure }
  /// The loading throttled.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// The placemark not found.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// The directions not found.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// The decoding failed.
  public static var decodingFailed: Code { .decodingFailed }
}

/// A place in space from which a map is seen.
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  /// The center coordinate.
  open var centerCoordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  /// The center coordinate distance.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The heading.
  open var heading: CLLocationDirection = 0
  /// The pitch.
  open var pitch: CGFloat = 0
  /// The altitude.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
  }
  /// Makes one at 0°, 0°.
  public override init() { super.init() }
  /// Makes one of the given values.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance, self.pitch, self.heading) = (
      centerCoordinate, distance, pitch, heading
    )
  }
  /// Makes one of the given values.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init(lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
  }
}

/// A map configuration.
@preconcurrency @MainActor open class MKMapConfiguration: NSObject {}
/// A standard map configuration.
@preconcurrency @MainActor open class MKStandardMapConfiguration: MKMapConfiguration {
  /// Whether it shows traffic.
  open var showsTraffic = false
  /// The point of interest filter.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
}
/// An imagery map configuration.
@preconcurrency @MainActor open class MKImageryMapConfiguration: MKMapConfiguration {}
/// A hybrid map configuration.
@preconcurrency @MainActor open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Whether it shows traffic.
  open var showsTraffic = false
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The airport.
  public static let airport = MKPointOfInterestCategory(rawValue: "MKPOICategoryAirport")
  /// The bakery.
  public static let bakery = MKPointOfInterestCategory(rawValue: "MKPOICategoryBakery")
  /// The bank.
  public static let bank = MKPointOfInterestCategory(rawValue: "MKPOICategoryBank")
  /// The cafe.
  public static let cafe = MKPointOfInterestCategory(rawValue: "MKPOICategoryCafe")
  /// The hospital.
  public static let hospital = MKPointOfInterestCategory(rawValue: "MKPOICategoryHospital")
  /// The hotel.
  public static let hotel = MKPointOfInterestCategory(rawValue: "MKPOICategoryHotel")
  /// The museum.
  public static let museum = MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum")
  /// The park.
  public static let park = MKPointOfInterestCategory(rawValue: "MKPOICategoryPark")
  /// The parking.
  public static let parking = MKPointOfInterestCategory(rawValue: "MKPOICategoryParking")
  /// The pharmacy.
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "MKPOICategoryPharmacy")
  /// The police.
  public static let police = MKPointOfInterestCategory(rawValue: "MKPOICategoryPolice")
  /// The public transport.
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "MKPOICategoryPublicTransport")
  /// The restaurant.
  public static let restaurant = MKPointOfInterestCategory(rawValue: "MKPOICategoryRestaurant")
  /// The school.
  public static let school = MKPointOfInterestCategory(rawValue: "MKPOICategorySchool")
  /// The store.
  public static let store = MKPointOfInterestCategory(rawValue: "MKPOICategoryStore")
  /// The theater.
  public static let theater = MKPointOfInterestCategory(rawValue: "MKPOICategoryTheater")
  /// The university.
  public static let university = MKPointOfInterestCategory(rawValue: "MKPOICategoryUniversity")
}
/// A point of interest filter.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// The including all.
  public static let includingAll = MKPointOfInterestFilter(including: [])
  /// The excluding all.
  public static let excludingAll = MKPointOfInterestFilter(excluding: [])
  /// Makes one of the given values.
  public init(including categories: [MKPointOfInterestCategory]) {}
  /// Makes one of the given values.
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}

/// The button by which a person is followed.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
  /// The map view.
  open weak var mapView: MKMapView?
  /// Makes one of the given values.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
/// An user tracking bar button item.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map view.
  open var mapView: MKMapView?
  /// Makes one of the given values.
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
  }
}
/// A compass button.
@preconcurrency @MainActor open class MKCompassButton: UIView {
  /// The map view.
  open weak var mapView: MKMapView?
  /// The compass visibility.
  open var compassVisibility = MKFeatureVisibility.adaptive
  /// Makes one of the given values.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
/// A scale view.
@preconcurrency @MainActor open class MKScaleView: UIView {
  /// The map view.
  open weak var mapView: MKMapView?
  /// The scale visibility.
  open var scaleVisibility = MKFeatureVisibility.adaptive
  /// Makes one of the given values.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
