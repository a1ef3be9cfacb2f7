extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Passes elements to observers. It is called on the main thread.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    pass { event in for observer in observers { observer.on(event) } }
  }

  /// Passes elements to observers of optional elements. It is called on the main thread.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    pass { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Passes elements to relays. It is called on the main thread.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    deliver { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes elements to relays of optional elements. It is called on the main thread.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    deliver { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes elements to relays. It is called on the main thread.
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    deliver { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes elements to relays of optional elements. It is called on the main thread.
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    deliver { element in for relay in relays { relay.accept(element) } }
  }

  /// Returns what `transformation` makes of the sequence.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// Returns what the function that `with` makes of the sequence returns for an argument.
  public func drive<Argument, Result>(
    _ with: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    with(asObservable())(curriedArgument)
  }

  /// Subscribes closures. It is called on the main thread.
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that receive an object which the subscription holds weakly.
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes without doing anything.
  public func drive() -> any Disposable { drive(onNext: nil) }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Passes elements to observers. It is called on the main thread.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    pass { event in for observer in observers { observer.on(event) } }
  }

  /// Passes elements to observers of optional elements. It is called on the main thread.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    pass { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Passes elements to relays. It is called on the main thread.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    deliver { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes elements to relays. It is called on the main thread.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    deliver { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes elements to relays. It is called on the main thread.
  public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
    deliver { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes elements to relays of optional elements. It is called on the main thread.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    deliver { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes elements to relays of optional elements. It is called on the main thread.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    deliver { element in for relay in relays { relay.accept(element) } }
  }

  /// Passes elements to relays of optional elements. It is called on the main thread.
  public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
    deliver { element in for relay in relays { relay.accept(element) } }
  }

  /// Subscribes without doing anything.
  public func emit() -> any Disposable { emit(onNext: nil) }

  /// Subscribes closures. It is called on the main thread.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that receive an object which the subscription holds weakly.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

extension SharedSequenceConvertibleType {
  fileprivate func deliver(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    pass { event in if case .next(let element) = event { onNext(element) } }
  }

  fileprivate func pass(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: mainThreadMessage)
    return asObservable().subscribe(on)
  }
}

private let mainThreadMessage =
  "drive and emit must be called on the main thread: their elements are delivered there, the repeated one at once."
