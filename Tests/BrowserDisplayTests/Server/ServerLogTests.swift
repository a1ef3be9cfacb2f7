import Foundation
import Synchronization
import Testing

@testable import BrowserDisplay

/// A log that nobody outside fills.
struct ServerLogTests {
  private final class Clock: @unchecked Sendable {
    var time: TimeInterval = 0
  }

  private func makeLog(_ clock: Clock) -> (ServerLog, TestLog) {
    let lines = TestLog()
    return (ServerLog(now: { clock.time }, write: { lines.append($0) }), lines)
  }

  @Test(
    "However many requests are refused, lines come at growing intervals, with the number of those left out")
  func floods() {
    let clock = Clock()
    let (log, lines) = makeLog(clock)
    // A day, each from another host.
    for number in 0..<21_600 {
      clock.time = Double(4 * number)
      log.log(RequestGate.Refusal.host("evil\(number).example").message)
    }
    #expect(lines.all.count < 50, "\(lines.all.count)")
    #expect(lines.all.joined().utf8.count < 10_000)
    #expect(lines.all[1].hasSuffix("(and 2 more like it)"), "\(lines.all[1])")
    // Another reason has a line at once.
    log.log(RequestGate.Refusal.secret.message)
    #expect(lines.all.last == RequestGate.Refusal.secret.message.text)
  }

  @Test("After a pause a reason is logged as at first")
  func pauses() {
    let clock = Clock()
    let (log, lines) = makeLog(clock)
    for time in [0, 11, 12, 1_000, 1_001, 1_011] as [TimeInterval] {
      clock.time = time
      log.log("a reason")
    }
    #expect(
      lines.all == ["a reason", "a reason", "a reason (and 1 more like it)", "a reason (and 1 more like it)"])
  }

  @Test("What came from outside is short, and writes no lines of its own")
  func values() {
    let foreign = "a\nb\u{1B}[31m\u{202E}\u{2028}" + String(repeating: "\u{301}", count: 10_000)
    let message: LogMessage = "refused \(foreign), \("x")"
    #expect(message.kind == "refused …, …")
    let expected = "refused a\\u{a}b\\u{1b}[31m\\u{202e}\\u{2028}"
    #expect(message.text.unicodeScalars.starts(with: expected.unicodeScalars))
    #expect(message.text.unicodeScalars.count < 150)
    let whole: LogMessage = "closed: \(message)"
    #expect(whole.kind == "closed: refused …, …" && whole.text == "closed: " + message.text)
    let own: LogMessage = "no font \(own: "Inter")"
    #expect(own.kind == own.text)
  }

  @Test("So many kinds are remembered, of which the last count")
  func kinds() {
    let (log, lines) = makeLog(Clock())
    for number in 0..<2 * ServerLog.mostKinds { log.log("font \(own: number)") }
    log.log("font \(own: 2 * ServerLog.mostKinds - 1)")
    #expect(lines.all.count == 2 * ServerLog.mostKinds)
  }
}
