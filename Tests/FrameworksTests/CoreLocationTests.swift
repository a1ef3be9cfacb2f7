import CoreLocation
import DeviceAccess
import Foundation
import Testing

@Suite("CoreLocation", .serialized) struct CoreLocationTests {
  /// Distances of Vincenty's paper and of well-known pairs of places, in meters.
  @Test(
    "Distances are those on the ellipsoid",
    arguments: [
      // Flinders Peak to Buninyong, the example of the formula's own documentation.
      (-37.951_033_417, 144.424_867_889, -37.652_821_139, 143.926_495_528, 54_972.271, 0.01),
      // A degree of the equator, and of the meridian at it.
      (0, 0, 0, 1, 111_319.491, 0.01),
      (0, 0, 1, 0, 110_574.389, 0.01),
      // Over the antimeridian, as far as the other way round.
      (0, 179.5, 0, -179.5, 111_319.491, 0.01),
      // From pole to pole.
      (90, 0, -90, 0, 20_003_931.459, 0.01),
      (48.1, 11.6, 48.1, 11.6, 0, 0),
      // Nearly opposite: a sphere's, within a third of a percent of 19,936,288 m.
      (0, 0, 0.5, 179.7, 19_936_288, 66_000),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func distances(a: Double, b: Double, c: Double, d: Double, meters: Double, error: Double) {
    let one = CLLocation(latitude: a, longitude: b)
    let other = CLLocation(latitude: c, longitude: d)
    #expect(abs(one.distance(from: other) - meters) <= error, "\(one.distance(from: other))")
    #expect(abs(other.distance(from: one) - one.distance(from: other)) < 0.001)
  }

  @Test("A circle holds what is within its radius") func circles() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 1_000, identifier: "home")
    #expect(region.contains(CLLocationCoordinate2DMake(48.008, 11)))
    #expect(!region.contains(CLLocationCoordinate2DMake(48.01, 11)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  private final class Log: NSObject, CLLocationManagerDelegate {
    var lines: [String] = []
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      lines.append("at \(locations[0].coordinate.latitude)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      lines.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { lines.append("status \(status.rawValue)") }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
      lines.append("entered \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
      lines.append("left \(region.identifier)")
    }
    func drain() async -> [String] {
      await MainQueue.turn()
      defer { lines = [] }
      return lines
    }
  }

  @Test("A manager tells of the places that are handed in, where the person permits it") func updates() async
  {
    defer { for name in ["location", "location-permission"] { DeviceAnswers.set(nil, for: name) } }
    DeviceAnswers.set("denied", for: "location-permission")
    let (manager, log) = (CLLocationManager(), Log())
    manager.delegate = log
    manager.requestLocation()
    #expect(await log.drain() == ["status 2", "failed 1"])
    #expect(manager.authorizationStatus == .denied && manager.location == nil)

    DeviceAnswers.set("granted", for: "location-permission")
    manager.startUpdatingLocation()
    #expect(await log.drain() == ["failed 0"])
    DeviceAnswers.set("48.1,11.6", for: "location")
    #expect(await log.drain() == ["at 48.1"])
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 11.6), radius: 500, identifier: "there")
    manager.startMonitoring(for: region)
    #expect(await log.drain() == [])
    DeviceAnswers.set("50,11.6", for: "location")
    #expect(await log.drain() == ["entered there", "at 50.0"])
    manager.distanceFilter = 1_000
    DeviceAnswers.set("50.001,11.6", for: "location")
    #expect(await log.drain() == [])
    manager.stopUpdatingLocation()
    DeviceAnswers.set("48.1,11.6", for: "location")
    #expect(await log.drain() == ["left there"])
    #expect(manager.location?.coordinate.latitude == 48.1)
  }

  @Test("A geocoder fails as without a network") func geocoder() async {
    await #expect(throws: CLError(.network)) {
      _ = try await CLGeocoder().geocodeAddressString("Rome")
    }
  }
}

/// The main queue of the tests.
enum MainQueue {
  /// Returns when what waits on the main queue now is done.
  static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
