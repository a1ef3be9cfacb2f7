import Dispatch
import Foundation
import OpenCombine

extension RunLoop: @retroactive Scheduler {
  /// A time of the calendar's clock.
  public typealias SchedulerTimeType = SchedulerDate

  /// A run loop has no options.
  public struct SchedulerOptions {}

  /// The time now.
  public var now: SchedulerDate { .now }

  /// The least by which work may be late: nothing.
  public var minimumTolerance: SchedulerDate.Stride { 0 }

  /// Schedules an action in the run loop's next turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let queue { return queue.schedule(options: nil, action) }
    // The run loop does it, once: what makes this safe is the subscriber's own affair, as with Combine.
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  /// The main queue for the main run loop: where a program waits for the queue alone, as test runners do,
  /// nothing else is ever run there.
  private var queue: DispatchQueue? { self === RunLoop.main ? .main : nil }

  /// Schedules an action on the run loop at a time.
  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let queue {
      let time = queue.now.advanced(by: .seconds(date.date.timeIntervalSinceNow))
      return queue.schedule(after: time, tolerance: .seconds(tolerance.timeInterval), options: nil, action)
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Schedules an action on the run loop at a time and after each interval from then on, until it is
  /// canceled.
  public func schedule(
    after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let queue {
      return queue.schedule(
        after: queue.now.advanced(by: .seconds(date.date.timeIntervalSinceNow)),
        interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval), options: nil,
        action)
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
