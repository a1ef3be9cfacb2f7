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

  /// The texts of the rows, from top to bottom.
  private func rows(of app: AppProcess) async throws -> [String] {
    try await app.tree().all.filter { $0.identifier == "name" }.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.text)
  }
}
