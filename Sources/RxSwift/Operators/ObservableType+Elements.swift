extension ObservableType {
  /// Transforms each element. What `transform` throws ends the sequence.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    pipe { event, sink in sink.on(event.map(transform)) }
  }

  /// Emits only those elements for which `predicate` returns true.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    pipe { event, sink in
      guard case .next(let element) = event else { return sink.on(event) }
      do { if try predicate(element) { sink.on(event) } } catch { sink.on(.error(error)) }
    }
  }

  /// Transforms each element, and drops those for which `transform` returns nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    pipe { event, sink in
      switch event.map(transform) {
      case .next(let result): if let result { sink.on(.next(result)) }
      case .error(let error): sink.on(.error(error))
      case .completed: sink.on(.completed)
      }
    }
  }
}

extension ObservableType {
  /// Replaces nil by a value.
  public func replaceNilWith<Wrapped>(_ value: Wrapped) -> Observable<Wrapped> where Element == Wrapped? {
    map { $0 ?? value }
  }

  /// Drops nil.
  public func filterNil<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}
