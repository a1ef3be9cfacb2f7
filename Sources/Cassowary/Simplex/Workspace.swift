/// Room that blocks use while they work, shared by all blocks of a solver.
final class Workspace {
  /// A sparse row or column: indices and values that are not zero.
  struct Line {
    let indices = Buffer<Int32>()
    let values = Buffer<Double>()

    var count: Int { indices.count }

    func removeAll() {
      indices.removeAll()
      values.removeAll()
    }

    func append(_ index: Int, _ value: Double) {
      indices.append(Int32(index))
      values.append(value)
    }

    func deallocate() {
      indices.deallocate()
      values.deallocate()
    }
  }

  let row = Line()
  let column = Line()
  let extra = Line()
  /// A number for each column.
  let numbers = Buffer<Double>()
  /// The rate at which the sum of violations of each level grows along a move.
  let slope = Buffer<Double>()
  /// The step at which an entry of `column` meets its breakpoint, and the entries in that order.
  let steps = Buffer<Double>()
  let order = Buffer<Int32>()

  deinit {
    row.deallocate()
    column.deallocate()
    extra.deallocate()
    slope.deallocate()
    numbers.deallocate()
    steps.deallocate()
    order.deallocate()
  }
}
