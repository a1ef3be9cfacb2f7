import Foundation

/// The delivery of events after a time, in the order in which they came, whatever threads the scheduler has:
/// one piece of work at a time delivers the first event, then waits for what is left of the next one's time.
final class DelayedDelivery<Element>: Disposable, @unchecked Sendable {
  private let lock = Lock()
  private let sink: Sink<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType
  private let work = SerialDisposable()
  private var waiting = Queue<(event: Event<Element>, time: Date)>()
  private var failure: Event<Element>?
  private var isScheduled = false
  private var isDelivering = false
  private var isOver = false

  init(to sink: Sink<Element>, by dueTime: RxTimeInterval, on scheduler: any SchedulerType) {
    self.sink = sink
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  func on(_ event: Event<Element>) {
    if case .error = event { return fail(event) }
    let time = scheduler.now
    let starts = lock.locked {
      guard !isOver, failure == nil else { return false }
      waiting.append((event, time))
      defer { isScheduled = true }
      return !isScheduled
    }
    if starts { schedule(after: dueTime) }
  }

  func dispose() {
    let former = lock.locked {
      isOver = true
      defer { waiting = Queue() }
      return waiting
    }
    withExtendedLifetime(former) { work.dispose() }
  }

  /// Delivers a failure at once, or right after the event that is being delivered.
  private func fail(_ event: Event<Element>) {
    let (former, isDelivering) = lock.locked {
      failure = event
      defer { waiting = Queue() }
      return (waiting, self.isDelivering)
    }
    withExtendedLifetime(former) { if !isDelivering { sink.on(event) } }
  }

  private func schedule(after time: RxTimeInterval) {
    work.replace {
      scheduler.scheduleRelative((), dueTime: time) { _ in
        self.deliverFirst()
        return Disposables.create()
      }
    }
  }

  private func deliverFirst() {
    guard let first = beginDelivery() else { return }
    sink.on(first)
    if let nextTime = endDelivery() {
      let passed = scheduler.now.timeIntervalSince(nextTime)
      schedule(after: RxTimeInterval(seconds: dueTime.seconds - max(0, passed)))
    } else if let failure = lock.locked({ failure }) {
      sink.on(failure)
    }
  }

  private func beginDelivery() -> Event<Element>? {
    lock.locked {
      guard failure == nil, !waiting.isEmpty else { return nil }
      isDelivering = true
      return waiting.removeFirst().event
    }
  }

  /// Returns the time at which the next event came, if one waits.
  private func endDelivery() -> Date? {
    lock.locked {
      isDelivering = false
      isScheduled = !waiting.isEmpty
      return waiting.first?.time
    }
  }
}
