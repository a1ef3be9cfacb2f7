import Testing

@_spi(SiblingLists) @testable import QuartzCore

/// The order of objects in a list from which many go one after the other.
struct SiblingListTests {
  private final class Object: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private func list(_ objects: [Object]) -> SiblingList<Object> {
    var list = SiblingList<Object>()
    for (index, object) in objects.enumerated() { list.insert(object, at: index) }
    return list
  }

  /// Takes objects out. Returns how many were there.
  private func remove(_ objects: [Object], from list: inout SiblingList<Object>) -> Int {
    var count = 0
    for object in objects where list.remove(object) { count += 1 }
    return count
  }

  private func expect(
    _ list: SiblingList<Object>, _ numbers: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var list = list
    #expect(list.isEmpty == numbers.isEmpty, sourceLocation: sourceLocation)
    let found = list.all.map(\.number)
    #expect(found == numbers, sourceLocation: sourceLocation)
  }

  @Test(arguments: [10, 63, 64, 1_000])
  func objectsGoFromWhereverTheyAre(count: Int) {
    let objects = (0..<count).map(Object.init)
    for order in [objects, objects.reversed()] {
      var list = list(objects)
      let removed = remove(order, from: &list)
      #expect(removed == count)
      expect(list, [])
    }
    var list = list(objects)
    let some = objects.filter { $0.number % 3 != 1 }
    let removed = remove(some, from: &list)
    #expect(removed == some.count)
    expect(list, Array(stride(from: 1, to: count, by: 3)))
  }

  @Test func anObjectGoesOnce() {
    let objects = (0..<100).map(Object.init)
    var list = list(objects)
    let removed = remove(objects.prefix(20) + objects.prefix(20) + [Object(5)], from: &list)
    #expect(removed == 20)
    expect(list, Array(20..<100))
  }

  @Test func whatComesBetweenRemovalsFindsItsPlace() {
    let objects = (0..<100).map(Object.init)
    var list = list(objects)
    _ = remove(Array(objects.prefix(50)), from: &list)
    list.insert(Object(1_000), at: 1)
    _ = remove(Array(objects.suffix(40)), from: &list)
    list.move(from: 0, to: 2)
    expect(list, [1_000, 51, 50, 52, 53, 54, 55, 56, 57, 58, 59])
  }

  @Test func anObjectIsReleasedWhenItGoes() {
    weak var last: Object?
    var list = SiblingList<Object>()
    do {
      let objects = (0..<100).map(Object.init)
      for (index, object) in objects.enumerated() { list.insert(object, at: index) }
      _ = remove(Array(objects[50..<70]), from: &list)
      last = objects[60]
      #expect(last != nil)
    }
    #expect(last == nil)
    expect(list, Array(0..<50) + Array(70..<100))
  }
}
