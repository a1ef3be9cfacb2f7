import DeviceAccess
import DeviceReports
import Foundation
import Synchronization

/// The source of places: the answers that are handed in, else the browser that shows the app.
enum LocationSource {
  /// The age up to which a measured place answers a request at once, in seconds.
  private static let freshness = 15.0

  /// Whether places are handed in; then the person's machine is not asked.
  static var isHandedIn: Bool { DeviceAnswers.answer("location") != nil }

  /// Whether the person's machine is asked.
  static var isMeasured: Bool { !isHandedIn && DeviceChannel.shared.isConnected }

  /// The present place: the one handed in, else the last one that was measured.
  static var current: CLLocation? { isHandedIn ? handedIn : measured.place }

  /// The present place, unless it was measured a while ago.
  static var recent: CLLocation? {
    guard isMeasured else { return current }
    return measured.place.flatMap { -$0.timestamp.timeIntervalSinceNow < freshness ? $0 : nil }
  }

  /// The place that was handed in: `latitude,longitude`, with the height and the accuracy in meters behind
  /// them where they are known.
  private static var handedIn: CLLocation? {
    guard let text = DeviceAnswers.answer("location") else { return nil }
    let numbers = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count >= 2, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
    let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(place) else { return nil }
    let altitude = numbers.count > 2 ? numbers[2] : nil
    let accuracy = numbers.count > 3 ? numbers[3] : nil
    return CLLocation(
      coordinate: place, altitude: altitude ?? 0, horizontalAccuracy: accuracy ?? 5,
      verticalAccuracy: altitude == nil ? -1 : 5, course: -1, courseAccuracy: -1, speed: -1,
      speedAccuracy: -1, timestamp: Date(),
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: true, andExternalAccessoryState: false))
  }

  /// The last place that a browser has measured.
  private final class Measured: Sendable {
    private let last = Mutex<CLLocation?>(nil)

    /// The observer stays as long as the app.
    init() {
      _ = DeviceChannel.shared.observe(.location) { [weak self] report in
        switch report {
        case .position(let position): self?.last.withLock { $0 = CLLocation(position) }
        case .permission(_, .granted), .failure: break
        default: self?.last.withLock { $0 = nil }
        }
      }
    }

    var place: CLLocation? { last.withLock { $0 } }
  }

  private static let measured = Measured()

  /// Begins to keep places, before managers observe them.
  static func prepare() { _ = measured }
}

extension CLLocation {
  fileprivate convenience init(_ position: DevicePosition) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: position.latitude, longitude: position.longitude),
      altitude: position.altitude ?? 0, horizontalAccuracy: position.accuracy,
      verticalAccuracy: position.altitude == nil ? -1 : position.altitudeAccuracy ?? -1,
      course: position.course ?? -1, courseAccuracy: -1, speed: position.speed ?? -1, speedAccuracy: -1,
      timestamp: Date(timeIntervalSinceNow: -position.age),
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: false, andExternalAccessoryState: false))
  }
}

/// The observers of a manager, for answers that are handed in, reports of the browser, and decisions.
final class LocationObservers {
  private static let authorization = Notification.Name("CLAuthorizationDidChange")
  private var numbers: [Int] = []
  private var token: (any NSObjectProtocol)?

  init(_ manager: CLLocationManager) {
    LocationSource.prepare()
    // Managers are those of the main thread, on which all of these are called.
    nonisolated(unsafe) weak let manager = manager
    // This observer cannot be removed; it holds nothing.
    DeviceAnswers.observe("location") {
      DispatchQueue.main.async { manager?.report() }
    }
    numbers = [
      DeviceChannel.shared.observe(.location) { report in
        switch report {
        case .position: manager?.report()
        case .failure: manager?.failToLocate()
        default: break
        }
      },
      DeviceChannel.shared.observe(.heading) { report in
        switch report {
        case .heading(let heading): manager?.take(heading)
        case .permission(_, .denied), .permission(_, .unavailable): manager?.take(nil)
        default: break
        }
      },
    ]
    token = NotificationCenter.default.addObserver(forName: Self.authorization, object: nil, queue: nil) {
      _ in
      manager?.authorizationDidChange()
    }
  }

  deinit {
    numbers.forEach(DeviceChannel.shared.removeObserver)
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  /// Notifies all managers that a person, or a browser, has decided.
  static func notifyAuthorization() {
    NotificationCenter.default.post(name: authorization, object: nil)
  }
}
