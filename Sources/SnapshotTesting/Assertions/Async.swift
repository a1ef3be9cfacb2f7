/// A value that is there later: a snapshot that has to be waited for.
public struct Async<Value> {
  /// Starts the work and calls its parameter once with the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Makes a value of work that calls its parameter once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Makes a value that is there already.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Returns a value made of this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in
      run { callback(transform($0)) }
    }
  }
}
