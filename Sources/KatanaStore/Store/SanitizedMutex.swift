#if SANITIZE_THREAD
  import Foundation

  /// A lock in the place of the standard library's `Mutex`, whose locking the thread sanitizer does not see, so that it takes all that is guarded by one
  /// for a race. Only `scripts/test-sanitized thread` compiles it.
  final class Mutex<Value>: @unchecked Sendable {
    private let lock = NSLock()
    /// The value, with a byte more: one without a size would lie at the object's beginning, which every call reads.
    private var guarded: (value: Value, byte: UInt8)

    init(_ value: sending Value) {
      guarded = (value, 0)
    }

    func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
      -> Result
    {
      lock.lock()
      defer { lock.unlock() }
      return try body(&guarded.value)
    }
  }
#endif
