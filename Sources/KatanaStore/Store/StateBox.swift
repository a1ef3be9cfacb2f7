import Foundation

/// A state in memory of its own, which is read where it is: a large state never travels on the stack.
///
/// The memory lives as long as the box, and a part's box keeps the whole's. The suites `LargeStateTests` and
/// `ScopeTests` read states that no stack has room for.
final class StateBox<S>: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<S>
  /// The box of which this one is a part; it keeps the memory.
  private let owner: AnyObject?

  /// The size in bytes above which a state is made on a thread with a stack for it.
  private static var largestOnStack: Int { 65_536 }

  /// Whether a copy of the state needs a stack that is made for it.
  var needsRoom: Bool { MemoryLayout<S>.size > Self.largestOnStack }

  init(_ make: () -> S) {
    let pointer = UnsafeMutablePointer<S>.allocate(capacity: 1)
    self.pointer = pointer
    owner = nil
    if MemoryLayout<S>.size <= Self.largestOnStack {
      Self.initialize(pointer, make)
    } else {
      withStack(ofSize: 16 * MemoryLayout<S>.size) { Self.initialize(pointer, make) }
    }
  }

  /// A function of its own, so that only its frame has room for a state.
  @inline(never)
  private static func initialize(_ pointer: UnsafeMutablePointer<S>, _ make: () -> S) {
    pointer.initialize(to: make())
  }

  /// The value of a part. Of a stored one nothing else is copied.
  func value<Value>(of part: KeyPath<S, Value>) -> Value {
    if let stored = UnsafePointer(pointer).pointer(to: part) { return stored.pointee }
    var value: Value?
    if MemoryLayout<S>.size <= Self.largestOnStack {
      read(part, &value)
    } else {
      withStack(ofSize: 16 * MemoryLayout<S>.size) { read(part, &value) }
    }
    return value!
  }

  /// A function of its own, so that only its frame has room for a state: a computed part is read from a copy.
  @inline(never)
  private func read<Value>(_ part: KeyPath<S, Value>, _ value: inout Value?) {
    value = pointer.pointee[keyPath: part]
  }

  /// Makes a copy.
  init(copying other: StateBox) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(from: other.pointer, count: 1)
    owner = nil
  }

  /// Makes the box of a part, in the memory of the whole where the part is stored there.
  init<Root>(_ part: KeyPath<Root, S>, of whole: StateBox<Root>) {
    if let stored = UnsafePointer(whole.pointer).pointer(to: part) {
      pointer = UnsafeMutablePointer(mutating: stored)
      owner = whole
    } else {
      pointer = .allocate(capacity: 1)
      pointer.initialize(to: whole.value(of: part))
      owner = nil
    }
  }

  deinit {
    guard owner == nil else { return }
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// Whether the bytes are those of another state. Values with the same bytes are equal; the reverse need not
  /// hold.
  func hasBytes(of other: StateBox) -> Bool {
    pointer == other.pointer || memcmp(pointer, other.pointer, MemoryLayout<S>.size) == 0
  }
}

/// Runs `body` on a thread whose stack has `size` bytes and the usual room, and waits for it.
func withStack(ofSize size: Int, _ body: () -> Void) {
  withoutActuallyEscaping(body) { body in
    var body = body
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // A whole number of pages.
    pthread_attr_setstacksize(&attributes, (size >> 12 + 256) << 12)
    var thread = pthread_t()
    withUnsafeMutablePointer(to: &body) { body in
      let failure = pthread_create(
        &thread, &attributes,
        { body in
          body!.assumingMemoryBound(to: (() -> Void).self).pointee()
          return nil
        }, body)
      guard failure == 0 else {
        fatalError("There is no memory for a stack of \(size) bytes to make the state on.")
      }
      pthread_join(thread, nil)
    }
  }
}
