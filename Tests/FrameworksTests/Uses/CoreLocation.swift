// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CoreLocation

/// Compiles: one small use of each name of CoreLocation that apps use. Never called.
@available(*, deprecated)
func useCoreLocation() {
  do { typealias Use = CLLocationManager }
  do { typealias Use = CLLocation }
  do { _ = { () -> CLLocationManager in CLLocationManager() } }
  do { _ = CLLocationManager.requestWhenInUseAuthorization }
  do { typealias Use = CLLocationManagerDelegate }
  do { _ = { (value: CLLocationManager) in _ = value.delegate } }
  do { _ = { (value: any CLLocationManagerDelegate) in _ = value.locationManager(_:didUpdateLocations:) } }
  do { _ = { (value: CLLocationCoordinate2D) in _ = value.latitude } }
  do { _ = { (value: CLLocationCoordinate2D) in _ = value.longitude } }
  do { typealias Use = CLLocationCoordinate2D }
  do { _ = CLAuthorizationStatus.authorizedWhenInUse }
  do { _ = CLAuthorizationStatus.denied }
  do { _ = { (value: CLLocation) in _ = value.coordinate } }
  do { _ = CLAuthorizationStatus.notDetermined }
  do { _ = { (value: any CLLocationManagerDelegate) in _ = value.locationManager(_:didFailWithError:) } }
  do { typealias Use = CLAuthorizationStatus }
  do { _ = CLAuthorizationStatus.authorizedAlways }
  do { _ = CLAuthorizationStatus.restricted }
  do { _ = CLLocation.init(latitude:longitude:) }
  do { _ = CLLocationManager.startUpdatingLocation }
  do { _ = { (value: any CLLocationManagerDelegate) in _ = value.locationManager(_:didChangeAuthorization:) } }
  do { _ = CLLocationCoordinate2D.init(latitude:longitude:) }
  do { _ = CLError.Code.denied }
  do { _ = { (value: CLLocationManager) in _ = value.desiredAccuracy } }
  do { typealias Use = CLGeocoder }
  do { _ = { () -> CLGeocoder in CLGeocoder() } }
  do { _ = { (value: CLLocationManager) in _ = value.authorizationStatus } }
  do { _ = CLLocationManager.authorizationStatus }
  do { _ = CLLocationManager.stopUpdatingLocation }
  do { typealias Use = CLLocationDistance }
  do { _ = CLLocationManager.requestLocation }
  do { typealias Use = CLLocationDegrees }
  do { typealias Use = CLPlacemark }
  do { _ = { (value: CLPlacemark) in _ = value.locality } }
  do { _ = { (value: any CLLocationManagerDelegate) in _ = value.locationManagerDidChangeAuthorization(_:) } }
  do { _ = CLGeocoder.reverseGeocodeLocation(_:completionHandler:) }
  do { _ = CLLocationManager.locationServicesEnabled }
  do { _ = { (value: CLLocationManager) in _ = value.location } }
  do { _ = kCLLocationAccuracyBest }
  do { _ = CLLocationManager.requestAlwaysAuthorization }
  do { _ = { (value: CLPlacemark) in _ = value.administrativeArea } }
  do { _ = { (value: CLPlacemark) in _ = value.location } }
  do { _ = CLAuthorizationStatus.authorized }
  do { _ = kCLLocationAccuracyNearestTenMeters }
  do { _ = CLLocation.distance(from:) }
  do { _ = { (value: CLLocationManager) in _ = value.distanceFilter } }
  do { _ = { (value: CLPlacemark) in _ = value.subThoroughfare } }
  do { _ = { (value: CLPlacemark) in _ = value.thoroughfare } }
  do { typealias Use = CLError }
  do { _ = kCLLocationAccuracyThreeKilometers }
  do { _ = CLLocationCoordinate2DMake }
  do { _ = { (value: CLError) in _ = value.code } }
  do { _ = CLGeocoder.geocodeAddressString(_:completionHandler:) }
  do { _ = { (value: CLLocationManager) in _ = value.pausesLocationUpdatesAutomatically } }
  do { _ = { (value: CLPlacemark) in _ = value.country } }
  do { _ = { (value: CLPlacemark) in _ = value.isoCountryCode } }
  do { typealias Use = CLPlacemark }
}
