import CoreLocation
import UIKit

/// The place of the person, with permission, and how far Rome is from there.
final class LocationScreen: FrameworkScreen, CLLocationManagerDelegate {
  override class var framework: String { "Core Location" }
  override class var purpose: String { "The place of the person, with permission" }
  override class var symbol: String { "location" }

  private let manager = CLLocationManager()

  override func fill() {
    manager.delegate = self
    addButton("Where am I?") { [manager] in
      manager.requestWhenInUseAuthorization()
      manager.requestLocation()
    }
    addButton("Where is north?") { [weak self, manager] in
      guard CLLocationManager.headingAvailable() else {
        self?.show("There is no compass.")
        return
      }
      manager.startUpdatingHeading()
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    manager.stopUpdatingHeading()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    show(String(format: "The top points to %.0f°.", newHeading.magneticHeading))
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let place = locations.last else { return }
    let rome = CLLocation(latitude: 41.9, longitude: 12.5)
    let distance = Int(place.distance(from: rome) / 1_000)
    show(
      String(format: "%.3f°, %.3f°", place.coordinate.latitude, place.coordinate.longitude)
        + "\nRome is \(distance) km away.")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    switch (error as? CLError)?.code {
    case .denied: show("You do not permit it.")
    case .locationUnknown: show("The place is not known.")
    case .headingFailure: show("The direction is not known.")
    default: show(error)
    }
  }
}
