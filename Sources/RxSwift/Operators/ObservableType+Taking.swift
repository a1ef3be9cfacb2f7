/// Whether the element that ends a sequence belongs to it.
public enum TakeBehavior {
  /// It is delivered.
  case inclusive
  /// It is dropped.
  case exclusive
}

extension ObservableType {
  /// Emits elements as long as `predicate` holds, then completes.
  ///
  /// - Parameters:
  ///   - predicate: A closure that returns whether an element passes.
  ///   - behavior: whether the first element for which it does not hold is delivered; not by default.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    taking(behavior, until: { try !predicate($0) })
  }

  /// Emits elements until `predicate` holds, then completes.
  ///
  /// - Parameters:
  ///   - predicate: A closure that returns whether an element is the end.
  ///   - behavior: whether the element for which it holds is delivered; not by default.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    taking(behavior, until: predicate)
  }

  private func taking(
    _ behavior: TakeBehavior, until isLast: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    pipe { event, sink in
      guard case .next(let element) = event, sink.isOpen else { return sink.on(event) }
      do {
        let ends = try isLast(element)
        if !ends || behavior == .inclusive { sink.on(event) }
        if ends { sink.on(.completed) }
      } catch { sink.on(.error(error)) }
    }
  }

  /// Drops elements as long as `predicate` holds.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Producer { sink in
      var isSkipping = true
      return self.subscribe(
        AnyObserver { event in
          do {
            if case .next(let element) = event, isSkipping {
              isSkipping = try predicate(element)
              if isSkipping { return }
            }
            sink.on(event)
          } catch { sink.on(.error(error)) }
        })
    }
  }

  /// Delivers the last `count` elements at the end.
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "count must not be negative")
    return Producer { sink in
      var last: [Element] = []
      return self.subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element):
            last.append(element)
            if last.count > count * 2 + 16 { last.removeFirst(last.count - count) }
          case .error: sink.on(event)
          case .completed:
            for element in last.suffix(count) { sink.on(.next(element)) }
            sink.on(.completed)
          }
        })
    }
  }

  /// Delivers the element at an index, then completes; `RxError.argumentOutOfRange` if there is none.
  public func element(at index: Int) -> Observable<Element> {
    precondition(index >= 0, "index must not be negative")
    return Producer { sink in
      var next = 0
      return self.subscribe(
        AnyObserver { event in
          switch event {
          case .next:
            defer { next += 1 }
            guard next == index else { return }
            sink.on(event)
            sink.on(.completed)
          case .error: sink.on(event)
          case .completed: sink.on(.error(RxError.argumentOutOfRange))
          }
        })
    }
  }

  /// Delivers the only element. `RxError.noElements` if there is none, `RxError.moreThanOneElement` at a
  /// second.
  public func single() -> Observable<Element> {
    single { _ in true }
  }

  /// Delivers the only element for which `predicate` holds. `RxError.noElements` if there is none,
  /// `RxError.moreThanOneElement` at a second.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Producer { sink in
      var hasElement = false
      return self.subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element):
            do {
              guard try predicate(element) else { return }
              guard !hasElement else { return sink.on(.error(RxError.moreThanOneElement)) }
              hasElement = true
              sink.on(event)
            } catch { sink.on(.error(error)) }
          case .error: sink.on(event)
          case .completed: sink.on(hasElement ? .completed : .error(RxError.noElements))
          }
        })
    }
  }

  /// Delivers the first element, or nil if there is none.
  public func first() -> Single<Element?> {
    Single(raw: map { $0 as Element? }.take(1).ifEmpty(default: nil))
  }

  /// Drops all elements.
  public func ignoreElements() -> Observable<Never> {
    pipe { event, sink in
      switch event {
      case .next: break
      case .error(let error): sink.on(.error(error))
      case .completed: sink.on(.completed)
      }
    }
  }

  /// Delivers an element if there is none.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    ifEmpty(switchTo: .just(element))
  }

  /// Goes on with another sequence if there is no element.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    Producer { sink in
      let current = SerialDisposable()
      var isEmpty = true
      current.replace {
        self.subscribe(
          AnyObserver { event in
            if case .next = event { isEmpty = false }
            guard case .completed = event, isEmpty else { return sink.on(event) }
            current.disposable = other.subscribe(sink)
          })
      }
      return current
    }
  }

  /// Delivers elements with their index.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    Producer { sink in
      var index = 0
      return self.subscribe(
        AnyObserver { event in
          sink.on(
            event.map {
              defer { index += 1 }
              return (index: index, element: $0)
            })
        })
    }
  }
}
