/// A subject with a current value, which a new observer receives first.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable
{
  /// The type of its observer.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let core: ReplayCore<Element>

  /// Makes a subject with its first value.
  public init(value: Element) {
    core = ReplayCore(limit: 1, initial: [value])
    super.init()
  }

  deinit { core.detachAll() }

  /// Whether there are observers.
  public var hasObservers: Bool { core.hasListeners }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { core.isDisposed }

  /// Returns the current value.
  ///
  /// - Throws: the error that ended the sequence, or `RxError.disposed`.
  public func value() throws -> Element {
    if core.isDisposed { throw RxError.disposed(object: self) }
    if case .error(let error) = core.terminalEvent { throw error }
    guard let value = core.lastElement else { throw RxError.disposed(object: self) }
    return value
  }

  /// Delivers an event, after an element became the current value.
  public func on(_ event: Event<Element>) {
    core.on(event)
  }

  /// Subscribes an observer, which receives the current value first; after the end only the terminal event.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    core.subscribe(owner: self, replaysAfterEnd: false) { observer.on($0) }
  }

  /// Returns the subject as an observer.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Releases all observers. Later ones receive `RxError.disposed`.
  public func dispose() {
    core.dispose()
  }
}
