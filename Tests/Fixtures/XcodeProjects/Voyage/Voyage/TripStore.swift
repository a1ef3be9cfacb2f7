import Foundation
import Globe

struct Trip {
  var name: String
  var length: Int
}

/// A stored property, a conformance and functions of an absent module.
final class TripStore: NSObject, GlobeSource {
  private let center = GlobeCenter.shared
  var all = [Trip(name: "Coast", length: 12), Trip(name: "Hills", length: 30)]

  var length: Int { all.reduce(0) { $0 + $1.length } }

  func load() throws { all = try center.trips().map { Trip(name: $0.name, length: 1) } }

  func globe(_ globe: Globe, distanceTo place: GlobePlace) -> GlobeDistance { 3 }
}
