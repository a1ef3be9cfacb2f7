import BrowserDisplay
import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// A page whose app ends and starts again at the same address.
@Suite(.serialized) @MainActor struct RestartTests {
  private static let secret = "0123456789abcdef0123456789abcdef"
  private static let value = "document.querySelector('.e').value"

  /// An app at the address of one that has ended.
  private func startAgain(at url: URL) async throws -> TestApp {
    for _ in 0..<100 {
      do { return try TestApp(port: url.port!, secret: Self.secret) } catch {
        // The port is free once the old app's connections are closed.
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    return try TestApp(port: url.port!, secret: Self.secret)
  }

  private func settle(_ page: TestPage) async throws {
    for _ in 0..<3 { try await page.sync() }
  }

  /// Shows boxes in layers of these numbers.
  private func show(_ layers: [Int], in app: TestApp) {
    app.show(
      layers.flatMap { number -> [SceneChange] in
        [
          .insert(LayerID(number), into: .root, before: nil),
          .set(LayerID(number), .frame(CGRect(x: number * 10, y: 10, width: 50, height: 40))),
          .set(LayerID(number), .content(TestText.line("layer \(number)"))),
        ]
      })
  }

  @Test func thePageShowsExactlyWhatTheNewAppShows() async throws {
    let first = try TestApp(secret: Self.secret, restarts: true)
    let url = first.url
    show([1, 2, 3, 7], in: first)
    let page = try await TestPage.open(url)
    first.display.stop()
    let second = try await startAgain(at: url)
    defer { second.display.stop() }
    #expect(second.url == url)
    // The same number of commits, other layers.
    show([2, 5], in: second)
    try await settle(page)
    let fresh = try await TestPage.open(second.url)
    #expect(try await page.scene() == (try await fresh.scene()))
    #expect(try await page.page.evaluate("document.querySelectorAll('.l').length") == 3)
    #expect(try await page.page.evaluate("document.getElementById('notice').textContent") == "")
    // It learns the page's size again.
    #expect(second.inputs.contains { if case .resize(let size, _) = $0 { size.width == 400 } else { false } })
    await page.close()
    await fresh.close()
  }

  @Test func whatWasForTheOldAppDoesNotReachTheNewOne() async throws {
    let first = try TestApp(secret: Self.secret, restarts: true)
    let url = first.url
    show([1], in: first)
    let page = try await TestPage.open(url)
    try await page.page.mouse(.down, at: CGPoint(x: 20, y: 20), isDown: true)
    try await settle(page)
    first.display.stop()
    try await page.page.mouse(.up, at: CGPoint(x: 20, y: 20), isDown: false)
    try await page.page.mouse(.down, at: CGPoint(x: 20, y: 20), isDown: true)
    try await page.page.mouse(.up, at: CGPoint(x: 20, y: 20), isDown: false)
    try await page.page.press("a")
    let second = try await startAgain(at: url)
    defer { second.display.stop() }
    show([1], in: second)
    try await settle(page)
    let meant = second.inputs.filter { input in
      switch input {
      case .pointer(let step): step.phase != .move
      case .key, .activate, .edit: true
      default: false
      }
    }
    #expect(meant.isEmpty, "\(meant)")
    // From now on it is used as ever, and each input counts once.
    try await page.page.mouse(.down, at: CGPoint(x: 20, y: 20), isDown: true)
    try await page.page.mouse(.up, at: CGPoint(x: 20, y: 20), isDown: false)
    try await settle(page)
    let phases = second.inputs.compactMap { if case .pointer(let step) = $0 { step.phase } else { nil } }
    #expect(phases.filter { $0 == .down }.count == 1 && phases.filter { $0 == .up }.count == 1)
    await page.close()
  }

  /// The text of the new app's field and the expected result, after the old app had acknowledged `ab` and then
  /// `x` behind the `a`, and `yz` was typed without an acknowledgement.
  @Test(arguments: [
    // It kept all that was answered.
    ("axb", "axyzb"),
    // It had taken in a key more, or two, and ended before it could say so.
    ("axyb", "axyzb"), ("axyzb", "axyzb"),
    // It is another text: what was typed comes where the caret was.
    ("Axb!", "Axyzb!"),
  ])
  func whatIsTypedMeanwhileArrivesOnce(text: String, expected: String) async throws {
    let first = try TestApp(secret: Self.secret, restarts: true)
    let url = first.url
    let editing = EditingApp(first, text: "ab")
    let page = try await TestPage.open(url)
    try await page.page.run("const e = document.querySelector('.e'); e.focus(); e.setSelectionRange(1, 1)")
    try await page.page.type("x")
    try await settle(page)
    #expect(editing.text == "axb")
    first.display.stop()
    for key in "yz" { try await page.page.type(key) }
    let second = try await startAgain(at: url)
    defer { second.display.stop() }
    let other = EditingApp(second, text: text)
    try await settle(page)
    #expect(other.text == expected)
    #expect(other.isFocused)
    #expect(try await page.page.evaluate(Self.value) == expected)
    try await page.page.type("q")
    try await settle(page)
    #expect(other.text == expected.replacing("yz", with: "yzq"))
    await page.close()
  }

  @Test func textOfAFieldThatIsGoneGoesNowhere() async throws {
    let first = try TestApp(secret: Self.secret, restarts: true)
    let url = first.url
    let editing = EditingApp(first, text: "ab")
    let page = try await TestPage.open(url)
    try await page.page.run("document.querySelector('.e').focus()")
    try await settle(page)
    #expect(editing.isFocused)
    first.display.stop()
    try await page.page.type("x")
    let second = try await startAgain(at: url)
    defer { second.display.stop() }
    let other = EditingApp(second, text: "ab", isMultiline: true)
    try await settle(page)
    #expect(other.text == "ab" && !other.isFocused)
    await page.close()
  }
}
