import CoreGraphics
import DisplayProtocol

/// The source of a change of an offset.
enum ScrollMover {
  /// The app, in code.
  case app
  /// The scroll view itself, for a person or an animation.
  case physics
  /// The display, which shows the offset already.
  case display
}

/// The state that a scroll view keeps about a display that moves its content by itself.
struct DisplayScroll {
  /// Whether the person has let go and the display moves on.
  var isDecelerating = false
  private var last: [(offset: CGPoint, time: TimeInterval)] = []

  /// Records where the content is at a time, to know its speed.
  mutating func record(_ offset: CGPoint, at time: TimeInterval) {
    last.append((offset, time))
    if last.count > 6 { last.removeFirst() }
  }

  /// Clears the previous offsets.
  mutating func clear() {
    last = []
  }

  /// Returns the recent speed of the content, in points a second; zero once it has rested.
  func speed(at time: TimeInterval) -> CGVector {
    let recent = last.filter { time - $0.time < 0.1 }
    guard let first = recent.first, let end = recent.last, end.time - first.time > 0.001 else { return .zero }
    let seconds = end.time - first.time
    return CGVector(
      dx: (end.offset.x - first.offset.x) / seconds, dy: (end.offset.y - first.offset.y) / seconds)
  }
}
