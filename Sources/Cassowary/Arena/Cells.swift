/// Plain values side by side in memory that a ``Slab`` or a ``Buffer`` frees.
///
/// They are read and written without reference counts, and without checks in release builds: checks of the
/// bounds alone make a cell of a feed 3 % dearer, and one constraint more by half. Their memory
/// must outlive them, and an index must be one of theirs, which debug builds check.
struct Cells<Element: BitwiseCopyable> {
  private let first: UnsafeMutablePointer<Element>
  let count: Int

  init(_ first: UnsafeMutablePointer<Element>, count: Int) {
    self.first = first
    self.count = count
  }

  subscript(_ index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "there is no cell \(index) among \(count)")
      return first[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count, "there is no cell \(index) among \(count)")
      yield &first[index]
    }
  }

  /// Some of the cells, which begin at one of them.
  func part(from start: Int, count: Int) -> Cells {
    assert(start >= 0 && count >= 0 && start + count <= self.count, "there are only \(self.count) cells")
    return Cells(first + start, count: count)
  }

  func fill(with element: Element) { first.update(repeating: element, count: count) }

  /// Takes the elements of others, which are as many.
  func take(_ others: Cells) {
    assert(others.count == count, "\(others.count) cells do not fit into \(count)")
    first.update(from: others.first, count: count)
  }

  func sort(by areInOrder: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: first, count: count)
    elements.sort(by: areInOrder)
  }
}

extension Cells: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }
}

/// One piece of memory for cells of several kinds, so that what has many of them takes memory once. Whoever
/// makes it frees it with ``deallocate()``, after the last use of the cells.
struct Slab {
  private let memory: UnsafeMutableRawPointer
  private let byteCount: Int

  /// Makes memory that is zero.
  init(byteCount: Int) {
    self.byteCount = max(16, byteCount)
    memory = .allocate(byteCount: self.byteCount, alignment: MemoryLayout<Double>.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: self.byteCount)
  }

  /// Makes memory with the same content.
  init(copying other: Slab) {
    byteCount = other.byteCount
    memory = .allocate(byteCount: byteCount, alignment: MemoryLayout<Double>.alignment)
    memory.copyMemory(from: other.memory, byteCount: byteCount)
  }

  func deallocate() { memory.deallocate() }

  /// A walk through the memory that gives cells out, those of the largest elements first.
  struct Division {
    private let slab: Slab
    private var used = 0

    init(of slab: Slab) { self.slab = slab }

    /// Takes the next cells. There must be room for them, which debug builds check.
    mutating func take<Element: BitwiseCopyable>(_ count: Int) -> Cells<Element> {
      let first = slab.memory + used
      assert(used % MemoryLayout<Element>.alignment == 0, "cells of \(Element.self) do not begin at \(used)")
      used += count * MemoryLayout<Element>.stride
      assert(used <= slab.byteCount, "a slab has \(slab.byteCount) bytes, not \(used)")
      return Cells(first.bindMemory(to: Element.self, capacity: count), count: count)
    }
  }
}
