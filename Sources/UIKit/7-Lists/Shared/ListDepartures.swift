import QuartzCore

/// The views that leave a list while changes are being shown: they are not used again before they are gone.
@MainActor final class ListDepartures<Departure> {
  private var leaving: [Departure]?

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
}
