import Foundation
import Testing

@testable import ShojiToolKit

/// What `shoji run` decides, in all orders of what happens around it.
struct RunModelTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// `SHOJI_SEED=N` plays one run; `SHOJI_SEEDS=N` so many.
  private static var seeds: Range<UInt64> {
    if let seed = environment["SHOJI_SEED"].flatMap(UInt64.init) { return seed..<(seed + 1) }
    return 0..<(environment["SHOJI_SEEDS"].flatMap(UInt64.init) ?? 2_000)
  }

  @Test func allOrdersKeepTheRules() throws {
    var occurrences: Set<RunModel.Occurrence> = []
    for seed in Self.seeds {
      var model = RunModel(seed: seed)
      try model.play()
      occurrences.formUnion(model.occurrences)
    }
    // A run that tried nothing shows nothing.
    if Self.seeds.count >= 1_000 {
      let missing = RunModel.Occurrence.allCases.filter { !occurrences.contains($0) }
      #expect(missing.isEmpty, "the runs had no \(missing)")
    }
  }
}
