import Katana
import KatanaElements
import KiwiRival
import UIKit

/// A table of 100,000 rows beside one of 100: to show it, to scroll it, and what it keeps.
enum TableBenchmark {
  @MainActor static func run() -> [BenchmarkResult] {
    [
      row("a table of 100,000 rows: show", "of 100 rows", count: 5) { _ = Table(rows: $0) },
      scrolling("a table of 100,000 rows: scroll by a screen", estimated: false),
      scrolling("the same with rows that measure themselves: scroll by a screen", estimated: true),
      memory("a table of 100,000 rows: memory") { rows in
        let table = Table(rows: rows)
        return (table, table.scroll)
      },
    ] + described()
  }

  /// The same as a description.
  @MainActor private static func described() -> [BenchmarkResult] {
    let (long, short) = (DescribedTable(rows: 100_000), DescribedTable(rows: 100))
    long.native.contentOffset.y = 2_000_000
    long.native.layoutIfNeeded()
    let scroll = PairedMeasurement(rounds: 31, repetitions: 10).run(ours: long.scroll, rival: short.scroll)
    let update = PairedMeasurement(rounds: 15).run(ours: long.toggleLastRow, rival: short.toggleLastRow)
    return [
      row("a described table of 100,000 rows: show", "of 100 rows", count: 5) {
        _ = DescribedTable(rows: $0)
      },
      BenchmarkResult(
        "a described table of 100,000 rows: scroll by a screen", beside: "of 100 rows", scroll, atMost: 1.5),
      memory("a described table of 100,000 rows: memory") { rows in
        let table = DescribedTable(rows: rows)
        return (table, table.scroll)
      },
      BenchmarkResult(
        "a described table of 100,000 named rows: one comes or goes at the end", beside: "of 100 rows", update
      ),
    ]
  }

  @MainActor private static func row(
    _ work: String, _ rival: String, count: Int, _ body: (Int) -> Void
  ) -> BenchmarkResult {
    let times = PairedMeasurement(rounds: 31, repetitions: count).run(
      ours: { body(100_000) }, rival: { body(100) })
    return BenchmarkResult(work, beside: rival, times, atMost: 1.5)
  }

  /// Goes up and down in the first hundred rows and, in the long table, in the middle.
  @MainActor private static func scrolling(_ work: String, estimated: Bool) -> BenchmarkResult {
    let (long, short) = (Table(rows: 100_000, measured: estimated), Table(rows: 100, measured: estimated))
    long.view.contentOffset.y = 2_000_000
    long.view.layoutIfNeeded()
    let times = PairedMeasurement(rounds: 31, repetitions: 10).run(ours: long.scroll, rival: short.scroll)
    return BenchmarkResult(work, beside: "of 100 rows", times, atMost: 1.5)
  }

  /// What the heap holds more, once the table has been scrolled.
  @MainActor private static func memory(
    _ work: String, _ make: (Int) -> (table: AnyObject, scroll: () -> Void)
  ) -> BenchmarkResult {
    func kept(_ rows: Int) -> Double {
      let before = kiwi_rival_heap()
      let (table, scroll) = make(rows)
      for _ in 0..<20 { scroll() }
      return withExtendedLifetime(table) { Double(kiwi_rival_heap() - before) / 1024 }
    }
    _ = kept(100)
    return BenchmarkResult(
      work, beside: "of 100 rows", ours: kept(100_000), rival: kept(100),
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

/// A table on a phone's screen that is a description.
@MainActor private final class DescribedTable {
  let native: NativeTable
  private let renderer: Renderer
  private let rows: Int
  private var isDown = false
  private var isLonger = false

  init(rows: Int) {
    self.rows = rows
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    renderer = Renderer(rootDescription: Self.table(rows), store: nil)
    renderer.render(in: container)
    native = renderer.rootNode.container as! NativeTable
    native.layoutIfNeeded()
  }

  private static func table(_ rows: Int) -> KatanaElements.Table {
    KatanaElements.Table(
      props: KatanaElements.Table.Props.build {
        $0.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        $0.delegate = NumberedRows(count: rows)
        $0.rowAnimation = .none
      })
  }

  func scroll() {
    native.contentOffset.y += isDown ? -660 : 660
    isDown.toggle()
    native.layoutIfNeeded()
  }

  func toggleLastRow() {
    isLonger.toggle()
    renderer.rootNode.update(with: Self.table(isLonger ? rows + 1 : rows))
    native.layoutIfNeeded()
  }
}

private struct NumberedRows: TableDelegate {
  var count: Int

  func numberOfRows(forSection section: Int) -> Int { count }
  func cellDescription(forRowAt indexPath: IndexPath) -> AnyNodeDescription {
    Label(
      props: Label.Props.build {
        $0.text = NSAttributedString(string: "Row \(indexPath.row % 100)")
      })
  }
  func height(forRowAt indexPath: IndexPath) -> Value { .fixed(44) }
  func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? { indexPath.row }
}
