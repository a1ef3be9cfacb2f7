import ShojiTestSupport
import Testing

/// The gallery's text fields, on every display.
@Suite("Text fields", .serialized)
struct TextFieldTests {
  private func edit(
    on stage: Stage, appearance: Appearance = .light, _ work: (any AppDriver) async throws -> Void
  ) async throws {
    let app = try await stage.start(
      "Gallery", size: CGSize(width: 375, height: 1_000), appearance: appearance,
      arguments: ["--page", "Text"])
    try await work(app)
    try await app.quit()
  }

  private func text(_ name: String, in app: any AppDriver) async throws -> String? {
    try await app.view(name).text
  }

  @Test("take what is typed, and tell of every key", arguments: Stage.allCases)
  func typing(stage: Stage) async throws {
    try await edit(on: stage) { app in
      try await app.type("Ada Löve 😀", into: "Name")
      #expect(try await text("name", in: app) == "Ada Löve 😀")
      #expect(try await text("written", in: app) == "Ada Löve 😀")
      #expect(try await text("heard", in: app) == "name began")
      try await app.clear("name")
      #expect(try await text("name", in: app) == "")
      #expect(try await app.view("name").placeholder == "Name")
    }
  }
}
