import Foundation
import ShojiTestSupport
import Testing

/// The status that a page shows of an app that is busy, has ended or has crashed, or that does not answer.
@Suite(.wholeApps, .onlyInChromium("They use two pages.")) struct StatusInBrowserTests {
  /// Starts the app, and has its page remember what it says, with the time in milliseconds since it was
  /// pressed last.
  private func start(_ environment: [String: String] = [:]) async throws -> BrowserApp {
    let app = try await BrowserApp(
      built: "StuckApp", size: CGSize(width: 393, height: 600), environment: environment)
    try await watch(app.page)
    return app
  }

  private func watch(_ page: any BrowserPage) async throws {
    try await page.run(
      """
      window.pressed = performance.now();
      addEventListener('pointerdown', () => pressed = performance.now(), true);
      window.said = [];
      window.words = () => document.getElementById('notice').firstChild?.nodeValue ?? '';
      new MutationObserver(() => said.push([words(), performance.now() - pressed]))
        .observe(document.getElementById('notice'), {childList: true, characterData: true});
      """)
  }

  /// Presses a button, and does not wait for the app.
  private func press(_ title: String, in page: any BrowserPage) async throws {
    let place = try await page.evaluate(
      """
      (() => { const box = [...document.querySelectorAll('.t')].find(e => e.textContent === '\(title)').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]; })()
      """, as: [Double].self)
    let point = CGPoint(x: place[0], y: place[1])
    try await page.mouse(.down, at: point, isDown: true)
    try await page.mouse(.up, at: point, isDown: false)
  }

  /// Waits until a page says something, and returns after how many milliseconds it did.
  @discardableResult
  private func wait(for words: String, in page: any BrowserPage, seconds: Double = 30) async throws -> Double
  {
    for _ in 0..<Int(seconds * 50) {
      let time = try await page.evaluate(
        "(said.findLast(([words]) => words === '\(words)') ?? [0, -1])[1]", as: Double.self)
      if time >= 0 { return time }
      try await Task.sleep(for: .milliseconds(20))
    }
    let said = try await page.evaluate("said.map(one => one.join(' ')).join('; ')", as: String.self)
    throw DriverError("the page has not said “\(words)”, but: \(said)")
  }

  private func hasReload(_ page: any BrowserPage) async throws -> Bool {
    try await page.evaluate("document.querySelector('#notice button')?.textContent === 'Reload'")
  }

  @Test func aBusyAppIsNamedUntilItGoesOn() async throws {
    let app = try await start(["PAUSE": "2"])
    try await press("pause", in: app.page)
    let time = try await wait(for: "The app is busy…", in: app.page)
    #expect((700..<10_000).contains(time))
    try await wait(for: "", in: app.page)
    #expect(try await app.page.evaluate("words()") == "")
    try await app.quit()
  }

  @Test func aPageThatComesWhileTheAppIsBusySaysSo() async throws {
    let app = try await start()
    try await press("sleep", in: app.page)
    try await wait(for: "The app is busy…", in: app.page)
    let other = try await Chromium.shared(scale: 1).newPage()
    try await other.open(try await app.page.evaluate("location.href", as: URL.self))
    for _ in 0..<500 {
      if try await other.evaluate("document.getElementById('notice')?.textContent ?? ''")
        == "The app is busy…"
      {
        break
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try await other.evaluate("document.getElementById('notice').textContent") == "The app is busy…")
    await other.close()
    kill(app.processIdentifier, SIGTERM)
    try await wait(for: "The app has ended.", in: app.page)
  }

  @Test(arguments: ["crash", "invalid", "abort"])
  func anAppThatCrashesIsNamedAtOnce(trouble: String) async throws {
    let app = try await start()
    try await press(trouble, in: app.page)
    try await wait(for: "The app has crashed.", in: app.page)
    #expect(try await hasReload(app.page))
    #expect(try await app.page.evaluate("said.every(([words]) => !words.startsWith('Reconn'))"))
    #expect(try await app.page.evaluate("document.querySelector('.l').inert"))
    // The page shows the app's own functions, with their lines.
    let fault = try await app.page.evaluate("document.getElementById('fault').textContent", as: String.self)
    #expect(fault.hasPrefix("×The app has crashed: ") && fault.contains("AppDelegate.swift:"), "\(fault)")
    #expect(!fault.contains("all functions"), "\(fault)")
    // What fails after that names the signal, and where the app was.
    let error = try #require(await #expect(throws: DriverError.self) { try await app.reload() })
    #expect(error.message.contains("StuckApp has crashed with signal "), "\(error)")
    #expect(
      error.message.contains("; it wrote last:\n") && error.message.contains("AppDelegate.swift"), "\(error)")
  }

  @Test func anAppThatIsStartedAgainAfterACrashIsWaitedFor() async throws {
    let trail = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: trail) }
    let app = try await start(["SHOJI_RESUME": trail.path])
    try await press("crash", in: app.page)
    try await wait(for: "The app has crashed. Restarting…", in: app.page)
    #expect(try await !hasReload(app.page))
  }

  @Test(arguments: [0, 1])
  func anAppThatEndsItselfSaysSo(status: Int) async throws {
    let app = try await start(["STATUS": "\(status)"])
    try await press("exit", in: app.page)
    let time = try await wait(for: "The app has ended.", in: app.page)
    #expect(time < 5_000)
    #expect(try await hasReload(app.page))
    #expect(try await app.page.evaluate("said.every(([words]) => !words.startsWith('Reconn'))"))
  }

  /// A tool that starts apps again does so after a failure, and not where an app has ended itself.
  @Test(arguments: [(0, "The app has ended."), (1, "Restarting…")])
  func anAppThatIsStartedAgainAfterAFailureSaysWhichItWas(status: Int, words: String) async throws {
    let trail = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: trail) }
    let app = try await start(["SHOJI_RESUME": trail.path, "STATUS": "\(status)"])
    try await press("exit", in: app.page)
    try await wait(for: words, in: app.page)
  }

  /// Whoever sends SIGTERM may start the app again; a person's SIGINT is the end.
  @Test(arguments: [(SIGTERM, "Restarting…"), (SIGINT, "The app has ended.")])
  func theSignalSaysWhetherTheAppComesBack(number: Int32, words: String) async throws {
    let trail = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: trail) }
    let app = try await start(["SHOJI_RESUME": trail.path])
    kill(app.processIdentifier, number)
    try await wait(for: words, in: app.page)
  }

  @Test func anAppThatIsKilledCannotBeReached() async throws {
    let app = try await start()
    kill(app.processIdentifier, SIGKILL)
    try await wait(for: "Reconnecting…", in: app.page)
    try await wait(for: "The app cannot be reached.", in: app.page)
    #expect(try await hasReload(app.page))
    try await app.page.run("said = []; document.querySelector('#notice button').click()")
    try await wait(for: "Reconnecting…", in: app.page)
    try await wait(for: "The app cannot be reached.", in: app.page)
  }

  @Test func aServerThatDoesNotAnswerIsNamedUntilItDoes() async throws {
    let app = try await start()
    kill(app.processIdentifier, SIGSTOP)
    try await wait(for: "Waiting for an answer…", in: app.page)
    kill(app.processIdentifier, SIGCONT)
    try await wait(for: "", in: app.page)
    try await app.quit()
  }
}
