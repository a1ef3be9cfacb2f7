import Foundation
import ShojiTestSupport
import Testing

/// An app that follows its XML files while a person uses it.
@Suite("Live reload", .wholeApps)
struct LiveReloadTests {
  /// A folder with the note's file, saved again and again as an editor does.
  private final class NoteFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try save(version: 0)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Saves a version of the note: with another title, other distances and colors, and every other time
    /// another view above the text.
    func save(version: Int) throws {
      let extra =
        version % 2 == 1
        ? "<Label text=\"Extra\" layout:left=\"super offset(20)\" layout:bottom=\"super inset(20)\"/>" : ""
      let text = """
        <Component xmlns="http://schema.reactant.tech/ui" xmlns:layout="http://schema.reactant.tech/layout">
          \(extra)
          <Label layout:id="title" text="Version \(version)" textColor="#\(version % 2 == 0 ? "336699" : "993366")"
            layout:left="super offset(20)" layout:top="super offset(\(20 + version % 5 * 4))"/>
          <TextField layout:id="note" placeholder="Note" borderStyle="roundedRect"
            layout:fillHorizontally="super inset(\(16 + version % 3))" layout:below="id:title offset(12)"/>
          <TextView layout:id="body" font="16" layout:fillHorizontally="super inset(16)"
            layout:below="id:note offset(\(8 + version % 4))" layout:height="160"/>
        </Component>
        """
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Saves a file that is cut off, as one that is being written.
    func saveHalf() throws {
      try "<Component xmlns=\"http://schema.reactant.tech/ui\"><Label text=".write(
        to: file, atomically: true, encoding: .utf8)
    }

    private var file: URL { url.appendingPathComponent("Note.ui.xml") }
  }

  private func start(_ folder: NoteFolder, on display: TestDisplay) async throws -> any AppDriver {
    try await display.start(
      "LiveNote", size: CGSize(width: 375, height: 667), arguments: ["--folder", folder.url.path])
  }

  /// Waits until the app shows a text: the system's events of a file are delayed.
  private func wait(for text: String, in app: any AppDriver) async throws {
    try await app.wait(for: .name(text, index: 0), seconds: 10)
  }

  private func value(of role: Semantics.Role, in app: any AppDriver) async throws -> String? {
    try await app.tree().all.last { $0.role == role }?.text
  }

  @Test("loses no character of a note that is typed while the file is saved", arguments: TestDisplay.allCases)
  func typing(display: TestDisplay) async throws {
    let folder = try NoteFolder()
    let app = try await start(folder, on: display)
    try await wait(for: "Version 0", in: app)
    let sentence = "The quick brown fox jumps over the lazy dog."
    try await app.type("", into: "Note")
    // Ten letters a second, and a saved file with each.
    for (index, letter) in sentence.enumerated() {
      try folder.save(version: index + 1)
      try await app.press(letter == " " ? "Space" : String(letter))
      if display == .browser { try await app.advance(0.1) }
    }
    try await wait(for: "Version \(sentence.count)", in: app)
    let typed = try await value(of: .textfield, in: app)
    #expect(typed == sentence)

    // The caret is where it was.
    try folder.save(version: 100)
    try await wait(for: "Version 100", in: app)
    for _ in 0..<4 { try await app.press("ArrowLeft") }
    try folder.save(version: 101)
    try await wait(for: "Version 101", in: app)
    try await app.press("X")
    let edited = try await value(of: .textfield, in: app)
    #expect(edited == "The quick brown fox jumps over the lazy Xdog.")
    try await app.quit()
  }

  @Test(
    "loses no character of a burst of keys, nor by a file that is half written",
    arguments: TestDisplay.allCases)
  func bursts(display: TestDisplay) async throws {
    let folder = try NoteFolder()
    let app = try await start(folder, on: display)
    try await wait(for: "Version 0", in: app)
    let view = try #require(try await app.tree().all.last { $0.role == .textview }).frame
    try await app.tap(.point(CGPoint(x: view.midX, y: view.midY)))
    var expected = ""
    for version in 1...12 {
      let words = "Line \(version) of a note, typed at once. "
      if version % 4 == 0 { try folder.saveHalf() }
      try folder.save(version: version)
      for letter in words { try await app.press(letter == " " ? "Space" : String(letter)) }
      expected += words
    }
    try await wait(for: "Version 12", in: app)
    let typed = try await value(of: .textview, in: app)
    #expect(typed == expected)
    try await app.quit()
  }

  @Test("shows its menu by Control-D, and previews from there", arguments: TestDisplay.allCases)
  func menu(display: TestDisplay) async throws {
    let folder = try NoteFolder()
    let app = try await start(folder, on: display)
    try await wait(for: "Version 0", in: app)
    try await app.press("d", modifiers: .control)
    try await app.advance(1)
    var texts = try await app.texts()
    #expect(texts.contains("Debug menu") && texts.contains("Reload files") && texts.contains("Preview .."))
    try await app.press("d", modifiers: .control)
    try await app.advance(1)
    texts = try await app.texts()
    #expect(!texts.contains("Debug menu") && texts.contains("Version 0"))

    // Also while a field has the focus, which keeps its text.
    try await app.type("abc", into: "Note")
    try await app.press("d", modifiers: .control)
    try await app.advance(1)
    try await app.tap("Preview ..")
    try await app.advance(1)
    try await app.tap("Note")
    try await app.advance(1)
    texts = try await app.texts()
    #expect(texts.contains("Version 0"))
    #expect(!texts.contains("Debug menu"))
    try await app.quit()
  }
}
