import Foundation

/// A timer that is started anew again and again: of its ends, only that of the last start counts.
final class Countdown: Disposable {
  private let duration: RxTimeInterval
  private let scheduler: any SchedulerType
  private let gate: NSRecursiveLock
  private let timer = SerialDisposable()
  // Guarded by `gate`.
  private var starts = 0

  /// Makes a timer that is not started.
  ///
  /// - Parameters:
  ///   - duration: The time from a start to its end.
  ///   - scheduler: Measures the time.
  ///   - gate: The lock that is held when the timer ends.
  init(_ duration: RxTimeInterval, scheduler: any SchedulerType, gate: NSRecursiveLock) {
    self.duration = duration
    self.scheduler = scheduler
    self.gate = gate
  }

  /// Starts the time from its beginning.
  func start(atEnd: @escaping () -> Void) {
    let own = gate.withLock {
      starts += 1
      return starts
    }
    timer.replace {
      scheduler.scheduleRelative((), dueTime: duration) { _ in
        self.gate.withLock { if own == self.starts { atEnd() } }
        return Disposables.create()
      }
    }
  }

  func dispose() { timer.dispose() }
}
