import ShojiTestSupport
import Testing

/// The gallery's pages of text on both displays, and what a person does to text that is read.
@Suite("Text", .wholeApps)
struct TextAppearanceTests {
  @Test(
    "with attributes looks alike on every display", arguments: [Appearance.light, .dark], [1, 2] as [CGFloat])
  func attributes(appearance: Appearance, scale: CGFloat) async throws {
    var pictures: [CGImage] = []
    for display in TestDisplay.both {
      try await display.open(
        "Attributed", size: CGSize(width: 375, height: 1_300), scale: scale, appearance: appearance
      ) { app in pictures.append(try await app.snapshot()) }
    }
    // Edges of large, bold letters differ by a shade; a picture, a line or a shadow elsewhere would differ by
    // more.
    try TestDisplay.expectAlike(pictures[0], pictures[1], within: 0.0025, in: [.webkit: 0.003], tolerance: 25)
  }

  @Test(
    "that is read has links to be pressed", arguments: TestDisplay.allCases,
    [PointerInput.Kind.mouse, .touch])
  func links(display: TestDisplay, kind: PointerInput.Kind) async throws {
    try await display.open("Text", size: CGSize(width: 375, height: 1_300)) { app in
      #expect(try await app.view("link").role == .button)
      try await app.tap("link", pointer: kind)
      #expect(try await app.view("heard").text == "link to https://example.org")
    }
  }

  @Test("that is read has links for the keyboard", arguments: TestDisplay.allCases)
  func linksByKeys(display: TestDisplay) async throws {
    try await display.open("Text", size: CGSize(width: 375, height: 1_300)) { app in
      try await app.tap("notes")
      try await app.press("Tab")
      try await app.press("Enter")
      #expect(try await app.view("heard").text == "link to https://example.org")
    }
  }

  @Test("that is secret shows its last character for a moment", .withoutBrowser)
  func secrets() async throws {
    try await TestDisplay.image.open("Text", size: CGSize(width: 375, height: 1_300)) { app in
      try await app.type("se", into: "secret")
      let shown = try await app.snapshot()
      try await app.advance(1)
      #expect(try await app.snapshot() == shown)
      try await app.advance(1)
      let hidden = try await app.snapshot()
      #expect(hidden != shown)
      try await app.press("Backspace")
      try await app.press("x")
      let again = try await app.snapshot()
      try await app.advance(2)
      #expect(try await app.snapshot() != again)
      #expect(try await app.view("secret").text == "••")
    }
  }

  @Test("is found whole, however long it is and whatever of it is in sight", arguments: TestDisplay.allCases)
  func longText(display: TestDisplay) async throws {
    try await display.open("Text", size: CGSize(width: 375, height: 1_300)) { app in
      let text = "A line\nand another one"
      try await app.type(text, into: "notes")
      #expect(try await app.view("notes").text == text)
      #expect(try await app.view("reading").text?.hasSuffix("to its very end.") == true)
    }
  }
}
