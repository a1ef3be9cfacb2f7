import Dispatch
import Foundation
import Testing

@testable import KatanaStore

/// Runs that are recorded, read again and replayed.
@Suite(.serialized) struct RecordingTests {
  struct Score: State, Codable, Equatable {
    var points = 0
    var dice: [Int] = []
    var history: [String: Int] = [:]
    var time: TimeInterval = 0
  }

  struct Unrecordable: State {
    var points = 0
  }

  struct Add: Action, Codable {
    var points: Int
    nonisolated(unsafe) static var isEdited = false

    func updatedState(currentState: any State) -> any State {
      guard var state = currentState as? Score else { return currentState }
      state.points += points + (Self.isEdited && state.points > 20 ? 1 : 0)
      state.history["add"] = points
      return state
    }
  }

  struct Roll: StateUpdater, Codable {
    var count: Int

    func updateState(_ state: inout Score) {
      var generator = RunSources.Generator()
      state.dice = (0..<count).map { _ in Int.random(in: 1...6, using: &generator) }
      state.time = RunSources.now()
    }
  }

  /// An action with a closure in it, which cannot be recorded.
  struct Apply: StateUpdater {
    var change: (inout Score) -> Void
    func updateState(_ state: inout Score) { change(&state) }
  }

  /// An action with nothing in it, which is not `Codable` either.
  struct Reset: SyncAction {
    var payload: ()
    nonisolated(unsafe) static var isEdited = false

    static func updatedState(currentState: any State, action: Reset) -> any State {
      guard var state = currentState as? Score else { return currentState }
      state.points = isEdited ? 1 : 0
      return state
    }
  }

  /// A state updater without properties.
  struct Double: StateUpdater {
    func updateState(_ state: inout Score) { state.points *= 2 }
  }

  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "run-\(UUID().uuidString).jsonl")

  private func clean() {
    for file in [file, RecordedRun.formerFile(of: file)] { try? FileManager.default.removeItem(at: file) }
  }

  /// Waits until a store has handled what was dispatched.
  private func settle<S: State>(_ store: Store<S>) { store.core.waitForQueue() }

  private func recorded(_ play: (Store<Score>) -> Void) throws -> Store<Score> {
    let store = Store<Score>()
    let recording = try store.record(to: file)
    play(store)
    settle(store)
    recording.flush()
    return store
  }

  @Test func aRunIsReplayedToTheSameState() throws {
    defer { clean() }
    let store = try recorded { store in
      for number in 1...300 {
        store.dispatch(number % 7 == 0 ? Roll(count: number % 5) : Add(points: number))
      }
    }
    let run = try RecordedRun(contentsOf: file)
    #expect(run.actions.count == 300 && run.actions.map(\.number) == Array(1...300))
    #expect(run.actions[0].typeName.hasSuffix("RecordingTests.Add") && run.stateName.hasSuffix("Score"))
    let result = try run.replay(Score.self)
    #expect(result.difference == nil && result.replayed == 300 && result.taken == 0)
    #expect(result.state == store.state)
    try run.verify(Score.self)
  }

  @Test func chancesAndTimeAreGivenAgain() throws {
    defer { clean() }
    let store = try recorded { $0.dispatch(Roll(count: 200)) }
    #expect(Set(store.state.dice).count > 3 && store.state.time > 1_000_000)
    let result = try RecordedRun(contentsOf: file).replay(Score.self)
    #expect(result.state == store.state)
  }

  @Test func chancesAreNotRecordedOutsideOfUpdates() {
    let values = Set((0..<50).map { _ in RunSources.random() })
    #expect(values.count == 50)
    #expect(abs(RunSources.now() - Date().timeIntervalSince1970) < 5)
  }

  @Test func anEditedReducerIsFoundAtTheFirstActionThatDiffers() throws {
    defer { clean() }
    _ = try recorded { store in for _ in 1...10 { store.dispatch(Add(points: 4)) } }
    Add.isEdited = true
    defer { Add.isEdited = false }
    let run = try RecordedRun(contentsOf: file)
    let difference = try #require(try run.replay(Score.self).difference)
    #expect(difference.number == 7 && difference.field == "/points")
    #expect(difference.recorded == "28" && difference.found == "29")
    let name = String(reflecting: Add.self)
    let place = "\(name) from \(try #require(difference.source))"
    #expect(
      difference.description
        == "action 7, \(place), at \(difference.time) s: /points is 29, but was recorded as 28")
    #expect(throws: ReplayDifference.self) { try run.verify(Score.self) }
  }

  @Test func whatCannotBeRecordedIsNamedAndItsChangesAreTaken() throws {
    defer { clean() }
    let store = try recorded { store in
      store.dispatch(Add(points: 1))
      store.dispatch(Apply { $0.points *= 30 })
      store.dispatch(Add(points: 5))
    }
    let run = try RecordedRun(contentsOf: file)
    #expect(run.actions[1].content == nil && run.actions[1].typeName.hasSuffix("Apply"))
    let result = try run.replay(Score.self)
    #expect(result.state == store.state && result.state.points == 35)
    #expect(result.replayed == 2 && result.taken == 1 && result.difference == nil)
  }

  @Test func actionsWithoutContentAreRunAgain() throws {
    defer { clean() }
    let store = try recorded { store in
      store.dispatch(Add(points: 3))
      store.dispatch(Double())
      store.dispatch(Reset())
      store.dispatch(Add(points: 5))
      store.dispatch(Double())
    }
    let run = try RecordedRun(contentsOf: file)
    let result = try run.replay(Score.self)
    #expect(result.state == store.state && result.state.points == 10)
    #expect(result.replayed == 5 && result.taken == 0 && result.difference == nil)

    Reset.isEdited = true
    defer { Reset.isEdited = false }
    let difference = try #require(try run.replay(Score.self).difference)
    #expect(difference.number == 3 && difference.recorded == "0" && difference.found == "1")
  }

  @Test func aStateThatIsNotCodableIsRefused() {
    let store = Store<Unrecordable>()
    let error = #expect(throws: RecordingError.self) { try store.record(to: file) }
    let name = String(reflecting: Unrecordable.self)
    #expect(error?.description == "a run of \(name) cannot be recorded: make \(name) Codable")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() {
    let store = Store<Score>()
    #expect(throws: (any Error).self) { try store.record(to: URL(fileURLWithPath: "/proc/none/run.jsonl")) }
  }

  @Test func theFilesStayWithinTheLimitAndBeginWithAState() throws {
    defer { clean() }
    let limit = 40_000
    let store = Store<Score>()
    let recording = try store.record(to: file, limit: limit)
    for number in 1...2000 {
      store.dispatch(Add(points: number))
      guard number % 50 == 0 else { continue }
      settle(store)
      recording.flush()
    }
    let former = RecordedRun.formerFile(of: file)
    let sizes = try [file, former].map { try Data(contentsOf: $0).count }
    #expect(sizes.reduce(0, +) <= limit + 1000)
    let (last, before) = (try RecordedRun(contentsOf: file), try RecordedRun(contentsOf: former))
    // The last file may just have begun.
    let numbers = (before.actions + last.actions).map(\.number)
    #expect(!before.actions.isEmpty && numbers == Array((2001 - numbers.count)...2000))
    #expect(try last.replay(Score.self).state == store.state)
    try before.verify(Score.self)
  }

  @Test func whatWasHandledFasterThanItCouldBeComparedIsStillReplayed() throws {
    defer { clean() }
    let store = try recorded { store in for number in 1...3000 { store.dispatch(Add(points: number)) } }
    let run = try RecordedRun(contentsOf: file)
    #expect(run.actions.count == 3000)
    let result = try run.replay(Score.self)
    #expect(result.difference == nil && result.state == store.state)
  }

  /// A state that takes longer to compare than an action takes.
  struct Archive: State, Codable, Equatable {
    var pages = [Int](repeating: 7, count: 50_000)
    var count = 0
  }

  struct Turn: StateUpdater, Codable {
    var page: Int
    func updateState(_ state: inout Archive) {
      state.pages[page] += 1
      state.count += 1
    }
  }

  /// An action that cannot be recorded.
  struct Edit: StateUpdater {
    var change: (inout Archive) -> Void
    func updateState(_ state: inout Archive) { change(&state) }
  }

  @Test func actionsOnALargeStateAreWrittenWithoutWaitingForItsComparison() throws {
    defer { clean() }
    let store = Store<Archive>()
    let recording = try store.record(to: file)
    for number in 0..<500 { store.dispatch(Turn(page: number * 10)) }
    store.dispatch(Edit { $0.pages[3] = 0 })
    for number in 0..<500 { store.dispatch(Turn(page: number)) }
    settle(store)
    recording.flush()
    let run = try RecordedRun(contentsOf: file)
    #expect(run.actions.count == 1001)
    // A state is compared while others wait, and the one after the last action.
    #expect(run.actions.count { $0.digest != nil } < 40)
    #expect(run.actions.last?.digest != nil)
    let result = try run.replay(Archive.self)
    #expect(result.difference == nil && result.state == store.state && result.taken >= 1)
    // The run goes on after the line of the last state.
    let beginning = try run.beginning(run.actions.count)
    #expect(try beginning.text == Data(contentsOf: file))
    #expect(beginning.state["count"] == .number("1000") && beginning.number == 1001)
  }

  @Test func theStateAfterABurstIsWrittenByItself() async throws {
    defer { clean() }
    let store = Store<Archive>()
    _ = try store.record(to: file)
    for number in 0..<200 { store.dispatch(Turn(page: number)) }
    while try RecordedRun(contentsOf: file).actions.last.map({ $0.number < 200 || $0.digest == nil }) ?? true
    {
      await Task.yield()
    }
    #expect(try RecordedRun(contentsOf: file).replay(Archive.self).state == store.state)
  }

  @Test func nothingIsRecordedAfterTheEnd() throws {
    defer { clean() }
    let store = Store<Score>()
    let recording = try store.record(to: file)
    store.dispatch(Add(points: 1))
    settle(store)
    recording.stop()
    recording.stop()
    store.dispatch(Add(points: 2))
    settle(store)
    #expect(try RecordedRun(contentsOf: file).actions.count == 1)
  }

  @Test func aRecordingThatBeginsLaterHasTheStateOfThatMoment() throws {
    defer { clean() }
    let store = Store<Score>()
    for _ in 0..<5 { store.dispatch(Add(points: 2)) }
    let recording = try store.record(to: file)
    store.dispatch(Add(points: 3))
    settle(store)
    recording.flush()
    let run = try RecordedRun(contentsOf: file)
    #expect(run.initial["points"] == .number("10") && run.actions.count == 1)
    #expect(try run.replay(Score.self).state.points == 13)
  }

  // MARK: Bad files

  private func lines() throws -> [String] {
    _ = try recorded { store in for number in 1...5 { store.dispatch(Add(points: number)) } }
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  private func read(_ lines: [String]) throws -> RecordedRun {
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return try RecordedRun(contentsOf: file)
  }

  @Test func aLastLineThatIsNotFinishedIsLeftOut() throws {
    defer { clean() }
    var lines = try lines()
    #expect(lines.count == 7 && lines[6].isEmpty)
    lines.removeLast()
    for length in [0, 1, 40, lines[5].count] {
      let run = try read(lines.dropLast() + [String(lines[5].prefix(length))])
      #expect(run.actions.count == 4)
      try run.verify(Score.self)
    }
  }

  @Test func anEditedMissingOrForeignLineIsNamed() throws {
    defer { clean() }
    let lines = try lines()
    func problem(_ change: (inout [String]) -> Void) -> String {
      var changed = lines
      change(&changed)
      do {
        _ = try read(changed)
        return ""
      } catch { return "\(error)" }
    }
    #expect(
      problem { $0[3] = $0[3].replacingOccurrences(of: "\"points\":3", with: "\"points\":4") }
        == "line 4: this line, or one before it, was changed")
    #expect(problem { $0.remove(at: 2) } == "line 3: this line, or one before it, was changed")
    #expect(problem { $0[2] = "hello" } == "line 3: this is no line of a recording")
    #expect(problem { $0[2] = "[1]" } == "line 3: this is no line of a recording")
    #expect(problem { $0 = ["{}", ""] } == "line 1: this is no recording of version 1")
    #expect(problem { $0 = ["", ""] } == "line 1: this is no line of a recording")
    #expect(problem { $0 = [""] } == "line 1: this is no recording of version 1")
    #expect(problem { $0[0] = String($0[0].prefix(50)) } == "line 1: this is no line of a recording")
  }

  @Test func aRunOfAnotherStateIsRefused() throws {
    defer { clean() }
    _ = try lines()
    let error = #expect(throws: RecordedRunError.self) {
      try RecordedRun(contentsOf: file).replay(Unrecordable.self)
    }
    #expect(
      error?.description
        == "line 1: this is a run of \(String(reflecting: Score.self)), not of \(String(reflecting: Unrecordable.self))"
    )
  }
}
