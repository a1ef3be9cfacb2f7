import AgentProtocol
import Foundation
import Testing

/// Apps that end, crash or hang in the middle.
@Suite(.serialized) struct EndedAppTests {
  private let fixture: ToolFixture

  init() throws {
    fixture = try ToolFixture("FaultyScreens")
    try fixture.text("run", ["arguments": ["end"]])
  }

  @Test(arguments: [("End", "ended with status 3"), ("Crash", "crashed with signal")])
  func anEndIsSaidOnceAndAgain(button: String, words: String) throws {
    let first = try fixture.client.call("tap", ["target": .string(button)])
    #expect(
      first.isError && first.text.contains(words) && first.text.contains("call run again"), "\(first.text)")
    if button == "Crash" {
      for words in [
        "about to take the last of 0 names", "Index out of range", "FaultyController+Ends.swift:",
      ] {
        #expect(first.text.contains(words), "\(words) in:\n\(first.text)")
      }
    }
    let second = try fixture.client.call("tree")
    #expect(second.isError && second.text.contains(words))
    #expect(try fixture.text("logs").contains(words))
    #expect(try fixture.text("run", ["arguments": ["end"]]).contains("button “Log”"))
    fixture.finish()
  }

  @Test func anAppThatHangsIsEndedWithTheFramesOfWhereItIs() throws {
    let answer = try fixture.client.call("tap", ["target": "Hang"])
    #expect(answer.isError && answer.text.contains("has been busy for 10 seconds"), "\(answer.text)")
    #expect(answer.text.contains("Ends.wait()") && answer.text.contains("call stop"), "\(answer.text)")
    let end = try fixture.text("stop")
    #expect(end.contains("was ended") && end.contains("Ends.wait()"), "\(end)")
    #expect(try fixture.text("run", ["arguments": ["end"]]).contains("button “Log”"))
    fixture.finish()
  }

  @Test func aCancelledCallLeavesTheAppToTheNextOne() throws {
    let client = fixture.client
    let waiting = client.request(
      "tools/call", ["name": "wait", "arguments": ["for": "nothing of this name", "seconds": 3]])
    let others = (0..<4).map { _ in client.request("tools/call", ["name": "tree"]) }
    client.notify("notifications/cancelled", ["requestId": waiting])
    client.notify("notifications/cancelled", ["requestId": others[1]])
    for id in [others[0], others[2], others[3]] {
      #expect(
        try client.answer(to: id)["result"]?["content"]?.array?.first?["text"]?.string?.contains("Log")
          == true)
    }
    #expect(!client.hasAnswer(to: waiting) && !client.hasAnswer(to: others[1]))
    fixture.finish()
  }

  @Test func theLogComesWithTheActThatWroteIt() throws {
    let answer = try fixture.text("tap", ["target": "Log"])
    #expect(answer.contains("a line of the log"), "\(answer)")
    #expect(try fixture.text("logs") == "nothing new is logged")
    fixture.finish()
  }

  @Test func aServerWhoseClientLeavesEndsItsApp() throws {
    let server = fixture.client.processIdentifier
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(server)/task")
    let children = try threads.flatMap { thread in
      try String(contentsOfFile: "/proc/\(server)/task/\(thread)/children", encoding: .utf8)
        .split(separator: " ").compactMap { Int32($0) }
    }
    #expect(!children.isEmpty)
    fixture.finish()
    for child in children { #expect(!ProcessState.runs(child)) }
  }

  /// The memory of the server and of the app, in kilobytes.
  private func memory() throws -> Int {
    let server = fixture.client.processIdentifier
    let status = try String(contentsOfFile: "/proc/\(server)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
    return try #require(line.split(separator: " ").compactMap { Int($0) }.first)
  }

  @Test func manyCallsDoNotGrowTheServer() throws {
    let count = ProcessInfo.processInfo.environment["SHOJI_LONG_TESTS"] == nil ? 2_000 : 10_000
    func calls(_ count: Int) throws {
      for _ in 0..<count / 2 {
        _ = try fixture.client.call("saved")
        _ = try fixture.client.call("state")
      }
    }
    try calls(count / 2)
    let before = try memory()
    try calls(count)
    let after = try memory()
    // One kept byte of each answer's hundreds would be less than noise; kept answers would be far more.
    #expect(after - before < 4_000 + count / 4, "\(before) kB became \(after) kB in \(count) calls")
    fixture.finish()
  }
}
