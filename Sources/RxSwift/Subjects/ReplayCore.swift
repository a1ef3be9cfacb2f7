/// The part that subjects share which repeat elements: the kept elements, the end, and the subscriptions.
final class ReplayCore<Element>: @unchecked Sendable {
  private let lock = Lock()
  private let limit: Int
  private var kept: [Element]
  private var end: Event<Element>?
  private var isOver = false
  private let listeners = Listeners<Element>()

  init(limit: Int, initial: [Element]) {
    self.limit = limit
    kept = initial
  }

  var hasListeners: Bool { !listeners.isEmpty }
  var isDisposed: Bool { lock.locked { isOver } }
  var terminalEvent: Event<Element>? { lock.locked { end } }
  var lastElement: Element? { lock.locked { kept.last } }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      let (targets, dropped): ([Listener<Element>], ArraySlice<Element>) = lock.locked {
        guard end == nil, !isOver else { return ([], []) }
        guard limit > 0 else { return (listeners.snapshot, []) }
        var dropped: ArraySlice<Element> = []
        if limit == 1 {
          dropped = kept[...]
          kept = [element]
        } else {
          kept.append(element)
          // Cut off in stretches, so that a full buffer costs the same for every element.
          if limit < .max / 2, kept.count > limit * 2 + 16 {
            dropped = kept.prefix(kept.count - limit)
            kept = Array(kept.suffix(limit))
          }
        }
        return (listeners.snapshot, dropped)
      }
      withExtendedLifetime(dropped) {
        for listener in targets { listener.on(event) }
      }
    case .error, .completed:
      let targets: [Listener<Element>] = lock.locked {
        guard end == nil, !isOver else { return [] }
        end = event
        return listeners.removeAll()
      }
      for listener in targets {
        listener.on(event)
        listener.detach()
      }
    }
  }

  /// Subscribes a handler, with what is kept first.
  func subscribe(
    owner: AnyObject, replaysAfterEnd: Bool, _ handler: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    let sink = Sink<Element>(forward: handler)
    let gate = ReplayGate(sink)
    let outcome: SubjectSubscription<Element> = lock.locked {
      if isOver { return .ended([], .error(RxError.disposed(object: owner))) }
      if let end { return .ended(replaysAfterEnd ? Array(kept.suffix(limit)) : [], end) }
      gate.close(replaying: kept.suffix(limit))
      return .listening(listeners.add { gate.on($0) })
    }
    switch outcome {
    case .listening(let listener):
      sink.adopt(listener)
      gate.open()
    case .ended(let elements, let end):
      for element in elements { sink.on(.next(element)) }
      sink.on(end)
    }
    return sink
  }

  func detachAll() {
    for listener in listeners.removeAll() { listener.detach() }
  }

  func dispose() {
    let (former, targets) = lock.locked {
      isOver = true
      end = nil
      defer { kept = [] }
      return (kept, listeners.removeAll())
    }
    withExtendedLifetime(former) { for listener in targets { listener.detach() } }
  }
}

/// The passage to one observer: while elements are repeated to it, what comes is queued behind them.
private final class ReplayGate<Element>: @unchecked Sendable {
  private let lock = Lock()
  private let sink: Sink<Element>
  private var waiting: [Event<Element>]?

  init(_ sink: Sink<Element>) {
    self.sink = sink
  }

  func on(_ event: Event<Element>) {
    let passes = lock.locked {
      guard waiting != nil else { return true }
      waiting?.append(event)
      return false
    }
    if passes { sink.on(event) }
  }

  /// Makes what comes wait behind `elements`.
  func close(replaying elements: ArraySlice<Element>) {
    lock.locked { waiting = elements.map(Event.next) }
  }

  /// Delivers what waits, and what comes meanwhile, until nothing does.
  func open() {
    while let batch = nextBatch() {
      for event in batch { sink.on(event) }
    }
  }

  private func nextBatch() -> [Event<Element>]? {
    lock.locked {
      guard let batch = waiting, !batch.isEmpty else {
        waiting = nil
        return nil
      }
      waiting = []
      return batch
    }
  }
}
