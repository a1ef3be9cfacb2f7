/// The result of a dispatchable, whatever its type. For the store's use; there is no need to use it directly.
public class _AnyDispatchOutcome {
  /// The value.
  var anyValue: Any { () }

  init() {}

  /// The outcome of a state update.
  static var void: _AnyDispatchOutcome { _AnyDispatchOutcome.nothing.outcome }

  private struct Nothing: @unchecked Sendable {
    let outcome = _DispatchOutcome<Void>(())
  }

  private static let nothing = Nothing()
}

/// The result of a dispatchable. It keeps the value's type, so that an existential value needs no cast, which
/// could not see conformances that are isolated to the main actor.
final class _DispatchOutcome<Value>: _AnyDispatchOutcome {
  let value: Value

  override var anyValue: Any { value }

  init(_ value: Value) {
    self.value = value
  }
}
