import CoreLocation
import DeviceAccess
import ObjectiveCRuntime
import PlaceholderViews
import UIKit

/// A map type.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}
/// An user tracking mode.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow
  case followWithHeading
}
/// An overlay level.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels
}

/// Shows a map. There are no maps here yet: a plain ground stands in their place, on which annotations are
/// shown where they lie. Region, camera, annotations and overlays are kept as on iOS.
@preconcurrency @MainActor open class MKMapView: UIView {
  /// The delegate.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The map type.
  open var mapType = MKMapType.standard
  /// Whether it is zoom enabled.
  open var isZoomEnabled = true
  /// Whether it is scroll enabled.
  open var isScrollEnabled = true
  /// Whether it is rotate enabled.
  open var isRotateEnabled = true
  /// Whether it is pitch enabled.
  open var isPitchEnabled = true
  /// Whether it shows compass.
  open var showsCompass = true
  /// Whether it shows scale.
  open var showsScale = false
  /// Whether it shows zoom controls.
  open var showsZoomControls = false
  /// Whether it shows pitch control.
  open var showsPitchControl = false
  /// Whether it shows points of interest.
  open var showsPointsOfInterest = true
  /// Whether it shows buildings.
  open var showsBuildings = true
  /// Whether it shows traffic.
  open var showsTraffic = false
  /// Whether it shows user tracking button.
  open var showsUserTrackingButton = false
  /// The point of interest filter.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The preferred configuration.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// The camera boundary.
  open var cameraBoundary: CameraBoundary?
  /// The camera zoom range.
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
  /// Whether it shows user location.
  open var showsUserLocation = false {
    didSet { if showsUserLocation, !oldValue { locateUser() } }
  }
  /// The user location.
  public let userLocation = MKUserLocation()
  /// Whether it is user location visible.
  open var isUserLocationVisible: Bool { false }
  /// The user tracking mode.
  open var userTrackingMode = MKUserTrackingMode.none
  /// The annotations.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The selected annotations storage.
  open private(set) var selectedAnnotationsStorage: [any MKAnnotation] = []
  /// The overlays.
  open private(set) var overlays: [any MKOverlay] = []
  private let ground = PlaceholderGround(name: "MapKit")
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var reusable: [String: [MKAnnotationView]] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]
  private var requested = MKMapRect.world
  private var hasFailed = false

  /// Makes a map of the world.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Makes one of an archive, which holds nothing here.
  public required init?(coder: NSCoder) {
    // A document's values are set while the view is initialized.
    MKMapView.registered
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    ground.frame = bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.accessibilityLabel = "Map"
    addSubview(ground)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("didTap:", MKMapView.didTap)))
  }

  // MARK: Region

  /// The region.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }
  /// Sets region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    move(to: MKMapRect(region), animated: animated)
  }
  /// The center coordinate.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: requested.midX, y: requested.midY).coordinate }
    set { setCenter(newValue, animated: false) }
  }
  /// Sets center.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let middle = MKMapPoint(coordinate)
    move(
      to: requested.offsetBy(dx: middle.x - requested.midX, dy: middle.y - requested.midY), animated: animated
    )
  }
  /// The part of the map that is shown: the one that was asked for, grown to the view's shape.
  open var visibleMapRect: MKMapRect {
    get { mapRectThatFits(requested) }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// Sets visible map rect.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    move(to: mapRect, animated: animate)
  }
  /// Sets visible map rect.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool)
  {
    move(to: mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
  }
  /// Returns the region that fits.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(mapRectThatFits(MKMapRect(region)))
  }
  /// Returns the map rect that fits.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    guard bounds.width > 0, bounds.height > 0, mapRect.width > 0, mapRect.height > 0 else { return mapRect }
    let step = max(mapRect.width / bounds.width, mapRect.height / bounds.height)
    return mapRect.insetBy(
      dx: (mapRect.width - step * bounds.width) / 2, dy: (mapRect.height - step * bounds.height) / 2)
  }
  /// Returns the map rect that fits.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let (width, height) = (
      bounds.width - insets.left - insets.right, bounds.height - insets.top - insets.bottom
    )
    guard width > 0, height > 0, mapRect.width > 0 || mapRect.height > 0 else { return mapRect }
    let step = max(mapRect.width / width, mapRect.height / height)
    return MKMapRect(
      x: mapRect.midX - step * (insets.left + width / 2), y: mapRect.midY - step * (insets.top + height / 2),
      width: step * bounds.width, height: step * bounds.height)
  }
  /// The place from which the map is seen.
  open var camera: MKMapCamera {
    get { MKMapCamera(lookingAtCenter: centerCoordinate, fromDistance: altitude, pitch: 0, heading: 0) }
    set { setCamera(newValue, animated: false) }
  }
  /// Sets camera.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let side =
      camera.centerCoordinateDistance * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude) * 0.54
    let middle = MKMapPoint(camera.centerCoordinate)
    move(
      to: MKMapRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side),
      animated: animated)
  }
  private var altitude: CLLocationDistance {
    min(visibleMapRect.width, visibleMapRect.height) / 0.54
      * MKMetersPerMapPointAtLatitude(centerCoordinate.latitude)
  }
  /// Sets user tracking mode.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
    delegate?.mapView(self, didChange: mode, animated: animated)
  }
  /// Sets camera boundary.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  /// Sets camera zoom range.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }

  private func move(to rect: MKMapRect, animated: Bool) {
    guard !rect.isNull, [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    requested = rect
    setNeedsLayout()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  // MARK: Places and points

  /// Converts.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let (rect, place) = (visibleMapRect, MKMapPoint(coordinate))
    guard rect.width > 0, rect.height > 0 else { return .zero }
    let point = CGPoint(
      x: (place.x - rect.minX) / rect.width * bounds.width,
      y: (place.y - rect.minY) / rect.height * bounds.height)
    return view.map { convert(point, to: $0) } ?? point
  }
  /// Converts.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let (rect, point) = (visibleMapRect, view.map { convert(point, from: $0) } ?? point)
    guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
    return MKMapPoint(
      x: rect.minX + point.x / bounds.width * rect.width, y: rect.minY + point.y / bounds.height * rect.height
    ).coordinate
  }
  /// Converts.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = MKMapRect(region)
    let first = convert(rect.origin.coordinate, toPointTo: view)
    let last = convert(MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate, toPointTo: view)
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
  /// Converts.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let first = MKMapPoint(convert(rect.origin, toCoordinateFrom: view))
    let last = MKMapPoint(convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view))
    return MKCoordinateRegion(
      MKMapRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y))
  }

  // MARK: Annotations

  /// Adds annotation.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds annotations.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      self.annotations.append(annotation)
    }
    setNeedsLayout()
  }
  /// Removes annotation.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Removes annotations.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      self.annotations.removeAll { $0 === annotation }
      selectedAnnotationsStorage.removeAll { $0 === annotation }
      guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      if let name = view.reuseIdentifier { reusable[name, default: []].append(view) }
    }
  }
  /// Returns the annotations.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
  }
  /// Returns the view.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }
  /// Registers.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// Dequeues reusable annotation view.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    if let view = reusable[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[identifier].map { MKAnnotationView.make($0, reuseIdentifier: identifier) }
  }
  /// Dequeues reusable annotation view.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }
  /// The selected annotations.
  open var selectedAnnotations: [any MKAnnotation] {
    get { selectedAnnotationsStorage }
    set {
      for annotation in selectedAnnotationsStorage { deselectAnnotation(annotation, animated: false) }
      for annotation in newValue.prefix(1) { selectAnnotation(annotation, animated: false) }
    }
  }
  /// Selects annotation.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotations.contains(where: { $0 === annotation }),
      !selectedAnnotationsStorage.contains(where: { $0 === annotation })
    else { return }
    for other in selectedAnnotationsStorage { deselectAnnotation(other, animated: animated) }
    selectedAnnotationsStorage = [annotation]
    delegate?.mapView(self, didSelect: annotation)
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }
  /// Deselects annotation.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, selectedAnnotationsStorage.contains(where: { $0 === annotation }) else { return }
    selectedAnnotationsStorage.removeAll { $0 === annotation }
    delegate?.mapView(self, didDeselect: annotation)
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }
  /// The annotation visible rect.
  open var annotationVisibleRect: CGRect { bounds }
  /// Shows annotations.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = annotations.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
    }
    guard !rect.isNull else { return }
    let margin = max(rect.width, rect.height, 2_000) * 0.1
    move(to: rect.insetBy(dx: -margin, dy: -margin), animated: animated)
  }

  // MARK: Overlays

  /// Adds overlay.
  open func addOverlay(_ overlay: any MKOverlay) { insert(overlay, at: overlays.count) }
  /// Adds overlay.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Adds overlays.
  open func addOverlays(_ overlays: [any MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
  /// Adds overlays.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  /// Removes overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      self.overlays.removeAll { $0 === overlay }
      renderers[ObjectIdentifier(overlay)] = nil
    }
  }
  /// Inserts overlay.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insert(overlay, at: min(max(index, 0), overlays.count))
  }
  /// Returns the overlays.
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
  /// Returns the renderer.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    renderers[ObjectIdentifier(overlay)]
  }
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  private func insert(_ overlay: any MKOverlay, at index: Int) {
    guard !overlays.contains(where: { $0 === overlay }) else { return }
    overlays.insert(overlay, at: index)
    renderers[ObjectIdentifier(overlay)] = delegate?.mapView(self, rendererFor: overlay)
  }

  // MARK: Showing

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasFailed else { return }
    hasFailed = true
    FeatureUse.note("MapKit", "maps", told: "MKError.serverFailure")
    MainThread.later { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.mapViewWillStartLoadingMap(self)
        self.delegate?.mapViewDidFailLoadingMap(self, withError: MKError(.serverFailure))
      }
    }
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    var added: [MKAnnotationView] = []
    for annotation in annotations {
      let view = views[ObjectIdentifier(annotation)] ?? makeView(of: annotation)
      if view.superview !== self {
        addSubview(view)
        view.prepareForDisplay()
        added.append(view)
      }
      let point = convert(annotation.coordinate, toPointTo: self)
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }
  private func makeView(of annotation: any MKAnnotation) -> MKAnnotationView {
    let own = delegate?.mapView(self, viewFor: annotation)
    let view =
      own
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    views[ObjectIdentifier(annotation)] = view
    return view
  }
  private func didTap(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: self)
    let hit = annotations.last { view(for: $0).map { $0.isEnabled && $0.frame.contains(point) } ?? false }
    if let hit { return selectAnnotation(hit, animated: true) }
    for annotation in selectedAnnotationsStorage { deselectAnnotation(annotation, animated: true) }
  }
  private func locateUser() {
    FeatureUse.note("MapKit", "place of the person", told: "CLError.locationUnknown")
    MainThread.later { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.showsUserLocation else { return }
        self.delegate?.mapViewWillStartLocatingUser(self)
        self.delegate?.mapView(self, didFailToLocateUserWithError: CLError(.locationUnknown))
      }
    }
  }

  /// The part of the world in which a camera's center stays.
  open class CameraBoundary: NSObject {
    /// The map rect.
    public let mapRect: MKMapRect
    /// The region.
    open var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
    /// Makes one of the given values.
    public init?(mapRect: MKMapRect) { self.mapRect = mapRect }
    /// Makes one of the given values.
    public convenience init?(coordinateRegion region: MKCoordinateRegion) {
      self.init(mapRect: MKMapRect(region))
    }
  }
  /// The distances of a camera from the ground.
  open class CameraZoomRange: NSObject {
    /// The min center coordinate distance.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The max center coordinate distance.
    public let maxCenterCoordinateDistance: CLLocationDistance
    /// Makes one of the given values.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance = -1,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance = -1
    ) {
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
    }
  }
}
/// The map camera zoom default.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
