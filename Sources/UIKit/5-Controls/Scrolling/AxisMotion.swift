import CoreGraphics
import DisplayProtocol

/// The motion of an offset on one axis: segments, one after the other, each a closed formula of its time. The
/// position at a moment does not depend on earlier queries.
struct AxisMotion {
  /// One piece of the way. Times are seconds since its begin.
  private enum Piece {
    /// Comes nearer to a goal ever more slowly: `goal − distance · e^(−decay · t)`.
    case slowing(goal: CGFloat, distance: CGFloat, decay: CGFloat)
    /// Is brought back to an edge by a spring that does not swing.
    case spring(edge: CGFloat, displacement: CGFloat, speed: CGFloat)
    /// Goes from one place to another with an even start and end.
    case easing(from: CGFloat, to: CGFloat, duration: TimeInterval)

    func position(at time: TimeInterval) -> CGFloat {
      switch self {
      case .slowing(let goal, let distance, let decay):
        return goal - distance * exp(-decay * time)
      case .spring(let edge, let displacement, let speed):
        let frequency = ScrollPhysics.springFrequency
        return edge + exp(-frequency * time) * (displacement + (speed + frequency * displacement) * time)
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

  /// An offset that was let go with the speed that would bring it to a goal, ever more slowly; where it leaves its
  /// range, it comes back to the edge if it may bounce, and stops there if not.
  init(
    lettingGoAt start: CGFloat, towards goal: CGFloat, decay: CGFloat, range: ClosedRange<CGFloat>,
    bounces: Bool
  ) {
    guard range.contains(start) else {
      self.init(
        returningFrom: start, to: start.clamped(to: range), speed: (goal - start) * decay)
      return
    }
    self.init(slowingFrom: start, to: goal, decay: decay)
    guard !range.contains(goal) else { return }
    cut(at: goal.clamped(to: range), start: start, goal: goal, decay: decay, bounces: bounces)
  }

  /// An offset that comes nearer to a place ever more slowly.
  init(slowingFrom start: CGFloat, to goal: CGFloat, decay: CGFloat) {
    end = goal
    let distance = goal - start
    guard distance.magnitude > ScrollPhysics.nearness else { return }
    add(
      .slowing(goal: goal, distance: distance, decay: decay),
      lasting: log(distance.magnitude / ScrollPhysics.nearness) / decay)
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
    let left = (goal - edge) / (goal - start)
    duration = left >= 1 ? 0 : -log(left) / decay
    if bounces { addSpring(from: edge, to: edge, speed: (goal - edge) * decay) }
  }

  private mutating func addSpring(from start: CGFloat, to edge: CGFloat, speed: CGFloat) {
    let displacement = start - edge
    let frequency = ScrollPhysics.springFrequency
    let pull = speed + frequency * displacement
    // Each summand of the formula is small after its time.
    let nearness = ScrollPhysics.nearness
    let first = log(max(2 * displacement.magnitude / nearness, 1)) / frequency
    let second = 2 / frequency * log(max(4 * pull.magnitude / (M_E * frequency * nearness), 1))
    guard max(first, second) > 0 else { return }
    add(.spring(edge: edge, displacement: displacement, speed: speed), lasting: max(first, second))
  }
}

extension Comparable {
  /// The value nearest to this one that a range has.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
