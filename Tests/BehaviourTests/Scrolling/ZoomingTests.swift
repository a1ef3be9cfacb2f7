import ShojiTestSupport
import Testing

/// The gallery's page of a map that zooms, on every display.
@Suite("Zooming", .wholeApps)
struct ZoomingTests {
  private func percent(_ app: any AppDriver) async throws -> Double {
    let text = try await app.view("status").text ?? ""
    return Double(text.split(separator: " ").first ?? "") ?? .nan
  }

  @Test("by two fingers", .withTwoFingers, arguments: TestDisplay.allCases)
  func fingers(display: TestDisplay) async throws {
    try await pinch(by: .touch, on: display)
  }

  @Test("by a trackpad's pinch", arguments: TestDisplay.allCases)
  func trackpad(display: TestDisplay) async throws {
    try await pinch(by: .mouse, on: display)
  }

  private func pinch(by pointer: PointerInput.Kind, on display: TestDisplay) async throws {
    try await display.open("Zooming") { app in
      #expect(try await percent(app) == 100)
      try await app.pinch(on: "map", by: 2, seconds: 0.25, pointer: pointer)
      try await app.advance(0.6)
      let enlarged = try await percent(app)
      #expect(enlarged > 150 && enlarged <= 200, "\(enlarged)")
      try await app.pinch(on: "map", by: 0.5, seconds: 0.25, pointer: pointer)
      try await app.advance(0.8)
      let back = try await percent(app)
      #expect(abs(back - enlarged / 2) < 12, "\(back) after \(enlarged)")
      // Past the limits it springs back.
      try await app.pinch(on: "map", by: 0.1, seconds: 0.25, pointer: pointer)
      try await app.advance(1)
      #expect(try await percent(app) == 50)
    }
  }

  @Test("in code, with an animation, and by a double tap", arguments: TestDisplay.allCases)
  func code(display: TestDisplay) async throws {
    try await display.open("Zooming") { app in
      try await app.tap("Larger")
      try await app.advance(0.6)
      #expect(try await percent(app) == 200)
      try await app.tap("Lake")
      try await app.advance(0.6)
      let lake = try await percent(app)
      #expect(lake > 180 && lake < 220, "\(lake)")
      try await app.doubleTap("map", pointer: .touch)
      try await app.advance(0.6)
      #expect(try await percent(app) == 100)
    }
  }

  @Test("leaves a finger's drag to the app, which moves the map", arguments: TestDisplay.allCases)
  func drag(display: TestDisplay) async throws {
    try await display.open("Zooming") { app in
      let map = try await app.view("map").frame
      let middle = DriverTarget.point(CGPoint(x: map.midX, y: map.midY))
      let before = try await app.view("paper").frame
      try await app.drag(
        from: middle, to: .point(CGPoint(x: map.midX - 80, y: map.midY - 60)), seconds: 0.3, pointer: .touch)
      try await app.advance(1)
      let after = try await app.view("paper").frame
      #expect(after.minX < before.minX - 40 && after.minY <= before.minY, "\(before) \(after)")
    }
  }
}
