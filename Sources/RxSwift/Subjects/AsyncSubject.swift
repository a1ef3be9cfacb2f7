/// A subject that delivers its last element, and only when it completes; a failure comes alone.
///
/// An observer that comes after the end receives the same.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  @unchecked Sendable
{
  /// The type of its observer.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let listeners = Listeners<Element>()
  private let lock = Lock()
  private var last: Element?
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

  /// Keeps an element, or delivers the end.
  public func on(_ event: Event<Element>) {
    let final: [Event<Element>]? = lock.locked {
      guard end == nil, !isOver else { return nil }
      switch event {
      case .next(let element): last = element
      case .error:
        (last, end) = (nil, event)
      case .completed: end = event
      }
      return end == nil ? nil : finalEvents
    }
    guard let final else { return }
    for listener in listeners.removeAll() {
      final.forEach(listener.on)
      listener.detach()
    }
  }

  /// Subscribes an observer, which receives the last element once the subject has completed.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    // The subscription is made under the lock, so that none comes in between an end and the taking out.
    let outcome: SubjectSubscription<Element> = lock.locked {
      if isOver { return .ended([], .error(RxError.disposed(object: self))) }
      if let end { return .ended(last.map { [$0] } ?? [], end) }
      return .listening(listeners.add { observer.on($0) })
    }
    switch outcome {
    case .listening(let listener): return listener
    case .ended(let elements, let end):
      for element in elements { observer.on(.next(element)) }
      observer.on(end)
      return Disposables.create()
    }
  }

  /// Returns the subject as an observer.
  public func asObserver() -> AsyncSubject<Element> { self }

  /// Releases all observers. Later ones receive `RxError.disposed`.
  public func dispose() {
    lock.locked {
      isOver = true
      (last, end) = (nil, nil)
    }
    for listener in listeners.removeAll() { listener.detach() }
  }

  private var finalEvents: [Event<Element>] { (last.map { [.next($0)] } ?? []) + (end.map { [$0] } ?? []) }
}
