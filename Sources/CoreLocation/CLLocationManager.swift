import DeviceAccess
import DevicePrompts
import DeviceReports
import Foundation

/// The person's decision on the app's use of places.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person was not asked yet.
  case notDetermined = 0
  /// The app may not, and the person cannot permit it.
  case restricted
  /// The app may not.
  case denied
  /// The app may at any time.
  case authorizedAlways
  /// The app may while it is used.
  case authorizedWhenInUse

  /// The app may at any time.
  @available(*, deprecated, renamed: "authorizedAlways")
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The exactness of the places that the person gives.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// All that there is.
  case fullAccuracy = 0
  /// Approximate.
  case reducedAccuracy
}

/// The kind of movement.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation
  case fitness
  case otherNavigation
  case airborne
}

/// The top of the device, from which directions are measured.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown
}

/// Follows where the device is.
///
/// The person is asked by the system's alert, and then by the browser. Places are those that are handed in
/// (`SHOJI_ANSWERS`, the question `location`), else those of the browser that shows the app; without either,
/// updates fail with ``CLError/Code/locationUnknown``, as on a device that has no fix.
open class CLLocationManager: NSObject {
  /// The delegate, held weakly. It hears of the authorization as soon as it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      guard delegate != nil, delegate !== oldValue else { return }
      _ = observers
      reportAuthorization()
    }
  }
  /// The accuracy that the app needs; ``kCLLocationAccuracyBest`` by default. Kept.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The distance of places that the delegate hears of, in meters; ``kCLDistanceFilterNone`` by default.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The kind of movement; kept.
  open var activityType = CLActivityType.other
  /// Whether updates may pause; true by default. Kept.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates go on in the background; false by default. Kept.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar shows use in the background; false by default. Kept.
  open var showsBackgroundLocationIndicator = false
  /// The change of direction that the delegate hears of, in degrees. Kept.
  open var headingFilter: CLLocationDegrees = 1
  /// The top of the device; kept.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The latest place; nil where there is none, or the app may not know it.
  open var location: CLLocation? { isAuthorized ? last ?? LocationSource.current : nil }
  /// The latest direction; nil where there is none.
  open private(set) var heading: CLHeading?
  /// The longest distance of regions, in meters.
  open var maximumRegionMonitoringDistance: CLLocationDistance { 400_000 }
  /// The regions that are followed.
  open private(set) var monitoredRegions: Set<CLRegion> = []

  private var last: CLLocation?
  private var reported: CLLocation?
  private var isUpdating = false
  /// Whether one place is to be told.
  private var isRequested = false
  private var isUpdatingHeading = false
  private var reportedHeading: CLHeading?
  private var states: [CLRegion: CLRegionState] = [:]
  /// Whether the person is being asked.
  private var isAsking = false
  private lazy var observers = LocationObservers(self)

  /// Creates a manager.
  public override init() {}

  deinit {
    DeviceChannel.shared.demand(nil, of: .location, by: ObjectIdentifier(self))
    DeviceChannel.shared.demand(nil, of: .heading, by: ObjectIdentifier(self))
  }

  // MARK: Authorization

  private static let permission: Permission = {
    let permission = Permission(
      "location-permission",
      usageKeys: [
        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
        "NSLocationAlwaysUsageDescription", "NSLocationUsageDescription",
      ])
    permission.follow(.location, needsDevice: true) { LocationObservers.notifyAuthorization() }
    return permission
  }()
  private static let always = Permission("location-always")

  /// The person's decision.
  open var authorizationStatus: CLAuthorizationStatus { CLLocationManager.status }

  /// Returns the person's decision.
  open class func authorizationStatus() -> CLAuthorizationStatus { status }

  private static var status: CLAuthorizationStatus {
    switch permission.state {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .granted: always.state == .granted ? .authorizedAlways : .authorizedWhenInUse
    }
  }

  private var isAuthorized: Bool { CLLocationManager.permission.state == .granted }

  /// The exactness of the places that the person gives: all there is.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Whether the app may use places that the person has permitted: always.
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// Asks for exact places for a while, which are given anyway.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { MainThread.later { completion?(nil) } }

  /// Asks the person whether the app may know places while it is used.
  open func requestWhenInUseAuthorization() { request(always: false) }

  /// Asks the person whether the app may know places at any time.
  open func requestAlwaysAuthorization() { request(always: true) }

  private func request(always: Bool) {
    let former = authorizationStatus
    guard former == .notDetermined || always && former == .authorizedWhenInUse else { return }
    let title = "Allow “\(BundleInformation.appName)” to use your location?"
    // The main thread, on which the person is asked, is the one that managers belong to.
    nonisolated(unsafe) let manager = self
    isAsking = true
    _ = observers
    let device = LocationSource.isHandedIn ? nil : DeviceFeature.location
    MainThread.run {
      PermissionPrompt.ask(
        for: CLLocationManager.permission, title: title, allow: "Allow While Using App", device: device
      ) { state in
        manager.isAsking = false
        if always, state == .granted { CLLocationManager.always.decide(.granted) }
        FeatureUse.note("CoreLocation", "authorization", told: state.rawValue)
        if manager.authorizationStatus != former {
          LocationObservers.notifyAuthorization()
        } else {
          manager.report()
        }
      }
    }
  }

  private func reportAuthorization() {
    MainThread.later { [weak self] in
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
    }
  }

  /// The person has decided, or the browser has.
  func authorizationDidChange() {
    reportAuthorization()
    MainThread.later { [weak self] in self?.report() }
  }

  // MARK: Places

  /// Returns whether the device knows places: unless a browser has said that it does not, or that the page
  /// may not ask, as its connection is not secure.
  open class func locationServicesEnabled() -> Bool {
    LocationSource.isHandedIn || DeviceChannel.shared.permission(for: .location) != .unavailable
  }
  /// Returns whether large changes are followed: as all others are.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  /// Returns whether directions are measured: where a browser shows the app, until it has said that its
  /// machine has no compass.
  open class func headingAvailable() -> Bool { DeviceChannel.shared.mayHave(.heading) }
  /// Returns whether beacons are measured: never.
  open class func isRangingAvailable() -> Bool { false }
  /// Returns whether regions of a class are followed: circles are.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass == CLCircularRegion.self
  }

  /// Begins to tell the delegate of places.
  open func startUpdatingLocation() {
    isUpdating = true
    reported = nil
    follow()
    MainThread.later { [weak self] in self?.report() }
  }

  /// Ends telling of places.
  open func stopUpdatingLocation() {
    isUpdating = false
    follow()
  }

  /// The time after which a request for one place fails, in seconds.
  private static let patience = 10.0

  /// Tells the delegate of one place, or of a failure.
  open func requestLocation() {
    isRequested = true
    follow()
    MainThread.later { [weak self] in self?.report() }
    guard LocationSource.isMeasured else { return }
    nonisolated(unsafe) weak let manager = self
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
      // Who stands still is not measured again.
      guard let manager, manager.isRequested, manager.isAuthorized else { return }
      if let place = LocationSource.current { manager.report(place) } else { manager.failToLocate() }
    }
  }

  /// Begins to tell of large changes of the place.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Ends telling of large changes.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  /// Begins to tell of visits: there are none.
  open func startMonitoringVisits() {}
  /// Ends telling of visits.
  open func stopMonitoringVisits() {}

  private var needsPlaces: Bool { isUpdating || isRequested || !monitoredRegions.isEmpty }

  /// Observes what is handed in, and has the display measure while places are needed and permitted.
  private func follow() {
    if needsPlaces { _ = observers }
    let isNeeded = needsPlaces && isAuthorized && !LocationSource.isHandedIn
    let isPrecise = desiredAccuracy <= kCLLocationAccuracyNearestTenMeters
    DeviceChannel.shared.demand(
      isNeeded ? DeviceDemand(isPrecise: isPrecise) : nil, of: .location, by: ObjectIdentifier(self))
  }

  /// Tells the delegate of the present place, where it is new, or why there is none.
  func report() {
    defer { follow() }
    guard needsPlaces else { return }
    switch authorizationStatus {
    case .notDetermined where isAsking || !isRequested: return
    case .authorizedAlways, .authorizedWhenInUse: break
    default:
      FeatureUse.note("CoreLocation", "places", told: "CLError.denied")
      isRequested = false
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
      return
    }
    if let place = LocationSource.recent {
      report(place)
    } else if !LocationSource.isMeasured {
      failToLocate()
    }
  }

  /// Tells the delegate that the place is not known.
  func failToLocate() {
    defer { follow() }
    guard needsPlaces, isAuthorized else { return }
    FeatureUse.note("CoreLocation", "places", told: "CLError.locationUnknown")
    isRequested = false
    delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
  }

  private func report(_ place: CLLocation) {
    defer { follow() }
    FeatureUse.note(
      "CoreLocation", "places",
      told: LocationSource.isHandedIn ? "the place that was handed in" : "the place of the browser")
    last = place
    enterAndLeave(at: place)
    let once = isRequested
    isRequested = false
    guard isUpdating || once else { return }
    if !once, let reported, !isNews(place, since: reported) { return }
    reported = place
    delegate?.locationManager(self, didUpdateLocations: [place])
  }

  private func isNews(_ place: CLLocation, since former: CLLocation) -> Bool {
    if place.distance(from: former) > max(distanceFilter, 0) { return true }
    return LocationSource.isMeasured && distanceFilter < 0 && place.timestamp != former.timestamp
  }

  // MARK: Directions

  /// Begins to tell of directions. Where the machine has no compass, it fails with
  /// ``CLError/Code/headingFailure``.
  open func startUpdatingHeading() {
    guard CLLocationManager.headingAvailable() else { return failToFindHeading() }
    isUpdatingHeading = true
    reportedHeading = nil
    _ = observers
    DeviceChannel.shared.demand(DeviceDemand(), of: .heading, by: ObjectIdentifier(self))
  }

  /// Ends telling of directions.
  open func stopUpdatingHeading() {
    isUpdatingHeading = false
    DeviceChannel.shared.demand(nil, of: .heading, by: ObjectIdentifier(self))
  }

  private func failToFindHeading() {
    FeatureUse.note("CoreLocation", "heading", told: "CLError.headingFailure")
    MainThread.later { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailWithError: CLError(.headingFailure))
    }
  }

  /// Takes a direction; nil where the machine measures none.
  func take(_ measured: DeviceHeading?) {
    guard isUpdatingHeading else { return }
    guard let measured else { return failToFindHeading() }
    FeatureUse.note("CoreLocation", "heading", told: "the direction of the browser")
    let heading = CLHeading(measured)
    self.heading = heading
    if let former = reportedHeading, headingFilter > 0 {
      let turn = abs(heading.magneticHeading - former.magneticHeading)
      guard min(turn, 360 - turn) >= headingFilter else { return }
    }
    reportedHeading = heading
    delegate?.locationManager(self, didUpdateHeading: heading)
  }

  // MARK: Regions

  /// Follows a region, while the app runs.
  open func startMonitoring(for region: CLRegion) {
    monitoredRegions.insert(region)
    follow()
    MainThread.later { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didStartMonitoringFor: region)
      report()
    }
  }

  /// Follows a region no more.
  open func stopMonitoring(for region: CLRegion) {
    monitoredRegions.remove(region)
    states[region] = nil
    follow()
  }

  /// Tells the delegate whether the device is in a region.
  open func requestState(for region: CLRegion) {
    MainThread.later { [weak self] in
      guard let self else { return }
      let isInside = location.flatMap { region.holds($0.coordinate) }
      delegate?.locationManager(
        self, didDetermineState: isInside.map { $0 ? .inside : .outside } ?? .unknown, for: region)
    }
  }

  private func enterAndLeave(at place: CLLocation) {
    for region in monitoredRegions {
      guard let isInside = region.holds(place.coordinate) else { continue }
      let (former, state) = (states[region], isInside ? CLRegionState.inside : .outside)
      states[region] = state
      guard let former, former != state else { continue }
      if isInside, region.notifyOnEntry { delegate?.locationManager(self, didEnterRegion: region) }
      if !isInside, region.notifyOnExit { delegate?.locationManager(self, didExitRegion: region) }
    }
  }
}

/// The methods by which a delegate follows a manager. Every method is optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// There are new places, the latest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is a new direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// A place or direction cannot be told.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The authorization has changed, or the manager has just got this delegate.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The authorization has changed. Called where the method above is not there.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The device has entered a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device has left a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// A region is followed.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// The relation to a region is known.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region cannot be followed.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  /// A visit has begun or ended.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Whether the system shows how to calibrate the compass.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// Updates pause.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Updates go on.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Hears of `locationManager`: does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Hears of `locationManager`: does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Hears of `locationManager`: does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Takes `locationManagerDidChangeAuthorization`.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Hears of `locationManager`: does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Hears of `locationManager`: does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Hears of `locationManager`: does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Hears of `locationManager`: does nothing.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// Hears of `locationManager`: does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// Hears of `locationManager`: does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  /// Hears of `locationManager`: does nothing.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  /// Returns the answer to `locationManagerShouldDisplayHeadingCalibration`.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    false
  }
  /// Hears of `locationManagerDidPauseLocationUpdates`: does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  /// Hears of `locationManagerDidResumeLocationUpdates`: does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
