import Hyperdrive

/// Reactant's components beside the same done by hand.
enum ComponentsBenchmark {
  @MainActor static func run() throws -> [BenchmarkResult] {
    try [stateChange(), cells()] + LiveBenchmark.run()
  }

  /// A state that is set, to a changed label, beside the label's text being set.
  @MainActor private static func stateChange() -> BenchmarkResult {
    let cell = FeedCell()
    cell.componentState = FeedEntry(title: "0", body: "Body", date: "Now")
    let label = UILabel()
    var (number, other) = (0, 0)
    let times = PairedMeasurement(rounds: 31, repetitions: 2_000).run(
      ours: {
        number += 1
        cell.componentState.title = String(number)
      },
      rival: {
        other += 1
        label.text = String(other)
      })
    return BenchmarkResult(
      "a component’s state set, to its changed label", beside: "setting the label’s text", times, atMost: 5)
  }

  /// Cells from compiled XML, beside the same with anchors, made, given their texts and laid out.
  @MainActor private static func cells() -> BenchmarkResult {
    let entry = FeedEntry(
      title: "Groceries", body: "Milk, honey, 2 lemons, 3 melons, a cat", date: "Yesterday")
    let frame = CGRect(x: 0, y: 0, width: 375, height: 80)
    var kept: [UIView] = []
    let times = PairedMeasurement(rounds: 15).run(
      ours: {
        kept = (0..<1_000).map { _ in
          let cell = FeedCell()
          cell.translatesAutoresizingMaskIntoConstraints = true
          cell.frame = frame
          cell.componentState = entry
          cell.layoutIfNeeded()
          return cell
        }
      },
      rival: {
        kept = (0..<1_000).map { _ in
          let cell = FeedCellByHand()
          cell.frame = frame
          cell.show(entry)
          cell.layoutIfNeeded()
          return cell
        }
      })
    return BenchmarkResult(
      "1,000 cells from compiled XML", beside: "the same by hand with anchors", times, atMost: 1.2)
  }
}

/// The content of a cell of the benchmark.
struct FeedEntry: Sendable {
  var title: String
  var body: String
  var date: String
}
