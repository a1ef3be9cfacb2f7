import CoreGraphics

/// A pull of content past its top by something that, unlike a finger, is never lifted: a wheel or keys. It
/// ends after a pause.
struct ContentPull {
  /// The pause after which a wheel's pull ends, and from which on a turn counts as a new one, in seconds.
  static let wheelPause: TimeInterval = 0.25
  /// The pause after which a pull by keys ends, in seconds: a key that is held repeats before that.
  static let keyPause: TimeInterval = 0.7

  /// The distance that the content was pulled, without the band that holds it, in points.
  var distance: CGFloat = 0
  /// Ends the pull; nil while there is none.
  var ending: Alarm?
  /// The time of the last turn or key that could have pulled.
  var lastTurn = -TimeInterval.infinity

  /// Whether there is a pull.
  var isActive: Bool { ending != nil }
}

extension UIScrollView {
  /// Whether a wheel or keys may pull the content past its top: there is something to be pulled down.
  var canBePulled: Bool { refreshControl != nil && isScrollEnabled && bounces }

  /// Pulls the content down by a distance in points as a finger would, and ends the pull after a pause of
  /// some seconds. A pull begins where the content is at its top, and not with a turn that has brought it
  /// there. Returns whether it was pulled.
  func handlePull(_ distance: CGFloat, lasting pause: TimeInterval) -> Bool {
    guard canBePulled else { return false }
    let now = SystemClock.current.now
    let isNew = now - exchange(&pull.lastTurn, with: now) >= ContentPull.wheelPause
    if !pull.isActive {
      guard distance > 0, isNew, !isDragging, contentOffset.y <= verticalRange.lowerBound + 0.5 else {
        return false
      }
      pull.distance = 0
      dragBegan(moved: .zero, slop: 0)
    }
    pull.distance = max(0, pull.distance + distance)
    pull.ending?.cancel()
    pull.ending = SystemClock.current.after(pause) { [weak self] in self?.endPull() }
    dragMoved(to: CGPoint(x: 0, y: pull.distance))
    if pull.distance == 0 { endPull() }
    return true
  }

  /// Lets go of content that a wheel or keys have pulled.
  func endPull() {
    guard let ending = exchange(&pull.ending, with: nil) else { return }
    ending.cancel()
    dragEnded(velocity: .zero)
  }
}
