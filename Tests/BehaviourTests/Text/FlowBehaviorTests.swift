import ShojiTestSupport
import Testing

/// Text that flows around areas, has markers and links, and is searched, on both displays.
@Suite("Text that is laid out and searched", .wholeApps)
struct FlowBehaviorTests {
  @Test("looks alike on every display", arguments: [Appearance.light, .dark])
  func flow(appearance: Appearance) async throws {
    var pictures: [CGImage] = []
    for display in TestDisplay.both {
      try await display.open(
        "Flow", size: CGSize(width: 375, height: 1_300), scale: 2, appearance: appearance
      ) {
        app in pictures.append(try await app.snapshot())
      }
    }
    try TestDisplay.expectAlike(pictures[0], pictures[1], within: 0.0025, in: [.webkit: 0.004], tolerance: 25)
  }

  @Test("has links where numbers and addresses were found", arguments: TestDisplay.allCases)
  func detected(display: TestDisplay) async throws {
    try await display.open("Flow", size: CGSize(width: 375, height: 1_300)) { app in
      let buttons = try await app.tree().all.filter { $0.role == .button }.compactMap(\.label)
      #expect(Set(buttons).isSuperset(of: ["ann@example.org", "(555) 123-4567", "www.example.org/help"]))
    }
  }

  @Test("is searched by keys", arguments: TestDisplay.allCases)
  func find(display: TestDisplay) async throws {
    try await display.open("Text", size: CGSize(width: 375, height: 1_300)) { app in
      try await app.type("fish and fishes", into: "notes")
      try await app.press("f", modifiers: .control)
      try await app.type("fish", into: "Find")
      #expect(try await app.view("UIFindBarCount").text == "1 of 2")
      try await app.press("Enter")
      #expect(try await app.view("UIFindBarCount").text == "2 of 2")
      try await app.tap("Done")
      let isShown = try await app.tree().all.contains { $0.identifier == "UIFindBar" }
      #expect(!isShown)
      // What was found is selected, so that it is typed over.
      try await app.press("x")
      #expect(try await app.view("notes").text == "fish and xes")
    }
  }
}
