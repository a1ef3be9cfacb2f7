import ShojiTestSupport
import Testing

/// The gallery's page of things that are dragged, on every display, by the mouse and by fingers.
@Suite("Dragging", .wholeApps)
struct DraggingTests {
  private func tasks(of list: String, _ app: any AppDriver) async throws -> [String] {
    try await app.view("\(list) list").all.filter { $0.role == .cell && !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in cell.all.compactMap(\.text).first }
  }

  /// Lifts what lies at a place, moves it and lets it go.
  private func carry(
    _ app: any AppDriver, from start: CGPoint, to end: CGPoint, by pointer: PointerInput.Kind,
    then seconds: TimeInterval = 1
  ) async throws {
    try await app.pointer(.down, id: 0, kind: pointer, at: .point(start))
    if pointer == .touch { try await app.advance(0.45) }
    for step in 1...12 {
      let part = CGFloat(step) / 12
      let place = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      try await app.pointer(.move, id: 0, kind: pointer, at: .point(place))
    }
    try await app.advance(0.1)
    try await app.pointer(.up, id: 0, kind: pointer, at: .point(end))
    try await app.advance(seconds)
  }

  private func middle(_ app: any AppDriver, _ name: String) async throws -> CGPoint {
    let frame = try await app.view(name).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("reorders a list, and takes a task over to another", arguments: TestDisplay.allCases)
  func lists(display: TestDisplay) async throws {
    try await display.open("Dragging") { app in
      for pointer in [PointerInput.Kind.mouse, .touch] {
        let before = try await tasks(of: "To do", app)
        try #require(before.count > 2)
        let start = try await middle(app, before[0])
        let goal = try await middle(app, before[2])
        try await carry(app, from: start, to: CGPoint(x: goal.x, y: goal.y + 6), by: pointer)
        let after = try await tasks(of: "To do", app)
        #expect(after == [before[1], before[2], before[0]] + before[3...], "\(pointer)")
        let done = try await tasks(of: "Done", app)
        try #require(!done.isEmpty && after.count > 2)
        let last = try await middle(app, done[0])
        try await carry(
          app, from: try await middle(app, after[1]), to: CGPoint(x: last.x, y: last.y - 8), by: pointer)
        #expect(try await tasks(of: "Done", app) == [after[1]] + done, "\(pointer)")
        #expect(try await tasks(of: "To do", app) == [after[0]] + after[2...])
      }
    }
  }

  @Test("shows a row for a task that is still loaded", arguments: TestDisplay.allCases)
  func placeholder(display: TestDisplay) async throws {
    try await display.open("Dragging") { app in
      for pointer in [PointerInput.Kind.mouse, .touch] {
        let before = try await tasks(of: "Done", app)
        let row = try await middle(app, before[0])
        try await carry(
          app, from: try await middle(app, "slow"), to: CGPoint(x: row.x, y: row.y - 8), by: pointer,
          then: 0.5)
        #expect(try await tasks(of: "Done", app) == ["Loading…"] + before, "\(pointer)")
        try await app.advance(4)
        #expect(try await tasks(of: "Done", app) == ["Slow task"] + before, "\(pointer)")
      }
    }
  }

  @Test("moves swatches, and drops a color on the well", arguments: TestDisplay.allCases)
  func colors(display: TestDisplay) async throws {
    try await display.open("Dragging") { app in
      let (red, blue) = (try await middle(app, "Red"), try await middle(app, "Yellow"))
      try await carry(app, from: red, to: blue, by: .mouse)
      #expect(abs(try await middle(app, "Red").x - blue.x) < 1)
      try await carry(
        app, from: try await middle(app, "Orange"), to: try await middle(app, "well"), by: .touch)
      #expect(try await app.view("well").text == "Orange was dropped")
      // Where nothing takes it, it goes back.
      let green = try await middle(app, "Green")
      try await carry(app, from: green, to: CGPoint(x: green.x, y: 30), by: .mouse)
      #expect(try await middle(app, "Green") == green)
    }
  }
}
