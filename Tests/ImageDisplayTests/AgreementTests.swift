import BrowserDisplay
import DisplayProtocol
import ImageDisplay
import ShojiTestSupport
import Testing

/// The same scene in a real Chromium and as an image.
@MainActor @Suite struct AgreementTests {
  /// An app that only shows.
  private final class Silent: InputReceiver {
    func receive(_ input: Input) {}
  }

  @Test(arguments: [1]) func theBrowserAndTheImageAgree(scale: CGFloat) async throws {
    let commit = SceneCommit(number: 1, changes: try Gallery.changes())
    let configuration = DisplayConfiguration(size: Gallery.size, scale: scale)
    let image = try ImageDisplay(configuration: configuration)
    image.show(commit)
    let drawn = try image.image()

    var options = BrowserDisplay.Options()
    options.announce = { _ in }
    let browser = BrowserDisplay(configuration: configuration, port: 0, title: "Gallery", options: options)
    let receiver = Silent()
    try browser.start(receiver)
    defer { browser.stop() }
    browser.show(commit)
    let page = try await Chromium.shared().newPage()
    try await page.setSize(Gallery.size, scale: scale)
    try await page.open(browser.url!)
    try await page.run("shoji.sync()")
    try await page.nextFrame()
    let shown = try CGImage(data: try await page.screenshot())
    await page.close()

    let difference = try #require(ImageDifference(drawn, shown))
    let folder = FileManager.default.temporaryDirectory
    try drawn.pngData().write(to: folder.appendingPathComponent("gallery-image-\(scale).png"))
    try shown.pngData().write(to: folder.appendingPathComponent("gallery-browser-\(scale).png"))
    #expect(difference.noticeableShare < 0.0001, "\(difference)")
  }
}
