import Foundation

extension ObservableType {
  /// Makes a sequence of each element, and delivers the elements of the latest; the former one is disposed
  /// of.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Producer { sink in
      let gate = NSRecursiveLock()
      let latest = SerialDisposable()
      var number = 0
      var hasInner = false
      var isOuterOver = false
      func follow(_ source: Observable<Source.Element>) {
        let own = gate.withLock {
          number += 1
          hasInner = true
          return number
        }
        let inner = Upstream<Source.Element> { event in
          gate.withLock {
            guard own == number else { return }
            guard case .completed = event else { return sink.on(event) }
            hasInner = false
            if isOuterOver { sink.on(.completed) }
          }
        }
        latest.disposable = inner
        inner.subscribe(to: source)
      }
      let outer = Upstream(to: self) { event in
        switch event {
        case .next(let element):
          do { follow(try selector(element).asObservable()) } catch {
            gate.withLock { sink.on(.error(error)) }
          }
        case .error(let error): gate.withLock { sink.on(.error(error)) }
        case .completed:
          gate.withLock {
            isOuterOver = true
            if !hasInner { sink.on(.completed) }
          }
        }
      }
      return Disposables.create(outer, latest)
    }
  }

  /// Pairs each element with the latest of another sequence by `resultSelector`; elements before its first
  /// are dropped.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    Producer { sink in
      let gate = NSRecursiveLock()
      var latest: Source.Element?
      let other = Upstream(to: second.asObservable()) { event in
        gate.withLock {
          switch event {
          case .next(let element): latest = element
          case .error(let error): sink.on(.error(error))
          case .completed: break
          }
        }
      }
      let source = self.subscribe(
        AnyObserver { event in
          gate.withLock {
            switch event {
            case .next(let element):
              guard let latest else { return }
              do { sink.on(.next(try resultSelector(element, latest))) } catch { sink.on(.error(error)) }
            case .error(let error): sink.on(.error(error))
            case .completed: sink.on(.completed)
            }
          }
        })
      return Disposables.create(other, source)
    }
  }

  /// Delivers the latest element of another sequence at each element; those before its first are dropped.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }

  /// Delivers the latest element when another sequence delivers one, if it is a new one.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    Producer { sink in
      let gate = NSRecursiveLock()
      var latest = defaultValue
      var isOver = false
      let source = Upstream(to: self) { event in
        gate.withLock {
          switch event {
          case .next(let element): latest = element
          case .error: sink.on(event)
          case .completed: isOver = true
          }
        }
      }
      let samples = Upstream(to: sampler) { event in
        gate.withLock {
          if case .error(let error) = event { return sink.on(.error(error)) }
          if let element = latest ?? defaultValue {
            latest = nil
            sink.on(.next(element))
          }
          if isOver || event.isStopEvent { sink.on(.completed) }
        }
      }
      return Disposables.create(source, samples)
    }
  }

  /// Pairs each element with an object, which is held weakly; completes once it is gone.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    pipe { [weak object] event, sink in
      guard case .next(let element) = event else {
        return sink.on(event.map { _ in fatalError("only elements are mapped") })
      }
      guard let object else { return sink.on(.completed) }
      sink.on(.next(resultSelector(object, element)))
    }
  }

  /// Pairs each element with an object, which is held weakly; completes once it is gone.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }

  /// Delivers the sequence that delivers an event first, and disposes of the other.
  public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element>
  where Source.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }

  /// Delivers the sequence that delivers an event first, and disposes of the others.
  public static func amb<Sources: Swift.Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    let sources = Array(sequence)
    return Producer { sink in
      let gate = NSRecursiveLock()
      var winner: Int?
      let subscriptions = sources.map { _ in SingleAssignmentDisposable() }
      for (index, source) in sources.enumerated() {
        subscriptions[index].setDisposable(
          source.subscribe(
            AnyObserver { event in
              gate.withLock {
                if winner == nil {
                  winner = index
                  for other in subscriptions.indices where other != index { subscriptions[other].dispose() }
                }
                if winner == index { sink.on(event) }
              }
            }))
      }
      return Disposables.create(subscriptions)
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Delivers the elements of the latest inner sequence; the former one is disposed of.
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}
