import Foundation
import ShojiTestSupport
import Testing

/// RNotes, the tutorial's app finished, as those who use it see it.
@Suite("RNotes", .wholeApps)
struct RNotesTests {
  /// The input modality of a person.
  enum InputModality: String, CaseIterable, Sendable {
    case keyboard, pointer, touch
  }

  private static var kept: [[String: Any]] {
    [
      [
        "id": "1", "title": "Groceries", "body": "Milk, honey, 2 lemons, 3 melons, a cat",
        "editedAt": 697_000_000,
      ],
      [
        "id": "2", "title": "A walk along the river with the whole family on Sunday", "editedAt": 696_000_000,
        "body":
          "Bring the blue blanket, the camera, something to drink, and the map that Casey drew for us last summer.",
      ],
      ["id": "3", "title": "", "body": "Ring the plumber", "editedAt": 695_000_000],
      ["id": "4", "title": "Diary", "body": "", "editedAt": 694_000_000],
    ]
  }

  @Test(
    "can be used by one modality alone", arguments: TestDisplay.allCases, InputModality.allCases)
  func oneModality(display: TestDisplay, modality: InputModality) async throws {
    let store = try NotesStore()
    let app = try await store.start(on: display)
    let user = NotesUser(app: app, modality: modality)
    try await user.expect("You have no notes so far!")

    try await user.choose("New", tabs: 1)
    try await user.expect("New Note")
    try await user.write("Groceries", into: "Title", tabs: 0)
    try await user.write("Milk", into: "Note", tabs: 1)
    try await user.choose("RNotes", tabs: 1)
    try await user.expect("Milk")

    try await user.choose("New", tabs: 2)
    try await user.expect("New Note")
    try await user.write("Diary", into: "Title", tabs: 0)
    try await user.choose("RNotes", tabs: 2)
    try await user.expect("No additional text")

    try await user.deleteFirstRow("Diary")
    try await user.expect("Groceries")
    try await user.expectNo("Diary")

    try await user.choose("Wipe", tabs: 1)
    try await user.expect("Delete all notes?")
    try await user.choose("Cancel", tabs: 0, key: "Escape")
    try await user.expectNo("Delete all notes?")
    try await user.choose("Wipe", tabs: 0)
    try await user.choose("Delete All", tabs: 2)
    try await user.expect("You have no notes so far!")
    try await app.quit()
  }

  @Test("lists the last changed note first, and finds words", arguments: TestDisplay.allCases)
  func search(display: TestDisplay) async throws {
    let store = try NotesStore()
    try store.keep(Self.kept, of: "RNotes")
    let app = try await store.start(on: display)
    let titles = ["Groceries", "A walk along the river with the whole family on Sunday", "Untitled", "Diary"]
    #expect(try await app.texts().filter(titles.contains) == titles)
    try await app.type("MÉLON", into: "Search Notes")
    try await app.advance(1)
    #expect(try await app.texts().filter(titles.contains) == ["Groceries"])
    try await app.type("x", into: "Search Notes")
    try await app.advance(1)
    #expect(try await app.texts().contains("No notes with “MÉLONx”"))
    try await app.tap("Cancel")
    try await app.advance(1)
    #expect(try await app.texts().filter(titles.contains) == titles)

    // A note that was changed moves to the front.
    try await app.tap("Diary")
    try await app.advance(1)
    try await app.type("Today", into: "Note")
    try await app.tap("RNotes")
    try await app.advance(1)
    #expect(
      try await app.texts().filter(titles.contains) == ["Diary", titles[0], titles[1], titles[2]])
    try await app.quit()
  }

  @Test(
    "comes back to the note that was open when it was built anew", .withoutBrowser,
    arguments: NotesStore.Service.allCases)
  func trail(service: NotesStore.Service) async throws {
    let store = try NotesStore()
    var app = try await store.start(service, followsTrail: true)
    for title in ["Groceries", "Diary"] {
      try await app.tap("New")
      try await app.advance(1)
      try await app.type(title, into: "Title")
      try await app.tap("RNotes")
      try await app.advance(1)
    }
    // A row is found again by what it shows: a note becomes the first when it is changed.
    try await app.tap("Groceries")
    try await app.advance(1)
    try await app.type("Milk", into: "Note")
    let title = try await app.view("Title").text
    kill(try #require(app as? AppProcess).processIdentifier, SIGKILL)

    app = try await store.start(service, followsTrail: true)
    try await app.advance(1)
    #expect(try await app.view("Title").text == title && title == "Groceries")
    #expect(try await app.view("Note").text == "Milk")
    // The list lies behind it as ever.
    try await app.tap("RNotes")
    try await app.advance(1)
    let texts = try await app.texts()
    #expect(texts.filter(["Groceries", "Diary"].contains) == ["Groceries", "Diary"], "\(texts)")
    try await app.quit()
  }

  @Test("writes a new note at once, and goes on from its title to its text", arguments: TestDisplay.allCases)
  func newNote(display: TestDisplay) async throws {
    let store = try NotesStore()
    let app = try await store.start(on: display)
    try await app.tap("New")
    try await app.advance(1)
    for letter in "Tea" { try await app.press(String(letter)) }
    try await app.press("Enter")
    for letter in "Mint" { try await app.press(String(letter)) }
    try await app.advance(1)
    #expect(try await app.view("Title").text == "Tea")
    #expect(try await app.view("Note").text == "Mint")
    // One that was written is read first.
    try await app.tap("RNotes")
    try await app.advance(1)
    try await app.tap("Tea")
    try await app.advance(1)
    try await app.press("x")
    #expect(try await app.view("Title").text == "Tea")
    try await app.quit()
  }

  @Test("keeps no empty note", .withoutBrowser)
  func emptyNotes() async throws {
    let store = try NotesStore()
    let app = try await store.start()
    try await app.tap("New")
    try await app.advance(1)
    try await app.tap("RNotes")
    try await app.advance(1)
    #expect(try await app.texts().contains("You have no notes so far!"))
    try await app.tap("New")
    try await app.advance(1)
    try await app.type("A", into: "Title")
    try await app.press("Backspace")
    try await app.tap("RNotes")
    try await app.advance(1)
    #expect(try await app.texts().contains("You have no notes so far!"))
    try await app.quit()
  }

  @Test(
    "looks as it was recorded", .withoutBrowser, arguments: [Appearance.light, .dark],
    [CGSize(width: 375, height: 667), CGSize(width: 1024, height: 768)])
  func pictures(appearance: Appearance, size: CGSize) async throws {
    let store = try NotesStore()
    let name = "\(appearance.rawValue)-\(Int(size.width))"
    var app = try await store.start(size: size, scale: 2, appearance: appearance)
    #expect(try RecordedOutput("empty-\(name)").mismatch(with: try await app.snapshot()) == nil)
    try await app.quit()
    try store.keep(Self.kept, of: "RNotes")
    app = try await store.start(size: size, scale: 2, appearance: appearance)
    #expect(try RecordedOutput("list-\(name)").mismatch(with: try await app.snapshot()) == nil)
    try await app.tap("Groceries")
    try await app.advance(1)
    #expect(try RecordedOutput("editor-\(name)").mismatch(with: try await app.snapshot()) == nil)
    try await app.quit()
  }
}

/// A person who uses RNotes by one modality.
struct NotesUser {
  let app: any AppDriver
  let modality: RNotesTests.InputModality

  private var pointer: PointerInput.Kind { modality == .touch ? .touch : .mouse }

  /// Goes to what bears a name by so many tabs. In a browser, where the focus is on the page's first control
  /// when a page was left, by as many as it takes, but not round and round.
  private func go(to name: String, tabs: Int) async throws {
    guard let browser = app as? BrowserApp else {
      for _ in 0..<tabs { try await app.press("Tab") }
      return
    }
    var seen: [String] = []
    var modifiers: KeyModifiers = []
    for _ in 0..<10 {
      let focused = try await browser.page.evaluate(
        """
        (e => [
          e.getAttribute('aria-label'), e.placeholder,
          e === document.body || e.getAttribute('role') === 'alertdialog' ? '' : e.textContent,
        ].join(' '))
          (document.activeElement)
        """, as: String.self)
      if focused.contains(name) { return }
      seen.append(focused)
      if focused.contains("Search Notes") {
        // The keyboard's way into the field begins a search, which takes the bar's buttons away; Escape
        // brings them back.
        try await app.press("Escape")
        try await app.advance(1)
        modifiers = .shift
      }
      try await app.press("Tab", modifiers: modifiers)
    }
    Issue.record("no tab leads to \(name), but to \(seen)")
  }

  /// Chooses what can be pressed: taps it, or goes there by so many tabs and presses a key.
  func choose(_ name: String, tabs: Int, key: String = "Return") async throws {
    if modality == .keyboard {
      if key == "Return" { try await go(to: name, tabs: tabs) }
      try await app.press(key)
    } else {
      try await app.tap(DriverTarget.name(name, index: 0), pointer: pointer)
    }
    try await app.advance(1)
  }

  /// Writes into a field, to which it goes by so many tabs.
  func write(_ text: String, into field: String, tabs: Int) async throws {
    guard modality == .keyboard else {
      try await app.type(text, into: .name(field, index: 0))
      return
    }
    try await go(to: field, tabs: tabs)
    for letter in text { try await app.press(String(letter)) }
  }

  /// Deletes the first note of the list, which has a title.
  func deleteFirstRow(_ title: String) async throws {
    let row = try #require(try await app.tree().all.first { $0.role == .cell }).frame
    switch modality {
    case .keyboard:
      if !(app is BrowserApp) {
        // The way goes over the search field, which begins a search; Escape ends it.
        for _ in 0..<3 { try await app.press("Tab") }
        try await app.press("Escape")
        try await app.advance(1)
      }
      try await go(to: title, tabs: 1)
      try await app.press("Delete")
      try await app.advance(1)
      try await app.press("Return")
    case .pointer, .touch:
      try await app.drag(
        from: .point(CGPoint(x: row.maxX - 40, y: row.midY)),
        to: .point(CGPoint(x: row.minX + 4, y: row.midY)),
        seconds: 0.2, pointer: pointer)
    }
    try await app.advance(1)
  }

  func expect(_ text: String) async throws {
    let texts = try await app.texts()
    #expect(texts.contains(text), "by \(modality): \(texts)")
  }

  func expectNo(_ text: String) async throws {
    let texts = try await app.texts()
    #expect(!texts.contains(text), "by \(modality): \(texts)")
  }
}
