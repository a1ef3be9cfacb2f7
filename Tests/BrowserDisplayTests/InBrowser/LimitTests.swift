import Foundation
import ShojiTestSupport
import Testing

/// The errors of tests when the browser, a page of it or the app is gone: no wait is endless.
@Suite("A browser that does not answer", .serialized)
struct LimitTests {
  private func failure(_ work: () async throws -> Void) async -> String {
    do {
      try await work()
      return "nothing went wrong"
    } catch {
      return String(describing: error)
    }
  }

  private let crash = URL(string: "chrome://crash")!

  @Test func isGivenUpAfterItsTime() async throws {
    let page = try await Chromium.shared().newPage()
    let told = await failure {
      _ = try await page.evaluate("new Promise(() => {})", as: Int.self, patience: 0.1)
    }
    #expect(told == "Chromium has not answered Runtime.evaluate in 0.1 seconds")
    #expect(try await page.evaluate("6 * 7", as: Int.self) == 42)
    await page.close()
  }

  @Test func isGivenUpAtOnceWhenItDies() async throws {
    let browser = try Chromium()
    let page = try await browser.newPage()
    async let told = failure { _ = try await page.evaluate("new Promise(() => {})", as: Int.self) }
    _ = try await page.evaluate("1", as: Int.self)
    kill(browser.processIdentifier, SIGKILL)
    #expect(await told == "Chromium has ended")
    #expect(await failure { try await page.nextFrame() } == "Chromium has ended")
  }

  @Test func isGivenUpAtOnceWhenThePageDies() async throws {
    let page = try await Chromium.shared().newPage()
    let told = await failure { try await page.open(crash) }
    #expect(told.hasPrefix("the page's process in Chromium has died; nothing answers "), "\(told)")
    await page.close()
  }

  @Test func isReportedByTheVerbThatWasUnderWay() async throws {
    let app = try await BrowserApp(built: "DriverTestApp")
    async let told = failure {
      try await app.drag(
        from: .point(CGPoint(x: 10, y: 10)), to: .point(CGPoint(x: 90, y: 90)), seconds: 20, pointer: .touch)
    }
    _ = await failure { try await app.page.open(crash) }
    let words = await told
    #expect(
      words.hasPrefix(
        "DriverTestApp: dragging from (10.0, 10.0) to (90.0, 90.0) was given up: the page's process in Chromium "
          + "has died; nothing answers "), "\(words)")
    try await app.quit()
  }

  @Test func isNotifiedThatTheAppIsGone() async throws {
    let app = try await BrowserApp(built: "DriverTestApp")
    kill(app.processIdentifier, SIGKILL)
    while kill(app.processIdentifier, 0) == 0 { await Task.yield() }
    let told = await failure { try await app.press("Tab") }
    #expect(told.contains("DriverTestApp has crashed with signal 9"), "\(told)")
  }
}
