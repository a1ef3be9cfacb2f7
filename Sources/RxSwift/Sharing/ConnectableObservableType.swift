/// A sequence that is subscribed to only when it is connected.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Subscribes to the source, unless it is already.
  ///
  /// - Returns: the connection; disposing of it ends the subscription.
  func connect() -> any Disposable
}

extension ConnectableObservableType {
  /// Returns a sequence that is connected while it has observers.
  ///
  /// When the source ends, what counts its observers begins anew before they receive the end: those that
  /// subscribe again then share one new connection.
  public func refCount() -> Observable<Element> {
    let count = ReferenceCount(self)
    return Producer { count.subscribe($0) }
  }
}

/// The observers of a sequence that is connected while there are any.
private final class ReferenceCount<Source: ConnectableObservableType>: @unchecked Sendable {
  /// One connection, and the number of its observers.
  private final class Connection {
    let subscription = SingleAssignmentDisposable()
    var observers = 0
  }

  private let lock = Lock()
  private let source: Source
  private var current: Connection?

  init(_ source: Source) {
    self.source = source
  }

  func subscribe(_ sink: Sink<Source.Element>) -> any Disposable {
    var own: Connection?
    var isOver = false
    let subscription = source.subscribe(
      AnyObserver { [self] event in
        if event.isStopEvent {
          let ended = lock.locked {
            isOver = true
            if let own, current === own { current = nil }
            return own
          }
          ended?.subscription.dispose()
        }
        sink.on(event)
      })
    let (joined, isFirst) = lock.locked { () -> (Connection?, Bool) in
      // A subject that ended before replays its end.
      guard !isOver else { return (nil, false) }
      let joined = current ?? Connection()
      current = joined
      own = joined
      joined.observers += 1
      return (joined, joined.observers == 1)
    }
    guard let joined else { return subscription }
    if isFirst { joined.subscription.setDisposable(source.connect()) }
    return AnonymousDisposable { [self] in
      subscription.dispose()
      let isLast = lock.locked {
        joined.observers -= 1
        guard joined.observers == 0 else { return false }
        if current === joined { current = nil }
        return true
      }
      if isLast { joined.subscription.dispose() }
    }
  }
}
