import ShojiTestSupport
import Testing

/// The memory that pages leave behind which are opened and closed, on the image display. The app counts its
/// own bytes.
@Suite("The memory of pages", .withoutBrowser, .wholeApps)
struct PageMemoryTests {
  /// Returns the bytes that the app has allocated and not freed.
  private func bytes(of app: any AppDriver) async throws -> Int {
    try await app.tap("Count")
    let report = try await app.view("counts").text ?? ""
    return try #require(report.split(separator: " ").last.flatMap { Int($0) }, "\(report)")
  }

  @Test("a page with texts, segments and rows leaves less than 1,000 bytes behind each time")
  func page() async throws {
    let app = try await TestDisplay.image.start("SoakApp", size: CGSize(width: 393, height: 852))
    func visit(_ times: Int) async throws {
      for _ in 0..<times {
        try await app.tap("Push")
        try await app.advance(1)
        try await app.type("a", into: "Field")
        try await app.tap("Soak")
        try await app.advance(1)
      }
    }
    // What is made once and kept, such as fonts and pictures of symbols, is there after the first visits.
    try await visit(50)
    var counts = [try await bytes(of: app)]
    for _ in 0..<2 {
      try await visit(40)
      counts.append(try await bytes(of: app))
    }
    // A table of a cache that grows is larger from then on: that shows in one stretch of visits, what is left
    // behind in both.
    let left = min(counts[1] - counts[0], counts[2] - counts[1]) / 40
    #expect(left < 1000, "\(left) bytes are left of each visit, of \(counts)")
    try await app.quit()
  }
}
