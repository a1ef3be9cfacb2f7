/// A subscription to one of an operator's upstreams, which is disposed of at that upstream's own end,
/// whatever the operator still delivers.
///
/// It upholds the grammar of events: after a terminal one, and after its disposal, nothing reaches the
/// handler. At a completion the upstream is disposed of before the handler runs, which may subscribe to
/// another one.
final class Upstream<Element>: ObserverType, Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var handler: ((Event<Element>) -> Void)?
  private var subscription: (any Disposable)?
  private var isOver = false

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }

  /// Subscribes a handler to a source.
  convenience init<Source: ObservableType>(
    to source: Source, _ handler: @escaping (Event<Element>) -> Void
  ) where Source.Element == Element {
    self.init(handler)
    subscribe(to: source)
  }

  var isDisposed: Bool { lock.locked { isOver } }

  /// Subscribes to the source, once.
  func subscribe<Source: ObservableType>(to source: Source) where Source.Element == Element {
    let made = source.subscribe(self)
    let keeps = lock.locked {
      guard !isOver else { return false }
      subscription = made
      return true
    }
    if !keeps { made.dispose() }
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next: lock.locked { handler }?(event)
    case .error:
      let handler = lock.locked { self.handler.take() }
      handler?(event)
      dispose()
    case .completed:
      let handler = lock.locked { self.handler.take() }
      dispose()
      handler?(event)
    }
  }

  func dispose() {
    let former = lock.locked {
      isOver = true
      return (subscription.take(), handler.take())
    }
    withExtendedLifetime(former.1) { former.0?.dispose() }
  }
}
