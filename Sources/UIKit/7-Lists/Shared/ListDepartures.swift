import QuartzCore

/// A view that leaves a list.
protocol ListDeparture {
  associatedtype View: UIView
  var view: View { get }
  /// Whether what it shows is no longer in the data. Otherwise it was pushed out of sight, and may come back.
  var isGone: Bool { get }
}

/// The views that leave a list while changes are being shown: they are not used again before they are gone.
@MainActor final class ListDepartures<Departure: ListDeparture> {
  private var leaving: [Departure]?
  private var moving: [ObjectIdentifier: (departure: Departure, motions: Int)] = [:]

  // MARK: Changes

  /// Whether changes are being shown.
  var isGathering: Bool { leaving != nil }

  /// Begins to gather the views that leave.
  func begin() { leaving = [] }

  /// Gathers a view. Returns false where no changes are being shown: the view is free at once then.
  func gather(_ departure: Departure) -> Bool {
    guard leaving != nil else { return false }
    leaving?.append(departure)
    return true
  }

  /// Ends the gathering. Returns the views that leave.
  func end() -> [Departure] { exchange(&leaving, with: nil) ?? [] }

  // MARK: On the way

  /// The views that were pushed out of sight and are on their way.
  var pushedOut: [Departure] { moving.values.map(\.departure).filter { !$0.isGone } }

  /// Records views that are on their way out.
  func beginMoving(_ departures: [Departure]) {
    for departure in departures {
      let id = ObjectIdentifier(departure.view)
      moving[id] = (departure, (moving[id]?.motions ?? 0) + 1)
    }
  }

  /// Ends one motion of views. Returns those that are out.
  func endMoving(_ departures: [Departure]) -> [Departure] {
    departures.compactMap { departure in
      let id = ObjectIdentifier(departure.view)
      guard let known = moving[id] else { return nil }
      moving[id] = known.motions > 1 ? (known.departure, known.motions - 1) : nil
      return known.motions > 1 ? nil : known.departure
    }
  }

  /// Follows a change of what the views show.
  func follow(_ change: (Departure) -> Departure) {
    moving = moving.mapValues { (change($0.departure), $0.motions) }
  }

  /// Takes back a view that was pushed out of sight and shows what comes back.
  func takeBack(where isWanted: (Departure) -> Bool) -> Departure? {
    guard !moving.isEmpty,
      let found = moving.first(where: { !$0.value.departure.isGone && isWanted($0.value.departure) })
    else { return nil }
    moving[found.key] = nil
    return found.value.departure
  }

  /// Ends all ways at once. Returns the views that were on them.
  func removeAll() -> [Departure] { exchange(&moving, with: [:]).values.map(\.departure) }
}
