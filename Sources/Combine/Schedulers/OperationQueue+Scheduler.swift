import Dispatch
import Foundation
import OpenCombine

extension OperationQueue: @retroactive Scheduler {
  /// A time of the calendar's clock.
  public typealias SchedulerTimeType = SchedulerDate

  /// An operation queue has no options.
  public struct SchedulerOptions {}

  /// The time now.
  public var now: SchedulerDate { .now }

  /// The least by which work may be late: nothing.
  public var minimumTolerance: SchedulerDate.Stride { 0 }

  /// Schedules an action on the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // The queue does it, once: what makes this safe is the subscriber's own affair, as with Combine.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Schedules an action on the queue after a time.
  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    DispatchQueue.global().asyncAfter(deadline: .now() + max(date.date.timeIntervalSinceNow, 0)) {
      self.addOperation { action() }
    }
  }

  /// Schedules an action on the queue after a time and after each interval from then on, until it is
  /// canceled.
  public func schedule(
    after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(
      deadline: .now() + max(date.date.timeIntervalSinceNow, 0), repeating: max(interval.timeInterval, 1e-9),
      leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
    timer.setEventHandler { self.addOperation { action() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
