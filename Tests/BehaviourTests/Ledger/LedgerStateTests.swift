import Foundation
import ShojiTestSupport
import Testing

/// The durability of the ledger's saved place through `kill -9` while it is saved and while it is restored.
@Suite("The ledger's place through kill -9", .withoutBrowser, .wholeApps)
struct LedgerStateTests {
  /// The number of kills; set by `SHOJI_KILLS`.
  private static let kills = ProcessInfo.processInfo.environment["SHOJI_KILLS"].flatMap { Int($0) } ?? 12

  private static let arguments = ["--locale", "en_US", "--state", "on"]

  /// The place that the ledger shows: the title of its screen.
  private func place(in app: any AppDriver) async throws -> String {
    let texts = try await app.texts()
    try #require(texts.contains("Transactions"))
    return texts.contains("Use Sample Data") ? "Settings" : "Transactions"
  }

  /// Kills an app after a while, as nothing but the system does; the app may have ended by then.
  private func killed(_ app: any AppDriver, after delay: Duration) throws -> Task<Void, any Error> {
    let process = try #require(app as? AppProcess).processIdentifier
    return Task {
      try await Task.sleep(for: delay)
      Foundation.kill(process, SIGKILL)
    }
  }

  @Test("is the former or the new one when saving is cut off, and is kept when restoring is")
  func kills() async throws {
    let folder = try LedgerFolder()
    try folder.keepHousehold()
    var generator = SeededGenerator(seed: 13)
    var app = try await folder.start(arguments: Self.arguments)
    try await app.tap("Transactions")
    try await app.advance(1)
    try await app.quit()
    var former = "Transactions"
    for round in 0..<Self.kills {
      // While it is restored.
      app = try await folder.start(arguments: Self.arguments)
      let launch = try killed(app, after: .microseconds(Int.random(in: 0...80_000, using: &generator)))
      _ = try? await app.texts()
      try await launch.value
      app = try await folder.start(arguments: Self.arguments)
      #expect(try await place(in: app) == former, "round \(round), after it was killed while it began")
      // While it is saved.
      let next = former == "Settings" ? "Transactions" : "Settings"
      try await app.tap(DriverTarget.name(next, index: 0))
      try await app.advance(1)
      let saving = try killed(app, after: .microseconds(Int.random(in: 0...8_000, using: &generator)))
      try? await app.quit()
      try await saving.value
      app = try await folder.start(arguments: Self.arguments)
      let found = try await place(in: app)
      #expect([former, next].contains(found), "round \(round), after it was killed while it saved")
      try await app.quit()
      former = found
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.folder.path)
    #expect(!files.contains { $0.contains("broken") }, "\(files)")
  }
}
