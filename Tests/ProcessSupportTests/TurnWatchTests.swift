import Testing

@testable import ProcessSupport

/// The events that the watchdog derives from the main thread's turns.
@Suite struct TurnWatchTests {
  @Test func turnsThatEndInTimeAreNotReported() {
    var watch = TurnWatch(interval: 0.2)
    #expect(watch.isWaiting)
    for turn in UInt64(1)...100 {
      for _ in 0..<3 { #expect(watch.update(turn: turn, passed: 0.2) == []) }
      #expect(watch.isWaiting == turn.isMultiple(of: 2))
    }
  }

  @Test func aLongTurnIsReportedAtGrowingIntervals() {
    var watch = TurnWatch(interval: 0.25)
    _ = watch.update(turn: 1, passed: 0)
    var events: [String] = []
    for look in 1...1_200 {
      for event in watch.update(turn: 1, passed: 0.25) { events.append("\(Double(look) / 4) \(event)") }
    }
    #expect(
      events == [
        "0.75 busy(true)", "2.0 report(seconds: 2.0)", "10.0 report(seconds: 10.0)",
        "50.0 report(seconds: 50.0)",
        "250.0 report(seconds: 250.0)",
      ])
    #expect(watch.update(turn: 2, passed: 0.25) == [.busy(false), .goesOn(seconds: 300)])
    #expect(watch.update(turn: 3, passed: 1) == [])
  }

  @Test func timeInWhichNobodyRanDoesNotCount() {
    var watch = TurnWatch(interval: 0.2)
    _ = watch.update(turn: 1, passed: 0)
    // A debugger held the process.
    #expect(watch.update(turn: 1, passed: 3_600) == [])
    #expect(watch.update(turn: 1, passed: 0.2) == [])
    #expect(watch.update(turn: 1, passed: 0.2) == [.busy(true)])
    #expect(watch.update(turn: 2, passed: 0.2) == [.busy(false)])
  }

  @Test func timeInWhichOthersHaveTheProcessorsIsBusyButNotReported() {
    var watch = TurnWatch(interval: 0.2)
    _ = watch.update(turn: 1, passed: 0, waited: 5)
    var events: [TurnWatch.Event] = []
    // Three quarters of the time belong to other programs.
    for look in 1...44 {
      events += watch.update(turn: 1, passed: 0.2, waited: 5 + Double(look) * 0.15)
    }
    #expect(events.map { "\($0)".prefix(10) } == ["busy(true)", "report(sec"])
    #expect(watch.update(turn: 2, passed: 0.2, waited: 11.6).first == .busy(false))
    // The next turn begins anew.
    for _ in 1...9 {
      #expect(!watch.update(turn: 3, passed: 0.2, waited: 11.6).contains { $0 != .busy(true) })
    }
  }

  @Test func anIdleMainThreadIsNeverBusy() {
    var watch = TurnWatch(interval: 0.2)
    _ = watch.update(turn: 2, passed: 0.2)
    for _ in 0..<100 { #expect(watch.update(turn: 2, passed: 3) == []) }
  }
}
