import BrowserDisplay
import DisplayProtocol
import Foundation
import Testing

/// Compiler errors and crashes in an app's page.
@Suite(.serialized) @MainActor struct FaultInBrowserTests {
  @Test(
    "A page shows what a failed build wrote, as text, also one that is opened later, until a build succeeds")
  func errors() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "errors-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let app = try TestApp(faultFile: file)
    defer { app.display.stop() }
    app.show([.insert(LayerID(1), into: .root, before: nil)])
    let page = try await TestPage.open(app.url)
    #expect(try await page.page.evaluate("document.getElementById('fault') === null") == true)

    let error = "Sources/App/View.swift:3:7: cannot find '<img src=x onerror=alert(1)>' in scope"
    try Data(error.utf8).write(to: file, options: .atomic)
    try await wait(page, until: "document.getElementById('fault')?.textContent.includes('View.swift:3:7')")
    #expect(
      try await page.page.evaluate("document.getElementById('fault').querySelectorAll('img').length") == 0)
    let second = try await TestPage.open(app.url)
    try await wait(second, until: "document.getElementById('fault')?.textContent.includes('<img')")

    try Data().write(to: file, options: .atomic)
    try await wait(page, until: "!document.getElementById('fault')")
    try await wait(second, until: "!document.getElementById('fault')")
    #expect(app.log.all.isEmpty)
    await second.close()
    await page.close()
  }

  private func wait(_ page: TestPage, until condition: String) async throws {
    try await page.page.run(
      "while (!(\(condition))) await new Promise(resolve => setTimeout(resolve, 20));")
  }
}
