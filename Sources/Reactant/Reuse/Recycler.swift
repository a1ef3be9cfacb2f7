import Foundation

/// Keeps objects that are no longer needed for their next use.
public class Recycler<T: AnyObject> {
  private let capacity: Int
  private let prepareForReuse: (T) -> Void
  private let factory: () -> T
  private var waiting: [T] = []
  private var inUse: [ObjectIdentifier: T] = [:]

  /// Creates a recycler.
  /// - Parameters:
  ///   - capacity: How many objects are kept at most; others that are recycled go.
  ///   - initialInstances: How many objects are made at once.
  ///   - prepareForReuse: Makes a recycled object ready for its next use.
  ///   - factory: Makes an object.
  public init(
    capacity: Int = .max, initialInstances: Int = 0, prepareForReuse: @escaping (T) -> Void,
    factory: @escaping () -> T
  ) {
    self.capacity = capacity
    self.prepareForReuse = prepareForReuse
    self.factory = factory
    for _ in 0..<min(initialInstances, capacity) { waiting.append(factory()) }
  }

  /// Returns the object that was recycled last, or a new one.
  public func obtain() -> T {
    let object = waiting.popLast() ?? factory()
    inUse[ObjectIdentifier(object)] = object
    return object
  }

  /// Recycles an object. One that the recycler did not give out, or that is recycled already, is a
  /// programming error.
  public func recycle(_ object: T) {
    recycleNow(object)
  }

  fileprivate final func recycleNow(_ object: T) {
    guard inUse.removeValue(forKey: ObjectIdentifier(object)) != nil else {
      fatalError(
        """
        recycle(_:) got a \(T.self) that this recycler did not give out or that was recycled already. Recycle each \
        object that obtain() returns once.
        """)
    }
    prepareForReuse(object)
    if waiting.count < capacity { waiting.append(object) }
  }

  /// Recycles all objects that are in use.
  public func recycleAll() {
    recycleAllNow()
  }

  fileprivate final func recycleAllNow() {
    for object in inUse.values { recycleNow(object) }
  }
}

extension Recycler where T: Reusable {
  /// Creates a recycler of objects that bring themselves back to the state in which they were made.
  /// - Parameters:
  ///   - capacity: How many objects are kept at most; others that are recycled go.
  ///   - initialInstances: How many objects are made at once.
  ///   - factory: Makes an object.
  public convenience init(capacity: Int = .max, initialInstances: Int = 0, factory: @escaping () -> T) {
    self.init(
      capacity: capacity, initialInstances: initialInstances,
      prepareForReuse: { object in
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated { object.prepareForReuse() }
      }, factory: factory)
  }
}

/// A recycler that may be used by several threads: one call waits for another.
public final class SynchronizedRecycler<T: AnyObject>: Recycler<T>, @unchecked Sendable {
  private let queue = DispatchQueue(label: "Reactant.SynchronizedRecycler")

  /// Returns the object that was recycled last, or a new one.
  public override func obtain() -> T {
    queue.sync { super.obtain() }
  }

  /// Recycles an object. One that the recycler did not give out, or that is recycled already, is a
  /// programming error.
  public override func recycle(_ object: T) {
    queue.sync { super.recycleNow(object) }
  }

  /// Recycles all objects that are in use.
  public override func recycleAll() {
    queue.sync { super.recycleAllNow() }
  }
}
