import Foundation
import ShojiTestSupport
import Testing

/// The displays on which the same suite runs.
enum TestDisplay: CaseIterable {
  case image, browser

  /// Both; only the browser where the environment names another one than Chromium.
  static var allCases: [TestDisplay] { isInChromium ? both : [.browser] }

  /// Both, to be compared, in any browser.
  static let both: [TestDisplay] = [.image, .browser]

  fileprivate static var isInChromium: Bool { (try? Browser.current) == .chromium }

  /// Starts an example in a window of that size.
  func start(
    _ app: String, size: CGSize, scale: CGFloat = 1, appearance: Appearance = .light,
    arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> any AppDriver {
    switch self {
    case .image:
      try AppProcess(
        built: app, size: size, scale: scale, appearance: appearance, arguments: arguments,
        environment: environment)
    case .browser:
      try await BrowserApp(
        built: app, size: size, scale: scale, appearance: appearance, arguments: arguments,
        environment: environment)
    }
  }

  /// Opens a page of the gallery, and ends it after `visit`.
  func open(
    _ page: String, size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 1,
    appearance: Appearance = .light, arguments: [String] = [], _ visit: (any AppDriver) async throws -> Void
  ) async throws {
    let app = try await start(
      "Gallery", size: size, scale: scale, appearance: appearance, arguments: ["--page", page] + arguments)
    try await visit(app)
    try await app.quit()
  }

  /// Opens a page of the gallery on every display, two pixels to a point, lets `visit` take pictures of it,
  /// and compares them. Less than `limit` of the pixels may differ noticeably, or than what `limits` has for
  /// the browser.
  static func expectAgreement(
    on page: String, within limit: Double = 0.01, in limits: [Browser: Double] = [:],
    _ visit: (any AppDriver) async throws -> [CGImage]
  ) async throws {
    var pictures: [[CGImage]] = []
    for display in both {
      try await display.open(page, scale: 2) { app in pictures.append(try await visit(app)) }
    }
    try #require(pictures[0].count == pictures[1].count)
    for (image, browser) in zip(pictures[0], pictures[1]) {
      try expectAlike(image, browser, within: limit, in: limits)
    }
  }

  /// Expects that two displays show the same: that less than `limit` of the pixels differ by more than
  /// `tolerance`, or than what `limits` has for a browser with other shades of letters. Leaves both pictures
  /// to look at where they do not.
  static func expectAlike(
    _ image: CGImage, _ browser: CGImage, within limit: Double, in limits: [Browser: Double] = [:],
    tolerance: Double = ImageDifference.justNoticeable, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let limit = limits[try Browser.current] ?? limit
    let difference = try #require(
      ImageDifference(image, browser, tolerance: tolerance), "the sizes differ",
      sourceLocation: sourceLocation)
    guard difference.noticeableShare >= limit else { return }
    let files = try [("image", image), ("browser", browser)].map { name, picture in
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name).png")
      try picture.pngData().write(to: file)
      return file.path
    }
    Issue.record("they differ by \(difference): \(files)", sourceLocation: sourceLocation)
  }

  /// Starts TicTacToe, waits until the first board is set up, and ends it after `game`.
  func play(
    size: CGSize, scale: CGFloat = 1, appearance: Appearance = .light,
    _ game: (GameTable) async throws -> Void
  ) async throws {
    let app = try await start("TicTacToe", size: size, scale: scale, appearance: appearance)
    let table = GameTable(app: app)
    try await table.waitForStart()
    try await game(table)
    try await app.quit()
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves a test out in other browsers than Chromium, because it uses none.
  static var withoutBrowser: Self { .enabled(if: TestDisplay.isInChromium, "It uses no browser.") }

  /// Leaves a test out in other browsers than Chromium, for a reason.
  static func onlyInChromium(_ reason: Comment) -> Self { .enabled(if: TestDisplay.isInChromium, reason) }

  /// Leaves a test out in a browser, for a reason.
  static func notIn(_ browser: Browser, _ reason: Comment) -> Self {
    .disabled(if: (try? Browser.current) == browser, reason)
  }

  /// Leaves a test of two fingers out where they cannot be simulated.
  static var withTwoFingers: Self { .notIn(.webkit, "WebKitWebDriver has the mouse for every pointer.") }
}
