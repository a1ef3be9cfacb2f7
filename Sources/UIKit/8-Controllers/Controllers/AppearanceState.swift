import CoreGraphics

/// The state of a controller between appearing on the screen and leaving it.
struct AppearanceState {
  /// The steps in order.
  enum Stage {
    case away, appearing, here, leaving
  }

  private(set) var stage = Stage.away
  /// Whether the controller moves as it comes or goes.
  private(set) var isAnimated = false
  /// Counts the transitions, so that the end of one that was interrupted is not taken for the end of the
  /// next.
  private(set) var number = 0
  /// Whether the transition began by itself, because the view was put into a window or taken out of it.
  var isAutomatic = false
  /// Whether `viewIsAppearing(_:)` was called in this transition.
  var hasNotifiedIsAppearing = false

  /// Whether the controller is on the screen or about to be.
  var isOnScreen: Bool { stage == .appearing || stage == .here }

  /// Begins to appear or to leave. Returns whether that is news.
  mutating func begin(appearing: Bool, animated: Bool) -> Bool {
    guard appearing != isOnScreen else { return false }
    stage = appearing ? .appearing : .leaving
    isAnimated = animated
    isAutomatic = false
    hasNotifiedIsAppearing = false
    number += 1
    return true
  }

  /// Ends what began. Answers the step it ended.
  mutating func end() -> Stage? {
    let ended = stage
    switch stage {
    case .appearing: stage = .here
    case .leaving: stage = .away
    case .away, .here: return nil
    }
    return ended
  }
}
