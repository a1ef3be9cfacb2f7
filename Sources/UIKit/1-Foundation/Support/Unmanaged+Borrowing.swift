/// Use of objects that are named without being counted: reading an `unowned(unsafe)` reference retains the
/// object and releases it again, which in inner loops costs more than what is read.
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

extension Array where Element: AnyObject {
  /// The objects, none of which is retained one by one: the array does that for as long as the sequence is
  /// gone through.
  @inline(__always) var unretained: UnretainedObjects<Element> { UnretainedObjects(self[...]) }

  /// An object, which only the array retains.
  @inline(__always) func unretained(at index: Int) -> Unmanaged<Element> {
    withUnsafeBufferPointer { objects in
      objects.withMemoryRebound(to: Unmanaged<Element>.self) { $0[index] }
    }
  }
}

extension ArraySlice where Element: AnyObject {
  /// The objects, none of which is retained one by one: the slice does that for as long as the sequence is
  /// gone through.
  @inline(__always) var unretained: UnretainedObjects<Element> { UnretainedObjects(self) }
}

/// The objects of a slice of an array, which the sequence retains as a whole.
struct UnretainedObjects<Object: AnyObject>: Sequence, IteratorProtocol {
  private let objects: ArraySlice<Object>
  private var index = 0

  @inline(__always) init(_ objects: ArraySlice<Object>) { self.objects = objects }

  @inline(__always) var underestimatedCount: Int { objects.count - index }

  @inline(__always) mutating func next() -> Unmanaged<Object>? {
    objects.withUnsafeBufferPointer { objects in
      guard index < objects.count else { return nil }
      defer { index += 1 }
      return objects.withMemoryRebound(to: Unmanaged<Object>.self) { $0[index] }
    }
  }
}
