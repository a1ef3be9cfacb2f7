import Foundation
import ShojiTestSupport
import Testing

/// The way to a screen, recorded by one process of an app and gone by the next.
@Suite("The way to a screen", .withoutBrowser, .wholeApps)
struct TrailTests {
  /// A folder for a trail, gone with the test.
  private final class TrailFile {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trail-\(UUID().uuidString)")
    var url: URL { folder.appendingPathComponent("trail.json") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var text: String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }

    func start(_ app: String = "Gallery", arguments: [String] = []) throws -> AppProcess {
      try AppProcess(
        built: app, size: CGSize(width: 375, height: 667), arguments: arguments,
        environment: ["SHOJI_RESUME": folder.path])
    }
  }

  /// Opens a page of the gallery from its list.
  private func open(_ page: String, in app: AppProcess) async throws {
    for _ in 0..<8 where try await !app.tree().all.contains(where: { $0.text == page && $0.frame.maxY < 600 })
    {
      try await app.scroll(on: .point(CGPoint(x: 180, y: 400)), by: CGVector(dx: 0, dy: 250))
      try await app.advance(1)
    }
    try await app.tap(.name(page))
    try await app.advance(1)
  }

  private func title(_ app: AppProcess) async throws -> String? {
    try await app.tree().all.first { $0.role == .header }?.text
  }

  @Test("is gone by the next process, with the place where it was scrolled to")
  func pushed() async throws {
    let trail = TrailFile()
    let first = try trail.start()
    try await open("Tables", in: first)
    let shown = try await title(first)
    try await first.quit()
    #expect(trail.text.contains("\"kind\":\"child\""))

    let second = try trail.start()
    #expect(try await title(second) == shown)
    try await second.quit()
    // It goes on being recorded.
    let third = try trail.start()
    #expect(try await title(third) == shown)
    try await third.quit()
  }

  @Test("survives a kill at any moment")
  func killed() async throws {
    let trail = TrailFile()
    let first = try trail.start()
    try await open("Alerts", in: first)
    kill(first.processIdentifier, SIGKILL)
    let second = try trail.start()
    #expect(try await second.tree().all.contains { $0.text == "Simple" })
    try await second.quit()
  }

  @Test("holds no alert, nor what an alert's button led to")
  func alerts() async throws {
    let trail = TrailFile()
    let first = try trail.start()
    try await open("Alerts", in: first)
    let shown = try await first.tree()
    try await first.tap(.name("Simple"))
    try await first.advance(1)
    #expect(try await first.tree() != shown)
    try await first.quit()
    let second = try trail.start()
    #expect(try await !second.tree().all.contains { $0.role == .alert })
    #expect(try await second.tree().all.contains { $0.text == "Simple" })
    try await second.quit()
  }

  @Test("ends where a step does not fit")
  func misfits() async throws {
    let trail = TrailFile()
    let first = try trail.start()
    try await open("Alerts", in: first)
    try await first.quit()
    let text = trail.text
    let changed = text.replacing("\"className\":\"PageRow\"", with: "\"className\":\"UINoSuchView\"")
    #expect(changed != text)
    try Data(changed.utf8).write(to: trail.url)
    let app = try trail.start()
    // The list, scrolled as it was.
    let shown = try await app.tree().all.compactMap(\.text)
    #expect(shown.contains("Alerts") && !shown.contains("Simple"))
    try await app.quit()
    #expect(!trail.text.contains("NoSuchView"))
  }

  @Test(
    "is not gone when its file is broken, and leaves none behind that an app crashes over again and again")
  func broken() async throws {
    let trail = TrailFile()
    let plain = try AppProcess(built: "Gallery", size: CGSize(width: 375, height: 667))
    let start = try await plain.tree()
    try await plain.quit()
    try FileManager.default.createDirectory(at: trail.folder, withIntermediateDirectories: true)
    for text in ["", "{", "[1,2]", "{\"steps\":[{}]}"] {
      try Data(text.utf8).write(to: trail.url)
      let app = try trail.start()
      #expect(try await app.tree() == start)
      try await app.quit()
    }
  }

  @Test("is recorded where the environment names a file, and nowhere else")
  func unasked() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("none-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try AppProcess(
      built: "Gallery", size: CGSize(width: 375, height: 667),
      environment: ["XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.path, "SHOJI_RESUME": ""])
    try await open("Alerts", in: app)
    try await app.quit()
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).allSatisfy { !$0.contains("trail") })
  }
}
