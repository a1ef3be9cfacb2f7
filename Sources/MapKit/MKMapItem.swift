import CoreLocation
import DeviceAccess
import UIKit

/// The launch options directions mode key.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The launch options directions mode default.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The launch options directions mode driving.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The launch options directions mode walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The launch options directions mode transit.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The launch options directions mode cycling.
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
/// The launch options map type key.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The launch options shows traffic key.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The launch options map center key.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The launch options map span key.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The launch options camera key.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// Makes one of the given values.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }
  /// Makes one of the given values.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    let parts = (addressDictionary ?? [:]).compactMapValues { $0 as? String }
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), parts: parts,
      region: nil)
  }
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D(latitude: 0, longitude: 0)
    super.init(placemark: placemark)
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) { return nil }
  /// The title.
  open var title: String? { name }
  /// The subtitle.
  open var subtitle: String? { nil }
  /// The country code.
  open var countryCode: String? { isoCountryCode }
}

/// A place with a name, a telephone number and an address of the web.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The placemark.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The phone number.
  open var phoneNumber: String?
  /// The url.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The point of interest category.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// Whether it is current location.
  open private(set) var isCurrentLocation = false
  /// Makes one of the given values.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }
  /// Returns the for current location.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0)))
    item.isCurrentLocation = true
    return item
  }
  /// Opens the place in Apple's maps of the web, and returns whether addresses can be opened.
  @discardableResult @MainActor open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    MKMapItem.openMaps(with: [self], launchOptions: launchOptions)
  }
  /// Opens the first place in Apple's maps of the web, and returns whether addresses can be opened.
  @discardableResult @MainActor open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool {
    guard let item = mapItems.last(where: { !$0.isCurrentLocation }) else { return false }
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path) = ("https", "maps.apple.com", "/")
    let place = "\(item.placemark.coordinate.latitude),\(item.placemark.coordinate.longitude)"
    let directions = launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String
    parts.queryItems = [URLQueryItem(name: directions == nil ? "ll" : "daddr", value: place)]
    if let name = item.name, directions == nil {
      parts.queryItems?.append(URLQueryItem(name: "q", value: name))
    }
    if let directions {
      let flags = [MKLaunchOptionsDirectionsModeWalking: "w", MKLaunchOptionsDirectionsModeTransit: "r"]
      parts.queryItems?.append(URLQueryItem(name: "dirflg", value: flags[directions] ?? "d"))
    }
    guard let url = parts.url, UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
    return true
  }
}

/// A search for places; it fails with `MKError.serverFailure` here.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// The text to search for.
  open class Request: NSObject, @unchecked Sendable {
    /// The natural language query.
    open var naturalLanguageQuery: String?
    /// The region.
    open var region = MKCoordinateRegion()
    /// The result types.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The point of interest filter.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Makes a request of nothing.
    public override init() { super.init() }
    /// Makes one of the given values.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()) {
      self.init()
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
    /// Makes one of the given values.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }
  /// A result type.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The address.
    public static let address = ResultType(rawValue: 1 << 0)
    /// The point of interest.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// The physical feature.
    public static let physicalFeature = ResultType(rawValue: 1 << 2)
  }
  /// The result of a search.
  open class Response: NSObject, @unchecked Sendable {
    /// The map items.
    open var mapItems: [MKMapItem] { [] }
    /// The bounding region.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  private let request: Request
  /// Makes one of the given values.
  public init(request: Request) { self.request = request }
  /// Whether it is searching.
  open var isSearching: Bool { false }
  /// Calls the handler with `MKError.serverFailure`.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    FeatureUse.note("MapKit", "search for places", told: "MKError.serverFailure")
    MainThread.later { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Fails with `MKError.serverFailure`.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Cancels.
  open func cancel() {}
}
/// The local search request.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The local search response.
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// A completion of what a person types.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The title.
  open var title: String { "" }
  /// The subtitle.
  open var subtitle: String { "" }
  /// The title highlight ranges.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The subtitle highlight ranges.
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// Completes what a person types; it fails with `MKError.serverFailure` here.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The region.
  open var region = MKCoordinateRegion()
  /// The result types.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The point of interest filter.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The filter type.
  open var filterType = FilterType.locationsAndQueries
  /// A result type.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The address.
    public static let address = ResultType(rawValue: 1 << 0)
    /// The point of interest.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// The query.
    public static let query = ResultType(rawValue: 1 << 2)
    /// The physical feature.
    public static let physicalFeature = ResultType(rawValue: 1 << 3)
  }
  /// A filter type.
  public enum FilterType: Int, Sendable {
    case locationsAndQueries = 0
    case locationsOnly
  }
  /// The results.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it is searching.
  open private(set) var isSearching = false
  /// The query fragment.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty, !isSearching else { return }
      isSearching = true
      FeatureUse.note("MapKit", "search for places", told: "MKError.serverFailure")
      MainThread.later { [self] in
        isSearching = false
        delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }
  /// Cancels.
  open func cancel() { isSearching = false }
}
/// A search completion filter type.
public enum MKSearchCompletionFilterType: Int, Sendable {
  case locationsAndQueries = 0
  case locationsOnly
}

/// The methods of a local search completer delegate.
@preconcurrency public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called by the framework, as Apple documents it.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// The default of an optional requirement.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// The default of an optional requirement.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// The kinds of traffic.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Makes one of the given values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The automobile.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// The walking.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// The transit.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// The any.
  public static let any = MKDirectionsTransportType(rawValue: 0x0fff_ffff)
}

/// The way between two places; it fails with `MKError.directionsNotFound` here.
open class MKDirections: NSObject, @unchecked Sendable {
  /// The two places.
  open class Request: NSObject, @unchecked Sendable {
    /// The source.
    open var source: MKMapItem?
    /// The destination.
    open var destination: MKMapItem?
    /// The setting requests alternate routes.
    open var requestsAlternateRoutes = false
    /// The transport type.
    open var transportType = MKDirectionsTransportType.any
    /// The departure date.
    open var departureDate: Date?
    /// The arrival date.
    open var arrivalDate: Date?
  }
  /// The ways that were found.
  open class Response: NSObject, @unchecked Sendable {
    /// The routes.
    open var routes: [MKRoute] { [] }
  }
  /// A response.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// The expected travel time.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The distance.
    open var distance: CLLocationDistance { 0 }
  }
  /// Makes one of the given values.
  public init(request: Request) {}
  /// Whether it is calculating.
  open var isCalculating: Bool { false }
  /// Calls the handler with `MKError.directionsNotFound`.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    FeatureUse.note("MapKit", "directions", told: "MKError.directionsNotFound")
    MainThread.later { completionHandler(nil, MKError(.directionsNotFound)) }
  }
  /// Fails with `MKError.directionsNotFound`.
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  /// Calls the handler with `MKError.directionsNotFound`.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    MainThread.later { completionHandler(nil, MKError(.directionsNotFound)) }
  }
  /// Cancels.
  open func cancel() {}
}
/// A route.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String { "" }
  /// The distance.
  open var distance: CLLocationDistance { 0 }
  /// The expected travel time.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The polyline.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The steps.
  open var steps: [Step] { [] }
  /// The advisory notices.
  open var advisoryNotices: [String] { [] }
  /// One part of a way.
  open class Step: NSObject, @unchecked Sendable {
    /// The instructions.
    open var instructions: String { "" }
    /// The distance.
    open var distance: CLLocationDistance { 0 }
    /// The polyline.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  }
}

/// Makes a picture of a map; it fails with `MKError.serverFailure` here.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  /// The content of the picture.
  @preconcurrency @MainActor open class Options: NSObject {
    /// The region.
    open var region = MKCoordinateRegion()
    /// The map rect.
    open var mapRect = MKMapRect.null
    /// The camera.
    open var camera = MKMapCamera()
    /// The map type.
    open var mapType = MKMapType.standard
    /// The size.
    open var size = CGSize(width: 256, height: 256)
    /// The scale.
    open var scale: CGFloat = 1
    /// Whether it shows buildings.
    open var showsBuildings = true
    /// Whether it shows points of interest.
    open var showsPointsOfInterest = true
    /// The trait collection.
    open var traitCollection = UITraitCollection()
    /// Makes the default options.
    public override init() { super.init() }
  }
  /// The picture.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    /// The image.
    public let image = UIImage()
    /// Returns the point.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  /// The options.
  public let options: Options
  /// Makes one of the given values.
  public init(options: Options) {
    self.options = options
    super.init()
  }
  /// Whether it is loading.
  open var isLoading: Bool { false }
  /// Calls the handler with `MKError.serverFailure`.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    FeatureUse.note("MapKit", "maps", told: "MKError.serverFailure")
    MainThread.later { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Calls the handler with `MKError.serverFailure`.
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    start(completionHandler: completionHandler)
  }
  /// Cancels.
  open func cancel() {}
}

/// Writes distances.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The units.
  public enum Units: UInt, Sendable {
    case `default` = 0
    case metric
    case imperial
    case imperialWithYards
  }
  /// A distance unit style.
  public enum DistanceUnitStyle: UInt, Sendable {
    case `default` = 0
    case abbreviated
    case full
  }
  /// The units.
  open var units = Units.default
  /// The unit style.
  open var unitStyle = DistanceUnitStyle.default
  /// The locale.
  open var locale: Locale! = .current
  /// Returns a distance in meters as a text.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric =
      units == .metric || (units == .default && (locale ?? .current).measurementSystem == .metric)
    let value =
      isMetric
      ? Measurement(value: distance, unit: UnitLength.meters)
      : Measurement(value: distance, unit: UnitLength.meters).converted(to: .feet)
    let isFar = isMetric ? distance >= 1_000 : value.value >= 1_000
    let number =
      isMetric ? (isFar ? distance / 1_000 : distance) : (isFar ? distance / 1_609.344 : value.value)
    let text = isFar && number < 10 ? "\((number * 10).rounded() / 10)" : "\(Int(number.rounded()))"
    return text + (isMetric ? (isFar ? " km" : " m") : (isFar ? " mi" : " ft"))
  }
}
