/// The objects in another one, in their order. Taking many of them out one after the other, from wherever,
/// takes time in proportion to their number.
///
/// The list is an array. Where several objects go in a row without the array being read, it gets holes
/// instead, which are closed when the list is read.
///
/// For UIKit alone, which can make its own specialized code of it only where it is public.
@_spi(SiblingLists) public struct SiblingList<Object: AnyObject & Sendable>: Sendable {
  @usableFromInline var objects: [Object] = []
  /// The objects with nil for each that went; nil where `objects` has them all.
  @usableFromInline var holed: [Object?]?
  /// The indices among which the objects of `holed` lie.
  @usableFromInline var live = 0..<0
  /// The number of objects removed since the list was last read.
  @usableFromInline var removals = 0

  /// Lists of fewer objects never get holes.
  @inlinable static var smallest: Int { 64 }
  /// So many objects go before a list gets holes.
  @inlinable static var firstRemovals: Int { 4 }

  /// A list of nothing.
  @inlinable public init() {}

  /// Whether there are no objects.
  @inlinable public var isEmpty: Bool { objects.isEmpty && holed?.allSatisfy { $0 == nil } ?? true }

  /// The objects. The time that it takes to close holes is that of the number of objects.
  @inlinable public var all: [Object] {
    mutating get {
      removals = 0
      closeHoles()
      return objects
    }
  }

  /// Inserts an object.
  @inlinable public mutating func insert(_ object: Object, at index: Int) {
    closeHoles()
    objects.insert(object, at: index)
  }

  /// Removes an object. Returns whether it was there.
  @discardableResult @inlinable public mutating func remove(_ object: Object) -> Bool {
    if holed == nil, objects.count >= Self.smallest {
      removals += 1
      if removals > Self.firstRemovals { makeHoles() }
    }
    guard holed != nil else {
      guard let index = objects.index(ofObject: object) else { return false }
      objects.remove(at: index)
      return true
    }
    guard let index = indexAmongHoles(of: object) else { return false }
    holed?[index] = nil
    return true
  }

  /// Moves an object to another place.
  @inlinable public mutating func move(from old: Int, to new: Int) {
    closeHoles()
    objects.insert(objects.remove(at: old), at: new)
  }

  @inlinable mutating func makeHoles() {
    // Assigned whole, the array would be converted by a dynamic cast of each object.
    var holed: [Object?] = []
    holed.reserveCapacity(objects.count)
    for object in objects { holed.append(object) }
    self.holed = holed
    live = objects.indices
    objects = []
  }

  @inlinable mutating func closeHoles() {
    guard let holed else { return }
    objects = holed[live].compactMap { $0 }
    self.holed = nil
  }

  /// Searches from both ends at once, past the holes there.
  @inlinable mutating func indexAmongHoles(of object: Object) -> Int? {
    var live = live
    defer { self.live = live }
    return holed?.withUnsafeBufferPointer { objects in
      while let first = live.first, objects[first] == nil { live.removeFirst() }
      while let last = live.last, objects[last] == nil { live.removeLast() }
      var (low, high) = (live.lowerBound, live.upperBound - 1)
      while low <= high {
        if objects[low] === object { return low }
        if objects[high] === object { return high }
        low += 1
        high -= 1
      }
      return nil
    }
  }
}
