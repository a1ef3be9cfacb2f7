import Diagnostics
import Foundation
import OSLog
import Testing

@testable import os

/// Lines of loggers: their levels, values and privacy.
@Suite struct LoggerTests {
  private final class Lines: Sendable {
    let all = OSAllocatedUnfairLock(initialState: [String]())
    /// The lines without their times.
    var texts: [String] { all.withLock { $0 }.map { String($0.dropFirst(13).dropLast()) } }
  }

  private func lines(from threshold: OSLogType? = .debug, redacts: Bool = false, _ body: () -> Void)
    -> [String]
  {
    let lines = Lines()
    let output = LogOutput(threshold: threshold?.severity, redacts: redacts) { line in
      lines.all.withLock { $0.append(line) }
    }
    LogOutput.$override.withValue(output, operation: body)
    return lines.texts
  }

  private let logger = Logger(subsystem: "org.example", category: "tests")

  @Test("a message without bound is cut between characters, and says what is left out")
  func longMessages() throws {
    let most = LogOutput.longestMessage
    for piece in ["a", "é", "😀", "e\u{301}", "\r\n"] {
      let text = String(repeating: piece, count: 1_000_000)
      let line = try #require(lines { logger.notice("\(text)") }.first)
      let count = text.utf8.count
      #expect(line.utf8.count < most + 200, "\(piece)")
      let found = try #require(line.firstMatch(of: #/… \((\d+) bytes left out\)$/#))
      let left = try #require(Int(found.1))
      #expect(left >= count - most && left < count - most + 8 && !line.unicodeScalars.contains("\u{FFFD}"))
    }
    let short = String(repeating: "a", count: most)
    #expect(lines { logger.notice("\(short)") }.first?.hasSuffix("aaa") == true)
  }

  @Test func eachMethodWritesItsLevel() {
    let written = lines {
      logger.trace("a")
      logger.debug("b")
      logger.info("c")
      logger.notice("d")
      logger.log("e")
      logger.warning("f")
      logger.error("g")
      logger.critical("h")
      logger.fault("i")
      logger.log(level: .info, "j")
    }
    let levels = ["debug", "debug", "info", "default", "default", "error", "error", "fault", "fault", "info"]
    #expect(written == zip(levels, "abcdefghij").map { "\($0) [org.example:tests] \($1)" })
  }

  @Test func valuesOfAMessageThatIsNotWrittenAreNotRead() {
    var reads = 0
    func costly() -> Int {
      reads += 1
      return reads
    }
    let written = lines(from: .error) {
      logger.debug("\(costly())")
      logger.error("\(costly())")
    }
    #expect(written == ["error [org.example:tests] 1"])
    #expect(lines(from: nil) { logger.fault("never \(costly())") }.isEmpty)
    #expect(reads == 1)
  }

  private struct Failure: Error {}
  private enum Kind { case small }

  @Test func valuesAreWrittenInTheirForms() {
    let missing: String? = nil
    let written = lines {
      logger.log(
        "\(255, format: .hex) \(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))")
      logger.log("\(-7, format: .decimal(minDigits: 3)) \(7, format: .decimal(explicitPositiveSign: true))")
      logger.log("\(1.5, format: .fixed(precision: 2)) \(CGFloat(2), format: .fixed(precision: 0))")
      logger.log("\(true) \(false, format: .answer) \(missing) \(Int?.some(3)) \([1, 2])")
      logger.log("\("ab", align: .right(columns: 4))|\("ab", align: .left(columns: 4))|")
      logger.log("\(Failure()) \(String.self) \(UInt8.max) \(Kind.small)")
    }
    #expect(
      written.map { $0.replacingOccurrences(of: "default [org.example:tests] ", with: "") } == [
        "ff 0x00FF", "-007 +7", "1.50 2", "true no nil 3 [1, 2]", "  ab|ab  |", "Failure() String 255 small",
      ])
  }

  @Test func privateValuesAreLeftOutWhereTheyAreRedacted() {
    let name = "Ann"
    func write() {
      logger.log("\(name) \(name, privacy: .public) \(name, privacy: .private) \(3) \(4, privacy: .private)")
      os_log("%@ %{public}@ %{private}d", name, name, 5)
    }
    #expect(
      lines(redacts: true, write) == [
        "default [org.example:tests] <private> Ann <private> 3 <private>", "default <private> Ann <private>",
      ])
    #expect(lines(write) == ["default [org.example:tests] Ann Ann Ann 3 4", "default Ann Ann 5"])
    let hashes = lines(redacts: true) {
      logger.log("\(name, privacy: .private(mask: .hash))")
      logger.log("\(name, privacy: .private(mask: .hash))")
    }
    #expect(hashes[0] == hashes[1] && hashes[0].contains("<mask.hash: '"))
  }

  @Test func formatsTakeSwiftsValues() {
    let log = OSLog(subsystem: "org.example", category: "old")
    let written = lines {
      os_log("%d of %ld: %@, %.1f%%", log: log, type: .info, 1, 2, "three", 4.25)
      os_log(.error, log: log, "%05.2f %x %s", 3.14159, 255, "end")
      os_log("missing %@ %d", log: log, "one")
      os_log("bad %d 100%", log: log, "text")
      os_log("\(log.isEnabled(type: .debug)) interpolated", log: log, type: .debug)
    }
    #expect(
      written == [
        "info [org.example:old] 1 of 2: three, 4.2%", "error [org.example:old] 03.14 ff end",
        "default [org.example:old] missing one %d", "default [org.example:old] bad text 100%",
        "debug [org.example:old] true interpolated",
      ])
    #expect(lines { os_log("never", log: .disabled, type: .fault) }.isEmpty)
  }

  @Test func theThresholdIsReadFromItsName() {
    #expect(LogOutput.threshold(named: "error") == 3)
    #expect(LogOutput.threshold(named: "info") == 1)
    #expect(LogOutput.threshold(named: "off") == nil)
    #expect(LogOutput.threshold(named: "nonsense") == LogOutput.threshold(named: nil))
  }

  @Test func signpostsWriteHowLongIntervalsTook() {
    let signposter = OSSignposter(subsystem: "org.example", category: .pointsOfInterest)
    let written = lines {
      let result = signposter.withIntervalSignpost("load") { 3 }
      signposter.emitEvent("done", "\(result)")
    }
    #expect(written.count == 3)
    #expect(written[0].hasPrefix("debug [org.example:PointsOfInterest] load took "))
    #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
  }

  @Test func aLockLetsOneThreadAtATimeAtItsState() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8_000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { true })
  }
}
