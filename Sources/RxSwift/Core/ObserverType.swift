/// A receiver of the events of an observable sequence.
public protocol ObserverType<Element> {
  /// The element it receives.
  associatedtype Element

  /// Receives one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives an element.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Receives the end by a failure.
  public func onError(_ error: any Error) { on(.error(error)) }

  /// Receives the regular end.
  public func onCompleted() { on(.completed) }

  /// Returns the same observer with its type erased.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// Returns an observer of another type, whose elements are transformed for this one. What `transform`
  /// throws is received as an error.
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { self.on($0.map(transform)) }
  }
}

/// An observer of any kind, as a closure.
public struct AnyObserver<Element>: ObserverType {
  /// The closure of an observer.
  public typealias EventHandler = (Event<Element>) -> Void

  private let handler: EventHandler

  /// Makes an observer of a closure.
  public init(eventHandler: @escaping EventHandler) {
    handler = eventHandler
  }

  /// Makes an observer that passes everything to `observer`.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = { observer.on($0) }
  }

  /// Passes the event on.
  public func on(_ event: Event<Element>) {
    handler(event)
  }

  /// Returns the observer itself.
  public func asObserver() -> AnyObserver<Element> { self }
}
