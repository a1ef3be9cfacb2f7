extension ObservableType {
  /// Accumulates elements, and delivers every intermediate result.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    scan(into: seed) { $0 = try accumulator($0, $1) }
  }

  /// Accumulates elements in place, and delivers every intermediate result.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    Producer { sink in
      var result = seed
      return self.subscribe(
        AnyObserver { event in
          sink.on(
            event.map { element in
              try accumulator(&result, element)
              return result
            })
        })
    }
  }

  /// Accumulates elements, and delivers the last result at the end.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }

  /// Accumulates elements, and delivers what `mapResult` makes of the last result at the end.
  public func reduce<State, Result>(
    _ seed: State, accumulator: @escaping (State, Element) throws -> State,
    mapResult: @escaping (State) throws -> Result
  ) -> Observable<Result> {
    Producer { sink in
      var state = seed
      return self.subscribe(
        AnyObserver { event in
          do {
            switch event {
            case .next(let element): state = try accumulator(state, element)
            case .error(let error): sink.on(.error(error))
            case .completed:
              sink.on(.next(try mapResult(state)))
              sink.on(.completed)
            }
          } catch { sink.on(.error(error)) }
        })
    }
  }

  /// Collects all elements into an array, delivered at the end.
  public func toArray() -> Single<[Element]> {
    Single(
      raw: Producer { sink in
        var elements: [Element] = []
        return self.subscribe(
          AnyObserver { event in
            switch event {
            case .next(let element): elements.append(element)
            case .error(let error): sink.on(.error(error))
            case .completed:
              sink.on(.next(elements))
              sink.on(.completed)
            }
          })
      })
  }

  /// Drops elements that `comparer` finds equal to the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops elements with the same key as the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: ==)
  }

  /// Drops elements with an equal property to the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  /// Drops elements whose key `comparer` finds equal to that of the one before. The key of each is made once.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    Producer { sink in
      var last: Key?
      return self.subscribe(
        AnyObserver { event in
          guard case .next(let element) = event else { return sink.on(event) }
          do {
            let key = try keySelector(element)
            if let last, try comparer(last, key) { return }
            last = key
            sink.on(event)
          } catch { sink.on(.error(error)) }
        })
    }
  }
}

extension ObservableType where Element: Equatable {
  /// Drops elements that are equal to the one before.
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged(==)
  }
}
