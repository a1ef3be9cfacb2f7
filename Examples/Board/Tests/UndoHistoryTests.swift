import BoardDatabases
import BoardModel
import Foundation
import Testing

/// Undoing by one person, of notes that others change, too.
struct UndoHistoryTests {
  /// Three people change, delete, undo and redo at random, on one database in a file.
  ///
  /// The model: each note's contents in the order in which they were set, and by whom. Undoing puts back what
  /// stood before one's own change, and is refused where the last change of the note is somebody else's.
  @Test(arguments: 1...12) func undoingNeverTakesAwayWhatOthersWrote(seed: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("board-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let databases = (0..<3).map { _ in BoardDatabase(file: folder.appendingPathComponent("board.sqlite")) }
    var random = Generator(state: UInt64(seed))
    var histories = [UndoHistory](repeating: UndoHistory(), count: 3)
    var current: [Note.ID: Note] = [:]
    var refusals = 0
    for number in 0..<120 {
      let who = Int.random(in: 0..<3, using: &random)
      let id = "note \(Int.random(in: 0..<3, using: &random))"
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1, 2:
        let seen = current[id]
        let isDeletion = seen != nil && Int.random(in: 0..<4, using: &random) == 0
        let content = isDeletion ? nil : Note.Content(text: "\(number) by \(who)")
        let change = NoteChange(note: id, baseVersion: seen?.version, content: content)
        let note = try databases[who].change(change, by: "\(who)")
        #expect(note?.content == content && note?.editor ?? "\(who)" == "\(who)")
        histories[who].add(.init(note: id, before: seen?.content, after: content, version: note?.version))
        current[id] = note
      case let choice:
        let isRedo = choice == 4
        guard let step = isRedo ? histories[who].undone.last : histories[who].done.last else { continue }
        let now = current[step.note]
        do {
          let note = try databases[who].change(step.reversal, by: "\(who)")
          // It stood as the person had left it.
          #expect(now?.content == step.after)
          #expect(note?.content == step.before)
          if isRedo {
            histories[who].didRedo(version: note?.version)
          } else {
            histories[who].didUndo(version: note?.version)
          }
          current[step.note] = note
        } catch {
          #expect(error == .conflict(now))
          // Only what others did since can be in the way.
          #expect(now?.editor != "\(who)" || now?.content != step.after)
          histories[who].removeSteps(of: step.note)
          refusals += 1
        }
      }
    }
    #expect(refusals > 0)
  }

  @Test func aNoteComesBackAsItWas() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "board-\(UUID().uuidString).sqlite")
    defer {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) }
    }
    let database = BoardDatabase(file: file)
    let first = try #require(
      try database.change(
        NoteChange(note: "n", baseVersion: nil, content: .init(text: "one", color: .blue)), by: "a"))
    #expect(
      try database.change(NoteChange(note: "n", baseVersion: first.version, content: nil), by: "b") == nil)
    // A second deletion, and a change of what is gone, are late.
    for content in [nil, Note.Content(text: "two")] {
      #expect(throws: ChangeError.conflict(nil)) {
        try database.change(NoteChange(note: "n", baseVersion: first.version, content: content), by: "b")
      }
    }
    let again = try #require(
      try database.change(NoteChange(note: "n", baseVersion: nil, content: first.content), by: "b"))
    #expect(again.author == "a" && again.editor == "b" && again.created == first.created)
    #expect(again.version > first.version)
  }

  @Test func aFullBoardTakesNoMore() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "board-\(UUID().uuidString).sqlite")
    defer {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + end) }
    }
    let database = BoardDatabase(file: file)
    for number in 0..<Board.mostNotes {
      _ = try database.change(
        NoteChange(note: "\(number)", baseVersion: nil, content: .init(text: "x")), by: "a")
    }
    #expect(throws: ChangeError.isFull) {
      try database.change(NoteChange(note: "more", baseVersion: nil, content: .init(text: "x")), by: "a")
    }
  }

  @Test func aFileThatIsNoDatabaseIsNotReachable() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "board-\(UUID().uuidString).sqlite")
    try Data("no database at all, but longer than a header of one would be".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let database = BoardDatabase(file: file)
    #expect {
      try database.change(NoteChange(note: "n", baseVersion: nil, content: .init(text: "x")), by: "a")
    } throws: { error in
      if case ChangeError.unreachable = error { true } else { false }
    }
  }
}

/// Numbers by chance that are the same in each run (SplitMix64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
