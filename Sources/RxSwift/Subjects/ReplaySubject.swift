/// A subject that repeats its last elements, and its terminal event, to each new observer.
///
/// Events that come while a new observer receives the repeated ones are delivered to it after those.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// The type of its observer.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let core: ReplayCore<Element>

  private init(limit: Int) {
    core = ReplayCore(limit: limit, initial: [])
    super.init()
  }

  deinit { core.detachAll() }

  /// Makes a subject that repeats up to `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: max(0, bufferSize))
  }

  /// Makes a subject that repeats all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(limit: .max)
  }

  /// Whether there are observers.
  public var hasObservers: Bool { core.hasListeners }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { core.isDisposed }

  /// Keeps and delivers an event.
  public func on(_ event: Event<Element>) {
    core.on(event)
  }

  /// Subscribes an observer, which receives the kept elements first, and the terminal event if there was one.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    core.subscribe(owner: self, replaysAfterEnd: true) { observer.on($0) }
  }

  /// Returns the subject as an observer.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Releases all observers and elements. Later observers receive `RxError.disposed`.
  public func dispose() {
    core.dispose()
  }
}
