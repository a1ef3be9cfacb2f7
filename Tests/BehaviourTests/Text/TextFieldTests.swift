import Foundation
import ShojiTestSupport
import Testing

/// The gallery's text fields and text views, on every display.
@Suite("Text fields", .wholeApps)
struct TextFieldTests {
  private func edit(
    on display: TestDisplay, appearance: Appearance = .light, _ work: (any AppDriver) async throws -> Void
  ) async throws {
    let app = try await display.start(
      "Gallery", size: CGSize(width: 375, height: 1_300), appearance: appearance,
      arguments: ["--page", "Text"])
    try await work(app)
    try await app.quit()
  }

  private func text(_ name: String, in app: any AppDriver) async throws -> String? {
    try await app.view(name).text
  }

  @Test("take what is typed, and tell of every key", arguments: TestDisplay.allCases)
  func typing(display: TestDisplay) async throws {
    try await edit(on: display) { app in
      try await app.type("Ada Löve 😀", into: "Name")
      #expect(try await text("name", in: app) == "Ada Löve 😀")
      #expect(try await text("written", in: app) == "Ada Löve 😀")
      #expect(try await text("heard", in: app) == "name began")
      try await app.clear("name")
      #expect(try await text("name", in: app) == "")
      #expect(try await app.view("name").placeholder == "Name")
      try await app.type("secret", into: "Password")
      #expect(try await text("secret", in: app) == "••••••")
    }
  }

  @Test(
    "mark misspelled words with red dots while they are edited, and not the word at the caret",
    .withoutBrowser,
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hunspell/en_US.dic")))
  func spelling() async throws {
    try await edit(on: .image) { app in
      func redPixels() async throws -> Int {
        let frame = try await app.view("name").frame
        let image = try await app.snapshot(scale: 1)
        var count = 0
        for y in Int(frame.minY)..<Int(frame.maxY) {
          for x in Int(frame.minX)..<Int(frame.maxX) {
            let color = image.color(x: x, y: y)
            if color.red > 0.9, color.green < 0.6, color.blue < 0.6 { count += 1 }
          }
        }
        return count
      }
      try await app.type("the wrld", into: "Name")
      #expect(try await redPixels() == 0)
      try await app.type(" is", into: "Name")
      #expect(try await redPixels() > 8)
      try await app.type("", into: "Password")
      #expect(try await redPixels() == 0)
    }
  }

  @Test("follow apps that change or refuse what is typed", arguments: TestDisplay.allCases)
  func apps(display: TestDisplay) async throws {
    try await edit(on: display) { app in
      try await app.type("shout", into: "upper")
      try await app.press("ArrowLeft")
      try await app.press("ArrowLeft")
      try await app.type("x", into: "upper")
      #expect(try await text("upper", in: app) == "SHOXUT")
      try await app.type("a1b2", into: "letters")
      #expect(try await text("letters", in: app) == "ab")
    }
  }

  @Test("are edited with the keyboard alone", arguments: TestDisplay.allCases)
  func keyboard(display: TestDisplay) async throws {
    try await edit(on: display) { app in
      try await app.press("Tab")
      for key in ["o", "n", "e", "Space", "t", "w", "o"] { try await app.press(key) }
      #expect(try await text("plain", in: app) == "one two")
      try await app.press("Home")
      try await app.press("ArrowRight", modifiers: [.control, .shift])
      try await app.press("x", modifiers: .control)
      #expect(try await text("plain", in: app)?.hasSuffix("two") == true)
      try await app.press("End")
      try await app.press("Backspace")
      try await app.press("Delete")
      #expect(try await text("plain", in: app)?.hasSuffix("tw") == true)
      try await app.press("Tab")
      #expect(try await text("heard", in: app) == "line began")
      try await app.press("Tab", modifiers: .shift)
      #expect(try await text("heard", in: app) == "plain began")
      try await app.press("Return")
      #expect(try await text("heard", in: app) == "plain returned")
      #expect(try await text("plain", in: app)?.hasSuffix("tw") == true)
    }
  }

  @Test(
    "are edited where a pointer presses, and cleared by their button", arguments: TestDisplay.allCases,
    [PointerInput.Kind.mouse, .touch])
  func pointer(display: TestDisplay, kind: PointerInput.Kind) async throws {
    try await edit(on: display) { app in
      try await app.tap("name", pointer: kind)
      #expect(try await text("heard", in: app) == "name began")
      try await app.type("Grace", into: "name")
      try await app.tap("Clear text", pointer: kind)
      #expect(try await text("name", in: app) == "")
      #expect(try await text("heard", in: app) == "name began")
      try await app.tap("bezel", pointer: kind)
      #expect(try await text("heard", in: app) == "bezel began")
    }
  }

  @Test("of several lines grow, and take Return as a new line", arguments: TestDisplay.allCases)
  func textViews(display: TestDisplay) async throws {
    try await edit(on: display) { app in
      let before = try await app.view("notes").frame.height
      try await app.type("One\nTwo\nThree\nFour", into: "notes")
      #expect(try await text("notes", in: app) == "One\nTwo\nThree\nFour")
      #expect(try await app.view("notes").frame.height > before)
      try await app.press("ArrowUp")
      try await app.press("Home")
      try await app.type("2", into: "notes")
      #expect(try await text("notes", in: app) == "One\nTwo\n2Three\nFour")
    }
  }

  @Test("say why they cannot be typed into", arguments: TestDisplay.allCases)
  func refusals(display: TestDisplay) async throws {
    try await edit(on: display) { app in
      await #expect(throws: DriverError.self) { try await app.type("x", into: "off") }
      await #expect(throws: DriverError("\"heard\" cannot be typed into: it is a label")) {
        try await app.type("x", into: "heard")
      }
    }
  }

  @Test("look alike on every display while they are edited", arguments: [Appearance.light, .dark])
  func looks(appearance: Appearance) async throws {
    var pictures: [CGImage] = []
    for display in TestDisplay.both {
      try await edit(on: display, appearance: appearance) { app in
        try await app.type("Typed", into: "name")
        try await app.press("a", modifiers: .control)
        pictures.append(try await app.snapshot())
      }
    }
    // A page of mostly text differs by a shade at the edges of letters.
    try TestDisplay.expectAlike(pictures[0], pictures[1], within: 0.012, in: [.firefox: 0.02, .webkit: 0.03])
  }
}
