import QuartzCore

/// The motions of a list that are under way, with what cells take of them that come into sight meanwhile:
/// such a cell moves with its neighbor.
@MainActor final class ListDrifts<Place: Comparable> {
  /// The way of something in a list.
  typealias Way = (place: Place, start: CGRect, end: CGRect)

  /// A motion of the first and the last row of a list, as the distances of their starts from their ends.
  private struct Drift {
    var start: TimeInterval
    var firstPlace: Place
    var lastPlace: Place
    var first: CGVector
    var last: CGVector
  }

  private var drifts: [Drift] = []
  private var duration: TimeInterval { Metrics.current.tables.changeDuration }

  /// Records a motion that begins now.
  func begin(_ ways: [Way]) {
    let ways = ways.sorted { $0.place < $1.place }
    let now = SystemClock.current.now
    drifts.removeAll { $0.start + duration <= now }
    guard UIView.areAnimationsEnabled, let first = ways.first, let last = ways.last else { return }
    let drift = Drift(
      start: now, firstPlace: first.place, lastPlace: last.place,
      first: CGVector(dx: first.start.minX - first.end.minX, dy: first.start.minY - first.end.minY),
      last: CGVector(dx: last.start.maxX - last.end.maxX, dy: last.start.maxY - last.end.maxY))
    if drift.first != .zero || drift.last != .zero { drifts.append(drift) }
  }

  /// Follows a change of places. A motion whose ends are gone carries nothing any more.
  func follow(_ newPlace: (Place) -> Place?) {
    drifts = drifts.compactMap {
      guard let first = newPlace($0.firstPlace), let last = newPlace($0.lastPlace) else { return nil }
      var drift = $0
      (drift.firstPlace, drift.lastPlace) = (first, last)
      return drift
    }
  }

  /// Moves a view that comes into sight, before all that moved or after it, with the motions that are under
  /// way. What lies between came into the list with the change, and does not move.
  func carry(_ view: UIView, at place: Place) {
    guard !drifts.isEmpty else { return }
    let now = SystemClock.current.now
    for drift in drifts where drift.start + duration > now {
      let distance = place < drift.firstPlace ? drift.first : place > drift.lastPlace ? drift.last : .zero
      guard distance != .zero else { continue }
      let animation = CABasicAnimation(keyPath: "position")
      animation.fromValue = CGPoint(x: distance.dx, y: distance.dy)
      animation.toValue = CGPoint.zero
      animation.isAdditive = true
      animation.duration = duration
      animation.beginTime = drift.start
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      view.layer.add(animation, forKey: nil)
    }
  }
}
