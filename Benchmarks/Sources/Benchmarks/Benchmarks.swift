import Foundation

/// Runs the benchmarks named on the command line, or all of them, and prints a Markdown table.
@main
enum Benchmarks {
  /// The groups of rows, by the name to run them alone.
  @MainActor static let groups: [(name: String, run: @MainActor () async throws -> [BenchmarkResult])] = [
    ("plastic", PlasticBenchmark.run), ("layout", LayoutBenchmark.run), ("views", ViewsBenchmark.run),
    ("feed", ViewsBenchmark.runFeed),
    ("table", TableBenchmark.run), ("components", ComponentsBenchmark.run),
    ("interface", InterfaceBenchmark.run),
    ("nodes", ConnectedNodesBenchmark.run),
    ("dispatch", DispatchBenchmark.run), ("repaint", RepaintBenchmark.run), ("wire", WireBenchmark.run),
    ("start", StartBenchmark.run), ("paint", FirstPaintBenchmark.run), ("solver", SolverBenchmark.run),
    ("text", TextBenchmark.run),
    ("rows", RowsBenchmark.run), ("project", ProjectBenchmark.run), ("sdk", SDKBenchmark.run),
  ]

  @MainActor static func main() async throws {
    let wanted = Set(CommandLine.arguments.dropFirst())
    let unknown = wanted.subtracting(groups.map(\.name))
    guard unknown.isEmpty else {
      print(
        "unknown: \(unknown.sorted().joined(separator: " ")); there are: \(groups.map(\.name).joined(separator: " "))"
      )
      exit(2)
    }
    print(BenchmarkResult.markdownHead)
    for group in groups where wanted.isEmpty || wanted.contains(group.name) {
      for row in try await group.run() {
        print(row.markdown)
        fflush(nil)
      }
    }
  }
}
