extension ObservableType {
  /// Returns a sequence of the elements given, delivered synchronously at subscription.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }

  /// Returns a sequence of an array's elements, delivered synchronously at subscription.
  ///
  /// When several such sequences are merged on the current thread, their elements alternate.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    iterating(scheduler) { array.makeIterator() }
  }

  /// Returns a sequence of another sequence's elements, delivered synchronously at subscription.
  public static func from<Elements: Swift.Sequence>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Elements.Element == Element {
    iterating(scheduler) { sequence.makeIterator() }
  }

  /// Returns a sequence of the value, or an empty one for nil.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { .just($0) } ?? .empty()
  }

  /// Returns a sequence of the value, or an empty one for nil, delivered on a scheduler.
  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    from(optional.map { [$0] } ?? [], scheduler: scheduler)
  }

  /// Returns a sequence of states: `initialState`, and what `iterate` makes of each, as long as `condition`
  /// holds.
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    steps(scheduler) {
      var state: Element?
      return {
        let next = try state.map(iterate) ?? initialState
        guard try condition(next) else { return nil }
        state = next
        return next
      }
    }
  }

  /// Returns a sequence that repeats an element without end; it ends by disposal.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    steps(scheduler) { { element } }
  }

  private static func iterating<Iterator: IteratorProtocol>(
    _ scheduler: any ImmediateSchedulerType, _ make: @escaping () -> Iterator
  ) -> Observable<Element> where Iterator.Element == Element {
    steps(scheduler) {
      var iterator = make()
      return { iterator.next() }
    }
  }

  /// Returns a sequence whose elements are made one by one in steps of a scheduler.
  private static func steps(
    _ scheduler: any ImmediateSchedulerType, _ start: @escaping () -> (() throws -> Element?)
  ) -> Observable<Element> {
    Producer { sink in
      let next = start()
      return scheduler.scheduleSteps {
        guard sink.isOpen else { return false }
        do {
          guard let element = try next() else {
            sink.on(.completed)
            return false
          }
          sink.on(.next(element))
          return sink.isOpen
        } catch {
          sink.on(.error(error))
          return false
        }
      }
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// Returns a sequence of `count` integers that begins with `start`.
  public static func range(
    start: Element, count: Element,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    precondition(count >= 0, "count must not be negative")
    precondition(
      count == 0 || !start.addingReportingOverflow(count - 1).overflow,
      "the last integer of the range exceeds the type")
    return from((0..<Int(count)).lazy.map { start + Element($0) }, scheduler: scheduler)
  }
}
