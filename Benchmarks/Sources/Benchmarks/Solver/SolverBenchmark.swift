import Cassowary
import KiwiRival

@MainActor enum SolverBenchmark {
  static func run(_ only: String?) -> [Row] {
    var rows: [Row] = []
    if only == nil || only == "dialog" {
      let dialog = SolverTable.dialog()
      print(dialog.rows.count, "rows")
      rows.append(
        Row(
          "dialog build", beside: "kiwi",
          Contest(rounds: 101).run(
            ours: { _ = OurSystem(dialog) }, rival: { kiwi_rival_destroy(dialog.makeRival()) }), atMost: 1))
      let ours = OurSystem(dialog)
      let rival = dialog.makeRival()
      let (w, h) = (dialog.edits[0], dialog.edits[1])
      let sizes: [(Double, Double)] = [(400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400)]
      func edit(_ size: (Double, Double)) {
        try! ours.solver.suggest(ours.variables[Int(w)], size.0)
        try! ours.solver.suggest(ours.variables[Int(h)], size.1)
        try! ours.solver.solve()
      }
      func editRival(_ size: (Double, Double)) {
        kiwi_rival_suggest(rival, w, size.0)
        kiwi_rival_suggest(rival, h, size.1)
        kiwi_rival_update(rival)
      }
      for size in sizes {
        edit(size)
        editRival(size)
        for v in 0..<dialog.variableCount {
          let (a, b) = (ours.solver.value(of: ours.variables[v]), kiwi_rival_value(rival, Int32(v)))
          if abs(a - b) > 1e-6 { print("differ", size, v, a, b) }
        }
        print("ambiguous", ours.variables.filter { ours.solver.isAmbiguous($0) }.count)
      }
      rows.append(
        Row("dialog same edit", beside: "kiwi",
          Contest(rounds: 101, repetitions: 1000).run(ours: { edit(sizes[0]) }, rival: { editRival(sizes[0]) }), atMost: 1))
      var k = 0, r = 0
      rows.append(
        Row("dialog edit of six sizes", beside: "kiwi",
          Contest(rounds: 101, repetitions: 600).run(
            ours: { k = (k + 1) % 6; edit(sizes[k]) }, rival: { r = (r + 1) % 6; editRival(sizes[r]) }), atMost: 1))
      rows.append(
        Row("dialog edit drag", beside: "kiwi",
          Contest(rounds: 101, repetitions: 600).run(
            ours: { k += 1; edit((800 + Double(k % 100), 600)) }, rival: { r += 1; editRival((800 + Double(r % 100), 600)) }), atMost: 1))
    }
    if only == nil || only == "feed" {
      for n in [10, 100, 1000] {
        let (feed, heights) = SolverTable.feed(n)
        let rival = n < 1000
        rows.append(
          Row("feed build \(n)", beside: "kiwi",
            Contest(rounds: n > 10 ? 5 : 51).run(
              ours: { _ = OurSystem(feed, giving: 375) }, rival: { if rival { kiwi_rival_destroy(feed.makeRival()) } }), atMost: 1))
        let before = kiwi_rival_heap()
        let ours = OurSystem(feed, giving: 375)
        print("bytes per constraint", Double(kiwi_rival_heap() - before) / Double(feed.rows.count))
        let theirs = rival ? feed.makeRival() : nil
        if let theirs {
          kiwi_rival_suggest(theirs, feed.edits[0], 375)
          kiwi_rival_update(theirs)
          for v in 0..<feed.variableCount {
            let (a, b) = (ours.solver.value(of: ours.variables[v]), kiwi_rival_value(theirs, Int32(v)))
            if abs(a - b) > 1e-6 { print("differ", v, a, b); break }
          }
        }
        var k = 0, r = 0
        rows.append(
          Row("feed width \(n)", beside: "kiwi",
            Contest(rounds: 11).run(
              ours: { k += 1; try! ours.solver.give(ours.variables[Int(feed.edits[0])], 320 + Double(k % 400)); try! ours.solver.solve() },
              rival: { if let theirs { r += 1; kiwi_rival_suggest(theirs, feed.edits[0], 320 + Double(r % 400)); kiwi_rival_update(theirs) } }), atMost: 1))
        rows.append(
          Row("feed last cell \(n)", beside: "kiwi",
            Contest(rounds: 51, repetitions: 10).run(
              ours: { k += 1; try! ours.solver.setConstant(20 + Double(k % 9), of: ours.rows[heights[n - 1]]); try! ours.solver.solve() },
              rival: { if let theirs { r += 1; kiwi_rival_replace(theirs, Int32(heights[n - 1]), 20 + Double(r % 9)); kiwi_rival_update(theirs) } }), atMost: 1))
      }
    }
    if only == nil || only == "chain" || only == "nest" {
      for n in [10, 100, 300, 1000] {
        for (name, table) in [("chain", SolverTable.chain(n)), ("nest", SolverTable.nest(n))] where only == nil || only == name {
          rows.append(
            Row("\(name) build \(n)", beside: "kiwi",
              Contest(rounds: n > 100 ? 3 : 11).run(
                ours: { _ = OurSystem(table) }, rival: { if n < 1000 { kiwi_rival_destroy(table.makeRival()) } }), atMost: 1))
          let ours = OurSystem(table)
          let theirs = n < 1000 ? table.makeRival() : nil
          var k = 0, r = 0
          rows.append(
            Row("\(name) edit \(n)", beside: "kiwi",
              Contest(rounds: 51, repetitions: 10).run(
                ours: { k += 1; try! ours.solver.suggest(ours.variables[Int(table.edits[0])], 60 * Double(n) + Double(k % 9)); try! ours.solver.solve() },
                rival: { if let theirs { r += 1; kiwi_rival_suggest(theirs, table.edits[0], 60 * Double(n) + Double(r % 9)); kiwi_rival_update(theirs) } }), atMost: 1))
        }
      }
    }
    return rows
  }
}
