import Foundation
import OpenCombine

/// A time of a scheduler whose clock is the calendar's: a run loop's, or an operation queue's.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
  /// The time.
  public var date: Date

  /// Creates a time of a scheduler.
  public init(_ date: Date) { self.date = date }

  /// The time now.
  static var now: SchedulerDate { SchedulerDate(Date()) }

  /// Returns the time from this one to another.
  public func distance(to other: SchedulerDate) -> Stride { Stride(date.distance(to: other.date)) }

  /// Returns a time that is later by an interval.
  public func advanced(by interval: Stride) -> SchedulerDate {
    SchedulerDate(date.addingTimeInterval(interval.timeInterval))
  }

  /// An interval. Literals are seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The interval in seconds.
    public var magnitude: TimeInterval
    /// The interval in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval of seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates an interval of seconds.
    public init(floatLiteral seconds: TimeInterval) { self.init(seconds) }
    /// Creates an interval of seconds.
    public init(integerLiteral seconds: TimeInterval) { self.init(seconds) }

    /// Creates an interval of seconds, if they are as many to the second.
    public init?<T: BinaryInteger>(exactly seconds: T) {
      guard let magnitude = TimeInterval(exactly: seconds) else { return nil }
      self.init(magnitude)
    }

    /// Returns an interval of seconds.
    public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
    /// Returns an interval of seconds.
    public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
    /// Returns an interval of milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Stride {
      Stride(TimeInterval(milliseconds) / 1e3)
    }
    /// Returns an interval of microseconds.
    public static func microseconds(_ microseconds: Int) -> Stride {
      Stride(TimeInterval(microseconds) / 1e6)
    }
    /// Returns an interval of nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(TimeInterval(nanoseconds) / 1e9) }

    /// Whether one interval is shorter than another.
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    /// Returns the sum of two intervals.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    /// Returns the difference of two intervals.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    /// Returns the product of two intervals.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    /// Adds an interval.
    public static func += (a: inout Stride, b: Stride) { a = a + b }
    /// Subtracts an interval.
    public static func -= (a: inout Stride, b: Stride) { a = a - b }
    /// Multiplies by an interval.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }
}
