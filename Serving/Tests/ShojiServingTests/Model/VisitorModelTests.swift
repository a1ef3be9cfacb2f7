import Foundation
import Testing

@testable import ShojiServing

/// The table of visitors in a world where anything goes wrong at any moment. `SHOJI_SEEDS=FIRST-LAST` tries
/// others: `scripts/attack --model` does, and a seed that failed is tried again by `SHOJI_SEEDS=7-7`.
struct VisitorModelTests {
  private var seeds: ClosedRange<UInt64> {
    let words = ProcessInfo.processInfo.environment["SHOJI_SEEDS"]?.split(separator: "-") ?? []
    let numbers = words.compactMap { UInt64($0) }
    return numbers.count == 2 && numbers[0] <= numbers[1] ? numbers[0]...numbers[1] : 1...1_000
  }

  @Test("Whoever comes is answered in time, and nobody has two processes", arguments: [false, true])
  func walks(spansMachines: Bool) throws {
    var counts: [String: Int] = [:]
    for seed in seeds {
      var model = VisitorModel(seed: seed, spansMachines: spansMachines)
      model.run()
      counts.merge(model.counts) { $0 + $1 }
      guard model.faults.isEmpty else {
        var again = VisitorModel(seed: seed, spansMachines: spansMachines, keepsHistory: true)
        again.run()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("model-\(seed).txt")
        try again.history.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        Issue.record("seed \(seed): \(model.faults[0]); all that happened is in \(file.path)")
        return
      }
    }
    // A model that tried nothing has shown nothing.
    let wanted = [
      "connections", "processes", "handed", "answers", "stopped", "template killed", "template stopped",
      "release ends", "release hangs", "release endsLater", "release isDeaf", "release crashes",
      "release isMute", "mute", "former goes on", "crashes on trial", "loads", "folder held", "too much",
      "calm visits",
    ]
    for name in wanted + (spansMachines ? ["lost"] : []) {
      #expect(counts[name, default: 0] > seeds.count / 20, "\(name) of \(counts)")
    }
  }

  @Test("A seed is one walk") func replay() {
    let walks = (0..<2).map { _ in
      var model = VisitorModel(seed: 5, spansMachines: false)
      model.run()
      return model.counts
    }
    #expect(walks[0] == walks[1])
  }
}
