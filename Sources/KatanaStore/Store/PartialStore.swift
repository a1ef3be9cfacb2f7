/// A store of one type of state, whatever its dependencies: what a ``Store`` can do once it is made, and what
/// `scope(_:dependencies:)` makes of a part of a state.
///
/// May be used from any thread.
public class PartialStore<S: State>: AnyStore, @unchecked Sendable {
  /// A function that makes the state a store starts with.
  public typealias StateInitializer<T: State> = () -> T

  let backend: StoreBackend<S>

  init(backend: StoreBackend<S>) {
    self.backend = backend
  }

  /// The state of this moment. It is copied to the stack; read parts of a large one with
  /// ``value(of:)``.
  public var state: S {
    _read {
      let box = backend.box
      defer { withExtendedLifetime(box) {} }
      yield box.pointer.pointee
    }
  }

  /// The value of a part of the state of this moment. Nothing else is copied, however large the state and
  /// without the help of the optimizer.
  public func value<Value>(of part: KeyPath<S, Value>) -> Value {
    backend.box.value(of: part)
  }

  /// The state of this moment.
  public var anyState: any State { backend.anyState }

  // MARK: Dispatching

  /// Queues something behind everything that was dispatched before, and returns at once: the state
  /// right after a `dispatch` is still the old one.
  ///
  /// Legal everywhere, also within state updates, side effects, middleware and listeners. What is dispatched
  /// by this function, as through a ``StoreDispatch`` closure, has no source location in recordings and the
  /// developer panel.
  @_disfavoredOverload
  @Sendable
  public func dispatch(_ dispatchable: any Dispatchable) {
    backend.dispatch(dispatchable, future: nil)
  }

  /// Queues something of any kind, and returns the promise of what it results in: `()` but for a
  /// ``ReturningSideEffect``.
  ///
  /// - Parameters:
  ///   - dispatchable: The action, state updater or side effect.
  ///   - file: The file that recordings and the developer panel name; leave it out.
  ///   - line: The line that they name; leave it out.
  @discardableResult
  public func anyDispatch(
    _ dispatchable: any Dispatchable, file: StaticString = #fileID, line: UInt = #line
  ) -> Promise<Any> {
    backend.submit(dispatchable, at: DispatchLocation(file, line))
  }

  /// Queues a state updater or an action behind everything that was dispatched before, and returns at once:
  /// the state right after a `dispatch` is still the old one.
  ///
  /// Legal everywhere, also within state updates, side effects, middleware and listeners. The promise is
  /// resolved once the state is in place, and fails when an interceptor throws.
  ///
  /// - Parameters:
  ///   - dispatchable: The action or state updater.
  ///   - file: The file that recordings and the developer panel name; leave it out. What goes through a
  ///     ``StoreDispatch`` closure has no place.
  ///   - line: The line that they name; leave it out.
  @discardableResult
  public func dispatch<T: AnyStateUpdater>(
    _ dispatchable: T, file: StaticString = #fileID, line: UInt = #line
  ) -> Promise<Void> {
    backend.submitUpdate(dispatchable, at: DispatchLocation(file, line))
  }

  /// Queues a side effect behind everything that was dispatched before, and returns at once. The promise is
  /// resolved once the effect has returned, and fails with what it throws.
  ///
  /// - Parameters:
  ///   - dispatchable: The side effect.
  ///   - file: The file that the developer panel names; leave it out.
  ///   - line: The line that it names; leave it out.
  @discardableResult
  public func dispatch<T: AnySideEffect>(
    _ dispatchable: T, file: StaticString = #fileID, line: UInt = #line
  ) -> Promise<Void> {
    backend.submit(dispatchable, at: DispatchLocation(file, line))
  }

  /// Queues a side effect behind everything that was dispatched before, and returns at once. The promise has
  /// the value that the effect returns, or fails with what it throws.
  ///
  /// - Parameters:
  ///   - dispatchable: The side effect.
  ///   - file: The file that the developer panel names; leave it out.
  ///   - line: The line that it names; leave it out.
  @discardableResult
  public func dispatch<T: ReturningSideEffect>(
    _ dispatchable: T, file: StaticString = #fileID, line: UInt = #line
  ) -> Promise<T.ReturnValue> {
    backend.submit(dispatchable, at: DispatchLocation(file, line))
  }
}
