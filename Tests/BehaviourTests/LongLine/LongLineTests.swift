import Foundation
import ShojiTestSupport
import Testing

/// Apps at the end of a line that takes 300 milliseconds each way.
@Suite("On a long line", .wholeApps) struct LongLineTests {
  private let size = CGSize(width: 393, height: 667)

  private func start(_ name: String) async throws -> BrowserApp {
    try await BrowserApp(built: name, size: size, arguments: ["--latency", "300"])
  }

  private func tap(_ point: CGPoint, in app: BrowserApp) async throws {
    try await app.page.mouse(.down, at: point, isDown: true)
    try await app.page.mouse(.up, at: point, isDown: false)
  }

  private func title(_ app: BrowserApp) async throws -> String {
    try await app.advance(1)
    return try await app.page.evaluate("document.title", as: String.self)
  }

  @Test("an impatient person who presses twice goes on once, by a pointer and by the keyboard")
  func impatience() async throws {
    let app = try await start("HistoryApp")
    let frame = try await app.view("Next").frame
    let place = CGPoint(x: frame.midX, y: frame.midY)
    // In the transition, after it, and before the page has shown its end.
    for (index, pause) in [200, 450, 800].enumerated() {
      try await tap(place, in: app)
      try await Task.sleep(for: .milliseconds(pause))
      try await tap(place, in: app)
      #expect(try await title(app) == "Screen \(index + 1)", "\(pause) ms")
    }
    try await app.page.run("document.querySelector('[data-id] [aria-label=Next]:not([inert] *)').focus()")
    try await app.page.press("Enter")
    try await Task.sleep(for: .milliseconds(450))
    try await app.page.press("Enter")
    #expect(try await title(app) == "Screen 4")
    try await tap(place, in: app)
    #expect(try await title(app) == "Screen 5")
    try await app.quit()
  }

  @Test("a button and a row show at once that they are pressed", arguments: ["light", "dark"])
  func pressed(appearance: String) async throws {
    let folder = try LedgerFolder()
    try folder.keepHousehold()
    let app = try await BrowserApp(
      built: "Ledger", size: size, appearance: appearance == "dark" ? .dark : .light,
      arguments: ["--latency", "300"], environment: folder.environment)
    try await app.tap("Transactions")
    try await app.advance(1)
    for (name, selector) in [("Add", "[data-press^=f]"), ("Bakery", "[data-press^=c], [data-press^=g]")] {
      let frame = try await app.view(name).frame
      let place = CGPoint(x: frame.midX, y: frame.midY)
      try await app.page.mouse(.down, at: place, isDown: true)
      let guess = """
        (() => {
          const all = document.elementsFromPoint(\(place.x), \(place.y))
            .map(e => e.closest('\(selector)'));
          const pressed = all.find(e => e);
          return pressed ? pressed.getAnimations({subtree: true}).length : -1;
        })()
        """
      // What scrolls waits a moment.
      if name == "Bakery" { try await Task.sleep(for: .milliseconds(170)) }
      #expect(try await app.page.evaluate(guess, as: Int.self) > 0, "\(name)")
      try await app.page.mouse(.move, at: CGPoint(x: place.x, y: place.y + 200), isDown: true)
      try await app.page.mouse(.up, at: CGPoint(x: place.x, y: place.y + 200), isDown: false)
      try await app.advance(1)
      // The page's own animation takes its time, and longer on a busy machine.
      var rest = -1
      for _ in 0..<50 where rest != 0 {
        rest = try await app.page.evaluate(guess, as: Int.self)
        if rest != 0 { try await Task.sleep(for: .milliseconds(100)) }
      }
      #expect(rest == 0, "\(name)")
    }
    try await app.quit()
  }
}
