import ShojiTestSupport
import Testing

/// The gallery's page of alerts, on every display.
@Suite("Alerts", .wholeApps)
struct AlertBehaviorTests {
  private func answer(_ app: any AppDriver) async throws -> String? {
    try await app.advance(0.8)
    return try await app.view("answer").text
  }

  /// Opens an alert and waits until it stands.
  private func open(_ title: String, _ app: any AppDriver, by pointer: PointerInput.Kind = .mouse)
    async throws
  {
    try await app.tap(.name(title), pointer: pointer)
    try await app.advance(0.8)
  }

  @Test(
    "answer to a pointer, and to a finger", arguments: TestDisplay.allCases,
    [PointerInput.Kind.mouse, .touch])
  func pointers(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Alerts") { app in
      try await open("Simple", app, by: pointer)
      #expect(try await app.tree().all.contains { $0.role == .alert })
      try await app.tap("Let’s go!", pointer: pointer)
      #expect(try await answer(app) == "Let’s go!")
      #expect(try await !app.tree().all.contains { $0.role == .alert })

      try await open("Two buttons", app, by: pointer)
      // From one button to the other without lifting.
      try await app.drag(from: "Stay", to: "Leave", seconds: 0.2, pointer: pointer)
      #expect(try await answer(app) == "Leave")

      try await open("Sheet", app, by: pointer)
      try await app.tap(.point(CGPoint(x: 180, y: 20)), pointer: pointer)
      #expect(try await answer(app) == "Cancel")
    }
  }

  @Test("answer to the keyboard alone", arguments: TestDisplay.allCases)
  func keyboard(display: TestDisplay) async throws {
    try await display.open("Alerts") { app in
      try await app.press("Tab")
      try await app.press("Return")
      try await app.advance(0.8)
      // Nothing in the alert has the focus: Return is for its only button.
      try await app.press("Return")
      #expect(try await answer(app) == "Let’s go!")

      // The focus is back on the first button.
      try await app.press("Tab")
      try await app.press("Return")
      try await app.advance(0.8)
      try await app.press("Escape")
      #expect(try await answer(app) == "Stay")
      try await app.press("Return")
      try await app.advance(0.8)
      // Tab goes from button to button, and back with Shift.
      try await app.press("Tab")
      try await app.press("Tab")
      try await app.press("Tab", modifiers: .shift)
      try await app.press("Tab")
      try await app.press("Return")
      #expect(try await answer(app) == "Leave")

      try await app.press("Tab")
      try await app.press("Return")
      try await app.advance(0.8)
      // Delete, Archive, then over the one that is disabled to Cancel.
      for _ in 0..<3 { try await app.press("ArrowDown") }
      try await app.press("ArrowUp")
      try await app.press("Return")
      #expect(try await answer(app) == "Archive")
    }
  }

  @Test("cover what is behind them, and cannot choose what is disabled", arguments: TestDisplay.allCases)
  func covering(display: TestDisplay) async throws {
    try await display.open("Alerts") { app in
      try await open("Delete", app)
      let covered = try await error { try await app.tap("Simple") }
      #expect(covered.contains("\"Simple\" is covered by another view"))
      let disabled = try await error { try await app.tap("Share") }
      #expect(disabled == "\"Share\" is not enabled")
      try await app.tap("Cancel")
      #expect(try await answer(app) == "Cancel")
    }
  }

  private func error(_ work: () async throws -> Void) async throws -> String {
    do {
      try await work()
      return "nothing was wrong"
    } catch let error as DriverError {
      return error.message
    }
  }

  @Test("take text", arguments: TestDisplay.allCases)
  func textFields(display: TestDisplay) async throws {
    try await display.open("Alerts") { app in
      try await open("Sign in", app)
      try await app.type("Kiri", into: "Name")
      try await app.type("secret", into: "Password")
      try await app.press("Return")
      #expect(try await answer(app) == "Signed in as Kiri")
    }
  }

  static let kinds = ["Simple", "Two buttons", "Delete", "Long", "Sign in", "Sheet"]

  @Test("look as recorded", .withoutBrowser, arguments: kinds, RecordedVariant.allCases)
  func pictures(kind: String, variant: RecordedVariant) async throws {
    try await record(kind, CGSize(width: 375, height: 667), variant)
  }

  @Test("look as recorded on a pad, and with large text", .withoutBrowser, arguments: kinds)
  func otherPictures(kind: String) async throws {
    if kind == "Sheet" { try await record(kind, CGSize(width: 1024, height: 768)) }
    if kind == "Two buttons" {
      try await record(
        kind, CGSize(width: 320, height: 568), name: "large", ["--content-size", "accessibilityExtraLarge"])
    }
    if kind == "Delete" {
      try await record(kind, CGSize(width: 568, height: 320), name: "low")
    }
  }

  private func record(
    _ kind: String, _ size: CGSize, _ variant: RecordedVariant = .light, name: String = "",
    _ arguments: [String] = []
  ) async throws {
    try await TestDisplay.image.open(
      "Alerts", size: size, scale: 2, appearance: variant.appearance, arguments: variant.arguments + arguments
    ) {
      app in
      let button = try await app.view(kind)
      try await app.tap(.name(button.text ?? kind), pointer: .mouse)
      try await app.advance(1)
      let words = [
        "alert", kind.lowercased(), "\(Int(size.width))x\(Int(size.height))", variant.rawValue, name,
      ]
      let file = words.filter { !$0.isEmpty }.joined(separator: "-").replacing(" ", with: "-")
      let mismatch = try RecordedOutput(file).mismatch(with: try await app.snapshot())
      #expect(mismatch == nil)
    }
  }

  @Test("look the same in a browser")
  func agreement() async throws {
    var pictures: [CGImage] = []
    for display in TestDisplay.both {
      try await display.open("Alerts") { app in
        try await open("Two buttons", app)
        pictures.append(try await app.snapshot())
      }
    }
    try TestDisplay.expectAlike(pictures[0], pictures[1], within: 0.02, in: [.webkit: 0.025])
  }
}
