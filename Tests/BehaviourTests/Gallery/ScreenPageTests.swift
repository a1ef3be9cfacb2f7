import ShojiTestSupport
import Testing

/// The gallery's pages of contacts, the keyboard, the book and what is around an app, as people use them.
@Suite("Pages of whole screens", .wholeApps)
struct ScreenPageTests {
  @Test("an index at a list's side leads to its sections", arguments: TestDisplay.allCases)
  func index(display: TestDisplay) async throws {
    try await display.open("Contacts") { app in
      let list = try await app.view("contacts").frame
      #expect(try await app.texts().contains("Ada"))
      try await app.tap(.point(CGPoint(x: list.maxX - 6, y: list.maxY - 170)))
      try await app.advance(0.5)
      #expect(try await app.view("Zhenya").frame.maxY <= list.maxY + 1)
      #expect(try await !app.texts().contains("Ada"))
    }
  }

  @Test("a search without results says so in the list's place", arguments: TestDisplay.allCases)
  func unavailable(display: TestDisplay) async throws {
    try await display.open("Contacts") { app in
      try await app.type("Gr", into: "Search")
      try await app.advance(0.5)
      #expect(try await app.view("Grace").role == .label)
      try await app.type("x", into: "Search")
      try await app.advance(0.5)
      #expect(try await app.tree().all.contains { $0.text == "No Results for “Grx”" })
      try await app.tap("Cancel")
      try await app.advance(0.5)
      #expect(try await !app.tree().all.contains { $0.text?.hasPrefix("No Results") == true })
    }
  }

  @Test("what comes with the keyboard is there while its field is edited", arguments: TestDisplay.allCases)
  func keyboard(display: TestDisplay) async throws {
    try await display.open("Keyboard") { app in
      let note = DriverTarget.name("Note, with a bar above the keyboard", index: 0)
      let composer = try await app.view("Message").frame
      #expect(try await !app.tree().all.contains { $0.label == "Insert date" || $0.text == "Insert date" })
      try await app.tap(note)
      try await app.advance(0.5)
      #expect(try await app.view("Message").frame.maxY < composer.maxY - 40, "the composer makes room")
      try await app.tap("Insert date")
      #expect(try await app.tree().all.contains { $0.value == "6/12/24" || $0.text == "6/12/24" })
      try await app.tap("Done")
      try await app.advance(0.5)
      #expect(try await app.view("Message").frame == composer)
      try await app.tap("Mood, chosen in place of the keyboard")
      try await app.advance(0.5)
      try await app.tap("Busy")
      try await app.advance(0.5)
      #expect(try await app.tree().all.contains { $0.text == "Busy" && $0.role == .textfield })
    }
  }

  @Test("misspelled words are listed", arguments: TestDisplay.allCases)
  func spelling(display: TestDisplay) async throws {
    guard FileManager.default.fileExists(atPath: "/usr/share/hunspell/en_US.dic") else { return }
    try await display.open("Keyboard") { app in
      try await app.type("a wrnog word", into: "Note, with a bar above the keyboard")
      #expect(try await app.view("spelling").text == "Misspelled: wrnog")
    }
  }

  @Test(
    "a book's pages turn under a finger, and a picture grows and goes again", arguments: TestDisplay.allCases)
  func book(display: TestDisplay) async throws {
    try await display.open("Book") { app in
      func isSeen(_ text: String) async throws -> Bool {
        try await app.tree().all.contains {
          $0.text == text && !$0.isHidden && $0.frame.midX > 0 && $0.frame.midX < 375
        }
      }
      #expect(try await isSeen("One"))
      try await app.drag(
        from: .point(CGPoint(x: 330, y: 120)), to: .point(CGPoint(x: 40, y: 120)), seconds: 0.2,
        pointer: .touch)
      try await app.advance(1.5)
      #expect(try await isSeen("Two"))
      #expect(try await !isSeen("One"))
      try await app.tap("Zoom in on Two")
      try await app.advance(1)
      try await app.tap("Close Two")
      try await app.advance(1)
      try await app.tap("Slide up Two")
      try await app.advance(1)
      // A short drag leaves it, a long one takes it away.
      for (way, isThere) in [(CGFloat(80), true), (450, false)] {
        try await app.drag(
          from: .point(CGPoint(x: 100, y: 150)), to: .point(CGPoint(x: 100, y: 150 + way)), seconds: 0.5,
          pointer: .touch)
        try await app.advance(1)
        #expect(try await isSeen("Close Two") == isThere, "after \(way) points")
      }
    }
  }

  @Test("an edit menu lies over what it is for and does what was chosen", arguments: TestDisplay.allCases)
  func editMenu(display: TestDisplay) async throws {
    try await display.open("Menus") { app in
      let edit = try await app.view("Edit").frame
      try await app.tap("Edit")
      try await app.advance(0.5)
      #expect(try await app.view("Italic").frame.maxY <= edit.minY)
      try await app.tap("Italic")
      try await app.advance(0.5)
      #expect(try await app.view("news").text == "Italic")
      #expect(try await !app.texts().contains("Bold"))
    }
  }

  @Test("an app's words are in its language", arguments: TestDisplay.allCases)
  func words(display: TestDisplay) async throws {
    for (locale, words) in [
      ("en_US", ["3 days ago", "ink, paper, and glue", "1h 30m", "1,234.5"]),
      ("de_DE", ["vor 3 Tagen", "ink, paper und glue", "1.234,5"]),
    ] {
      try await display.open(
        "Around the App", size: CGSize(width: 375, height: 900), arguments: ["--locale", locale]
      ) { app in
        let texts = Set(try await app.tree().all.compactMap(\.text))
        for word in words { #expect(texts.contains(word), "\(locale): \(texts.sorted())") }
        #expect(texts.contains("there") && !texts.contains("missing"))
      }
    }
  }
}
