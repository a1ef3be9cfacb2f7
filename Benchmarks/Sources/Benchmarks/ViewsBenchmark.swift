import KiwiRival
import UIKit

/// Trees of views made by hand: what a row costs to make and to remove, whatever their number, what a cell
/// costs whose constraints find its height, and what a view weighs.
enum ViewsBenchmark {
  @MainActor static func run() -> [BenchmarkResult] {
    manyRows() + [weight()]
  }

  @MainActor static func runFeed() -> [BenchmarkResult] { [feed()] }

  // MARK: Rows

  private struct Times {
    var make: Duration
    var replace: Duration
    var swap: Duration
    var remove: Duration
  }

  /// The cost of a row among few, beside that of a row among many.
  @MainActor private static func manyRows() -> [BenchmarkResult] {
    func byRow(_ count: Int) -> [KeyPath<Times, Duration>: Duration] {
      let all = (0..<5).map { _ in times(count) }
      let works: [KeyPath<Times, Duration>] = [\.make, \.replace, \.swap, \.remove]
      return Dictionary(
        uniqueKeysWithValues: works.map { work in (work, median(all.map { $0[keyPath: work] }) / count) })
    }
    let few = byRow(100)
    return [1_000, 10_000, 20_000].flatMap { count in
      let many = byRow(count)
      let number = count == 1_000 ? "1,000" : count == 10_000 ? "10,000" : "20,000"
      return [("make", \Times.make), ("replace", \.replace), ("swap two of", \.swap), ("remove", \.remove)]
        .map {
          name, work in
          BenchmarkResult(
            "\(name) \(number) rows of a label and two buttons, by row", beside: "of 100 rows",
            PairedMeasurement.Result(ours: many[work]!, rival: few[work]!), atMost: 1.5)
        }
    }
  }

  @MainActor private static func times(_ count: Int) -> Times {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 800))
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 30 * count))
    window.addSubview(list)
    func time(_ work: () -> Void) -> Duration { ContinuousClock().measure(work) }
    func make() { for index in 0..<count { list.addSubview(Row.make(index)) } }
    func remove() { for view in list.subviews { view.removeFromSuperview() } }
    return Times(
      make: time { make() },
      replace: time {
        remove()
        make()
      },
      swap: time { list.exchangeSubview(at: 1, withSubviewAt: count - 2) }, remove: time { remove() })
  }

  // MARK: Cells

  /// Cells of 17 views and 40 constraints, two of whose labels wrap: made, asked for their height, laid out.
  @MainActor private static func feed() -> BenchmarkResult {
    let times = PairedMeasurement(rounds: 15, repetitions: 10).run(
      ours: {
        FeedPost().fit()
      },
      rival: {
        let cell = FeedPost()
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: cell.place(width: 375))
      })
    return BenchmarkResult(
      "a feed cell of 17 views and 40 constraints", beside: "placed by hand", times, atMost: 2.5)
  }

  // MARK: Weight

  /// Returns the heap memory of one plain view.
  @MainActor private static func weight() -> BenchmarkResult {
    let count = 10_000
    let before = kiwi_rival_heap()
    let views = (0..<count).map { UIView(frame: CGRect(x: 0, y: $0, width: 10, height: 10)) }
    return withExtendedLifetime(views) {
      BenchmarkResult("a view: memory", Int(kiwi_rival_heap() - before) / count, unit: "bytes", under: 2_000)
    }
  }
}
