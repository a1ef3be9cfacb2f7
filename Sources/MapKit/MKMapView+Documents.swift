import ObjectiveCRuntime
import UIKit

extension MKMapView {
  /// Enters the names by which Interface Builder's documents set properties and connect the delegate.
  static let registered: Void = ObjectiveCMembers.register { table in
    table.add(
      property: "delegate", get: { (map: MKMapView) in map.delegate },
      set: { map, value in map.delegate = value })
    table.add(
      property: "mapType", get: { (map: MKMapView) in "\(map.mapType)" },
      set: { map, word in map.mapType = types[word] ?? map.mapType })
    func add(
      _ name: String, _ get: @escaping @MainActor (MKMapView) -> Bool,
      _ set: @escaping @MainActor (MKMapView, Bool) -> Void
    ) { table.add(property: name, get: get, set: set) }
    add("isZoomEnabled", { $0.isZoomEnabled }, { $0.isZoomEnabled = $1 })
    add("isScrollEnabled", { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 })
    add("isRotateEnabled", { $0.isRotateEnabled }, { $0.isRotateEnabled = $1 })
    add("isPitchEnabled", { $0.isPitchEnabled }, { $0.isPitchEnabled = $1 })
    add("showsUserLocation", { $0.showsUserLocation }, { $0.showsUserLocation = $1 })
    add("showsBuildings", { $0.showsBuildings }, { $0.showsBuildings = $1 })
    add("showsPointsOfInterest", { $0.showsPointsOfInterest }, { $0.showsPointsOfInterest = $1 })
    add("showsCompass", { $0.showsCompass }, { $0.showsCompass = $1 })
    add("showsScale", { $0.showsScale }, { $0.showsScale = $1 })
    add("showsTraffic", { $0.showsTraffic }, { $0.showsTraffic = $1 })
  }

  /// The types by their words in documents.
  private nonisolated static let types: [String: MKMapType] = [
    "standard": .standard, "satellite": .satellite, "hybrid": .hybrid, "satelliteFlyover": .satelliteFlyover,
    "hybridFlyover": .hybridFlyover, "mutedStandard": .mutedStandard,
  ]
}
