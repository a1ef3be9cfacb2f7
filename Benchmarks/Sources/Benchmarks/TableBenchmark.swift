import KiwiRival
import UIKit

/// A table of 100,000 rows beside one of 100: to show it, to scroll it, and what it keeps.
enum TableBenchmark {
  @MainActor static func run() -> [Row] {
    [
      row("a table of 100,000 rows: show", "of 100 rows", count: 5) { _ = Table(rows: $0) },
      scrolling("a table of 100,000 rows: scroll by a screen", estimated: false),
      scrolling("the same with rows that measure themselves: scroll by a screen", estimated: true),
      memory(),
    ]
  }

  @MainActor private static func row(
    _ work: String, _ rival: String, count: Int, _ body: (Int) -> Void
  ) -> Row {
    let times = Contest(rounds: 31, repetitions: count).run(ours: { body(100_000) }, rival: { body(100) })
    return Row(work, beside: rival, times, atMost: 1.5)
  }

  /// Goes up and down in the first hundred rows and, in the long table, in the middle.
  @MainActor private static func scrolling(_ work: String, estimated: Bool) -> Row {
    let (long, short) = (Table(rows: 100_000, measured: estimated), Table(rows: 100, measured: estimated))
    long.view.contentOffset.y = 2_000_000
    long.view.layoutIfNeeded()
    let times = Contest(rounds: 31, repetitions: 10).run(ours: long.scroll, rival: short.scroll)
    return Row(work, beside: "of 100 rows", times, atMost: 1.5)
  }

  /// What the heap holds more, once the table has been scrolled.
  @MainActor private static func memory() -> Row {
    func kept(_ rows: Int) -> Double {
      let before = kiwi_rival_heap()
      let table = Table(rows: rows)
      for _ in 0..<20 { table.scroll() }
      return withExtendedLifetime(table) { Double(kiwi_rival_heap() - before) / 1024 }
    }
    _ = kept(100)
    return Row(
      "a table of 100,000 rows: memory", beside: "of 100 rows", ours: kept(100_000), rival: kept(100),
      unit: "kB",
      atMost: 1.5)
  }

  /// A table on a phone's screen.
  @MainActor private final class Table: NSObject, UITableViewDataSource {
    let view: UITableView
    private let rows: Int

    init(rows: Int, measured: Bool = false) {
      self.rows = rows
      view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
      super.init()
      view.rowHeight = measured ? UITableView.automaticDimension : 44
      view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      view.dataSource = self
      view.layoutIfNeeded()
    }

    private var isDown = false

    func scroll() {
      view.contentOffset.y += isDown ? -660 : 660
      isDown.toggle()
      view.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row % 100)"
      return cell
    }
  }
}
