/// A growing row of plain values without reference counts or checks, for inner loops (see ``Cells``). Copies
/// are the same row; whoever makes one frees it with ``deallocate()``. Cells of it hold until it grows.
struct Buffer<Element: BitwiseCopyable> {
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var count: Int
    var capacity: Int
  }

  private let header: UnsafeMutablePointer<Header>

  /// The header and the first elements are one piece of memory; those of a buffer that grew lie apart.
  init(capacity: Int = 8) {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Buffer.headerSize + capacity * MemoryLayout<Element>.stride,
      alignment: MemoryLayout<Header>.alignment)
    header = memory.bindMemory(to: Header.self, capacity: 1)
    let base = (memory + Buffer.headerSize).bindMemory(to: Element.self, capacity: capacity)
    header.initialize(to: Header(base: base, count: 0, capacity: capacity))
  }

  init(_ elements: some Collection<Element>) {
    self.init(capacity: elements.count)
    for element in elements { append(element) }
  }

  private static var headerSize: Int { (MemoryLayout<Header>.size + 15) / 16 * 16 }
  private var firstBase: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header) + Buffer.headerSize }

  func deallocate() {
    freeElements()
    header.deallocate()
  }

  private func freeElements() {
    if UnsafeMutableRawPointer(base) != firstBase { base.deallocate() }
  }

  private var base: UnsafeMutablePointer<Element> { header.pointee.base }
  /// The elements, until another one is added.
  var cells: Cells<Element> { Cells(base, count: count) }
  var count: Int { header.pointee.count }
  var isEmpty: Bool { count == 0 }

  subscript(_ index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  func append(_ element: Element) {
    if count == header.pointee.capacity { reserve(max(8, 2 * count)) }
    base[count] = element
    header.pointee.count += 1
  }

  func popLast() -> Element? {
    guard count > 0 else { return nil }
    header.pointee.count -= 1
    return base[count]
  }

  func removeAll() { header.pointee.count = 0 }

  /// Takes the last elements out, so that `count` of them are left.
  func shrink(to count: Int) {
    assert(count <= self.count)
    header.pointee.count = count
  }

  /// Makes it `count` long; new elements are `filling`.
  func resize(to count: Int, filling: Element) {
    if count > header.pointee.capacity { reserve(max(count, 2 * header.pointee.capacity)) }
    if count > self.count { (base + self.count).update(repeating: filling, count: count - self.count) }
    header.pointee.count = count
  }

  /// Makes it the elements that another one has at some places.
  func fill(from other: Buffer<Element>, at places: Buffer<Int32>) {
    header.pointee.count = 0
    extend(by: places.count)
    let (elements, others, indices) = (base, other.base, places.base)
    for index in 0..<places.count { elements[index] = others[Int(indices[index])] }
  }

  /// Makes it longer by elements that are to be written before they are read.
  func extend(by count: Int) {
    let newCount = self.count + count
    if newCount > header.pointee.capacity { reserve(max(newCount, 2 * header.pointee.capacity)) }
    header.pointee.count = newCount
  }

  /// Makes all of it `count` times `element`.
  func fill(_ count: Int, with element: Element) {
    header.pointee.count = 0
    resize(to: count, filling: element)
  }

  private func reserve(_ wanted: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    larger.update(from: base, count: count)
    freeElements()
    header.pointee.base = larger
    header.pointee.capacity = wanted
  }
}
