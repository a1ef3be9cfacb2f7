import ShojiTestSupport
import Testing

/// One app in the Swift 6 language mode, without a default isolation and with the main actor's.
@Suite struct Swift6AppTests {
  @Test(arguments: ["Groceries", "GroceriesMainActor"])
  func updatesItsTableAndItsConnectedNodes(app name: String) async throws {
    let app = try AppProcess(built: name, size: CGSize(width: 320, height: 480))
    try await app.wait(for: "3 to buy", seconds: 10)
    #expect(try await rows(of: app) == ["Milk", "Honey", "Lemons"])

    try await app.tap("Honey")
    try await app.wait(for: "2 to buy", seconds: 10)
    #expect(try await rows(of: app) == ["Milk", "✓ Honey", "Lemons"])

    try await app.tap("Add Bread")
    try await app.wait(for: "3 to buy", seconds: 10)
    #expect(try await rows(of: app) == ["Milk", "✓ Honey", "Lemons", "Bread"])
    try await app.quit()
  }

  @Test(arguments: ["Groceries", "GroceriesMainActor"])
  func runsInterceptorsAndSideEffectsOnOtherThreads(app name: String) async throws {
    let app = try AppProcess(built: name, size: CGSize(width: 320, height: 480))
    try await app.wait(for: "3 to buy", seconds: 10)
    try await app.tap("Buy All")
    try await app.wait(for: "0 to buy for 150", seconds: 10)
    #expect(try await rows(of: app) == ["✓ Milk", "✓ Honey", "✓ Lemons"])
    try await app.quit()
  }

  @Test(arguments: ["Groceries", "GroceriesMainActor"])
  func editsItsTable(app name: String) async throws {
    let app = try AppProcess(built: name, size: CGSize(width: 320, height: 480))
    try await app.wait(for: "3 to buy", seconds: 10)
    try await app.tap("Edit")
    try await app.advance(1)
    let narrow = try #require(try await labels(of: app).first).frame
    #expect(narrow.minX > 40 && narrow.maxX < 290, "a mark and a handle make the row narrower")

    // The handle of the last row, to the first place.
    try await app.drag(
      from: .point(CGPoint(x: 300, y: 154)), to: .point(CGPoint(x: 300, y: 50)), seconds: 0.5)
    try await app.advance(1)
    #expect(try await rows(of: app) == ["Lemons", "Milk", "Honey"])

    // The mark of the second row, and the button that it shows.
    try await app.tap(.point(CGPoint(x: 27, y: 110)))
    try await app.advance(1)
    try await app.tap("Delete")
    try await app.advance(1)
    #expect(try await rows(of: app) == ["Lemons", "Honey"])

    try await app.tap("Done")
    try await app.advance(1)
    let wide = try #require(try await labels(of: app).first).frame
    #expect(wide.minX == 16 && wide.maxX == 304)
    try await app.quit()
  }

  @Test func aMoveThatTheStateRefusesIsTakenBackByTheNextUpdate() async throws {
    let app = try AppProcess(built: "Groceries", size: CGSize(width: 320, height: 480))
    try await app.wait(for: "3 to buy", seconds: 10)
    try await app.tap("Lemons")
    try await app.tap("Edit")
    try await app.advance(1)
    try await app.drag(
      from: .point(CGPoint(x: 300, y: 154)), to: .point(CGPoint(x: 300, y: 50)), seconds: 0.5)
    try await app.advance(1)
    #expect(try await rows(of: app) == ["✓ Lemons", "Milk", "Honey"])
    try await app.tap("Done")
    try await app.advance(1)
    #expect(try await rows(of: app) == ["Milk", "Honey", "✓ Lemons"])
    try await app.quit()
  }

  /// The labels of the rows in sight, from top to bottom.
  private func labels(of app: AppProcess) async throws -> [TreeNode] {
    try await app.tree().all.filter { $0.role == .cell && !$0.isHidden }
      .compactMap { cell in cell.all.first { $0.identifier == "name" } }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The texts of the rows, from top to bottom.
  private func rows(of app: AppProcess) async throws -> [String] {
    try await labels(of: app).compactMap(\.text)
  }
}
