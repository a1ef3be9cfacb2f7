import BrowserDisplay
import DisplayProtocol
import ImageDisplay
import ShojiTestSupport
import Testing

/// The same scene in a real Chromium and as an image. Text is left to `TextTests` of the browser display,
/// which allows for letters' edges.
@MainActor @Suite struct AgreementTests {
  /// An app that only shows.
  private final class Silent: InputReceiver {
    func receive(_ input: Input) {}
  }

  @Test func theBrowserAndTheImageAgree() async throws {
    let commit = SceneCommit(number: 1, changes: try EveryProperty.changes(withText: false))
    let configuration = DisplayConfiguration(size: EveryProperty.size, scale: 1)
    let image = try ImageDisplay(configuration: configuration)
    image.show(commit)
    let drawn = try image.image()

    var options = BrowserDisplay.Options()
    options.announce = { _ in }
    options.hasTestHooks = true
    let browser = BrowserDisplay(configuration: configuration, port: 0, title: "Gallery", options: options)
    let receiver = Silent()
    try browser.start(receiver)
    defer { browser.stop() }
    browser.show(commit)
    let page = try await Chromium.shared().newPage()
    try await page.setSize(EveryProperty.size, scale: 1)
    try await page.open(browser.url!)
    _ = try await page.evaluate("shoji.sync()", as: Int.self)
    try await page.nextFrame()
    let shown = try CGImage(data: try await page.screenshot())
    await page.close()

    let difference = try #require(ImageDifference(drawn, shown))
    let folder = FileManager.default.temporaryDirectory
    try drawn.pngData().write(to: folder.appendingPathComponent("gallery-image.png"))
    try shown.pngData().write(to: folder.appendingPathComponent("gallery-browser.png"))
    #expect(difference.noticeableShare < 0.01, "\(difference)")
  }
}
