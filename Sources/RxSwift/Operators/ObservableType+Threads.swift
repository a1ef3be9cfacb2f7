extension ObservableType {
  /// Delivers events on a scheduler, in order.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Producer { sink in
      let delivery = ScheduledDelivery(to: sink, on: scheduler)
      return Disposables.create(self.subscribe(AnyObserver { delivery.on($0) }), delivery)
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
  private var waiting: [Event<Element>] = []
  private var head = 0
  private var isScheduled = false

  init(to sink: Sink<Element>, on scheduler: any ImmediateSchedulerType) {
    self.sink = sink
    self.scheduler = scheduler
  }

  func on(_ event: Event<Element>) {
    let starts = lock.locked {
      waiting.append(event)
      defer { isScheduled = true }
      return !isScheduled
    }
    if starts { schedule() }
  }

  func dispose() {
    let former = lock.locked {
      isScheduled = true
      defer {
        waiting = []
        head = 0
      }
      return waiting
    }
    withExtendedLifetime(former) { work.dispose() }
  }

  private func schedule() {
    work.disposable = scheduler.scheduleRecursive(()) { _, recurse in
      guard let event = self.takeFirst() else { return }
      self.sink.on(event)
      let goesOn = self.lock.locked {
        if self.head < self.waiting.count { return true }
        self.isScheduled = false
        return false
      }
      if goesOn { recurse(()) }
    }
  }

  private func takeFirst() -> Event<Element>? {
    lock.locked {
      guard head < waiting.count else { return nil }
      defer {
        head += 1
        if head == waiting.count {
          waiting.removeAll(keepingCapacity: true)
          head = 0
        } else if head > 64, head * 2 > waiting.count {
          waiting.removeFirst(head)
          head = 0
        }
      }
      return waiting[head]
    }
  }
}
