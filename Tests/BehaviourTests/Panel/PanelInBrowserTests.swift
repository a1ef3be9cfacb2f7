import Foundation
import ShojiTestSupport
import Testing

/// The developer panel in the page, used with a browser's mouse and keys.
@Suite("The developer panel in a browser", .wholeApps) struct PanelInBrowserTests {
  private func start(
    _ name: String, appearance: Appearance = .light, arguments: [String] = []
  ) async throws -> BrowserApp {
    try await BrowserApp(
      built: name, size: CGSize(width: 1_100, height: 700), appearance: appearance, arguments: arguments)
  }

  private static let frame = "shojiDock.frame.contentWindow"
  private static let document = "shojiDock.frame.contentDocument"

  /// Waits until a condition of the page's holds.
  private func wait(_ page: any BrowserPage, until condition: String, _ comment: String = "") async throws {
    for _ in 0..<200 {
      if try await page.evaluate("!!(\(condition))", as: Bool.self) { return }
      try await page.nextFrame()
    }
    Issue.record("\(condition) has not come true \(comment)")
  }

  private func open(_ app: BrowserApp) async throws {
    try await app.page.press("`", modifiers: .control)
    try await wait(app.page, until: "window.shojiDock?.frame?.contentWindow?.panel?.counts.bytes > 0")
  }

  private func rows(_ app: BrowserApp) async throws -> [String] {
    try await app.page.evaluate(
      "[...\(Self.document).querySelectorAll('.row .name')].map(row => row.textContent)", as: [String].self)
  }

  private func save(_ app: BrowserApp, _ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["SHOJI_PANEL_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
    try await app.page.screenshot().write(to: file)
  }

  @Test("is loaded by its key alone, takes room beside the app, and leaves nothing when it closes")
  func opening() async throws {
    let app = try await start("PanelTestApp")
    let before = try await app.page.evaluate("performance.getEntriesByType('resource').length", as: Int.self)
    #expect(try await app.page.evaluate("document.querySelectorAll('iframe').length", as: Int.self) == 0)
    for _ in 0..<3 {
      try await open(app)
      let width = try await app.page.evaluate("shojiDock.size", as: Double.self)
      try await wait(
        app.page, until: "document.querySelector('[data-id=\"0\"]').clientWidth == 1100 - \(width)")
      try await app.tap("Add one")
      try await wait(app.page, until: "\(Self.document).querySelectorAll('.row').length == 1")
      let panels = "\(Self.frame).panel.request({status: true})"
      #expect(try await app.page.evaluate("\(panels).then(s => s.panels)", as: Int.self) == 1)
      try await app.page.press("`", modifiers: .control)
      try await wait(app.page, until: "!shojiDock.isOpen && !document.querySelector('iframe')")
      try await wait(app.page, until: "document.querySelector('[data-id=\"0\"]').clientWidth == 1100")
    }
    #expect(
      try await app.page.evaluate("performance.getEntriesByType('resource').length", as: Int.self) > before)
    #expect(try await app.view("total").text == "3 boxes")
    try await app.quit()
  }

  @Test("stays quick with ten thousand actions and a state of 2 MB")
  func windows() async throws {
    let app = try await start("PanelTestApp")
    try await open(app)
    try await app.tap("Add many")
    try await wait(app.page, until: "\(Self.document).querySelector('#place').textContent == '10000 actions'")
    try await wait(app.page, until: "\(Self.document).querySelector('.row .n')?.textContent > 9900")
    let counts = try await app.page.evaluate(
      "(c => [c.requests, c.bytes, c.notifications])(\(Self.frame).panel.counts)", as: [Int].self)
    // How often the app notifies goes with the time that the actions take, which a busy machine makes longer.
    let (requests, notifications) = (counts[0], counts[2])
    #expect(notifications < 1_000 && requests <= 4 * (notifications + 3), "\(counts)")
    #expect(counts[1] < 4_000 * requests, "\(counts)")
    #expect(try await rows(app).count < 100)
    try await app.page.run("await \(Self.frame).panel.moveTo(4999)")
    try await wait(
      app.page, until: "\(Self.document).querySelector('.row[aria-selected=true] .n')?.textContent == 5000")
    try await wait(app.page, until: "\(Self.document).querySelectorAll('.item.changed').length == 2")
    let more = try await app.page.evaluate("\(Self.frame).panel.counts.bytes", as: Int.self) - counts[1]
    #expect(more < 40_000)
    try await save(app, "actions-light")
    // The list follows the slider.
    let range = "\(Self.document).querySelector('input[type=range]')"
    try await app.page.run(
      "\(range).value = 8000; \(range).dispatchEvent(new Event('input')); await \(Self.frame).panel.travelled()"
    )
    try await wait(
      app.page, until: "\(Self.document).querySelector('.row[aria-selected=true] .n')?.textContent == 8000")
    #expect(try await app.view("total").text == "8000 boxes")
    try await app.quit()
  }

  @Test("travels with the slider and comes back at its end")
  func travelling() async throws {
    let app = try await start("PanelTestApp", appearance: .dark)
    try await open(app)
    for _ in 0..<4 { try await app.tap("Add one") }
    try await app.tap("Rename")
    try await wait(app.page, until: "\(Self.document).querySelector('input[type=range]').max == 5")
    func slide(to number: Int) async throws {
      let range = "\(Self.document).querySelector('input[type=range]')"
      try await app.page.run(
        "\(range).value = \(number); \(range).dispatchEvent(new Event('input')); await \(Self.frame).panel.travelled()"
      )
    }
    try await slide(to: 2)
    #expect(try await app.view("total").text == "2 boxes")
    #expect(try await app.view("name").text == "Warehouse")
    try await wait(app.page, until: "\(Self.document).querySelector('#place').textContent == '2 of 5'")
    try await wait(app.page, until: "\(Self.document).querySelectorAll('.row.future').length == 3")
    try await save(app, "travel-dark")
    try await slide(to: 5)
    #expect(try await app.view("total").text == "4 boxes")
    #expect(try await app.view("name").text == "Depot")
    try await wait(app.page, until: "\(Self.document).querySelector('#live').disabled")
    try await slide(to: 1)
    #expect(try await app.view("total").text == "1 boxes")
    try await app.page.run(
      "\(Self.document).querySelector('#live').click(); await \(Self.frame).panel.travelled()")
    #expect(try await app.view("total").text == "4 boxes")
    try await app.quit()
  }

  @Test("finds actions by a filter, and is used by the keyboard")
  func filterAndKeys() async throws {
    let app = try await start("PanelTestApp")
    try await open(app)
    for _ in 0..<3 { try await app.tap("Add one") }
    try await app.tap("Rename")
    try await wait(app.page, until: "\(Self.document).querySelectorAll('.row').length == 4")
    let field = "\(Self.document).querySelector('input[type=search]')"
    try await app.page.run("\(field).value = 'rename'; \(field).dispatchEvent(new Event('input'))")
    try await wait(app.page, until: "\(Self.document).querySelectorAll('.row').length == 1")
    #expect(try await rows(app) == ["Rename"])
    try await app.page.run("\(field).value = ''; \(field).dispatchEvent(new Event('input'))")
    try await wait(app.page, until: "\(Self.document).querySelectorAll('.row').length == 4")
    try await app.page.run("\(Self.document).querySelector('[role=listbox]').focus()")
    try await app.page.press("ArrowUp")
    try await app.page.press("ArrowUp")
    try await wait(
      app.page, until: "\(Self.document).querySelector('.row[aria-selected=true] .n')?.textContent == 3")
    let names = try await app.page.evaluate(
      "[...\(Self.document).querySelectorAll('button, input, select, [role=tree], [role=listbox], [role=tabpanel]')]"
        + ".filter(e => !(e.getAttribute('aria-label') || e.textContent.trim())).length", as: Int.self)
    #expect(names == 0)
    try await app.quit()
  }

  @Test("shows more of a long list, page by page, and keeps what it shows when the state changes")
  func pages() async throws {
    let app = try await start("PanelTestApp")
    try await open(app)
    func field(_ name: String) -> String {
      "[...\(Self.document).querySelectorAll('.item')].find(e => e.querySelector('.label')?.textContent == '\(name)')"
    }
    let shelves = "[...\(Self.document).querySelectorAll('.item[aria-level=\"2\"]')]"
    let more = "\(Self.document).querySelector('.item.more')"
    try await wait(app.page, until: field("shelves"))
    try await app.page.run("\(field("shelves")).querySelector('.twist').click()")
    try await wait(app.page, until: "\(shelves).length == 100")
    // An impatient click asks for the same page.
    try await app.page.run("const more = \(more); more.click(); more.click()")
    try await wait(app.page, until: "\(shelves).length >= 200")
    // Beyond what the app gives in one answer.
    for count in stride(from: 200, through: 600, by: 100) {
      #expect(try await app.page.evaluate("\(shelves).length", as: Int.self) == count)
      try await app.page.run("\(more).click()")
      try await wait(app.page, until: "\(shelves).length > \(count)")
    }
    try await app.tap("Add one")
    try await wait(app.page, until: "\(field("total")).querySelector('.text').textContent == '1'")
    let labels = try await app.page.evaluate(
      "\(shelves).map(e => e.querySelector('.label').textContent)", as: [String].self)
    #expect(labels == (0..<700).map { "\($0)" })
    try await app.quit()
  }

  @Test("shows what changes in the views")
  func followedViews() async throws {
    let app = try await start("PanelTestApp")
    try await open(app)
    try await app.page.run("\(Self.frame).panel.openTab('views')")
    try await wait(app.page, until: "\(Self.document).querySelectorAll('#views .item').length > 0")
    let total =
      "[...\(Self.document).querySelectorAll('#views .text')].find(e => e.textContent.includes('boxes'))?.textContent"
    for _ in 0..<20 {
      if try await app.page.evaluate("!!\(total)", as: Bool.self) { break }
      try await app.page.run("\(Self.document).querySelector('#views .tree').focus()")
      try await app.page.press("ArrowRight")
      try await app.page.nextFrame()
      try await app.page.press("ArrowDown")
      try await app.page.nextFrame()
    }
    try await wait(app.page, until: "\(total) == '\"0 boxes\"'")
    try await app.tap("Add one")
    try await wait(app.page, until: "\(total) == '\"1 boxes\"'")
    try await app.quit()
  }

  @Test("shows the views of apps without a store, and marks the one that is looked at")
  func views() async throws {
    for (name, appearance) in [("SwiftyWords", Appearance.light), ("Counter", .dark)] {
      let app = try await start(name, appearance: appearance)
      try await open(app)
      try await app.page.run("\(Self.frame).panel.openTab('views')")
      try await wait(app.page, until: "\(Self.document).querySelectorAll('#views .item').length > 0")
      for _ in 0..<12 {
        try await app.page.run("\(Self.document).querySelector('#views .tree').focus()")
        // Right opens what has views in it; Down goes on from what has none.
        try await app.page.press("ArrowRight")
        try await app.page.nextFrame()
        try await app.page.press("ArrowDown")
        try await app.page.nextFrame()
      }
      try await wait(app.page, until: "\(Self.document).querySelectorAll('#views .item').length > 4")
      try await wait(app.page, until: "\(Self.document).querySelectorAll('#views dt').length > 1")
      let marked = try await app.page.evaluate(
        "[...document.body.children].filter(e => e.style.border.includes('26')).length", as: Int.self)
      #expect(marked == 1)
      try await save(app, "views-\(name)")
      try await app.quit()
    }
  }

  @Test("is not served where it is off, nor to those who do not know the secret")
  func refusals() async throws {
    let app = try await start("Counter", arguments: ["--developer-panel", "off"])
    #expect(
      try await app.page.evaluate("!document.querySelector('script[data-dock]')", as: Bool.self))
    #expect(try await app.page.evaluate("fetch('panel').then(r => r.status)", as: Int.self) == 404)
    try await app.page.press("`", modifiers: .control)
    #expect(try await app.page.evaluate("document.querySelectorAll('iframe').length", as: Int.self) == 0)
    try await app.quit()
    let other = try await start("Counter")
    #expect(try await other.page.evaluate("fetch('panel').then(r => r.status)", as: Int.self) == 200)
    #expect(try await other.page.evaluate("fetch('/wrong/panel').then(r => r.status)", as: Int.self) == 403)
    try await other.quit()
  }
}
