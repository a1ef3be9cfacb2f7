import ShojiTestSupport
import Testing

@Suite("The counter", .wholeApps)
struct CounterTests {
  private func run(
    _ display: TestDisplay, _ size: CGSize, scale: CGFloat = 1, _ work: (any AppDriver) async throws -> Void
  ) async throws {
    let app = try await display.start("Counter", size: size, scale: scale)
    try await work(app)
    try await app.quit()
  }

  @Test(
    "has the count above and two buttons side by side below it, at every size",
    arguments: TestDisplay.allCases,
    [CGSize(width: 640, height: 960), CGSize(width: 320, height: 480), CGSize(width: 1280, height: 800)])
  func layout(display: TestDisplay, size: CGSize) async throws {
    try await run(display, size) { app in
      let (half, middle) = (size.width / 2, size.height / 2)
      let label = try await app.view("label").frame
      let (down, up) = (
        try await app.view("decrementButton").frame, try await app.view("incrementButton").frame
      )
      #expect(label == CGRect(x: 0, y: 0, width: size.width, height: middle))
      #expect(down == CGRect(x: 0, y: middle, width: half, height: middle))
      #expect(up == CGRect(x: half, y: middle, width: half, height: middle))
    }
  }

  @Test("counts up and down, also below nothing", arguments: TestDisplay.allCases)
  func counting(display: TestDisplay) async throws {
    try await run(display, CGSize(width: 320, height: 480)) { app in
      #expect(try await app.view("label").text == "Count: 0")
      for _ in 0..<3 { try await app.tap("incrementButton") }
      #expect(try await app.view("label").text == "Count: 3")
      for _ in 0..<5 { try await app.tap("Decrement") }
      #expect(try await app.view("label").text == "Count: -2")
    }
  }

  @Test("goes on counting where it was when the window changes its size", arguments: TestDisplay.allCases)
  func resizing(display: TestDisplay) async throws {
    try await run(display, CGSize(width: 320, height: 480)) { app in
      try await app.tap("incrementButton")
      try await app.resize(to: CGSize(width: 640, height: 960))
      try await app.tap("incrementButton")
      #expect(try await app.view("label").text == "Count: 2")
      let label = try await app.view("label").frame
      #expect(label == CGRect(x: 0, y: 0, width: 640, height: 480))
    }
  }

  @Test(
    "has titles that fit their buttons", .withoutBrowser,
    arguments: [CGSize(width: 320, height: 480), CGSize(width: 700, height: 960)])
  func titles(size: CGSize) async throws {
    try await run(.image, size) { app in
      let buttons = try await app.tree().all.filter { $0.role == .button }
      try #require(buttons.count == 2)
      for button in buttons {
        for part in button.children where part.text != nil {
          #expect(button.frame.contains(part.frame), "\(part.text ?? "") leaves its button")
        }
      }
    }
  }

  @Test(
    "looks as it was recorded", .withoutBrowser,
    arguments: [CGSize(width: 393, height: 852), CGSize(width: 1024, height: 768)])
  func pictures(size: CGSize) async throws {
    try await run(.image, size) { app in
      for _ in 0..<3 { try await app.tap("incrementButton") }
      try await app.advance(1)
      let picture = RecordedOutput("counted-\(Int(size.width))x\(Int(size.height))")
      #expect(try picture.mismatch(with: try await app.snapshot()) == nil)
    }
  }
}
