/// Use of objects that are named without being counted: reading an `unowned(unsafe)` reference retains the object and releases it
/// again, which in inner loops costs more than what is read.
extension Unmanaged {
  /// Calls `body` with the object, which is not retained: nothing in `body` may end it.
  @inline(__always) func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }

  /// Whether both name one object.
  @inline(__always) func names(_ other: Unmanaged) -> Bool { toOpaque() == other.toOpaque() }

  /// Whether it is the object.
  @inline(__always) func names(_ object: Instance) -> Bool {
    toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}
