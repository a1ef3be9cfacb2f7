import Foundation
import Inspection
import Testing

@testable import KatanaStore

/// Stores that begin where a recorded run ended.
@Suite(.serialized) struct ResumptionTests {
  struct Purse: State, Codable, Equatable {
    var coins = 0
    var last = ""
  }

  struct Earn: StateUpdater, Codable {
    var coins: Int
    nonisolated(unsafe) static var bonusAbove = Int.max

    func updateState(_ state: inout Purse) {
      state.coins += coins + (state.coins >= Self.bonusAbove ? 1 : 0)
      state.last = "earned"
    }
  }

  struct Spend: StateUpdater {
    var change: (inout Purse) -> Void
    func updateState(_ state: inout Purse) { change(&state) }
  }

  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "resume-\(UUID().uuidString).jsonl")

  private func recorded(_ play: (Store<Purse>) -> Void) throws -> (run: RecordedRun, state: Purse) {
    defer { try? FileManager.default.removeItem(at: file) }
    let store = Store<Purse>()
    let recording = try store.record(to: file)
    play(store)
    store.core.waitForQueue()
    recording.flush()
    return (try RecordedRun(contentsOf: file), store.state)
  }

  @Test func aRunThatGivesTheSameIsResumedWhole() throws {
    let (run, state) = try recorded { store in
      for coins in 1...20 { store.dispatch(Earn(coins: coins)) }
      // Not Codable: what it changed counts.
      store.dispatch(Spend { $0.coins -= 7 })
    }
    let resumed = try run.resume(Purse.self)
    #expect(resumed.state == state && resumed.kept == 21 && resumed.problem == nil)
  }

  @Test func anEditedReducerKeepsWhatAgrees() throws {
    let (run, _) = try recorded { store in
      for _ in 1...20 { store.dispatch(Earn(coins: 10)) }
    }
    Earn.bonusAbove = 50
    defer { Earn.bonusAbove = .max }
    let resumed = try run.resume(Purse.self)
    #expect(resumed.kept == 5 && resumed.state.coins == 50)
    let words = "\(try #require(resumed.problem))"
    #expect(words.contains("action 6, ") && words.contains("/coins is 61, but was recorded as 60"))
    #expect(words.contains("from ") && words.contains("ResumptionTests.swift:"))
  }

  /// Resumes the run in the file and plays on, as a process that is started next does.
  private func playOn(_ play: (Store<Purse>) -> Void) throws -> (kept: Int, state: Purse) {
    let run = try RecordedRun(contentsOf: file)
    let resumed = try run.resume(Purse.self)
    let store = Store<Purse>()
    store.core.waitForQueue()
    store.core.begin(at: resumed.state, isWhole: resumed.problem == nil)
    let recording = try store.core.record { _ in
      try RunRecording(
        continuing: run, after: resumed.kept, in: file, limit: RunRecording.usualLimit, namesOmissions: false)
    }
    play(store)
    store.core.waitForQueue()
    recording.stop()
    return (resumed.kept, store.state)
  }

  @Test func aResumedRunGoesOnInItsFile() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let first = Store<Purse>()
    let recording = try first.record(to: file)
    for coins in 1...20 { first.dispatch(Earn(coins: coins)) }
    first.dispatch(Spend { $0.coins -= 7 })
    first.core.waitForQueue()
    recording.stop()
    // A line that a kill cut off.
    try (Data(contentsOf: file) + Data(#"{"n":22,"at""#.utf8)).write(to: file)

    let second = try playOn { store in for _ in 1...3 { store.dispatch(Earn(coins: 10)) } }
    #expect(second.kept == 21 && second.state.coins == 233)
    let third = try playOn { $0.dispatch(Earn(coins: 1)) }
    #expect(third.kept == 24 && third.state.coins == 234)

    let run = try RecordedRun(contentsOf: file)
    #expect(run.actions.map(\.number) == Array(1...25))
    #expect(run.actions.map(\.time) == run.actions.map(\.time).sorted())
    let result = try run.replay(Purse.self)
    #expect(result.difference == nil && result.state == third.state)
    Earn.bonusAbove = 30
    defer { Earn.bonusAbove = .max }
    // 1 + … + 8 are 36, so the ninth of the first process is the first that differs.
    let fourth = try playOn { $0.dispatch(Earn(coins: 4)) }
    #expect(fourth.kept == 8 && fourth.state.coins == 41)
    #expect(try RecordedRun(contentsOf: file).actions.map(\.number) == Array(1...9))
  }

  @Test func whatRepeatedInputsDispatchIsDroppedOnlyWhereTheRunIsWhole() throws {
    for isWhole in [true, false] {
      let store = Store<Purse>()
      store.core.begin(at: Purse(coins: 3), isWhole: isWhole)
      RunResumption.repeatingInputs { _ = store.dispatch(Earn(coins: 1)) }
      store.core.waitForQueue()
      #expect(store.state.coins == (isWhole ? 3 : 4))
      store.dispatch(Earn(coins: 1))
      store.core.waitForQueue()
      #expect(store.state.coins == (isWhole ? 4 : 5))
    }
  }
}
