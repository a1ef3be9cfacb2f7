extension ObservableType {
  /// Returns a sequence that runs `subscribe` for each observer.
  ///
  /// - Parameter subscribe: starts delivering to the observer it is given, and returns what ends that.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Producer { sink in subscribe(AnyObserver { sink.on($0) }) }
  }

  /// Returns a sequence that is made by `factory` for each observer. What it throws is delivered as an error.
  public static func deferred(
    _ factory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { sink in
      do { return try factory().subscribe(sink) } catch {
        sink.on(.error(error))
        return Disposables.create()
      }
    }
  }

  /// Returns a sequence of one element.
  public static func just(_ element: Element) -> Observable<Element> {
    ImmediateEvents(element, .completed)
  }

  /// Returns a sequence of one element, delivered on a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    from([element], scheduler: scheduler)
  }

  /// Returns a sequence that completes at once.
  public static func empty() -> Observable<Element> { ImmediateEvents(nil, .completed) }

  /// Returns a sequence that delivers nothing and does not end.
  public static func never() -> Observable<Element> { ImmediateEvents(nil, nil) }

  /// Returns a sequence that fails at once.
  public static func error(_ error: any Error) -> Observable<Element> { ImmediateEvents(nil, .error(error)) }

  /// Returns a sequence with a resource for each subscription, which is disposed of at the subscription's
  /// end.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { sink in
      var made: (any Disposable)?
      do {
        let resource = try resourceFactory()
        made = resource
        return Disposables.create(try observableFactory(resource).subscribe(sink), resource)
      } catch {
        sink.on(.error(error))
        return made ?? Disposables.create()
      }
    }
  }
}

/// A sequence of at most one element and an end, delivered at subscription whatever work waits on the thread.
private final class ImmediateEvents<Element>: Observable<Element>, @unchecked Sendable {
  private let element: Element?
  private let end: Event<Element>?

  init(_ element: Element?, _ end: Event<Element>?) {
    self.element = element
    self.end = end
    super.init()
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    if let element { observer.on(.next(element)) }
    if let end { observer.on(end) }
    return Disposables.create()
  }
}
