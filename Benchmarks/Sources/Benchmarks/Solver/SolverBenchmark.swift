import Cassowary
import KiwiRival

/// Systems of linear constraints, beside kiwi in C++.
enum SolverBenchmark {
  @MainActor static func run() -> [BenchmarkResult] {
    dialog() + feed() + PatchBenchmark.run()
      + [("a chain", SolverTable.chain), ("a nest", SolverTable.nest)].flatMap(line)
  }

  // MARK: The dialog

  @MainActor private static func dialog() -> [BenchmarkResult] {
    let table = SolverTable.dialog()
    let build = PairedMeasurement(rounds: 101).run(
      ours: { _ = OurSystem(table) }, rival: { kiwi_rival_destroy(table.makeRival()) })

    var ours = Sizes(OurSystem(table), table)
    var rival = Sizes(RivalSystem(table), table)
    for _ in Sizes<OurSystem>.six {
      ours.next()
      rival.next()
      // Where the solution is not unique, each has its own.
      for variable in 0..<table.variableCount where !ours.system.isAmbiguous(variable) {
        precondition(
          abs(ours.system.value(variable) - rival.system.value(variable)) < 1e-6,
          "both must come to the same where there is only one solution")
      }
    }
    let edit = PairedMeasurement(rounds: 101, repetitions: 600).run(
      ours: { ours.next() }, rival: { rival.next() })
    let drag = PairedMeasurement(rounds: 101, repetitions: 600).run(
      ours: { ours.drag() }, rival: { rival.drag() })
    let name = "the Enaml dialog, \(table.rows.count) constraints:"
    return [
      BenchmarkResult("\(name) build", beside: "kiwi", build, atMost: 1),
      BenchmarkResult("\(name) six sizes in turn, one of them", beside: "kiwi", edit, atMost: 1),
      BenchmarkResult("\(name) one point wider", beside: "kiwi", drag, atMost: 1),
    ]
  }

  /// A dialog whose size changes.
  private struct Sizes<System: MeasuredSystem> {
    let system: System
    let width: Int
    let height: Int
    var turn = 0

    static var six: [(width: Double, height: Double)] {
      [(400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
    }

    init(_ system: System, _ table: SolverTable) {
      self.system = system
      width = Int(table.edits[0])
      height = Int(table.edits[1])
    }

    mutating func next() {
      turn = (turn + 1) % 6
      let size = Self.six[turn]
      system.suggest(width, size.width)
      system.suggest(height, size.height)
      system.update()
    }

    mutating func drag() {
      turn = (turn + 1) % 400
      system.suggest(width, 600 + Double(turn))
      system.suggest(height, 600)
      system.update()
    }
  }

  // MARK: The feed

  /// The costs of a feed of some cells: the whole list, and one cell's edit.
  private struct FeedCosts {
    var build: PairedMeasurement.Result
    var width: PairedMeasurement.Result
    var cell: PairedMeasurement.Result
    var bytes: (ours: Double, rival: Double)
  }

  @MainActor private static func feed() -> [BenchmarkResult] {
    let few = feedCosts(10, withRival: true)
    let some = feedCosts(100, withRival: true)
    let many = feedCosts(1_000, withRival: false)
    let perFew = few.build.ours / (10 * SolverTable.cellRows)
    let perMany = many.build.ours / (1_000 * SolverTable.cellRows)
    return [
      BenchmarkResult("a feed of 10 cells, 34 constraints each: build", beside: "kiwi", few.build, atMost: 1),
      BenchmarkResult("of 100 cells: build", beside: "kiwi", some.build, atMost: 1),
      BenchmarkResult("of 1,000 cells: build", many.build.ours, under: .milliseconds(60)),
      BenchmarkResult(
        "of 1,000 cells: build, by constraint", beside: "of 10 cells",
        PairedMeasurement.Result(ours: perMany, rival: perFew), atMost: 1.5),
      BenchmarkResult(
        "of 1,000 cells: memory, by constraint", beside: "of 10 cells", ours: many.bytes.ours,
        rival: few.bytes.ours,
        unit: "bytes", atMost: 1.5),
      BenchmarkResult(
        "of 100 cells: memory, by constraint", beside: "kiwi", ours: some.bytes.ours, rival: some.bytes.rival,
        unit: "bytes", atMost: 1),
      BenchmarkResult("of 10 cells: another width", beside: "kiwi", few.width),
      BenchmarkResult("of 100 cells: another width", beside: "kiwi", some.width),
      BenchmarkResult(
        "of 1,000 cells: another width", beside: "build",
        PairedMeasurement.Result(ours: many.width.ours, rival: many.build.ours)),
      BenchmarkResult("of 100 cells: one cell’s text grows", beside: "kiwi", some.cell, atMost: 1),
      BenchmarkResult(
        "of 1,000 cells: one cell’s text grows", beside: "of 10 cells",
        PairedMeasurement.Result(ours: many.cell.ours, rival: few.cell.ours), atMost: 1.5),
    ]
  }

  /// kiwi's 1,000 cells would take a quarter of an hour.
  @MainActor private static func feedCosts(_ count: Int, withRival: Bool) -> FeedCosts {
    let (table, textHeights) = SolverTable.feed(count)
    let build = PairedMeasurement(rounds: withRival && count > 10 ? 3 : 21).run(
      ours: { _ = OurSystem(table, giving: 375) },
      rival: { if withRival { kiwi_rival_destroy(table.makeRival()) } })

    let start = kiwi_rival_heap()
    let ours = OurSystem(table, giving: 375)
    let between = kiwi_rival_heap()
    let rival = withRival ? RivalSystem(table) : nil
    let bytes = (
      Double(between - start) / Double(table.rows.count),
      Double(kiwi_rival_heap() - between) / Double(table.rows.count)
    )
    let list = Int(table.edits[0])
    rival?.suggest(list, 375)
    rival?.update()
    if let rival {
      for variable in 0..<table.variableCount {
        precondition(
          abs(ours.value(variable) - rival.value(variable)) < 1e-6, "both must come to the same solution")
      }
    }

    var turn = 0
    let width = PairedMeasurement(rounds: 51, repetitions: 4).run(
      ours: {
        turn += 1
        ours.setGiven(list, 375 + Double(turn % 40))
        ours.update()
      },
      rival: {
        turn += 1
        rival?.suggest(list, 375 + Double(turn % 40))
        rival?.update()
      })
    // The last cell: what stands below a cell that grows must move as well.
    let last = textHeights[count - 1]
    let cell = PairedMeasurement(rounds: 101, repetitions: 20).run(
      ours: {
        turn += 1
        ours.setConstant(20 + Double(turn % 9), ofRow: last)
        ours.update()
      },
      rival: {
        turn += 1
        rival?.setConstant(20 + Double(turn % 9), ofRow: last)
        rival?.update()
      })
    return FeedCosts(build: build, width: width, cell: cell, bytes: bytes)
  }

  // MARK: Chains and nests

  @MainActor private static func line(_ name: String, _ make: (Int) -> SolverTable) -> [BenchmarkResult] {
    var rows: [BenchmarkResult] = []
    for count in [100, 1_000] {
      let table = make(count)
      let withRival = count <= 100
      let build = PairedMeasurement(rounds: 11).run(
        ours: { _ = OurSystem(table) }, rival: { if withRival { kiwi_rival_destroy(table.makeRival()) } })
      let ours = OurSystem(table)
      let rival = withRival ? RivalSystem(table) : nil
      let edited = Int(table.edits[0])
      var turn = 0
      let edit = PairedMeasurement(rounds: 101, repetitions: 20).run(
        ours: {
          turn += 1
          ours.suggest(edited, 60 * Double(count) + Double(turn % 9))
          ours.update()
        },
        rival: {
          turn += 1
          rival?.suggest(edited, 60 * Double(count) + Double(turn % 9))
          rival?.update()
        })
      if withRival {
        rows.append(BenchmarkResult("\(name) of \(count) views: build", beside: "kiwi", build, atMost: 1))
        rows.append(
          BenchmarkResult("\(name) of \(count) views: another width", beside: "kiwi", edit, atMost: 1))
      } else {
        rows.append(BenchmarkResult("\(name) of \(count) views: build", build.ours))
        rows.append(BenchmarkResult("\(name) of \(count) views: another width", edit.ours))
      }
    }
    return rows
  }
}
