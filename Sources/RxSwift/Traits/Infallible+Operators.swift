extension Infallible {
  // MARK: Combining

  /// Delivers what `resultSelector` makes of the latest elements of sequences, whenever one delivers an
  /// element and all have.
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: JoinedSources(repeat (each source).asObservable()).latest(resultSelector))
  }

  /// Delivers what `resultSelector` makes of the latest elements of all sequences.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(raw: .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Delivers what `resultSelector` makes of the first elements of sequences, of the second ones, and so on.
  public static func zip<each Source: InfallibleType>(
    _ source: repeat each Source, resultSelector: @escaping (repeat (each Source).Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: JoinedSources(repeat (each source).asObservable()).inOrder(resultSelector))
  }

  /// Delivers what `resultSelector` makes of the first elements of all sequences, of the second ones, and so
  /// on.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(raw: .zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Delivers the elements of several sequences as they come.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(raw: .merge(sources.map(\.source)))
  }

  /// Delivers the elements of several sequences as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

  /// Delivers the elements of sequences one after the other.
  public static func concat<Sources: Swift.Sequence>(_ sequence: Sources) -> Infallible<Element>
  where Sources.Element == Infallible<Element> {
    Infallible(raw: .concat(sequence.map(\.source)))
  }

  /// Delivers the elements of sequences one after the other.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

  /// Delivers the elements of this sequence, then those of another.
  public func concat(_ second: Infallible<Element>) -> Infallible<Element> {
    Infallible(raw: source.concat(second.source))
  }

  /// Makes a sequence of each element, and delivers those sequences one after the other.
  public func concatMap<Result>(
    _ selector: @escaping (Element) -> Infallible<Result>
  ) -> Infallible<Result> {
    Infallible<Result>(raw: source.concatMap { selector($0).source })
  }

  /// Makes a sequence of an element when no former one is under way, and drops elements otherwise.
  public func flatMapFirst<Result>(
    _ selector: @escaping (Element) -> Infallible<Result>
  ) -> Infallible<Result> {
    Infallible<Result>(raw: source.flatMapFirst { selector($0).source })
  }

  /// Pairs each element with the latest of another sequence by `resultSelector`.
  public func withLatestFrom<Source: InfallibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(raw: source.withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Delivers the latest element of another sequence at each element.
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    withLatestFrom(second) { $1 }
  }

  /// Pairs each element with an object, which is held weakly; completes once it is gone.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Infallible<(Object, Element)> {
    Infallible<(Object, Element)>(raw: source.withUnretained(object))
  }

  // MARK: Time

  /// Delivers events later, by a time.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Delivers an element when no other has come for a time, and the last one at the end.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: source.debounce(dueTime, scheduler: scheduler))
  }

  /// Delivers an element, then none for a time; at its end the latest that came meanwhile.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(raw: source.throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Subscribes to the sequence on a scheduler.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: source.subscribe(on: scheduler))
  }

  // MARK: Elements

  /// Delivers elements with their index.
  public func enumerated() -> Infallible<(index: Int, element: Element)> {
    Infallible<(index: Int, element: Element)>(raw: source.enumerated())
  }

  /// Emits elements as long as `predicate` holds, then completes.
  public func take(
    while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: source.take(while: predicate, behavior: behavior))
  }

  /// Drops elements as long as `predicate` holds.
  public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(raw: source.skip(while: predicate))
  }

  /// Drops elements that `comparer` finds equal to the one before.
  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> Infallible<Element> {
    Infallible(raw: source.distinctUntilChanged(comparer))
  }

  /// Drops elements with the same key as the one before.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> Infallible<Element> {
    Infallible(raw: source.distinctUntilChanged(keySelector))
  }

  /// Runs closures at the events.
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      raw: source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Prints subscriptions, events and disposals.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension Infallible where Element: FixedWidthInteger {
  /// Returns a sequence that counts from 0, an element in each period.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(raw: .interval(period, scheduler: scheduler))
  }

  /// Returns a sequence that delivers 0 after a time and counts on in each period; without one it completes
  /// then.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(raw: .timer(dueTime, period: period, scheduler: scheduler))
  }
}
