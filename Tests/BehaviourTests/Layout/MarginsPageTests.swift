import ShojiTestSupport
import Testing

/// The gallery's page of safe area and margins, on every display.
@Suite("The page of margins", .wholeApps)
struct MarginsPageTests {
  static let phone = CGSize(width: 375, height: 667)
  static let pad = CGSize(width: 1024, height: 768)

  private func frame(_ name: String, of app: any AppDriver) async throws -> CGRect {
    try await app.view(name).frame
  }

  @Test("Guides follow the window and what covers it", arguments: TestDisplay.allCases)
  func guides(display: TestDisplay) async throws {
    try await display.open("Margins", size: Self.phone, arguments: ["--safe-area", "44,0,34,0"]) { app in
      #expect(
        try await frame("safeAreaLayoutGuide", of: app) == CGRect(x: 0, y: 44, width: 375, height: 589))
      #expect(
        try await frame("layoutMarginsGuide", of: app) == CGRect(x: 16, y: 44, width: 343, height: 589))
      #expect(
        try await frame("readableContentGuide", of: app) == CGRect(x: 16, y: 44, width: 343, height: 589))
      try await app.resize(to: Self.pad)
      #expect(
        try await frame("layoutMarginsGuide", of: app) == CGRect(x: 20, y: 44, width: 984, height: 690))
      #expect(
        try await frame("readableContentGuide", of: app) == CGRect(x: 176, y: 44, width: 672, height: 690))
    }
  }

  @Test(
    "Content keeps to the margins, from where lines begin", arguments: TestDisplay.allCases, ["ltr", "rtl"])
  func content(display: TestDisplay, direction: String) async throws {
    try await display.open("Margins", size: Self.phone, arguments: ["--direction", direction]) { app in
      let frame = try await frame("content", of: app)
      let (left, right) = (frame.minX, 375 - frame.maxX)
      let (begin, end) = direction == "ltr" ? (left, right) : (right, left)
      #expect(abs(begin - 40) <= 1 && abs(end - 16) <= 1)
      #expect(frame.height > 40, "the text takes several lines")
    }
  }

  @Test("looks as it was recorded", .withoutBrowser, arguments: RecordedVariant.allCases)
  func pictures(variant: RecordedVariant) async throws {
    for size in [Self.phone, Self.pad] {
      try await TestDisplay.image.open(
        "Margins", size: size, appearance: variant.appearance,
        arguments: variant.arguments + ["--safe-area", "44,0,34,0"]
      ) { app in
        let name = "margins-\(Int(size.width))x\(Int(size.height))-\(variant.rawValue)"
        let mismatch = try RecordedOutput(name).mismatch(with: try await app.snapshot())
        #expect(mismatch == nil)
      }
    }
  }
}
