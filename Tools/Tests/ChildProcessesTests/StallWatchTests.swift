import Foundation
import Synchronization
import Testing

@testable import ChildProcesses

/// Programs that wait for children that have ended.
@Suite struct StallWatchTests {
  private func looks(_ rows: [[StallWatch.Row]]) -> Int? {
    var watch = StallWatch()
    return rows.firstIndex { watch.look(at: 10, in: $0) }
  }
  private func row(_ pid: Int32, _ parent: Int32, _ state: Character, _ time: UInt64 = 5) -> StallWatch.Row {
    StallWatch.Row(pid: pid, parent: parent, state: state, time: time)
  }

  @Test func aProgramThatSleepsBesideEndedChildrenHasStalled() {
    let rows = [row(10, 1, "S"), row(11, 10, "Z"), row(12, 1, "R")]
    #expect(looks(Array(repeating: rows, count: 30)) == StallWatch.patience)
  }

  @Test func lookingAtAClockIsNoWork() {
    let rows = (0..<30).map {
      [row(10, 1, "S", UInt64($0)), row(11, 10, "S", UInt64($0 * 3)), row(12, 11, "Z")]
    }
    #expect(looks(rows) == StallWatch.patience)
  }

  @Test func itsPluginMayBeTheOneThatWaits() {
    let rows = [row(10, 1, "S"), row(11, 10, "S"), row(12, 11, "Z"), row(13, 1, "R")]
    #expect(looks(Array(repeating: rows, count: 30)) == StallWatch.patience)
  }

  @Test func whatWorksOrWaitsForSomebodyWhoLivesHasNot() {
    let working = (0..<30).map { [row(10, 1, "S", UInt64($0 * 6)), row(11, 10, "Z")] }
    let waiting = Array(repeating: [row(10, 1, "S"), row(11, 10, "S"), row(12, 10, "Z")], count: 30)
    let alone = Array(repeating: [row(10, 1, "S")], count: 30)
    let running = Array(repeating: [row(10, 1, "R"), row(11, 10, "Z")], count: 30)
    let gone = Array(repeating: [row(11, 10, "Z")], count: 30)
    let below = (0..<30).map { [row(10, 1, "S"), row(11, 10, "S", UInt64($0 * 6)), row(12, 11, "Z")] }
    let beside = Array(
      repeating: [row(10, 1, "S"), row(11, 10, "S"), row(12, 11, "Z"), row(13, 10, "S")], count: 30)
    for rows in [working, waiting, alone, running, gone, below, beside] { #expect(looks(rows) == nil) }
  }

  @Test func aMovementBeginsTheCountAnew() {
    let still = [row(10, 1, "S"), row(11, 10, "Z")]
    let rows = Array(repeating: still, count: 8) + [[row(10, 1, "S", 60), row(11, 10, "Z")]]
    #expect(looks(rows + rows + rows) == nil)
  }

  @Test(arguments: [
    (
      "12 (a b) c) S 7 12 12 0 -1 4 1 2 3 4 50 6 0 0 20 0",
      StallWatch.Row(pid: 12, parent: 7, state: "S", time: 56)
    ),
    ("12 (a) S 7", nil), ("", nil), ("x (a) S 7 12 12 0 -1 4 1 2 3 4 50 6", nil),
  ]) func theKernelsLineIsRead(text: String, row: StallWatch.Row?) { #expect(StallWatch.Row(text) == row) }

  /// A shell whose child has ended and is not waited for, as it has become another program.
  @Test func aStalledProgramIsStartedAgainOnce() throws {
    let count = FileManager.default.temporaryDirectory.appendingPathComponent("stalls-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: count) }
    let script: Argument = "echo begun >> \"$1\"; true & exec sleep 1000"
    var command = try Command("sh", ["-c", script, "sh", Argument(path: count)])
    command.restartsWhenStalled = true
    command.stallInterval = 0.05
    command.deadline = 240
    let error = #expect(throws: ChildProcessError.self) { try command.run() }
    #expect(error?.message == "sh waits for a program that has ended, and was ended")
    let text = try String(contentsOfFile: count, encoding: .utf8)
    #expect(text == String(repeating: "begun\n", count: 1 + Command.mostRestarts))
  }
}
