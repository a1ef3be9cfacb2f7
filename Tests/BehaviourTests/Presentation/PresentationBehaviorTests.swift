import ShojiTestSupport
import Testing

/// The gallery's page of presented controllers, on every display.
@Suite("Presented controllers", .wholeApps)
struct PresentationBehaviorTests {
  private func news(_ app: any AppDriver) async throws -> String? {
    try await app.advance(0.8)
    return try await app.view("news").text
  }

  private func open(_ title: String, _ app: any AppDriver, by pointer: PointerInput.Kind = .mouse)
    async throws
  {
    try await app.tap(.name(title), pointer: pointer)
    try await app.advance(0.8)
    #expect(try await app.view("heading").text == title)
  }

  @Test(
    "come and go by a pointer, and by a finger", arguments: TestDisplay.allCases,
    [PointerInput.Kind.mouse, .touch])
  func pointers(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Presentation") { app in
      try await open("Page sheet", app, by: pointer)
      #expect(try await app.view("news").text == "Page sheet has come")
      try await app.drag(
        from: .point(CGPoint(x: 200, y: 60)), to: .point(CGPoint(x: 200, y: 560)), seconds: 0.3,
        pointer: pointer)
      #expect(try await news(app) == "Dismissed by the person")

      try await open("Half sheet", app, by: pointer)
      #expect(try await app.view("heading").frame.minY > 300)
      try await app.drag(
        from: .point(CGPoint(x: 200, y: 360)), to: .point(CGPoint(x: 200, y: 80)), seconds: 0.3,
        pointer: pointer)
      try await app.advance(0.8)
      #expect(try await app.view("line").text == "At its whole height")
      #expect(try await app.view("heading").frame.minY < 100)
      try await app.tap("Close", pointer: pointer)
      #expect(try await news(app) == "Closed by its button")

      // A tap beside the sheet.
      try await open("Half sheet", app, by: pointer)
      try await app.tap(.point(CGPoint(x: 300, y: 250)), pointer: pointer)
      #expect(try await news(app) == "Dismissed by the person")

      try await open("Locked sheet", app, by: pointer)
      try await app.drag(
        from: .point(CGPoint(x: 200, y: 60)), to: .point(CGPoint(x: 200, y: 560)), seconds: 0.3,
        pointer: pointer)
      try await app.advance(0.8)
      #expect(try await app.view("line").text == "Close it by its button")
      #expect(try await app.view("heading").frame.minY < 100)
    }
  }

  @Test("come and go by the keyboard alone", arguments: TestDisplay.allCases)
  func keyboard(display: TestDisplay) async throws {
    try await display.open("Presentation") { app in
      try await app.press("Tab")
      try await app.press("Return")
      try await app.advance(0.8)
      #expect(try await app.view("heading").text == "Page sheet")
      // Another one over it: the focus stays in what is in front.
      try await app.press("Tab")
      try await app.press("Return")
      try await app.advance(0.8)
      #expect(try await app.tree().views(named: "heading").count == 2)
      try await app.press("Escape")
      try await app.advance(0.8)
      #expect(try await app.tree().views(named: "heading").count == 1)
      try await app.press("Escape")
      #expect(try await news(app) == "Dismissed by the person")
      // The focus is back where it was.
      try await app.press("Return")
      try await app.advance(0.8)
      #expect(try await app.view("heading").text == "Page sheet")
    }
  }

  @Test("keep what is behind from fingers, and give it back", arguments: TestDisplay.allCases)
  func covering(display: TestDisplay) async throws {
    try await display.open("Presentation") { app in
      for title in ["Full screen", "Dissolve"] {
        try await open(title, app)
        do {
          try await app.tap("Page sheet")
          Issue.record("what lies behind could be tapped")
        } catch let error as DriverError {
          #expect(error.message.contains("covered") || error.message.contains("no view named"))
        }
        try await app.tap("Close")
        #expect(try await news(app) == "Closed by its button")
      }
    }
  }

  @Test("follow a window that gets another size", arguments: TestDisplay.allCases)
  func resizing(display: TestDisplay) async throws {
    try await display.open("Presentation") { app in
      let place = try await app.view("news").frame.minX
      try await open("Form sheet", app)
      try await app.resize(to: CGSize(width: 1024, height: 768))
      #expect(try await app.view("heading").frame.minX == 262)
      try await app.resize(to: CGSize(width: 375, height: 667))
      #expect(try await app.view("heading").frame.minX == 20)
      try await app.tap("Close")
      #expect(try await news(app) == "Closed by its button")
      #expect(try await app.view("news").frame.minX == place)
    }
  }

  @Test(
    "look as recorded", .withoutBrowser, arguments: ["Page sheet", "Half sheet", "Form sheet"],
    [CGSize(width: 375, height: 667), CGSize(width: 1024, height: 768)])
  func pictures(style: String, size: CGSize) async throws {
    for variant in RecordedVariant.allCases {
      try await TestDisplay.image.open(
        "Presentation", size: size, appearance: variant.appearance, arguments: variant.arguments
      ) { app in
        try await open(style, app)
        let words = style.lowercased().replacing(" ", with: "-")
        let name = "\(words)-\(Int(size.width))x\(Int(size.height))-\(variant.rawValue)"
        let mismatch = try RecordedOutput(name).mismatch(with: try await app.snapshot())
        #expect(mismatch == nil)
      }
    }
  }

  @Test("slide up in half a second", .withoutBrowser)
  func movement() async throws {
    try await TestDisplay.image.open("Presentation") { app in
      try await app.tap("Full screen")
      let start = try await app.snapshot()
      let mismatch = try RecordedOutput("slide-begins").mismatch(with: start)
      #expect(mismatch == nil)
      try await app.advance(0.1)
      let middle = try RecordedOutput("slide-under-way").mismatch(with: try await app.snapshot())
      #expect(middle == nil)
      try await app.advance(0.41)
      #expect(try await app.view("heading").frame.minY == 28)
    }
  }
}
