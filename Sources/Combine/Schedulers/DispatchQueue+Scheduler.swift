import Dispatch
import OpenCombine

extension DispatchQueue: @retroactive Scheduler {
  /// A time on the dispatch clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// Creates a time of a scheduler from one of the dispatch clock.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Creates a time that was encoded as nanoseconds of the dispatch clock.
    public init(from decoder: any Decoder) throws {
      self.init(
        DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self)))
    }

    /// Encodes the nanoseconds of the dispatch clock.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Returns the time from this one to another.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let distance = Int(clamping: here > there ? here - there : there - here)
      return Stride(nanoseconds: here > there ? -distance : distance)
    }

    /// Returns a time that is later by an interval.
    public func advanced(by interval: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + interval.timeInterval)
    }

    /// Mixes the time into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// An interval. Literals are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The interval in nanoseconds.
      public var magnitude: Int
      /// The interval as Dispatch has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Creates an interval from one of Dispatch; `never` is the longest.
      public init(_ timeInterval: DispatchTimeInterval) {
        self =
          switch timeInterval {
          case .seconds(let seconds): .seconds(seconds)
          case .milliseconds(let milliseconds): .milliseconds(milliseconds)
          case .microseconds(let microseconds): .microseconds(microseconds)
          case .nanoseconds(let nanoseconds): .nanoseconds(nanoseconds)
          default: Stride(nanoseconds: .max)
          }
      }

      /// Creates an interval of seconds.
      public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
      /// Creates an interval of seconds.
      public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

      /// Creates an interval of nanoseconds, if it can be as long.
      public init?<T: BinaryInteger>(exactly nanoseconds: T) {
        guard let magnitude = Int(exactly: nanoseconds) else { return nil }
        self.magnitude = magnitude
      }

      private static func times(_ count: Int, _ nanoseconds: Int) -> Stride {
        let (product, isOverflowing) = count.multipliedReportingOverflow(by: nanoseconds)
        return Stride(nanoseconds: isOverflowing ? (count < 0 ? .min : .max) : product)
      }

      /// Returns an interval of seconds.
      public static func seconds(_ seconds: Double) -> Stride {
        let nanoseconds = (seconds * 1_000_000_000).rounded()
        return Stride(
          nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : nanoseconds > 0 ? .max : 0))
      }
      /// Returns an interval of seconds.
      public static func seconds(_ seconds: Int) -> Stride { times(seconds, 1_000_000_000) }
      /// Returns an interval of milliseconds.
      public static func milliseconds(_ milliseconds: Int) -> Stride { times(milliseconds, 1_000_000) }
      /// Returns an interval of microseconds.
      public static func microseconds(_ microseconds: Int) -> Stride { times(microseconds, 1_000) }
      /// Returns an interval of nanoseconds.
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(nanoseconds: nanoseconds) }

      /// Whether one interval is shorter than another.
      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      /// Returns the sum of two intervals.
      public static func + (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude + b.magnitude) }
      /// Returns the difference of two intervals.
      public static func - (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude - b.magnitude) }
      /// Returns the product of two intervals.
      public static func * (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude * b.magnitude) }
      /// Adds an interval.
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      /// Subtracts an interval.
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      /// Multiplies by an interval.
      public static func *= (a: inout Stride, b: Stride) { a = a * b }
    }
  }

  /// The options of work that is scheduled on a queue.
  public struct SchedulerOptions {
    /// The quality of service; unspecified by default.
    public var qos: DispatchQoS
    /// The flags of the work item; none by default.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to; none by default.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The dispatch clock's time.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// The least by which work may be late: nothing.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(nanoseconds: 0) }

  /// Schedules an action on the queue as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // The queue does it, once: what makes this safe is the subscriber's own affair, as with Combine.
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action() }
  }

  /// Schedules an action on the queue at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let options = options ?? SchedulerOptions()
    let group = options.group
    group?.enter()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      action()
      group?.leave()
    }
  }

  /// Schedules an action on the queue at a time and after each interval from then on, until it is canceled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: max(interval, .nanoseconds(1)).timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
