/// Room that blocks use while they work, shared by all blocks of a solver.
final class Workspace {
  /// A sparse row or column: indices and values that are not zero.
  struct Line {
    var indices = Buffer<Int32>()
    var values = Buffer<Double>()

    var count: Int { indices.count }

    mutating func removeAll() {
      indices.removeAll()
      values.removeAll()
    }

    @inline(__always) mutating func append(_ index: Int, _ value: Double) {
      indices.append(Int32(index))
      values.append(value)
    }

    func deallocate() {
      indices.deallocate()
      values.deallocate()
    }
  }

  var row = Line()
  var column = Line()
  var extra = Line()
  /// How the sum of violations of each level grows along a move.
  var slope = Buffer<Double>()
  /// The step at which an entry of `column` meets its breakpoint.
  var steps = Buffer<Double>()

  deinit {
    row.deallocate()
    column.deallocate()
    extra.deallocate()
    slope.deallocate()
    steps.deallocate()
  }
}
