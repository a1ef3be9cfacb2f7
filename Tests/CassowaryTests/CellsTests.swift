import Testing

@testable import Cassowary

/// The memory that the solver reads and writes without checks in release builds.
@Suite("Cells")
struct CellsTests {
  @Test("Cells of one slab do not overlap, begin at zero, and are copied with it")
  func aSlabIsDivided() {
    let slab = Slab(byteCount: 3 * 8 + 2 * 4 + 5)
    defer { slab.deallocate() }
    func divide(_ slab: Slab) -> (Cells<Double>, Cells<Int32>, Cells<Int8>) {
      var division = Slab.Division(of: slab)
      return (division.take(3), division.take(2), division.take(5))
    }
    let (numbers, indices, signs) = divide(slab)
    #expect(Array(numbers) == [0, 0, 0] && Array(indices) == [0, 0] && Array(signs) == [0, 0, 0, 0, 0])
    numbers.fill(with: .infinity)
    indices.fill(with: -1)
    signs.fill(with: 7)
    #expect(numbers.allSatisfy { $0 == .infinity } && Array(indices) == [-1, -1])
    let copy = Slab(copying: slab)
    defer { copy.deallocate() }
    let copies = divide(copy)
    numbers[1] = 4
    #expect(Array(copies.0) == [.infinity, .infinity, .infinity], "the copy has memory of its own")
    #expect(Array(copies.1) == [-1, -1] && Array(copies.2) == [7, 7, 7, 7, 7])
  }

  @Test("A part is the same memory, and sorting stays within it")
  func partsAreTheSameMemory() {
    let buffer = Buffer<Int32>([9, 3, 8, 1, 7])
    defer { buffer.deallocate() }
    buffer.cells.part(from: 1, count: 3).sort(by: <)
    #expect(Array(buffer.cells) == [9, 1, 3, 8, 7])
    buffer.cells.part(from: 3, count: 2).take(buffer.cells.part(from: 0, count: 2))
    #expect(Array(buffer.cells) == [9, 1, 3, 9, 1])
  }

  #if DEBUG
    @Test("In debug builds an index that is none of the cells’ ends the process")
    func indicesAreChecked() async {
      await #expect(processExitsWith: .failure) { print(Buffer<Int32>([1, 2]).cells[2]) }
      await #expect(processExitsWith: .failure) { print(Buffer<Int32>([1, 2]).cells[-1]) }
      await #expect(processExitsWith: .failure) { Buffer<Int32>([1, 2])[2] = 3 }
      await #expect(processExitsWith: .failure) {
        print(Buffer<Int32>([1, 2]).cells.part(from: 1, count: 2))
      }
    }

    @Test("In debug builds a slab gives out no more than it has, and nothing out of line")
    func divisionsAreChecked() async {
      await #expect(processExitsWith: .failure) {
        var division = Slab.Division(of: Slab(byteCount: 24))
        let _: Cells<Double> = division.take(4)
      }
      await #expect(processExitsWith: .failure) {
        var division = Slab.Division(of: Slab(byteCount: 24))
        let _: Cells<Int8> = division.take(1)
        let _: Cells<Double> = division.take(1)
      }
    }
  #endif
}
