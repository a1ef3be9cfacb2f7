import Foundation
import ShojiTestSupport
import Testing

/// A folder in which the ledger keeps everything, instead of the user's own.
final class LedgerFolder {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ledger-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The file of the accounts and transactions, in the app's own Application Support.
  var file: URL { folder.appendingPathComponent("data/Ledger/Library/Application Support/Ledger.json") }

  /// Keeps one account, and three transactions of May 2026.
  func keepHousehold() throws {
    let account = "00000000-0000-4000-8000-000000000000"
    func transaction(_ number: Int, _ title: String, _ amount: Double, _ category: String, _ date: Double)
      -> [String: Any]
    {
      [
        "id": "00000000-0000-4000-8000-00000000010\(number)", "title": title, "amount": amount, "date": date,
        "category": category, "accountID": account, "note": "",
      ]
    }
    let ledger: [String: Any] = [
      "accounts": [["id": account, "name": "Everyday", "kind": "checking", "openingBalance": 1_000]],
      "transactions": [
        transaction(1, "Rent", -800, "housing", 799_977_600),
        transaction(2, "Salary", 2_500, "salary", 799_891_200),
        transaction(3, "Bakery", -4.2, "groceries", 800_064_000),
      ],
    ]
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONSerialization.data(withJSONObject: ledger).write(to: file)
  }

  /// The environment in which an app keeps its files here.
  var environment: [String: String] {
    [
      "XDG_CONFIG_HOME": folder.appendingPathComponent("config").path,
      "XDG_DATA_HOME": folder.appendingPathComponent("data").path,
      "XDG_CACHE_HOME": folder.appendingPathComponent("cache").path,
    ]
  }

  /// Starts the ledger on this folder.
  func start(
    on display: TestDisplay = .image, size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 1,
    appearance: Appearance = .light, arguments: [String] = ["--locale", "en_US"]
  ) async throws -> any AppDriver {
    try await display.start(
      "Ledger", size: size, scale: scale, appearance: appearance, arguments: arguments,
      environment: environment)
  }
}

/// A person who uses the ledger by one modality.
struct LedgerUser {
  /// The input modality of a person.
  enum Modality: String, CaseIterable, Sendable {
    case keyboard, pointer, touch
  }

  let app: any AppDriver
  let modality: Modality

  var pointer: PointerInput.Kind { modality == .touch ? .touch : .mouse }

  /// Chooses what can be pressed: taps it, or goes there by keys and presses Return.
  func choose(_ name: String, by keys: [String], then key: String = "Return") async throws {
    if modality == .keyboard {
      for key in keys + [key] { try await press(key) }
    } else {
      try await app.tap(DriverTarget.name(name, index: 0), pointer: pointer)
    }
    try await app.advance(1)
  }

  private func press(_ key: String) async throws {
    if key == "Shift+Tab" { return try await app.press("Tab", modifiers: .shift) }
    try await app.press(key)
    // Between the page's last stop and its first, Tab goes to the browser's own controls.
    if key == "Tab", let page = (app as? BrowserApp)?.page,
      try await page.evaluate("document.activeElement === document.body")
    {
      try await app.press(key)
    }
  }

  /// Writes into a field, to which it goes by keys.
  func write(_ text: String, into field: String, by keys: [String]) async throws {
    guard modality == .keyboard else {
      try await app.type(text, into: .name(field, index: 0))
      return
    }
    for key in keys + text.map({ String($0) }) { try await press(key) }
  }

  /// Swipes a row to its end, or presses Delete where the focus is on it.
  func delete(_ title: String, by keys: [String]) async throws {
    if modality == .keyboard {
      for key in keys + ["Delete"] { try await press(key) }
      try await app.advance(1)
      try await app.press("Return")
    } else {
      let middle = try await app.view(title).frame.midY
      try await app.drag(
        from: .point(CGPoint(x: 350, y: middle)), to: .point(CGPoint(x: 20, y: middle)), seconds: 0.3,
        pointer: pointer)
    }
    try await app.advance(1)
  }

  func expect(_ texts: String..., without: String...) async throws {
    let found = try await app.texts()
    for text in texts { #expect(found.contains(text), "by \(modality): \(found)") }
    for text in without { #expect(!found.contains(text), "by \(modality): \(found)") }
  }
}
