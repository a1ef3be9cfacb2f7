import ShojiTestSupport
import Testing

/// The gallery's page of stack views, on every display.
@Suite("The page of stacks", .wholeApps)
struct StacksPageTests {
  /// Ways to press the button that hides and shows.
  enum Way: CaseIterable {
    case mouse, touch, keyboard

    func press(in app: any AppDriver) async throws {
      switch self {
      case .mouse: try await app.tap("Hide or show Marmalade")
      case .touch: try await app.tap("Hide or show Marmalade", pointer: .touch)
      case .keyboard: try await app.press("Enter")
      }
    }
  }

  private func row(_ name: String, of app: any AppDriver) async throws -> [TreeNode] {
    try await app.view("row \(name)").children
  }

  @Test(
    "A hidden view leaves its room to the others, and takes it back", arguments: TestDisplay.allCases,
    Way.allCases)
  func hiding(display: TestDisplay, way: Way) async throws {
    try await display.open("Stacks") { app in
      if way == .keyboard { try await app.press("Tab") }
      let before = try await row("hiding", of: app)
      #expect(before.map(\.isHidden) == [false, false, false])
      #expect(abs(before[0].frame.width - 109) < 1 && abs(before[2].frame.minX - 250) < 1)

      try await way.press(in: app)
      try await app.advance(0.5)
      let closed = try await row("hiding", of: app)
      #expect(closed.map(\.isHidden) == [false, true, false])
      #expect(abs(closed[0].frame.width - 167.5) < 1 && abs(closed[2].frame.minX - 191.5) < 1)

      try await way.press(in: app)
      try await app.advance(0.5)
      let open = try await row("hiding", of: app)
      #expect(open.map(\.isHidden) == [false, false, false])
      #expect(open.map(\.frame) == before.map(\.frame))
    }
  }

  @Test("A view that is being hidden is seen until the others have closed up", .withoutBrowser)
  func leaving() async throws {
    try await TestDisplay.image.open("Stacks") { app in
      let before = try await app.snapshot()
      try await app.tap("Hide or show Marmalade")
      #expect(try await row("hiding", of: app)[1].isHidden == false)
      try await app.advance(0.15)
      #expect(try await row("hiding", of: app)[1].isHidden == false)
      let halfway = try await app.snapshot()
      #expect(halfway != before)
      try await app.advance(0.16)
      #expect(try await row("hiding", of: app)[1].isHidden)
    }
  }

  @Test("Rows of text share a baseline", arguments: TestDisplay.allCases)
  func baselines(display: TestDisplay) async throws {
    try await display.open("Stacks", scale: 2) { app in
      let views = try await row("firstBaseline", of: app)
      // Ascenders of 11, 19 and 15 points, on the pixel.
      let baselines = zip(views, [10.5, 18.0, 14.5]).map { $0.frame.minY + $1 }
      #expect(baselines.allSatisfy { abs($0 - baselines[0]) <= 0.51 }, "\(baselines)")
      #expect(views.map(\.frame.minY).min() == views[1].frame.minY)
    }
  }
}
