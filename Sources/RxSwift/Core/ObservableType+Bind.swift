extension ObservableType {
  /// Subscribes observers, which receive every event of one subscription.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Subscribes observers of optional elements.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Passes elements to relays. An error is a programming fault.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes elements to relays of optional elements. An error is a programming fault.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes elements to relays. An error is a programming fault.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes elements to relays of optional elements. An error is a programming fault.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes elements to relays. An error is a programming fault.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Passes elements to relays of optional elements. An error is a programming fault.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    bind(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Returns what `binder` makes of the sequence.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Returns what the function that `binder` makes of the sequence returns for an argument.
  public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Passes elements to a closure. An error is a programming fault: it stops debug builds and is logged in
  /// others.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: bindingDidFail)
  }

  /// Passes elements to a closure together with an object, which is held weakly.
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    bind(onNext: { [weak object] element in
      if let object { onNext(object, element) }
    })
  }
}
