import Foundation

/// The values of a store over time: the one of the moment, then each new one.
///
/// A loop that is slower than the store gets the newest value and misses those between. It ends with its
/// task, or when the store is released.
public struct StoreStates<Element>: AsyncSequence, @unchecked Sendable {
  private let subscribe: (AsyncStream<Element>.Continuation) -> StoreUnsubscribe

  init(_ subscribe: @escaping (AsyncStream<Element>.Continuation) -> StoreUnsubscribe) {
    self.subscribe = subscribe
  }

  /// Begins to collect values.
  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
    let (stream, continuation) = AsyncStream<Element>.makeStream(bufferingPolicy: .bufferingNewest(1))
    nonisolated(unsafe) let unsubscribe = subscribe(continuation)
    continuation.onTermination = { _ in unsubscribe() }
    return stream.makeAsyncIterator()
  }
}

extension PartialStore {
  /// The states: the one of the moment, then one for every burst of handled actions.
  public var states: StoreStates<S> {
    states(of: .whole()) { $0.pointer.pointee }
  }

  /// The values of a part: the one of the moment, then each that differs from the one before.
  public func states<Value: Equatable>(of part: KeyPath<S, Value>) -> StoreStates<Value> {
    states(of: StateSelection(part)) { $0 }
  }

  /// The values that `select` returns: the one of the moment, then each that differs from the one before.
  @_disfavoredOverload
  public func states<Value: Equatable>(of select: @escaping (S) -> Value) -> StoreStates<Value> {
    states(of: StateSelection(select)) { $0 }
  }

  private func states<Value, Element>(
    of selection: StateSelection<S, Value>, _ transform: @escaping (Value) -> Element
  ) -> StoreStates<Element> {
    let backend = backend
    return StoreStates { continuation in
      let end = StreamEnd { continuation.finish() }
      let feed = StateFeed(selection) { value in
        nonisolated(unsafe) let element = transform(value)
        continuation.yield(element)
      }
      let unsubscribe = backend.addListener(to: selection) { _, new in
        withExtendedLifetime(end) { feed.give { new } }
      }
      // Only now is the value of the moment read, so that no change falls between it and the listener.
      feed.give { selection.read(backend.box) }
      return unsubscribe
    }
  }
}

/// Delivers values in turn, each that differs from the one before.
private final class StateFeed<S: State, Value>: @unchecked Sendable {
  private let selection: StateSelection<S, Value>
  private let yield: (Value) -> Void
  private let lock = NSLock()
  private var last: Value?

  init(_ selection: StateSelection<S, Value>, _ yield: @escaping (Value) -> Void) {
    self.selection = selection
    self.yield = yield
  }

  func give(_ read: () -> Value) {
    lock.withLock {
      let value = read()
      if let last, selection.isSame(last, value) { return }
      last = value
      yield(value)
    }
  }
}

/// Ends a stream when the last listener that could feed it goes.
private final class StreamEnd {
  private let finish: () -> Void

  init(_ finish: @escaping () -> Void) {
    self.finish = finish
  }

  deinit { finish() }
}
