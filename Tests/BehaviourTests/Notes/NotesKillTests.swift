import Foundation
import ShojiTestSupport
import Testing

/// The durability of RNotes' saves through `kill -9` at any moment.
@Suite("Notes through kill -9", .withoutBrowser, .wholeApps)
struct NotesKillTests {
  /// The number of kills; set by `SHOJI_KILLS`.
  private static let kills = ProcessInfo.processInfo.environment["SHOJI_KILLS"].flatMap { Int($0) } ?? 8

  @Test("has every key that was acknowledged, and always opens", arguments: NotesStore.Service.allCases)
  func acknowledgedKeysAreKept(service: NotesStore.Service) async throws {
    let store = try NotesStore()
    var generator = SeededGenerator(seed: 9)
    var app = try await store.start(service)
    try await app.tap("New")
    try await app.advance(1)
    try await app.type("Diary", into: "Title")
    var kept = 0
    for round in 0..<Self.kills {
      let acknowledged = try await typeUntilKilled(
        app, after: .microseconds(Int.random(in: 0...60_000, using: &generator)))
      app = try await store.start(service)
      let texts = try await app.texts()
      try #require(texts.contains("Diary"), "round \(round): the note is gone: \(texts)")
      try await app.tap("Diary")
      try await app.advance(1)
      let body = try await app.view("Note").text ?? ""
      // One key may have been saved without its acknowledgement.
      #expect(body.count >= kept + acknowledged && body.count <= kept + acknowledged + 1, "round \(round)")
      #expect(body.allSatisfy { $0 == "x" })
      kept = body.count
      if kept > 400 {
        try await app.clear("Note")
        kept = 0
      }
    }
    try await app.quit()
  }

  /// Types one key after another into the note's text, until the app is killed. Returns how many keys the app
  /// has acknowledged.
  private func typeUntilKilled(_ app: any AppDriver, after delay: Duration) async throws -> Int {
    let process = try #require(app as? AppProcess).processIdentifier
    let killer = Task {
      try await Task.sleep(for: delay)
      kill(process, SIGKILL)
    }
    var acknowledged = 0
    do {
      while acknowledged < 10_000 {
        try await app.type("x", into: "Note")
        acknowledged += 1
      }
    } catch is DriverError {}
    try await killer.value
    return acknowledged
  }

  @Test("tells of a broken store, keeps it, and begins a new one", arguments: NotesStore.Service.allCases)
  func brokenStore(service: NotesStore.Service) async throws {
    let store = try NotesStore()
    let broken = Data("This is neither a list nor a database, and longer than any header of one.".utf8)
    let file: URL
    switch service {
    case .defaults: file = store.configuration.appendingPathComponent("RNotes.plist")
    case .sqlite: file = store.database
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try broken.write(to: file)

    var app = try await store.start(service)
    try await app.advance(1)
    let texts = try await app.texts()
    #expect(texts.contains("Your notes could not be read"))
    let name = service == .defaults ? "RNotes.broken-1.plist" : "notes.broken-1.sqlite"
    #expect(
      texts.contains(
        "What was stored is damaged. It is kept as “\(name)”; new notes are saved as usual."), "\(texts)")
    #expect(try Data(contentsOf: file.deletingLastPathComponent().appendingPathComponent(name)) == broken)
    try await app.tap("OK")
    try await app.advance(1)
    try await app.tap("New")
    try await app.advance(1)
    try await app.type("Again", into: "Title")
    try await app.quit()

    app = try await store.start(service)
    try await app.advance(1)
    #expect(try await app.texts().contains("Again"))
    #expect(try await !app.texts().contains("Your notes could not be read"))
    try await app.quit()
  }

  @Test("says once that notes cannot be saved")
  func failingSaves() async throws {
    let store = try NotesStore()
    let app = try await store.start(.sqlite)
    try await app.tap("New")
    try await app.advance(1)
    try await app.type("A", into: "Title")
    // Nobody but the database's own processes may write from now on: another one holds it.
    let holder = try DatabaseHolder(store.database)
    try await app.type("B", into: "Title")
    try await app.advance(1)
    #expect(try await app.texts().contains("The note could not be saved"))
    try await app.tap("OK")
    try await app.advance(1)
    try await app.type("C", into: "Title")
    try await app.advance(1)
    #expect(try await !app.texts().contains("The note could not be saved"))
    try holder.release()
    try await app.type("D", into: "Title")
    try await app.quit()
    let next = try await store.start(.sqlite)
    #expect(try await next.texts().contains("ABCD"))
    try await next.quit()
  }
}

/// A process that holds a database's lock for writing.
private final class DatabaseHolder {
  private let process = Process()
  private let input = Pipe()

  init(_ database: URL) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      """
      import sqlite3, sys
      database = sqlite3.connect(sys.argv[1], isolation_level=None)
      database.execute("BEGIN IMMEDIATE")
      print("held", flush=True)
      sys.stdin.read()
      database.execute("ROLLBACK")
      """, database.path,
    ]
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    _ = output.fileHandleForReading.availableData
  }

  func release() throws {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
