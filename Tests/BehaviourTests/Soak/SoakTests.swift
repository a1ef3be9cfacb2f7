import Foundation
import ShojiTestSupport
import Testing

/// Pages that are pushed, popped, closed and typed into over and over, in a tab whose connection breaks.
/// `scripts/soak` does so for 20 minutes.
@Suite("A soak", .wholeApps)
struct SoakTests {
  /// The numbers of what is there, as the app and the page count it.
  private struct Counts: Equatable, CustomStringConvertible {
    var controllers: Int
    var views: Int
    var layers: Int
    var heap: Int
    var nodes: Int

    var description: String {
      "controllers \(controllers) views \(views) layers \(layers) heap \(heap) nodes \(nodes)"
    }
  }

  /// The seconds that it lasts; without them it is left out.
  private static let duration = ProcessInfo.processInfo.environment["SHOJI_SOAK"].flatMap(Double.init)

  private func counts(in app: BrowserApp) async throws -> Counts {
    try await app.tap("Count")
    let words = try await app.view("counts").text ?? ""
    let numbers = words.split(separator: " ").compactMap { Int($0) }
    try #require(numbers.count == 4, "\(words)")
    let nodes = try await app.page.evaluate("document.querySelectorAll('*').length", as: Int.self)
    return Counts(
      controllers: numbers[0], views: numbers[1], layers: numbers[2], heap: numbers[3], nodes: nodes)
  }

  private func round(_ number: Int, in app: BrowserApp) async throws {
    try await app.tap("Push")
    try await app.advance(1)
    try await app.type("typed \(number % 10)", into: "Field")
    try await app.type("more", into: "Text")
    if number % 3 == 0 { try await app.page.run("shoji.disconnect()") }
    try await app.tap("Soak")
    try await app.advance(1)
    try await app.tap(number % 2 == 0 ? "Push and Pop" : "Push and Close")
    try await app.advance(1)
    try await app.wait(for: "Count", seconds: 5)
    try await app.tap("Sheet")
    try await app.advance(1)
    try await app.type("in the sheet", into: "Field")
    if number % 5 == 0 { try await app.page.run("shoji.disconnect()") }
    try await app.tap("Done")
    try await app.advance(1)
    try await app.wait(for: "Count", seconds: 5)
  }

  @Test("leaves nothing behind", .enabled(if: duration != nil))
  func soak() async throws {
    let app = try await BrowserApp(built: "SoakApp", size: CGSize(width: 393, height: 852))
    var number = 0
    func rounds(until end: Date, atLeast least: Int) async throws {
      var done = 0
      while done < least || Date() < end {
        number += 1
        done += 1
        try await round(number, in: app)
        if Self.duration != nil, number % 20 == 0 { print("\(number): \(try await counts(in: app))") }
      }
    }
    let start = Date()
    try await rounds(until: Self.duration == nil ? start : start + 60, atLeast: 6)
    let first = try await counts(in: app)
    try await rounds(until: start + (Self.duration ?? 0), atLeast: 6)
    let last = try await counts(in: app)
    print("after \(number) rounds: \(first), then \(last)")
    #expect((last.controllers, last.views, last.layers) == (0, 0, 0))
    #expect(last.nodes == first.nodes)
    #expect(Double(last.heap) <= Double(first.heap) * 1.02, "\(first.heap) bytes became \(last.heap)")
    try await app.quit()
  }
}
