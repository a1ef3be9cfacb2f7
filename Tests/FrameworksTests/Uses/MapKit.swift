// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import MapKit

/// Compiles: one small use of each name of MapKit that apps use. Never called.
@available(*, deprecated)
func useMapKit() {
  do { typealias Use = MKMapView }
  do { _ = MKMapView.setRegion(_:animated:) }
  do { typealias Use = MKCoordinateRegion }
  do { _ = MKCoordinateRegion.init(center:latitudinalMeters:longitudinalMeters:) }
  do { typealias Use = MKMapViewDelegate }
  do { typealias Use = MKAnnotation }
  do { _ = MKMapView.addAnnotation(_:) }
  do { _ = { (value: MKMapView) in _ = value.delegate } }
  do { typealias Use = MKAnnotationView }
  do { _ = { (value: any MKMapViewDelegate) in _ = value.mapView(_:viewFor:) } }
  do { _ = { (value: MKMapView) in _ = value.annotations } }
  do { _ = { () -> MKMapView in MKMapView() } }
  do { _ = { (value: MKMapView) in _ = value.showsUserLocation } }
  do { typealias Use = MKMapView }
  do { typealias Use = MKMapView }
  do { _ = { (value: MKAnnotationView) in _ = value.annotation } }
  do { _ = MKMapView.removeAnnotations(_:) }
  do { _ = { (value: any MKMapViewDelegate, map: MKMapView, view: MKAnnotationView) in value.mapView(map, didSelect: view) } }
  do { _ = MKMapView.addAnnotations(_:) }
  do { typealias Use = MKMapItem }
  do { typealias Use = MKUserLocation }
  do { _ = { (value: MKMapItem) in _ = value.name } }
  do { _ = MKMapView.dequeueReusableAnnotationView(withIdentifier:) }
  do { _ = { (value: MKMapView) in _ = value.showsCompass } }
  do { _ = { (value: MKPointAnnotation) in _ = value.coordinate } }
  do { _ = { () -> MKPointAnnotation in MKPointAnnotation() } }
  do { typealias Use = MKMarkerAnnotationView }
  do { typealias Use = MKPointAnnotation }
  do { _ = { (value: any MKMapViewDelegate, map: MKMapView, view: MKAnnotationView) in value.mapView(map, didDeselect: view) } }
  do { _ = { (value: MKAnnotationView) in _ = value.canShowCallout } }
  do { _ = MKCoordinateRegion.init(center:span:) }
  do { _ = { (value: MKLocalSearch.Response) in _ = value.mapItems } }
  do { _ = MKLocalSearch.init(request:) }
  do { _ = MKMapItem.init(placemark:) }
  do { _ = MKMapView.register(_:forAnnotationViewWithReuseIdentifier:) }
  do { _ = { (value: MKMapView) in _ = value.userLocation } }
  do { _ = { (value: MKUserLocation) in _ = value.coordinate } }
  do { typealias Use = MKLocalSearch }
  do { typealias Use = MKLocalSearch.Request }
  do { typealias Use = MKPlacemark }
  do { _ = MKLaunchOptionsDirectionsModeKey }
  do { _ = MKMapViewDefaultAnnotationViewReuseIdentifier }
  do { _ = MKCoordinateSpan.init(latitudeDelta:longitudeDelta:) }
  do { _ = MKLocalSearch.start(completionHandler:) }
  do { _ = MKMapItem.openInMaps(launchOptions:) }
  do { _ = { (value: MKMapView) in _ = value.mapType } }
  do { _ = MKMapView.removeAnnotation(_:) }
  do { _ = MKMapView.selectAnnotation(_:animated:) }
  do { _ = MKPlacemark.init(coordinate:addressDictionary:) }
  do { typealias Use = MKClusterAnnotation }
  do { typealias Use = MKCoordinateSpan }
  do { _ = MKFeatureDisplayPriority.required }
  do { _ = MKUserTrackingMode.none }
  do { _ = { (value: any MKLocalSearchCompleterDelegate) in _ = value.completer(_:didFailWithError:) } }
  do { _ = { (value: any MKLocalSearchCompleterDelegate) in _ = value.completerDidUpdateResults(_:) } }
  do { _ = { (value: any MKMapViewDelegate) in _ = value.mapView(_:regionDidChangeAnimated:) } }
  do { _ = { (value: any MKMapViewDelegate) in _ = value.mapView(_:regionWillChangeAnimated:) } }
  do { typealias Use = MKMapView }
  do { _ = { (value: MKAnnotationView) in _ = value.displayPriority } }
  do { _ = { (value: MKAnnotationView) in _ = value.rightCalloutAccessoryView } }
  do { _ = { (value: MKClusterAnnotation) in _ = value.memberAnnotations } }
  do { _ = { (value: MKCoordinateRegion) in _ = value.span } }
  do { _ = { () -> MKLocalSearch.Request in MKLocalSearch.Request() } }
  do { _ = { (value: MKLocalSearch.Request) in _ = value.naturalLanguageQuery } }
  do { _ = { (value: MKLocalSearchCompleter) in _ = value.delegate } }
  do { _ = { () -> MKLocalSearchCompleter in MKLocalSearchCompleter() } }
  do { _ = { (value: MKLocalSearchCompleter) in _ = value.queryFragment } }
  do { _ = { (value: MKLocalSearchCompleter) in _ = value.results } }
  do { _ = { (value: MKMapView) in _ = value.centerCoordinate } }
  do { _ = MKMapView.deselectAnnotation(_:animated:) }
  do { _ = { (value: MKMapView) in _ = value.isZoomEnabled } }
  do { _ = { (value: MKMapView) in _ = value.region } }
  do { _ = MKMapView.setCenter(_:animated:) }
  do { _ = MKMapView.setVisibleMapRect(_:edgePadding:animated:) }
  do { _ = MKMapView.showAnnotations(_:animated:) }
  do { _ = { (value: MKMarkerAnnotationView) in _ = value.markerTintColor } }
  do { _ = MKPinAnnotationView.init(annotation:reuseIdentifier:) }
  do { typealias Use = MKAnnotationView }
  do { typealias Use = MKLocalSearchCompleter }
  do { typealias Use = MKLocalSearchCompleterDelegate }
  do { typealias Use = MKMapType }
  do { typealias Use = MKMarkerAnnotationView }
  do { typealias Use = MKPinAnnotationView }
  do { typealias Use = MKMapView }
  do { typealias Use = MKMapView }
  do { typealias Use = MKMapView }
  do { typealias Use = MKMapView }
  do { typealias Use = MKMapView }
}
