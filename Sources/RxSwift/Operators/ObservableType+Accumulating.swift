import OpenCombine

extension ObservableType {
  /// Accumulates elements, and delivers every intermediate result.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    piped { $0.tryScan(seed, accumulator) }
  }

  /// Accumulates elements in place, and delivers every intermediate result.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
  ) -> Observable<Result> {
    scan(seed) { result, element in
      var result = result
      try accumulator(&result, element)
      return result
    }
  }

  /// Accumulates elements, and delivers the last result at the end.
  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    piped { $0.tryReduce(seed, accumulator) }
  }

  /// Accumulates elements, and delivers what `mapResult` makes of the last result at the end.
  public func reduce<State, Result>(
    _ seed: State, accumulator: @escaping (State, Element) throws -> State,
    mapResult: @escaping (State) throws -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator).map(mapResult)
  }

  /// Collects all elements into an array, delivered at the end.
  public func toArray() -> Single<[Element]> {
    Single(raw: piped { $0.collect() })
  }

  /// Drops elements that `comparer` finds equal to the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    piped { $0.tryRemoveDuplicates(by: comparer) }
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
    map { (key: try keySelector($0), element: $0) }
      .distinctUntilChanged { try comparer($0.key, $1.key) }
      .map(\.element)
  }
}

extension ObservableType where Element: Equatable {
  /// Drops elements that are equal to the one before.
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged(==)
  }
}
