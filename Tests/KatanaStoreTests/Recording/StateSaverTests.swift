import Foundation
import Persistence
import Synchronization
import Testing

@testable import KatanaStore

/// States that a store leaves to the next process.
@Suite(.serialized) final class StateSaverTests {
  struct Shelf: State, Codable, Equatable {
    var boxes: [Int] = []
    var name = "“Depot” \u{1F4E6}\n"
    var weight = Double.infinity
    var filling = ""
  }

  struct Plain: State {
    var boxes = 0
  }

  struct Change: StateUpdater {
    var change: (inout Shelf) -> Void
    func updateState(_ state: inout Shelf) { change(&state) }
  }

  private let file = SavedFile(
    FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)/store.json"),
    name: "The store's state")

  deinit { try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent()) }

  private func store() -> Store<Shelf> {
    let store = Store<Shelf>()
    store.core.resume(file)
    return store
  }

  private func saved() -> Shelf? {
    SavingQueue.shared.finish(within: 5)
    return StateSaver.read(file, as: Shelf.self)
  }

  @Test func theNextStoreBeginsWithTheLastState() throws {
    var random = SystemRandomNumberGenerator()
    var expected = Shelf()
    for _ in 0..<20 {
      let store = store()
      #expect(store.state == expected)
      for _ in 0..<Int.random(in: 0..<50, using: &random) {
        let number = Int.random(in: -5...5, using: &random)
        store.dispatch(
          Change { shelf in
            if number < 0 { _ = shelf.boxes.popLast() } else { shelf.boxes.append(number) }
            shelf.weight = [.nan, -.infinity, 0.1][abs(number) % 3]
            if shelf.weight.isNaN { shelf.weight = 0 }
          })
      }
      store.core.waitForQueue()
      expected = store.state
      SavingQueue.shared.finish(within: 5)
    }
  }

  @Test func theFirstStateIsSavedToo() {
    let store = store()
    #expect(saved() == store.state)
  }

  @Test func aStateThatCannotBeEncodedIsNoneOfTheFolder() {
    #expect(StoreCore<Shelf>.isCodable && !StoreCore<Plain>.isCodable)
  }

  @Test func aStateBeyondTheBoundLeavesTheLastOne() {
    let store = store()
    store.dispatch(Change { $0.boxes = [1, 2] })
    store.core.waitForQueue()
    #expect(saved()?.boxes == [1, 2])
    store.dispatch(Change { $0.filling = String(repeating: "x", count: StateSaver.largest) })
    store.core.waitForQueue()
    #expect(saved()?.boxes == [1, 2] && saved()?.filling == "")
    store.dispatch(Change { ($0.filling, $0.boxes) = ("", [3]) })
    store.core.waitForQueue()
    #expect(saved()?.boxes == [3])
  }

  @Test func aBurstIsEncodedFewTimesAndNotByWhoDispatches() {
    struct Counted: State, Codable {
      static let encodings = Mutex((count: 0, onMain: 0))
      var count = 0
      func encode(to encoder: any Encoder) throws {
        Self.encodings.withLock { $0.count += 1 }
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(count, forKey: .count)
      }
    }
    struct Increase: StateUpdater {
      func updateState(_ state: inout Counted) { state.count += 1 }
    }
    let store = Store<Counted>()
    store.core.resume(file)
    for _ in 0..<10_000 { store.dispatch(Increase()) }
    store.core.waitForQueue()
    SavingQueue.shared.finish(within: 5)
    #expect(StateSaver.read(file, as: Counted.self)?.count == 10_000)
    // The first, the last, and one for each half second.
    #expect((1...20).contains(Counted.encodings.withLock(\.count)))
  }

  @Test(arguments: [
    "", "{", "null", "[]", #"{"state":"KatanaStoreTests.StateSaverTests.Shelf","value":"#,
    #"{"state":"KatanaStoreTests.StateSaverTests.Shelf","value":}"#,
    #"{"state":"KatanaStoreTests.StateSaverTests.Shelf","value":{"boxes":"none"}}"#,
    #"{"state":"KatanaStoreTests.StateSaverTests.Shelf","value":{}}}"#,
    #"{"state":"Other.State","value":{"boxes":[1]}}"#, #"{"state":7,"value":{}}"#,
    String(repeating: "[", count: 100_000), "\u{0}\u{0}",
    #"{"state":"KatanaStoreTests.StateSaverTests.Shelf","value":"# + String(repeating: "[", count: 100_000)
      + "}",
  ])
  func whatDoesNotFitIsSetAsideAndTheStoreBeginsAnew(text: String) throws {
    let folder = file.url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file.url)
    let store = store()
    #expect(store.state == Shelf())
    store.dispatch(Change { $0.boxes = [9] })
    store.core.waitForQueue()
    #expect(saved()?.boxes == [9])
    let kept = folder.appendingPathComponent("store.broken-1.json")
    #expect((try? String(contentsOf: kept, encoding: .utf8)) == (text.isEmpty ? nil : text))
  }
}
