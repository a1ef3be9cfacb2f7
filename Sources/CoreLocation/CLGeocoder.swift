import DeviceAccess
import Foundation

/// The handler of a request to a geocoder.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  public let location: CLLocation?
  /// The area.
  public let region: CLRegion?
  /// The time zone.
  public let timeZone: TimeZone?
  /// The name.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The town.
  public let locality: String?
  /// The part of the town.
  public let subLocality: String?
  /// The state.
  public let administrativeArea: String?
  /// The district of the state.
  public let subAdministrativeArea: String?
  /// The code of the post.
  public let postalCode: String?
  /// The code of the country, such as `DE`.
  public let isoCountryCode: String?
  /// The country.
  public let country: String?
  /// The water inland.
  public let inlandWater: String?
  /// The ocean.
  public let ocean: String?
  /// The points of interest.
  public let areasOfInterest: [String]?

  /// Creates a copy of a placemark.
  public init(placemark: CLPlacemark) {
    (location, region, timeZone) = (placemark.location, placemark.region, placemark.timeZone)
    (name, thoroughfare) = (placemark.name, placemark.thoroughfare)
    (subThoroughfare, locality) = (placemark.subThoroughfare, placemark.locality)
    (subLocality, administrativeArea) = (placemark.subLocality, placemark.administrativeArea)
    (subAdministrativeArea, postalCode) = (placemark.subAdministrativeArea, placemark.postalCode)
    (isoCountryCode, country) = (placemark.isoCountryCode, placemark.country)
    (inlandWater, ocean) = (placemark.inlandWater, placemark.ocean)
    areasOfInterest = placemark.areasOfInterest
  }

  /// Creates a placemark of a location with the parts of an address by their names here.
  package init(location: CLLocation?, parts: [String: String] = [:], region: CLRegion? = nil) {
    (self.location, self.region, timeZone) = (location, region, nil)
    (name, thoroughfare, subThoroughfare) = (parts["name"], parts["thoroughfare"], parts["subThoroughfare"])
    (locality, subLocality) = (parts["locality"], parts["subLocality"])
    (administrativeArea, subAdministrativeArea) = (
      parts["administrativeArea"], parts["subAdministrativeArea"]
    )
    (postalCode, isoCountryCode, country) = (
      parts["postalCode"], parts["isoCountryCode"], parts["country"]
    )
    (inlandWater, ocean, areasOfInterest) = (nil, nil, nil)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Finds addresses of places, and places of addresses: not available, as no service answers here. Every
/// request fails with ``CLError/Code/network``, as on a device without one.
open class CLGeocoder: NSObject {
  /// Whether a request waits for its answer.
  public private(set) var isGeocoding = false
  private var number = 0

  /// Creates a geocoder.
  public override init() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    FeatureUse.note("CoreLocation", "addresses of places", told: "CLError.network")
    isGeocoding = true
    number += 1
    let own = number
    MainThread.later { [self] in
      let isCancelled = own != number
      if !isCancelled { isGeocoding = false }
      handler(nil, CLError(isCancelled ? .geocodeCanceled : .network))
    }
  }

  /// Finds the address of a place: not available.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the address of a place in a language: not available.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the place of an address: not available.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the place of an address in a region: not available.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the place of an address in a region, in a language: not available.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Finds the address of a place: not available.
  nonisolated(nonsending) open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    FeatureUse.note("CoreLocation", "addresses of places", told: "CLError.network")
    throw CLError(.network)
  }

  /// Finds the place of an address: not available.
  nonisolated(nonsending) open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    FeatureUse.note("CoreLocation", "addresses of places", told: "CLError.network")
    throw CLError(.network)
  }

  /// Cancels the request that waits; its handler gets ``CLError/Code/geocodeCanceled``.
  open func cancelGeocode() {
    number += 1
    isGeocoding = false
  }
}
