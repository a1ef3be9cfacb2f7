/// A reference that does not retain its object, and reads it without retaining it either.
///
/// Views, constraints and numbers of a layout name each other by the thousand: a strong reference would keep
/// trees alive, a weak one slows down every retain of its object from then on, and one that is
/// `unowned(unsafe)` retains and releases at each reading.
///
/// The object must live for as long as the reference is read. Whoever is named removes itself from all that
/// name it in its `deinit`; the suites `OwnershipTests` and `LayoutOwnershipTests` end each of them first.
struct Unretained<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  init(_ object: Object) { reference = .passUnretained(object) }

  /// Makes the reference again of its tag.
  init(tag: UnsafeRawPointer) { reference = .fromOpaque(tag) }

  /// The object's address, by which the solver names it.
  var tag: UnsafeRawPointer { UnsafeRawPointer(reference.toOpaque()) }

  /// The object, retained.
  var object: Object { reference.takeUnretainedValue() }

  /// Calls `body` with the object, which is not retained: nothing in `body` may end it.
  func borrow<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

  /// Whether both name one object.
  func names(_ other: Unretained) -> Bool { tag == other.tag }

  /// Whether it is the object.
  func names(_ object: Object) -> Bool { names(Unretained(object)) }
}

extension Array where Element: AnyObject {
  /// The objects, none of which is retained one by one: the array does that for as long as the sequence is
  /// gone through.
  var unretained: UnretainedObjects<Element> { UnretainedObjects(self[...]) }

  /// An object, which only the array retains.
  func unretained(at index: Int) -> Unretained<Element> { self[...].unretained(offset: index) }
}

extension ArraySlice where Element: AnyObject {
  /// The objects, none of which is retained one by one: the slice does that for as long as the sequence is
  /// gone through.
  var unretained: UnretainedObjects<Element> { UnretainedObjects(self) }
}

/// The objects of a slice of an array, which the sequence retains as a whole.
struct UnretainedObjects<Object: AnyObject>: Sequence, IteratorProtocol {
  private let objects: ArraySlice<Object>
  private var index = 0

  init(_ objects: ArraySlice<Object>) { self.objects = objects }

  var underestimatedCount: Int { objects.count - index }

  mutating func next() -> Unretained<Object>? {
    guard index < objects.count else { return nil }
    defer { index += 1 }
    return objects.unretained(offset: index)
  }
}

extension ArraySlice where Element: AnyObject {
  /// The object that many places behind the first, which only the slice retains.
  fileprivate func unretained(offset: Int) -> Unretained<Element> {
    withUnsafeBufferPointer { objects in
      objects.withMemoryRebound(to: Unretained<Element>.self) { $0[offset] }
    }
  }
}
