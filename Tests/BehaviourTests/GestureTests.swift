import ShojiTestSupport
import Testing

/// The gallery's page of gestures, on every display.
@Suite("Gestures", .wholeApps)
struct GestureTests {
  private func status(_ app: any AppDriver, of name: String = "status") async throws -> String? {
    try await app.view(name).text
  }

  @Test("with one finger or the mouse are told apart", arguments: TestDisplay.allCases)
  func one(display: TestDisplay) async throws {
    try await display.open("Gestures") { app in
      let middle = DriverTarget.point(CGPoint(x: 180, y: 140))
      for pointer in [PointerInput.Kind.mouse, .touch] {
        try await app.tap(middle, pointer: pointer)
        try await app.advance(0.5)
        #expect(try await status(app) == "tap at 160, 96")
        try await app.doubleTap(middle, pointer: pointer)
        #expect(try await status(app) == "double tap")
        try await app.advance(0.5)
        #expect(try await status(app) == "double tap")
        try await app.pointer(.down, id: 1, kind: pointer, at: middle)
        try await app.advance(0.7)
        #expect(try await status(app) == "long press")
        try await app.pointer(.up, id: 1, kind: pointer, at: middle)
        #expect(try await status(app) == "long press, let go")
        for (name, x, y) in [("left", -90.0, 0.0), ("right", 90, 0), ("up", 0, -80), ("down", 0, 80)] {
          let end = CGPoint(x: 180 + x, y: 140 + y)
          try await app.drag(from: middle, to: .point(end), seconds: 0.1, pointer: pointer)
          #expect(try await status(app) == "swipe \(name)")
        }
      }
    }
  }

  @Test("drag a card with the finger", arguments: TestDisplay.allCases)
  func drag(display: TestDisplay) async throws {
    try await display.open("Gestures") { app in
      let start = try await app.view("card").frame
      try await app.drag(
        from: "card", to: .point(CGPoint(x: start.midX + 60, y: start.midY - 40)), seconds: 0.2,
        pointer: .touch)
      let end = try await app.view("card").frame
      #expect(abs(end.midX - start.midX - 60) < 1 && abs(end.midY - start.midY + 40) < 1)
      #expect(try await status(app, of: "card status")?.hasSuffix("100 % · 0° · let go") == true)
    }
  }

  @Test(
    "of two fingers pinch and turn a card together", .withTwoFingers,
    arguments: TestDisplay.allCases)
  func two(display: TestDisplay) async throws {
    try await display.open("Gestures") { app in
      let card = try await app.view("card").frame
      let (x, y) = (card.midX, card.midY)
      func finger(_ phase: PointerInput.Phase, _ id: Int, _ dx: CGFloat, _ dy: CGFloat) async throws {
        try await app.pointer(phase, id: id, kind: .touch, at: .point(CGPoint(x: x + dx, y: y + dy)))
      }
      try await finger(.down, 1, -40, 0)
      try await finger(.down, 2, 40, 0)
      for step in 1...10 {
        // Twice as far apart, and a quarter of a turn.
        let (reach, angle) = (40 + 4 * CGFloat(step), CGFloat(step) * .pi / 20)
        try await finger(.move, 1, -reach * cos(angle), -reach * sin(angle))
        try await finger(.move, 2, reach * cos(angle), reach * sin(angle))
      }
      try await finger(.up, 1, 0, -80)
      try await finger(.up, 2, 0, 80)
      let words = try await status(app, of: "card status") ?? ""
      #expect(words.contains("200 % · 90°"), "\(words)")
      let end = try await app.view("card").frame
      #expect(abs(end.width - 240) < 4 && abs(end.midX - x) < 3 && abs(end.midY - y) < 3)
    }
  }

  @Test(
    "of two fingers tap the board", .withTwoFingers,
    arguments: TestDisplay.allCases)
  func twoTaps(display: TestDisplay) async throws {
    try await display.open("Gestures") { app in
      let (left, right) = (CGPoint(x: 100, y: 140), CGPoint(x: 200, y: 140))
      try await app.pointer(.down, id: 1, kind: .touch, at: .point(left))
      try await app.pointer(.down, id: 2, kind: .touch, at: .point(right))
      try await app.pointer(.up, id: 1, kind: .touch, at: .point(left))
      try await app.pointer(.up, id: 2, kind: .touch, at: .point(right))
      try await app.advance(0.5)
      #expect(try await status(app) == "tap of two fingers")
    }
  }
}
