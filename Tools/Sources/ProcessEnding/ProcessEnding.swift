import Glibc

/// The end of a process that may not follow: it is asked, told and killed, each in its time.
///
/// It owns no process and no clock. Whoever does sends what a ``Step`` says when it is entered, and asks
/// ``pass(to:)`` when ``deadline`` is over.
public struct ProcessEnding: Equatable, Sendable {
  /// A step on the way to the end. A later one is never followed by an earlier one.
  public enum Step: Int, Comparable, Sendable {
    /// A message asks it to end; it may answer that it stays.
    case asked
    /// SIGTERM: it may use its time for saving.
    case told
    /// SIGKILL: it ends by force.
    case killed

    /// The signal that is sent; nil for a message.
    public var signal: Int32? {
      switch self {
      case .asked: nil
      case .told: SIGTERM
      case .killed: SIGKILL
      }
    }

    /// Whether one step comes before another one.
    public static func < (one: Step, other: Step) -> Bool { one.rawValue < other.rawValue }
  }

  /// The times that a process has in each step, in seconds.
  public struct Bounds: Equatable, Sendable {
    /// The time in which it answers what it was asked.
    public var asked: Double
    /// The time in which it ends that was told to.
    public var told: Double
    /// The time in which one ends that was killed: after that the system holds it.
    public var killed: Double

    /// The bounds of one way of ending, in seconds.
    public init(asked: Double = 0, told: Double, killed: Double) {
      (self.asked, self.told, self.killed) = (asked, told, killed)
    }

    /// The longest time from the first word to the end, or to the moment at which nothing can be done.
    public var whole: Double { asked + told + killed }
  }

  /// The step that was entered last.
  public private(set) var step: Step
  /// The time at which it was entered, in seconds.
  public private(set) var since: Double
  private let bounds: Bounds

  /// Begins with a step at a time, in seconds of a clock that never goes back.
  public init(_ step: Step, at now: Double, within bounds: Bounds) {
    (self.step, since, self.bounds) = (step, now, bounds)
  }

  /// The time at which the step's bound is over.
  public var deadline: Double {
    switch step {
    case .asked: since + bounds.asked
    case .told: since + bounds.told
    case .killed: since + bounds.killed
    }
  }

  /// Enters the step that is due at a time; returns nil where none is, and for one that was killed.
  public mutating func pass(to now: Double) -> Step? {
    guard now >= deadline, let next = Step(rawValue: step.rawValue + 1) else { return nil }
    return hasten(to: next, at: now)
  }

  /// Enters a later step before its time; returns nil where it has been entered.
  public mutating func hasten(to step: Step, at now: Double) -> Step? {
    guard step > self.step else { return nil }
    (self.step, since) = (step, now)
    return step
  }

  /// Whether it was killed and has not ended in its time, so that the system holds it.
  public func isHeld(at now: Double) -> Bool { step == .killed && now >= deadline }
}
