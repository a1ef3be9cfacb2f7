/// A growing row of plain values without reference counts or checks, for inner loops. Whoever makes one
/// frees it with ``deallocate()``.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int = 8) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  func deallocate() { base.deallocate() }

  @inline(__always) subscript(_ index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { reserve(max(8, 2 * count)) }
    base[count] = element
    count += 1
  }

  @inline(__always) mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  /// Makes it `count` long; new elements are `filling`.
  mutating func resize(to count: Int, filling: Element) {
    if count > capacity { reserve(max(count, 2 * capacity)) }
    if count > self.count { (base + self.count).update(repeating: filling, count: count - self.count) }
    self.count = count
  }

  /// Makes all of it `count` times `element`.
  mutating func fill(_ count: Int, with element: Element) {
    self.count = 0
    resize(to: count, filling: element)
  }

  private mutating func reserve(_ wanted: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = wanted
  }
}
