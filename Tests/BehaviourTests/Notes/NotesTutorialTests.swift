import ShojiTestSupport
import Testing

/// The app of the Reactant tutorial, from its final listings.
@Suite("The notes of the tutorial", .wholeApps)
struct NotesTutorialTests {
  @Test("begins empty, keeps a note through kill -9, edits it and wipes it", arguments: TestDisplay.allCases)
  func wholeStory(display: TestDisplay) async throws {
    let store = try NotesStore()
    var app = try await store.startTutorial(on: display)
    #expect(try await app.texts().contains("You have no notes so far!"))

    try await app.tap("New")
    try await app.advance(1)
    #expect(try await app.texts().contains("New Note"))
    try await app.type("Groceries", into: "Title")
    try await write("Milk, honey, 2 lemons, 3 melons, a cat", in: app)
    try await kill(app)

    app = try await store.startTutorial(on: display)
    let title = try await app.frame(of: "Groceries")
    let preview = try await app.frame(of: "Milk, honey, 2 lemons, 3 melons, a cat")
    #expect(title.origin == CGPoint(x: 8, y: 70) && title.width == 359)
    #expect(preview.origin == CGPoint(x: 10, y: title.maxY + 8) && preview.width == 355)
    let row = try #require(try await app.tree().all.first { $0.role == .cell })
    #expect(row.frame == CGRect(x: 0, y: 64, width: 375, height: 80))

    try await app.tap("Groceries")
    try await app.advance(1)
    try await write(" 4", in: app)
    try await app.tap("RNotes")
    try await app.advance(1)
    #expect(try await app.texts().contains("Milk, honey, 2 lemons, 3 melons, a cat 4"))

    try await app.tap("Wipe")
    try await app.advance(0.5)
    #expect(try await app.texts().contains("You have no notes so far!"))
    try await app.quit()
  }

  @Test("highlights a row for as long as a finger is on it, and lets it fade", .withoutBrowser)
  func highlight() async throws {
    let store = try NotesStore()
    try store.keep([["id": "1", "title": "Diary", "body": "Promoted"]], of: "NotesTutorial")
    let app = try await store.startTutorial()
    func ground() async throws -> String? {
      try await app.tree().all.first { $0.className == "NoteCell" }?.backgroundColor
    }
    #expect(try await ground() == nil)
    let middle = try await app.frame(of: "Diary")
    let point = DriverTarget.point(CGPoint(x: middle.midX, y: middle.midY))
    try await app.pointer(.down, id: 0, kind: .touch, at: point)
    try await app.advance(1)
    #expect(try await ground() == "#aaaaaa33")
    try await app.pointer(.cancel, id: 0, kind: .touch, at: point)
    try await app.advance(1)
    #expect(try await ground() == nil)
    try await app.quit()
  }

  @Test("lays out three notes and their editor as the tutorial's pictures show them", .withoutBrowser)
  func pictures() async throws {
    let store = try NotesStore()
    try store.keep(
      [
        ["id": "1", "title": "Groceries", "body": "Milk, honey, 2 lemons, 3 melons, a cat"],
        ["id": "2", "title": "", "body": "Workout, take Casey on a date, workout some more"],
        [
          "id": "3", "title": "Diary",
          "body":
            "Today I found out that I'm gonna be promoted tomorrow! I'm so excited as I don't know what to expect",
        ],
      ], of: "NotesTutorial")
    let app = try await store.startTutorial()
    #expect(try RecordedOutput("tutorial-list").mismatch(with: try await app.snapshot(scale: 2)) == nil)
    // A title without text collapses, and the preview moves up.
    #expect(
      try await app.frame(of: "Workout, take Casey on a date, workout some more").origin
        == CGPoint(x: 10, y: 158))
    try await app.tap("Diary")
    try await app.advance(1)
    #expect(try RecordedOutput("tutorial-editor").mismatch(with: try await app.snapshot(scale: 2)) == nil)
    #expect(try await app.frame(of: "Diary").minY >= 20)
    let field = try #require(try await app.tree().all.last { $0.role == .textfield })
    #expect(field.frame.minX == 24 && field.frame.minY == 88 && field.frame.width == 327)
    try await app.quit()
  }

  /// Writes at the end of the note's text, key by key.
  private func write(_ text: String, in app: any AppDriver) async throws {
    let view = try #require(try await app.tree().all.last { $0.role == .textview })
    try await app.tap(.point(CGPoint(x: view.frame.midX, y: view.frame.midY)))
    try await app.press("End")
    for letter in text { try await app.press(String(letter)) }
  }

  /// Ends the app as `kill -9` does. A driver's answer comes when everything is saved; in a browser, what was
  /// set a second before is.
  private func kill(_ app: any AppDriver) async throws {
    if app is BrowserApp { try await Task.sleep(for: .seconds(1)) }
    let process = (app as? AppProcess)?.processIdentifier ?? (app as? BrowserApp)?.processIdentifier
    Glibc.kill(try #require(process), SIGKILL)
  }
}
