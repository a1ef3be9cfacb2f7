extension ObservableType {
  /// Delivers events on a scheduler, in order.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Producer { sink in
      let delivery = ScheduledDelivery(to: sink, on: scheduler)
      return Disposables.create(Upstream(to: self) { delivery.on($0) }, delivery)
    }
  }

  /// Subscribes to the sequence on a scheduler, and disposes of the subscription there.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Producer { sink in
      let subscription = SerialDisposable()
      let start = SingleAssignmentDisposable()
      subscription.disposable = start
      start.setDisposable(
        scheduler.schedule(()) { _ in
          subscription.disposable = ScheduledDisposable(
            scheduler: scheduler, disposable: self.subscribe(sink))
          return Disposables.create()
        })
      return subscription
    }
  }
}

/// The delivery of events on a scheduler: one piece of work at a time delivers what has come.
private final class ScheduledDelivery<Element>: Disposable, @unchecked Sendable {
  private let lock = Lock()
  private let sink: Sink<Element>
  private let scheduler: any ImmediateSchedulerType
  private let work = SerialDisposable()
  private var waiting = Queue<Event<Element>>()
  private var isScheduled = false
  private var isOver = false

  init(to sink: Sink<Element>, on scheduler: any ImmediateSchedulerType) {
    self.sink = sink
    self.scheduler = scheduler
  }

  func on(_ event: Event<Element>) {
    let starts = lock.locked {
      guard !isOver else { return false }
      waiting.append(event)
      defer { isScheduled = true }
      return !isScheduled
    }
    if starts { schedule() }
  }

  func dispose() {
    let former = lock.locked {
      isOver = true
      defer { waiting = Queue() }
      return waiting
    }
    withExtendedLifetime(former) { work.dispose() }
  }

  private func schedule() {
    work.replace {
      scheduler.scheduleRecursive(()) { _, recurse in
        guard let event = self.lock.locked({ self.waiting.popFirst() }) else { return }
        self.sink.on(event)
        let goesOn = self.lock.locked {
          self.isScheduled = !self.waiting.isEmpty
          return self.isScheduled
        }
        if goesOn { recurse(()) }
      }
    }
  }
}
