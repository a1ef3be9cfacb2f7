import CoreGraphics
import DisplayProtocol

/// The motion of an offset on one axis: segments, one after the other, each a closed formula of its time. The
/// position at a moment does not depend on earlier queries.
struct AxisMotion {
  /// One piece of the way. Times are seconds since its begin.
  private enum Piece {
    /// Comes nearer to a place ever more slowly: `place − distance · e^(−decay · t)`.
    case slowing(place: CGFloat, distance: CGFloat, decay: CGFloat)
    /// Is brought back to an edge, without swinging.
    case spring(edge: CGFloat, displacement: CGFloat, speed: CGFloat)
    /// Goes from one place to another with an even start and end.
    case easing(from: CGFloat, to: CGFloat, duration: TimeInterval)

    func position(at time: TimeInterval) -> CGFloat {
      switch self {
      case .slowing(let place, let distance, let decay):
        return place - distance * exp(-decay * time)
      case .spring(let edge, let displacement, let speed):
        return edge + ScrollPhysics.displacement(displacement, speed: speed, at: time)
      case .easing(let from, let to, let duration):
        guard time < duration else { return to }
        let progress = LayerAnimation.Curve.easeInOut.progress(at: time / duration, duration: duration)
        return from + (to - from) * progress
      }
    }
  }

  private var pieces: [(start: TimeInterval, piece: Piece)] = []
  /// The offset at which the motion ends.
  private(set) var end: CGFloat
  /// Seconds until it has arrived.
  private(set) var duration: TimeInterval = 0

  /// An offset that stays.
  init(resting place: CGFloat) {
    end = place
  }

  /// An offset that goes to a place in so many seconds, with an even start and end.
  init(from: CGFloat, to: CGFloat, duration: TimeInterval = ScrollPhysics.animationDuration) {
    end = to
    guard from != to else { return }
    add(.easing(from: from, to: to, duration: duration), lasting: duration)
  }

  /// An offset that was let go with the speed that would bring it to a goal, ever more slowly; where it
  /// leaves its range, it comes back to the edge if it may bounce, and stops there if not.
  init(
    lettingGoAt start: CGFloat, towards goal: CGFloat, decay: CGFloat, range: ClosedRange<CGFloat>,
    bounces: Bool
  ) {
    guard range.contains(start) else {
      self.init(
        returningFrom: start, to: start.clamped(to: range),
        speed: AxisMotion.speed(from: start, to: goal, decay: decay))
      return
    }
    self.init(slowingFrom: start, to: goal, decay: decay)
    guard !range.contains(goal) else { return }
    cut(at: goal.clamped(to: range), start: start, goal: goal, decay: decay, bounces: bounces)
  }

  /// An offset that comes nearer to a place ever more slowly, until it is there with the least speed that
  /// content has.
  init(slowingFrom start: CGFloat, to goal: CGFloat, decay: CGFloat) {
    end = goal
    guard goal != start else { return }
    let speed = AxisMotion.speed(from: start, to: goal, decay: decay)
    add(
      .slowing(place: start + speed / decay, distance: speed / decay, decay: decay),
      lasting: log(speed.magnitude / ScrollPhysics.leastSpeed) / decay)
  }

  /// The speed that brings an offset to a goal; none where it is there.
  private static func speed(from start: CGFloat, to goal: CGFloat, decay: CGFloat) -> CGFloat {
    let way = goal - start
    guard way != 0 else { return 0 }
    return way * decay + (way < 0 ? -ScrollPhysics.leastSpeed : ScrollPhysics.leastSpeed)
  }

  /// An offset past its edge that a spring brings back.
  init(returningFrom start: CGFloat, to edge: CGFloat, speed: CGFloat = 0) {
    end = edge
    addSpring(from: start, to: edge, speed: speed)
  }

  /// Returns the position after a number of seconds.
  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let current = pieces.last(where: { $0.start <= time }) else { return end }
    return current.piece.position(at: time - current.start)
  }

  private mutating func add(_ piece: Piece, lasting seconds: TimeInterval) {
    pieces.append((duration, piece))
    duration += seconds
  }

  /// Ends the slowing at the moment it reaches an edge.
  private mutating func cut(at edge: CGFloat, start: CGFloat, goal: CGFloat, decay: CGFloat, bounces: Bool) {
    end = edge
    guard !pieces.isEmpty else { return }
    let speed = AxisMotion.speed(from: start, to: goal, decay: decay)
    let speedAtEdge = speed - (edge - start) * decay
    duration = edge == start ? 0 : log(speed / speedAtEdge) / decay
    if bounces { addSpring(from: edge, to: edge, speed: speedAtEdge) }
  }

  private mutating func addSpring(from start: CGFloat, to edge: CGFloat, speed: CGFloat) {
    let displacement = start - edge
    let duration = ScrollPhysics.returnDuration(from: displacement, speed: speed)
    guard duration > 0 else { return }
    add(.spring(edge: edge, displacement: displacement, speed: speed), lasting: duration)
  }
}

extension Comparable {
  /// The value nearest to this one that a range has.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
