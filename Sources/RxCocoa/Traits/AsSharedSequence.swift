extension ObservableConvertibleType {
  /// Returns a driver that delivers an element in place of a failure.
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    Driver(onMain.catchAndReturn(element))
  }

  /// Returns a driver that goes on with another one after a failure.
  public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
    Driver(onMain.catch { _ in driver.asObservable() })
  }

  /// Returns a driver that goes on with what `onErrorRecover` makes of a failure.
  public func asDriver(
    onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    Driver(onMain.catch { onErrorRecover($0).asObservable() })
  }

  /// Returns a signal that delivers an element in place of a failure.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    Signal(onMain.catchAndReturn(element))
  }

  /// Returns a signal that goes on with another one after a failure.
  public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
    Signal(onMain.catch { _ in signal.asObservable() })
  }

  /// Returns a signal that goes on with what `onErrorRecover` makes of a failure.
  public func asSignal(
    onErrorRecover: @escaping (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    Signal(onMain.catch { onErrorRecover($0).asObservable() })
  }

  /// Returns a shared sequence that delivers an element in place of a failure.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn element: Element
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catchAndReturn(element))
  }

  /// Returns a shared sequence that goes on with another one after a failure.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith other: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().observe(on: Strategy.scheduler).catch { _ in other.asObservable() })
  }

  /// Returns a shared sequence that goes on with what `onErrorRecover` makes of a failure.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover: @escaping (_ error: any Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(
      asObservable().observe(on: Strategy.scheduler).catch { onErrorRecover($0).asObservable() })
  }

  fileprivate var onMain: Observable<Element> {
    asObservable().observe(on: DriverSharingStrategy.scheduler)
  }

  /// The sequence as a driver; the types below do not fail.
  fileprivate var infallibleDriver: Driver<Element> { Driver(onMain) }
  fileprivate var infallibleSignal: Signal<Element> { Signal(onMain) }
}

extension BehaviorRelay {
  /// Returns the relay as a driver.
  public func asDriver() -> Driver<Element> { infallibleDriver }
}

extension ReplayRelay {
  /// Returns the relay as a driver.
  public func asDriver() -> Driver<Element> { infallibleDriver }

  /// Returns the relay as a signal.
  public func asSignal() -> Signal<Element> { infallibleSignal }
}

extension Infallible {
  /// Returns the sequence as a driver.
  public func asDriver() -> Driver<Element> { infallibleDriver }

  /// Returns the sequence as a signal.
  public func asSignal() -> Signal<Element> { infallibleSignal }
}

extension PublishRelay {
  /// Returns the relay as a signal.
  public func asSignal() -> Signal<Element> { infallibleSignal }
}

extension ControlProperty {
  /// Returns the property as a driver.
  public func asDriver() -> Driver<Element> { infallibleDriver }
}

extension ControlEvent {
  /// Returns the events as a driver.
  public func asDriver() -> Driver<Element> { infallibleDriver }

  /// Returns the events as a signal.
  public func asSignal() -> Signal<Element> { infallibleSignal }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy {
  /// Returns the driver itself.
  public func asDriver() -> Driver<Element> { self }

  /// Returns the driver as a signal, which repeats nothing.
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> { Signal(source) }
}

extension SharedSequence where SharingStrategy == SignalSharingStrategy {
  /// Returns the signal itself.
  public func asSignal() -> Signal<Element> { self }
}
