/// A subject that delivers each event to those subscribed at that moment, in the order of subscription.
///
/// Events are delivered to the observers present when `on(_:)` began. An `onNext` inside an observer is
/// delivered at once, nested. After the end a new observer receives the terminal event.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  @unchecked Sendable
{
  /// The type of its observer.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let listeners = Listeners<Element>()
  private let lock = Lock()
  private var end: Event<Element>?
  private var isOver = false

  /// Makes a subject without observers.
  public override init() {
    super.init()
  }

  deinit {
    for listener in listeners.removeAll() { listener.detach() }
  }

  /// Whether there are observers.
  public var hasObservers: Bool { !listeners.isEmpty }

  /// Whether it has been disposed of.
  public var isDisposed: Bool { lock.locked { isOver } }

  /// Delivers an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next:
      guard lock.locked({ end == nil && !isOver }) else { return }
      listeners.deliver(event)
    case .error, .completed:
      let isFirst = lock.locked {
        guard end == nil, !isOver else { return false }
        end = event
        return true
      }
      guard isFirst else { return }
      for listener in listeners.removeAll() {
        listener.on(event)
        listener.detach()
      }
    }
  }

  /// Subscribes an observer, which receives what comes from now on.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    // The subscription is made under the lock, so that none comes in between an end and the taking out.
    let outcome: SubjectSubscription<Element> = lock.locked {
      if isOver { return .ended([], .error(RxError.disposed(object: self))) }
      if let end { return .ended([], end) }
      return .listening(listeners.add { observer.on($0) })
    }
    switch outcome {
    case .listening(let listener): return listener
    case .ended(_, let end):
      observer.on(end)
      return Disposables.create()
    }
  }

  /// Returns the subject as an observer.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Releases all observers. Later ones receive `RxError.disposed`.
  public func dispose() {
    lock.locked {
      isOver = true
      end = nil
    }
    for listener in listeners.removeAll() { listener.detach() }
  }
}
