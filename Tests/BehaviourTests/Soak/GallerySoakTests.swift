import Foundation
import ShojiTestSupport
import Testing

/// All pages of the gallery, used in a tab over and over, with sheets, typing, files, reloads and broken
/// connections. `scripts/soak` does so for as long as it is told.
@Suite("A soak of the gallery", .wholeApps, .onlyInChromium("Chromium counts what its page keeps."))
struct GallerySoakTests {
  /// The seconds that it lasts; without them it is left out.
  private static let duration = ProcessInfo.processInfo.environment["SHOJI_SOAK"].flatMap(Double.init)
  /// The seed of the walk.
  private static let seed = ProcessInfo.processInfo.environment["SHOJI_SEED"].flatMap(UInt64.init) ?? 1

  /// A field that has the focus; animations that are paused, and that go on without end.
  @Test(
    "a page that was left leaves no node and no listener behind", arguments: ["Text", "Time", "Particles"])
  func leftPage(title: String) async throws {
    let walk = try await GalleryWalk(seed: 1)
    for _ in 0..<2 { try await walk.visit(title) }
    let first = try await walk.sample()
    for _ in 0..<3 { try await walk.visit(title) }
    let last = try await walk.sample()
    #expect(last.values[0] <= first.values[0], "nodes")
    #expect(last.values[1] <= first.values[1], "listeners")
    try await walk.quit()
  }

  @Test("is flat", .enabled(if: duration != nil))
  func soak() async throws {
    let duration = Self.duration ?? 0
    // Five minutes, or less of a short soak: the first to come to rest, the second to compare with.
    let period = min(300, duration / 3)
    let walk = try await GalleryWalk(seed: Self.seed)
    let start = Date()
    var periods: [SoakSample] = []
    var samples: [SoakSample] = []
    print("minutes\(SoakSample.heading)")
    while Date() < start + duration {
      for _ in 0..<4 { try await walk.visitNext() }
      samples.append(try await walk.sample())
      guard Date() >= start + period * Double(periods.count + 1), let least = SoakSample(leastOf: samples)
      else { continue }
      periods.append(least)
      samples = []
      let minutes = String(format: "%7.1f", Date().timeIntervalSince(start) / 60)
      print("\(minutes)\(least.line)  \(await walk.deeds)")
      fflush(nil)
    }
    try #require(periods.count > 2, "too slow for \(duration) seconds")
    for (name, values) in zip(SoakSample.names, zip(periods[1].values, periods.last!.values))
    where name != SoakSample.unsteady {
      let (before, after) = values
      #expect(Double(after) <= Double(before) * 1.02, "\(name): \(before) became \(after)")
    }
    try await walk.quit()
  }
}
