import Glibc
import Testing

@testable import CoreData

struct KillTests {
  /// The folder of the built programs.
  private static let programs = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .resolvingSymlinksInPath()
    .deletingLastPathComponent()

  @Test func whatIsKilledWhileItSavesLeavesWholeRounds() throws {
    let program = try #require(
      [KillTests.programs, Bundle.main.bundleURL].map { $0.appendingPathComponent("KilledStore") }.first {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    let folder = TemporaryFolder()
    var before: Int64 = 0
    for kill in 0..<8 {
      let process = Process()
      process.executableURL = program
      process.arguments = [folder.store.path]
      try process.run()
      Thread.sleep(forTimeInterval: 0.3 + Double(kill) * 0.013)
      Glibc.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let file = try SQLiteFile(folder.store)
      #expect(try file.rows("PRAGMA integrity_check") == [[.text("ok")]])
      let rounds = try file.rows("SELECT ZROUND, COUNT(*) FROM ZNOTE GROUP BY ZROUND HAVING COUNT(*) <> 10")
      #expect(rounds == [])
      let count = try file.rows("SELECT COUNT(*) FROM ZNOTE").first?.first?.integer ?? 0
      #expect(count >= before)
      before = count
    }
    #expect(before > 0)
  }
}
