import Foundation
import ShojiTestSupport
import Testing

/// The household ledger, as those who use it see it.
@Suite("The ledger", .wholeApps)
struct LedgerTests {
  private static let titles: Set = ["Bakery", "Rent", "Salary", "Cinema", "Bakery Roma"]

  /// The titles of the transactions in sight, from top to bottom.
  private func titles(in app: any AppDriver) async throws -> [String] {
    let rows = try await app.tree().all.filter { $0.role == .cell && !$0.isHidden }
    return rows.sorted { $0.frame.minY < $1.frame.minY }.compactMap { row in
      row.all.compactMap(\.text).first { Self.titles.contains($0) }
    }
  }

  @Test(
    "adds, edits, sorts and deletes by one modality alone", arguments: TestDisplay.allCases,
    LedgerUser.Modality.allCases)
  func oneModality(display: TestDisplay, modality: LedgerUser.Modality) async throws {
    let folder = try LedgerFolder()
    try folder.keepHousehold()
    let app = try await folder.start(on: display)
    let user = LedgerUser(app: app, modality: modality)
    func tabs(_ count: Int) -> [String] { Array(repeating: "Tab", count: count) }
    try await user.choose("Transactions", by: tabs(3) + ["ArrowRight"])
    try await user.expect("Bakery", "-$4.20", "MAY 2026")

    // A keyboard saves by Return in the title.
    try await user.choose("Add", by: tabs(1))
    try await user.expect("New Transaction")
    try await user.write("27.50", into: "amount", by: [])
    try await user.write("Cinema", into: "title", by: tabs(1))
    try await user.choose("Save", by: [])
    try await user.expect("Cinema", "-$27.50", without: "New Transaction")
    #expect(try await titles(in: app).first == "Cinema")

    try await user.choose("Sort", by: tabs(1))
    try await user.choose("Title", by: ["ArrowDown", "ArrowDown"])
    #expect(try await titles(in: app) == ["Bakery", "Cinema", "Rent", "Salary"])

    try await user.choose("Bakery", by: tabs(2))
    try await user.write(" Roma", into: "title", by: tabs(4) + ["ArrowRight"])
    try await user.choose("Save", by: [])
    #expect(try await titles(in: app) == ["Bakery Roma", "Cinema", "Rent", "Salary"])

    try await user.delete("Bakery Roma", by: tabs(4))
    #expect(try await titles(in: app) == ["Cinema", "Rent", "Salary"])
    try await app.quit()
  }

  @Test("has a menu for each transaction, with a preview", arguments: TestDisplay.allCases)
  func contextMenu(display: TestDisplay) async throws {
    let folder = try LedgerFolder()
    try folder.keepHousehold()
    let app = try await folder.start(on: display)
    try await app.tap("Transactions")
    try await app.advance(1)
    for choice in ["Duplicate", "Delete"] {
      let row = try await app.view("Rent").frame
      let point = DriverTarget.point(CGPoint(x: row.midX, y: row.midY))
      try await app.pointer(.down, id: 7, kind: .touch, at: point)
      try await app.advance(1)
      try await app.pointer(.up, id: 7, kind: .touch, at: point)
      try await app.advance(1)
      #expect(try await app.texts().contains("Everyday"), "the preview names the account")
      try await app.tap(DriverTarget.name(choice, index: 0))
      try await app.advance(1)
      #expect(try await titles(in: app).count { $0 == "Rent" } == (choice == "Duplicate" ? 2 : 1))
    }
    try await app.quit()
  }

  @Test("finds words, and says when there is nothing", arguments: TestDisplay.allCases)
  func search(display: TestDisplay) async throws {
    let folder = try LedgerFolder()
    try folder.keepHousehold()
    let app = try await folder.start(on: display)
    try await app.tap("Transactions")
    try await app.advance(1)
    try await app.type("BÄK", into: "Search Transactions")
    try await app.advance(1)
    #expect(try await titles(in: app) == ["Bakery"])
    try await app.type("x", into: "Search Transactions")
    try await app.advance(1)
    #expect(try await app.texts().contains("No Results for “BÄKx”"))
    try await app.tap("Cancel")
    try await app.advance(1)
    #expect(try await titles(in: app) == ["Bakery", "Rent", "Salary"])
    try await app.quit()
  }

  @Test("refuses what is no amount, and asks before it drops changes", .withoutBrowser)
  func validation() async throws {
    let folder = try LedgerFolder()
    try folder.keepHousehold()
    let app = try await folder.start()
    try await app.tap("Transactions")
    try await app.advance(1)
    try await app.tap("Add")
    try await app.advance(1)
    #expect(try await app.view("Save").isEnabled == false)
    try await app.type("abc", into: "amount")
    try await app.type("Cinema", into: "title")
    #expect(try await app.texts().contains("“abc” is not an amount."))
    #expect(try await app.view("Save").isEnabled == false)
    try await app.clear("amount")
    try await app.type("9", into: "amount")
    #expect(try await app.view("Save").isEnabled)
    try await app.tap("Cancel")
    try await app.advance(1)
    try await app.tap("Keep Editing")
    try await app.advance(1)
    try await app.tap("Cancel")
    try await app.advance(1)
    try await app.tap("Discard Changes")
    try await app.advance(1)
    #expect(try await titles(in: app) == ["Bakery", "Rent", "Salary"])
    try await app.quit()
  }

  @Test("speaks German, with the numbers and dates of Germany", arguments: TestDisplay.allCases)
  func german(display: TestDisplay) async throws {
    let folder = try LedgerFolder()
    try folder.keepHousehold()
    let app = try await folder.start(on: display, arguments: ["--language", "de"])
    try await app.tap("Buchungen")
    try await app.advance(1)
    let texts = try await app.texts()
    for text in ["MAI 2026", "+1.695,80\u{A0}€", "-4,20\u{A0}€"] { #expect(texts.contains(text), "\(texts)") }
    try await app.tap("Einstellungen")
    try await app.advance(1)
    #expect(try await app.texts().contains("3 Buchungen"))
    try await app.quit()
  }

  @Test("keeps what was saved when it is killed, and comes back to the same page", .withoutBrowser)
  func kill() async throws {
    let folder = try LedgerFolder()
    try folder.keepHousehold()
    let arguments = ["--locale", "en_US", "--state", "on"]
    var app = try await folder.start(arguments: arguments)
    try await app.tap("Transactions")
    try await app.advance(1)
    try await app.quit()
    app = try await folder.start(arguments: arguments)
    #expect(try await titles(in: app) == ["Bakery", "Rent", "Salary"])
    for round in 1...4 {
      try await app.tap("Add")
      try await app.advance(1)
      try await app.type("\(round)", into: "amount")
      try await app.type("Cinema", into: "title")
      try await app.tap("Save")
      Foundation.kill(try #require(app as? AppProcess).processIdentifier, SIGKILL)
      app = try await folder.start(arguments: arguments)
      #expect(try await titles(in: app).count { $0 == "Cinema" } == round)
    }
    try await app.quit()
  }

  @Test("begins without accounts, and shows sample data on request", arguments: TestDisplay.allCases)
  func firstLaunch(display: TestDisplay) async throws {
    let folder = try LedgerFolder()
    let app = try await folder.start(on: display)
    #expect(try await app.texts().contains("No Accounts"))
    try await app.tap("Add Account")
    try await app.advance(1)
    try await app.type("Wallet", into: "Name")
    try await app.tap(DriverTarget.name("Add", index: 1))
    try await app.advance(1)
    #expect(try await app.tree().all.contains { $0.label == "Wallet" })
    try await app.tap("Settings")
    try await app.advance(1)
    try await app.tap("Use Sample Data")
    try await app.advance(1)
    try await app.tap("Accounts")
    try await app.advance(1)
    #expect(try await app.texts().contains("Rainy Day"))
    try await app.quit()
  }

  @Test("has a sidebar in wide windows, and keeps the place when the width changes", .withoutBrowser)
  func columns() async throws {
    let folder = try LedgerFolder()
    try folder.keepHousehold()
    let app = try await folder.start(size: CGSize(width: 1_024, height: 768))
    try await app.tap("Transactions")
    try await app.advance(1)
    #expect(try await app.view("sidebar").frame.maxX < 400)
    #expect(try await titles(in: app) == ["Bakery", "Rent", "Salary"])
    try await app.resize(to: CGSize(width: 393, height: 852))
    try await app.advance(1)
    #expect(try await titles(in: app) == ["Bakery", "Rent", "Salary"])
    #expect(try await app.tree().all.contains { $0.identifier == "sidebar" && !$0.isHidden } == false)
    // Not the overview, which has the last transactions, too.
    #expect(try await app.tree().all.contains { $0.placeholder == "Search Transactions" })
    try await app.resize(to: CGSize(width: 1_280, height: 800))
    try await app.advance(1)
    #expect(try await app.tree().all.contains { $0.placeholder == "Search Transactions" })
    try await app.quit()
  }
}
