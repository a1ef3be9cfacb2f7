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
    Producer { sink in
      sink.on(.next(element))
      sink.on(.completed)
      return Disposables.create()
    }
  }

  /// Returns a sequence of one element, delivered on a scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    from([element], scheduler: scheduler)
  }

  /// Returns a sequence that completes at once.
  public static func empty() -> Observable<Element> {
    Producer { sink in
      sink.on(.completed)
      return Disposables.create()
    }
  }

  /// Returns a sequence that delivers nothing and does not end.
  public static func never() -> Observable<Element> {
    Producer { _ in Disposables.create() }
  }

  /// Returns a sequence that fails at once.
  public static func error(_ error: any Error) -> Observable<Element> {
    Producer { sink in
      sink.on(.error(error))
      return Disposables.create()
    }
  }

  /// Returns a sequence with a resource for each subscription, which is disposed of at the subscription's end.
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
