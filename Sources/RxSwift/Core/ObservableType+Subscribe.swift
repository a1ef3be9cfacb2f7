extension ObservableType {
  /// Subscribes a closure that receives every event.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let sink = Sink<Element>(forward: on)
    sink.adopt(subscribe(sink))
    return sink
  }

  /// Subscribes closures.
  ///
  /// - Parameters:
  ///   - onNext: receives each element.
  ///   - onError: receives the failure; without it, `Hooks.defaultErrorHandler` does.
  ///   - onCompleted: called at the regular end.
  ///   - onDisposed: called once when the subscription is over, in whatever way it ended.
  /// - Returns: the subscription.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let ending = onDisposed.map { AnonymousDisposable($0) }
    let sink = Sink<Element> { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error):
        if let onError { onError(error) } else { Hooks.defaultErrorHandler([], error) }
        ending?.dispose()
      case .completed:
        onCompleted?()
        ending?.dispose()
      }
    }
    let subscription = subscribe(sink)
    sink.adopt(ending.map { BinaryDisposable(subscription, $0) } ?? subscription)
    return sink
  }

  /// Subscribes closures that receive an object which the subscription holds weakly; they are not called once
  /// it is gone.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in
        guard let object else { return }
        onNext?(object, element)
      },
      onError: { [weak object] error in
        guard let object else { return }
        if let onError { onError(object, error) } else { Hooks.defaultErrorHandler([], error) }
      },
      onCompleted: { [weak object] in
        guard let object else { return }
        onCompleted?(object)
      },
      onDisposed: { [weak object] in
        guard let object else { return }
        onDisposed?(object)
      })
  }
}
