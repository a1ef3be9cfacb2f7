import Foundation
import MapKit
import Testing

/// A place with a title, as an app has it.
private final class Shop: NSObject, MKAnnotation {
  var coordinate: CLLocationCoordinate2D
  var title: String?
  init(_ latitude: Double, _ longitude: Double, _ title: String) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    self.title = title
  }
}

/// A view of an app's own.
private final class ShopView: MKMarkerAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    tag = 7
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

private final class Controller: UIViewController, MKMapViewDelegate {
  var calls: [String] = []
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard annotation is Shop else { return nil }
    return mapView.dequeueReusableAnnotationView(withIdentifier: "shop", for: annotation)
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    calls.append("select \(view.annotation?.title ?? "")")
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    calls.append("deselect \(view.annotation?.title ?? "")")
  }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    calls.append("region \(animated)")
  }
}

/// The arithmetic of maps, and a map's annotations.
@Suite("Maps") struct MapTests {
  @Test(
    "A place is where Mercator's projection has it, and back",
    arguments: [(0, 0), (52.52, 13.4), (-33.9, 151.2), (84, -179)])
  func projection(latitude: Double, longitude: Double) {
    let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    #expect(abs(point.x - (longitude + 180) / 360 * 268_435_456) < 1e-6)
    let angle = latitude * .pi / 180
    let expected = (1 - log(tan(angle) + 1 / cos(angle)) / .pi) / 2 * 268_435_456
    #expect(abs(point.y - expected) < 1e-5)
    #expect(
      abs(point.coordinate.latitude - latitude) < 1e-9 && abs(point.coordinate.longitude - longitude) < 1e-9)
  }

  @Test("A region of a size in meters is that wide on the ground", arguments: [0.0, 37.33, -60])
  func meters(latitude: Double) {
    let center = CLLocationCoordinate2D(latitude: latitude, longitude: 10)
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 1_000, longitudinalMeters: 2_000)
    let (half, side) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    func place(_ dy: Double, _ dx: Double) -> CLLocation {
      CLLocation(latitude: latitude + dy, longitude: 10 + dx)
    }
    #expect(abs(place(half, 0).distance(from: place(-half, 0)) - 1_000) < 0.5)
    #expect(abs(place(0, side).distance(from: place(0, -side)) - 2_000) < 0.5)
  }

  @Test("Rectangles") func rectangles() {
    let (first, second) = (
      MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 20)
    )
    #expect(first.union(second) == MKMapRect(x: 0, y: 0, width: 15, height: 25))
    #expect(first.intersection(second) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(
      MKMapRect.null.union(first) == first
        && first.intersection(MKMapRect(x: 50, y: 0, width: 1, height: 1)).isNull)
    #expect(first.contains(MKMapPoint(x: 9, y: 9)) && !first.contains(MKMapPoint(x: 10, y: 0)))
    #expect(first.insetBy(dx: 1, dy: 2) == MKMapRect(x: 1, y: 2, width: 8, height: 6))
  }

  @Test("A map shows the region that was asked for, in its own shape") func region() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)
    map.setRegion(
      MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)),
      animated: false)
    #expect(abs(map.region.span.longitudeDelta - 0.1) < 1e-9)
    #expect(map.region.span.latitudeDelta > 0.1)
    #expect(abs(map.centerCoordinate.longitude - 11) < 1e-9)
    let middle = map.convert(map.centerCoordinate, toPointTo: map)
    #expect(abs(middle.x - 150) < 1e-6 && abs(middle.y - 300) < 1e-6)
    let corner = map.convert(CGPoint(x: 300, y: 0), toCoordinateFrom: map)
    #expect(abs(corner.longitude - 11.05) < 1e-9)
  }

  @Test("Annotations get the delegate's views, in their places, and are selected one at a time")
  func annotations() {
    let (map, controller) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Controller())
    map.delegate = controller
    map.register(ShopView.self, forAnnotationViewWithReuseIdentifier: "shop")
    let (first, second) = (Shop(48, 11, "Bread"), Shop(48.001, 11.001, "Milk"))
    map.addAnnotations([first, second])
    map.showAnnotations([first, second], animated: true)
    map.layoutIfNeeded()
    let view = map.view(for: first)
    #expect(view is ShopView && view?.tag == 7 && view?.reuseIdentifier == "shop")
    #expect(view?.accessibilityLabel == "Bread")
    if let view {
      let point = map.convert(first.coordinate, toPointTo: map)
      #expect(abs(view.center.x - point.x) < 1e-6 && abs(view.center.y - point.y + 14) < 1e-6)
    }
    map.selectAnnotation(first, animated: false)
    map.selectAnnotation(second, animated: false)
    #expect(controller.calls == ["region true", "select Bread", "deselect Bread", "select Milk"])
    map.removeAnnotation(first)
    #expect(map.annotations.count == 1 && view?.superview == nil)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "shop") === view)
  }
}
