/// One subscription inside a chain: it upholds the grammar of events, and owns what must end with it.
///
/// After a terminal event or `dispose()` it releases the observer and its resource, so that a subscription
/// that has ended keeps nothing alive, whoever keeps the subscription. Closures are called and released
/// outside of the lock.
final class Sink<Element>: ObserverType, Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var forward: ((Event<Element>) -> Void)?
  private var resource: (any Disposable)?
  private var isOver = false

  init(forward: @escaping (Event<Element>) -> Void) {
    self.forward = forward
  }

  /// Whether it has been disposed of, by its holder or after a terminal event.
  var isDisposed: Bool { lock.locked { isOver } }

  /// Whether a further event would be delivered.
  var isOpen: Bool { lock.locked { forward != nil } }

  func on(_ event: Event<Element>) {
    switch event {
    case .next:
      guard let forward = lock.locked({ forward }) else { return }
      forward(event)
    case .error, .completed:
      guard deliver(event) else { return }
      dispose()
    }
  }

  /// Delivers a terminal event, and leaves the disposal to the caller.
  ///
  /// - Returns: whether it was delivered, which it is unless the sequence has ended.
  func deliver(_ event: Event<Element>) -> Bool {
    guard let forward = lock.locked({ forward.take() }) else { return false }
    forward(event)
    return true
  }

  /// Adds a resource that ends with this subscription. If it has ended already, `resource` is disposed of at
  /// once.
  func adopt(_ resource: any Disposable) {
    let kept = lock.locked {
      guard !isOver else { return false }
      self.resource = resource
      return true
    }
    if !kept { resource.dispose() }
  }

  func dispose() {
    let (former, forward) = lock.locked {
      isOver = true
      return (resource.take(), self.forward.take())
    }
    withExtendedLifetime(forward) { former?.dispose() }
  }
}
