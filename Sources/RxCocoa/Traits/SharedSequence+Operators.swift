extension SharedSequenceConvertibleType {
  private var source: Observable<Element> { asSharedSequence().source }

  /// Transforms each element.
  public func map<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source.map(transform))
  }

  /// Transforms each element, and drops those for which `transform` returns nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source.compactMap(transform))
  }

  /// Emits only those elements for which `predicate` returns true.
  public func filter(
    _ predicate: @escaping (Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.filter(predicate))
  }

  /// Makes a sequence of each element, and delivers the elements of all.
  public func flatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(source.flatMap(selector))
  }

  /// Makes a sequence of each element, and delivers the elements of the latest.
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(source.flatMapLatest(selector))
  }

  /// Makes a sequence of an element when no former one is under way.
  public func flatMapFirst<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(source.flatMapFirst(selector))
  }

  /// Delivers an element before those of the sequence.
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.startWith(element))
  }

  /// Accumulates elements, and delivers every intermediate result.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source.scan(seed, accumulator: accumulator))
  }

  /// Drops the first `count` elements.
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.skip(count))
  }

  /// Delivers the elements of this sequence, then those of another.
  public func concat(
    _ second: SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.concat(second))
  }

  /// Drops elements that `comparer` finds equal to the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.distinctUntilChanged(comparer))
  }

  /// Drops elements with the same key as the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.distinctUntilChanged(keySelector))
  }

  /// Delivers an element when no other has come for a time.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Delivers an element, then none for a time; at its end the latest that came meanwhile.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Delivers events later, by a time.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.delay(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Runs closures at the events.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Prints subscriptions, events and disposals.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Pairs each element with the latest of another sequence by `resultSelector`.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence(source.withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Delivers the latest element of another sequence at each element.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    SharedSequence(source.withLatestFrom(second.asSharedSequence()))
  }

  /// Pairs each element with an object, which is held weakly; completes once it is gone.
  public func withUnretained<Object: AnyObject>(
    _ object: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(source.withUnretained(object))
  }

  /// Pairs each element with an object by `resultSelector`; the object is held weakly, and its end is the
  /// sequence's.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source.withUnretained(object, resultSelector: resultSelector))
  }

  /// Delivers elements with their index.
  public func enumerated() -> SharedSequence<SharingStrategy, (index: Int, element: Element)> {
    SharedSequence(source.enumerated())
  }

  /// Drops elements with an equal property to the one before.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.distinctUntilChanged(at: keyPath))
  }

  /// Drops elements whose key `comparer` finds equal to that of the one before.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key, comparer: @escaping (Key, Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source.distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Accumulates elements in place, and delivers every intermediate result.
  public func scan<Result>(
    into seed: Result, accumulator: @escaping (inout Result, Element) -> Void
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(source.scan(into: seed, accumulator: accumulator))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Delivers the elements of the latest inner sequence.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(source.flatMapLatest { $0 })
  }

  /// Delivers the elements of all inner sequences as they come.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(source.flatMap { $0 })
  }

  /// Delivers the elements of inner sequences, of which at most `maxConcurrent` are subscribed to at a time.
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(source.merge(maxConcurrent: maxConcurrent))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops elements that are equal to the one before.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    distinctUntilChanged(==)
  }
}

extension SharedSequenceConvertibleType {
  /// Replaces nil by a value.
  public func replaceNilWith<Wrapped>(_ value: Wrapped) -> SharedSequence<SharingStrategy, Wrapped>
  where Element == Wrapped? {
    map { $0 ?? value }
  }

  /// Drops nil.
  public func filterNil<Wrapped>() -> SharedSequence<SharingStrategy, Wrapped> where Element == Wrapped? {
    compactMap { $0 }
  }
}
