import Cassowary

/// One constraint more or less in a large system that hangs together, beside building it.
enum PatchBenchmark {
  @MainActor static func run() -> [BenchmarkResult] {
    let column = Result {
      try rows("a column of 1,250 views, 10,000 constraints", Column(1_250)) { column in
        [
          ("a height", column.heights[1_000] >= 50),
          ("two heights", column.heights[800] == column.heights[802]),
          ("a top", column.tops[1_000] <= 1e6),
        ]
      }
    }
    let chain = Result {
      try rows("a chain of 2,500 views, 10,000 constraints", Chain(2_500)) { chain in
        [("a width", chain.widths[1_000] >= 50 | 760)]
      }
    }
    do {
      return try column.get() + chain.get()
    } catch {
      fatalError("the systems have no contradictions: \(error)")
    }
  }

  @MainActor private static func rows<Shape: LargeShape>(
    _ name: String, _ make: @autoclosure () throws -> Shape, _ constraints: (Shape) -> [(String, Constraint)]
  ) throws -> [BenchmarkResult] {
    var shape: Shape?
    let build = try ContinuousClock().measure { shape = try make() }
    guard let shape else { return [] }
    return try constraints(shape).map { part, constraint in
      var times: [Duration] = []
      for _ in 0..<51 {
        var id: ConstraintID?
        times.append(
          try ContinuousClock().measure {
            id = try shape.solver.add(constraint)
            try shape.solver.solve()
          })
        times.append(
          try ContinuousClock().measure {
            if let id { shape.solver.remove(id) }
            try shape.solver.solve()
          })
      }
      return BenchmarkResult(
        "\(name): one constraint on \(part) more or less", beside: "build",
        PairedMeasurement.Result(ours: median(times), rival: build), atMost: 0.01)
    }
  }

  private protocol LargeShape {
    var solver: Solver { get }
  }

  /// Views below each other, every second as high as its content, the others as a share of their widths.
  private struct Column: LargeShape {
    let solver = Solver()
    var tops: [Variable] = []
    var heights: [Variable] = []

    init(_ count: Int) throws {
      let solver = solver
      let width = solver.makeVariable("width")
      try solver.add(width == 800)
      for index in 0..<count {
        let (left, top) = (solver.makeVariable(), solver.makeVariable())
        let (right, height) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(left == 8)
        try solver.add(index == 0 ? top == 4 : top == tops[index - 1] + heights[index - 1] + 4)
        try solver.add(left + right == width)
        try solver.add(right >= 0)
        try solver.add(right <= width)
        try solver.add(height >= 0)
        if index.isMultiple(of: 2) {
          try solver.add(height >= 20 | 750)
          try solver.add(height <= 20 | 250)
        } else {
          try solver.add(height == right * 0.05)
          try solver.add(height <= 1_000 | 250)
        }
        tops.append(top)
        heights.append(height)
      }
      try solver.solve()
    }
  }

  /// Views side by side from one edge of a bar to the other; all prefer a width of 40.
  private struct Chain: LargeShape {
    let solver = Solver()
    var widths: [Variable] = []

    init(_ count: Int) throws {
      let solver = solver
      let edge = solver.makeVariable("edge")
      try solver.setGiven(edge, Double(60 * count))
      var end = edge
      for index in 0..<count {
        let (left, width) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(index == 0 ? left == 0 : left == end + widths[index - 1] + 8)
        try solver.add(width >= 0)
        try solver.add(width >= 40 | 750)
        try solver.add(width <= 40 | (index == count - 1 ? 249 : 250))
        widths.append(width)
        end = left
      }
      try solver.add(end + widths[count - 1] == edge)
      try solver.solve()
    }
  }
}
