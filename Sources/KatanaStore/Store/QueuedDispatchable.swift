/// A dispatchable in the queue, before it is handled.
///
/// Its type is not generic: it goes through arrays a million times a second.
struct QueuedDispatchable {
  let dispatchable: any Dispatchable
  /// The part of the state that it was dispatched to; nil for the whole.
  let scope: AnyStoreScope?
  /// The future of what it results in, while anybody may observe it.
  var future: AnyFuture?
  /// The line of code that dispatched it.
  let location: DispatchLocation

  init(
    _ dispatchable: any Dispatchable, scope: AnyStoreScope? = nil, future: AnyFuture? = nil,
    at location: DispatchLocation = .unknown
  ) {
    self.dispatchable = dispatchable
    self.scope = scope
    self.future = future
    self.location = location
  }

  /// Releases the future when nothing else refers to it: it has no observers then.
  mutating func dropUnobservedFuture() {
    if isKnownUniquelyReferenced(&future) { future = nil }
  }
}

/// The remaining pipeline of a dispatchable that a middleware or interceptor held back and passed on later,
/// on another thread: it goes on in its turn, on the store's queue.
struct Postponed: Dispatchable {
  let proceed: () -> Void
}
