import Foundation

extension ObservableType {
  /// Goes on with the sequence that `handler` makes of a failure.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { sink in
      let current = SerialDisposable()
      current.replace {
        self.subscribe(
          AnyObserver { event in
            guard case .error(let error) = event else { return sink.on(event) }
            do { current.disposable = try handler(error).subscribe(sink) } catch { sink.on(.error(error)) }
          })
      }
      return current
    }
  }

  /// Delivers an element in place of a failure, then completes.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    `catch` { _ in .just(element) }
  }

  /// Goes on with the next of several sequences at each failure.
  public static func `catch`<Sources: Swift.Sequence>(sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    attempts(sequence) { $0 }
  }

  /// Subscribes anew at each failure, without end.
  public func retry() -> Observable<Element> {
    Self.attempts(AnySequence { AnyIterator { self } }) { $0.asObservable() }
  }

  /// Subscribes anew at a failure, so that there are at most `maxAttemptCount` subscriptions in all.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    Self.attempts(Swift.repeatElement(self, count: max(0, maxAttemptCount))) { $0.asObservable() }
  }

  /// Subscribes anew when the sequence that `notificationHandler` makes of the failures delivers an element.
  /// Its end is the end of the result.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler) { $0 }
  }

  /// Subscribes anew as above, for failures of one type; others end the result.
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retry(when: notificationHandler) { $0 as? Failure }
  }

  private func retry<Trigger: ObservableType, Failure>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger,
    _ cast: @escaping (any Error) -> Failure?
  ) -> Observable<Element> {
    Producer { sink in
      let gate = NSRecursiveLock()
      let failures = PublishSubject<Failure>()
      // The end of the triggers counts when a failure waits for one.
      var isWaiting = false
      var end: Event<Element>?
      var advance: () -> Void = {}
      let attempts = Succession {
        Upstream(to: self) { event in
          guard case .error(let error) = event, let failure = cast(error) else { return sink.on(event) }
          let end = gate.withLock {
            isWaiting = true
            return end
          }
          if let end { return sink.on(end) }
          failures.onNext(failure)
        }
      }
      advance = { [weak attempts] in attempts?.advance() }
      let trigger = Upstream(to: notificationHandler(failures.asObservable())) { event in
        let (isDue, wasWaiting) = gate.withLock {
          let wasWaiting = isWaiting
          switch event {
          case .next: isWaiting = false
          case .error(let error): end = .error(error)
          case .completed: end = .completed
          }
          return (wasWaiting && !event.isStopEvent, wasWaiting)
        }
        if isDue { advance() } else if wasWaiting, let end { sink.on(end) }
      }
      attempts.advance()
      return Disposables.create(trigger, attempts)
    }
  }

  /// Subscribes to sequences one after the other until one does not fail. The last failure is delivered.
  private static func attempts<Sources: Swift.Sequence>(
    _ sources: Sources, _ observable: @escaping (Sources.Element) -> Observable<Element>
  ) -> Observable<Element> {
    Producer { sink in
      var iterator = sources.makeIterator()
      var lastError: (any Error)?
      var advance: () -> Void = {}
      let attempts = Succession {
        guard let next = iterator.next() else {
          sink.on(lastError.map { .error($0) } ?? .completed)
          return nil
        }
        return observable(next).subscribe(
          AnyObserver { event in
            guard case .error(let error) = event else { return sink.on(event) }
            lastError = error
            advance()
          })
      }
      advance = { [weak attempts] in attempts?.advance() }
      attempts.advance()
      return attempts
    }
  }

  /// Delivers events as elements, and completes after the terminal one.
  public func materialize() -> Observable<Event<Element>> {
    pipe { event, sink in
      sink.on(.next(event))
      if event.isStopEvent { sink.on(.completed) }
    }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Delivers the events that the elements are.
  public func dematerialize() -> Observable<Element.Element> {
    pipe { event, sink in
      switch event {
      case .next(let element): sink.on(element.event)
      case .error(let error): sink.on(.error(error))
      case .completed: sink.on(.completed)
      }
    }
  }
}
