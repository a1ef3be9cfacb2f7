/// A sequence of events. Unless an operator says otherwise it is *cold*: each subscription runs its producer
/// anew.
///
/// It may be subscribed to and disposed of from any thread, hence `Sendable`: sources guard what their
/// subscriptions share with locks, and deliver on the thread on which the event came about. What the closures
/// of operators capture is the concern of those who schedule them elsewhere, as with RxSwift.
open class Observable<Element>: ObservableType, @unchecked Sendable {
  /// Makes the base of a subclass.
  public init() {}

  /// Subscribes an observer. Subclasses override this.
  open func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    fatalError("\(type(of: self)) must override subscribe(_:)")
  }

  /// Returns the sequence itself.
  open func asObservable() -> Observable<Element> { self }
}

/// A sequence made of a function that is run for each subscription.
final class Producer<Element>: Observable<Element>, @unchecked Sendable {
  private let run: (Sink<Element>) -> any Disposable

  /// - Parameter run: starts the work of one subscription, and returns what ends it. The sink upholds the
  ///   grammar of events, and disposes of the returned value at a terminal event.
  init(_ run: @escaping (Sink<Element>) -> any Disposable) {
    self.run = run
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let sink = Sink<Element>(forward: { observer.on($0) })
    Trampoline.current.establish { sink.adopt(run(sink)) }
    return sink
  }
}

extension ObservableType {
  /// Makes an operator that answers to each event of this sequence.
  func pipe<Result>(
    _ handler: @escaping (Event<Element>, Sink<Result>) -> Void
  ) -> Observable<Result> {
    Producer { sink in
      self.subscribe(AnyObserver { handler($0, sink) })
    }
  }
}
