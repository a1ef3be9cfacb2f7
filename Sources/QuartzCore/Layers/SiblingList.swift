/// The objects in another one, in their order. Taking many of them out one after the other, from wherever, takes time in
/// proportion to their number.
///
/// The list is an array. Where several objects go in a row without the array being read, it gets holes instead, which
/// are closed when somebody asks.
package struct SiblingList<Object: AnyObject & Sendable>: Sendable {
  private var objects: [Object] = []
  /// The objects with nil for each that went; nil where `objects` has them all.
  private var holed: [Object?]?
  /// The indices among which the objects of `holed` lie.
  private var live = 0..<0
  /// The number of objects removed since the list was last read.
  private var removals = 0

  /// Lists of fewer objects never get holes.
  private static var smallest: Int { 64 }
  /// So many objects go before a list gets holes.
  private static var firstRemovals: Int { 4 }

  /// A list of nothing.
  package init() {}

  /// Whether there are no objects.
  package var isEmpty: Bool { objects.isEmpty && holed?.allSatisfy { $0 == nil } ?? true }

  /// The objects. The time that it takes to close holes is that of the number of objects.
  package var all: [Object] {
    mutating get {
      removals = 0
      closeHoles()
      return objects
    }
  }

  /// Inserts an object.
  package mutating func insert(_ object: Object, at index: Int) {
    closeHoles()
    objects.insert(object, at: index)
  }

  /// Removes an object. Returns whether it was there.
  @discardableResult package mutating func remove(_ object: Object) -> Bool {
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
  package mutating func move(from old: Int, to new: Int) {
    closeHoles()
    objects.insert(objects.remove(at: old), at: new)
  }

  private mutating func makeHoles() {
    holed = objects
    live = objects.indices
    objects = []
  }

  private mutating func closeHoles() {
    guard let holed else { return }
    objects = holed[live].compactMap { $0 }
    self.holed = nil
  }

  /// Searches from both ends at once, past the holes there.
  private mutating func indexAmongHoles(of object: Object) -> Int? {
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
