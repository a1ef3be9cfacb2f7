import OpenCombine

extension ObservableConvertibleType {
  /// Returns the sequence as a publisher.
  ///
  /// Subscribers that request a limited number of elements get those; what a sequence delivers beyond is kept
  /// for them without a bound, since an observable sequence cannot be held up.
  public func asPublisher() -> AnyPublisher<Element, any Error> {
    ObservablePublisher(source: asObservable()).eraseToAnyPublisher()
  }
}

extension Publisher {
  /// Returns the publisher as an observable sequence. Each subscription requests all elements, and cancels
  /// the publisher's when it is disposed of.
  public func asObservable() -> Observable<Output> {
    Producer { sink in
      let subscriber = PublisherSubscriber<Output, Failure>(sink)
      subscribe(subscriber)
      return subscriber
    }
  }
}

/// A sequence as a publisher.
struct ObservablePublisher<Output>: Publisher {
  typealias Failure = any Error

  let source: Observable<Output>

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == any Error {
    let subscription = ObservableSubscription(subscriber)
    subscriber.receive(subscription: subscription)
    subscription.start(source)
  }
}

/// A publisher's subscription to a sequence: it counts what was requested, and keeps the rest.
private final class ObservableSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Failure == any Error {
  private let lock = Lock()
  private var downstream: Downstream?
  private let upstream = SingleAssignmentDisposable()
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var end: Subscribers.Completion<any Error>?
  private var isDelivering = false

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func start(_ source: Observable<Downstream.Input>) {
    upstream.setDisposable(source.subscribe(AnyObserver { self.on($0) }))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.locked { self.demand += demand }
    deliver()
  }

  func cancel() {
    let former = lock.locked { (downstream.take(), waiting) }
    withExtendedLifetime(former) { upstream.dispose() }
  }

  private func on(_ event: Event<Downstream.Input>) {
    // Without a bound and a queue an element goes straight on, also from inside of the delivery of another.
    if case .next(let element) = event,
      let downstream = lock.locked({ demand == .unlimited && waiting.isEmpty ? downstream : nil })
    {
      _ = downstream.receive(element)
      return
    }
    lock.locked {
      switch event {
      case .next(let element): waiting.append(element)
      case .error(let error): end = .failure(error)
      case .completed: end = .finished
      }
    }
    deliver()
  }

  private func deliver() {
    let starts = lock.locked {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard starts else { return }
    while true {
      let step: (downstream: Downstream, element: Downstream.Input?)? = lock.locked {
        guard let downstream else {
          isDelivering = false
          return nil
        }
        if demand > 0, !waiting.isEmpty {
          demand -= 1
          return (downstream, waiting.removeFirst())
        }
        guard waiting.isEmpty, end != nil else {
          isDelivering = false
          return nil
        }
        self.downstream = nil
        return (downstream, nil)
      }
      guard let step else { return }
      if let element = step.element {
        let more = step.downstream.receive(element)
        lock.locked { demand += more }
      } else {
        step.downstream.receive(completion: end!)
        upstream.dispose()
        return
      }
    }
  }
}

/// The subscriber that passes a publisher's events to a sink.
private final class PublisherSubscriber<Input, Failure: Error>: Subscriber, Disposable, @unchecked Sendable {
  private let lock = Lock()
  private let sink: Sink<Input>
  private var subscription: (any Subscription)?
  private var isOver = false

  init(_ sink: Sink<Input>) {
    self.sink = sink
  }

  func receive(subscription: any Subscription) {
    let keeps = lock.locked {
      guard !isOver, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    keeps ? subscription.request(.unlimited) : subscription.cancel()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    sink.on(.next(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.locked { subscription = nil }
    switch completion {
    case .finished: sink.on(.completed)
    case .failure(let error): sink.on(.error(error))
    }
  }

  func dispose() {
    let former = lock.locked {
      isOver = true
      return subscription.take()
    }
    former?.cancel()
  }
}
