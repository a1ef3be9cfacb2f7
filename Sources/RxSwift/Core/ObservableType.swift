/// A value that can be turned into an observable sequence: subjects, relays, drivers, control events.
public protocol ObservableConvertibleType<Element> {
  /// The element of the sequence.
  associatedtype Element

  /// Returns the sequence.
  func asObservable() -> Observable<Element>
}

/// A sequence of events that can be subscribed to.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes an observer, which receives any number of `next` and then at most one `error` or `completed`.
  ///
  /// - Returns: the subscription. After `dispose()` nothing more is delivered, except an element whose
  ///   delivery has begun.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// Returns a sequence that forwards to this one.
  public func asObservable() -> Observable<Element> {
    Observable.create { self.subscribe($0) }
  }
}
