import Foundation
import Testing

/// The middle of the display in a world where lines break at any moment. `SHOJI_SEEDS=FIRST-LAST` tries
/// others; a seed that failed is tried again by `SHOJI_SEEDS=7-7`.
struct HubModelTests {
  private var seeds: ClosedRange<UInt64> {
    let words = ProcessInfo.processInfo.environment["SHOJI_SEEDS"]?.split(separator: "-") ?? []
    let numbers = words.compactMap { UInt64($0) }
    return numbers.count == 2 && numbers[0] <= numbers[1] ? numbers[0]...numbers[1] : 1...150
  }

  @Test("Every input comes once and in order, every press ends, and all pages show the newest commit")
  func walks() throws {
    var counts: [String: Int] = [:]
    for seed in seeds {
      let model = HubModel(seed: seed)
      model.walk()
      counts.merge(model.counts) { $0 + $1 }
      if let fault = model.fault {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("hub-\(seed).txt")
        try model.history.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(fault); all that happened is in \(file.path)")
        return
      }
    }
    // A model that tried nothing has shown nothing.
    let wanted = [
      "connections", "inputs", "syncs", "cuts", "leaves", "slow lines", "held", "commits", "commits taken",
      "snapshots", "cancelled presses", "resumed presses",
    ]
    for name in wanted { #expect(counts[name, default: 0] > seeds.count / 20, "\(name) of \(counts)") }
  }
}
