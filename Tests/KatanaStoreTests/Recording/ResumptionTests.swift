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
