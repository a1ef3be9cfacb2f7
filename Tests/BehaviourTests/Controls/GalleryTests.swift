import ShojiTestSupport
import Testing

@Suite("The gallery", .serialized)
struct GalleryTests {
  static let pages = [
    "Buttons", "Configurations", "Switches", "Sliders", "Segments", "Steppers", "Progress", "Pages",
    "Pickers", "Dates",
    "Symbols",
    "Labels",
  ]

  /// How a page is looked at.
  struct Look: CustomTestStringConvertible, Sendable {
    var appearance: Appearance
    var direction: String

    var testDescription: String { "\(appearance.rawValue)-\(direction)" }
  }

  static let looks = [Look(appearance: .light, direction: "ltr"), Look(appearance: .dark, direction: "rtl")]

  @Test("shows each control as it was recorded", arguments: pages, looks)
  func page(name: String, look: Look) async throws {
    try await Stage.image.open(
      name, size: CGSize(width: 375, height: 667), scale: 2, appearance: look.appearance,
      arguments: ["--direction", look.direction]
    ) { app in
      let complaint = try Recording("\(name)-\(look.testDescription)").complaint(
        about: try await app.snapshot())
      #expect(complaint == nil)
    }
  }

  @Test("has a list of its pages, beside the open one where there is room", arguments: looks)
  func list(look: Look) async throws {
    for size in [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)] {
      let app = try await Stage.image.start(
        "Gallery", size: size, appearance: look.appearance, arguments: ["--direction", look.direction])
      try await app.tap("Switches")
      let isOpen = try await app.tree().views(named: "switch Airplane Mode").count == 1
      #expect(isOpen)
      let back = try await app.tree().views(named: "Gallery").filter { $0.role == .button }
      #expect(back.count == (size.width < 700 ? 1 : 0))
      if size.width < 700 {
        try await app.tap("Gallery")
        await #expect(throws: DriverError.self) { try await app.view("switch Airplane Mode") }
      }
      try await app.quit()
    }
  }

  @Test("goes from page to page by keys", arguments: Stage.allCases)
  func keys(stage: Stage) async throws {
    let app = try await stage.start("Gallery", size: CGSize(width: 375, height: 667))
    try await app.press("Tab")
    try await app.press("Enter")
    #expect(try await app.tree().views(named: "Gallery").contains { $0.role == .button })
    try await app.quit()
  }
}
