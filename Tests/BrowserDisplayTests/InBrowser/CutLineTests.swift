import BrowserDisplay
import Foundation
import ShojiTestSupport
import Testing

/// A person who types and moves between fields while the line, which takes 300 ms each way, is cut at random
/// bytes. `SHOJI_CUTS=1000` makes it that many cuts, and `SHOJI_CUTS_SEED=3` takes other places and keys.
@Suite(.serialized) @MainActor struct CutLineTests {
  private static let fieldCount = 8
  private static let cuts = ProcessInfo.processInfo.environment["SHOJI_CUTS"].flatMap(Int.init) ?? 8
  private static let seed = ProcessInfo.processInfo.environment["SHOJI_CUTS_SEED"].flatMap(UInt64.init) ?? 12

  /// The field with the caret, and what is selected there.
  private struct Caret: Decodable {
    var field: Int
    var start: Int
    var end: Int
    /// Whether the page takes no input, as it shows, because its app seems to be gone.
    var isHeld: Bool
  }

  /// Has the page remember where the caret is when a key goes down, and when its character is about to be put
  /// in: two events, between which the page may be notified of the app, or find out that it is gone.
  private static let listening = """
    window.caret = () => {
      const e = document.activeElement;
      return {
        field: [...document.querySelectorAll('.e')].indexOf(e), start: e.selectionStart ?? 0, end: e.selectionEnd ?? 0,
        isHeld: document.querySelector('[data-id="0"]').inert,
      };
    };
    addEventListener('keydown', ({key}) => { if (key.length === 1) window.pressed = [caret()]; }, true);
    addEventListener('keypress', ({key}) => { if (key.length === 1) pressed[1] = caret(); }, true);
    """

  /// Opens an app's page over a line that can be cut.
  private static func openThroughProxy(_ app: TestApp) async throws -> (CuttingProxy, TestPage) {
    let proxy = try await CuttingProxy()
    proxy.lead(to: app.url.port!)
    var address = URLComponents(url: app.url, resolvingAgainstBaseURL: false)!
    address.port = proxy.port
    return (proxy, try await TestPage.open(address.url!))
  }

  @Test("Cuts while eight fields are typed into lose, double, reorder and misplace nothing")
  func cuts() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let fields = FieldsApp(app, count: Self.fieldCount)
    let (proxy, page) = try await Self.openThroughProxy(app)
    proxy.delay(milliseconds: 300)
    var random = SeededGenerator(seed: Self.seed)
    var expected = Array(repeating: [UInt16](), count: Self.fieldCount)
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf16)
    var typed = 0
    // Keys while the page says that it takes none, and while no field has the caret.
    var (refused, astray) = (0, 0)
    try await page.page.run(Self.listening)
    var next = ContinuousClock.now
    let deadline = next + .seconds(60 + 4 * Self.cuts)
    var pendingCut = 0
    while proxy.cuts < Self.cuts, ContinuousClock.now < deadline {
      if proxy.cuts >= pendingCut {
        pendingCut = proxy.cuts + 1
        if proxy.cuts > 0, proxy.cuts % 50 == 0 { print("\(proxy.cuts) cuts, \(typed) keys") }
        // A third of them hit the handshake, which alone takes more bytes than these: were all so, no line
        // would stand.
        let isEarly = Int.random(in: 0..<3, using: &random) == 0
        proxy.cut(after: Int.random(in: 0...(isEarly ? 600 : 8000), using: &random))
      }
      // Ten times a second: a key, or now and then a move to another field or place.
      next += .milliseconds(100)
      try await Task.sleep(until: next)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: try await page.page.press("Tab")
      case 1: try await page.page.press("ArrowLeft")
      case 2:
        let field = Int.random(in: 0..<Self.fieldCount, using: &random)
        let point = CGPoint(
          x: .random(in: 25...310, using: &random), y: (CGFloat(field) + 0.5) * FieldsApp.height)
        try await page.page.mouse(.down, at: point, isDown: true)
        try await page.page.mouse(.up, at: point, isDown: false)
      default:
        let unit = alphabet[typed % alphabet.count]
        try await page.page.type(Character(UnicodeScalar(unit)!))
        let carets = try await page.page.evaluate("[pressed[0], pressed[1] ?? caret()]", as: [Caret].self)
        let (down, caret) = (carets[0], carets[1])
        guard caret.field >= 0 else {
          #expect(caret.isHeld || down.field < 0, "a key that went down in field \(down.field) was lost")
          if caret.isHeld { refused += 1 } else { astray += 1 }
          continue
        }
        #expect(caret.field == down.field, "the caret went to another field under a key")
        expected[caret.field].replaceSubrange(caret.start..<caret.end, with: [unit])
        typed += 1
      }
    }
    proxy.delay(milliseconds: 0)
    for _ in 0..<3 { try await page.sync() }
    #expect(proxy.cuts >= Self.cuts)
    #expect(typed > Self.cuts * 2)
    let texts = expected.map { String(decoding: $0, as: UTF16.self) }
    #expect(fields.texts == texts, "\(typed) keys, \(proxy.cuts) cuts")
    let shown = try await page.page.evaluate(
      "[...document.querySelectorAll('.e')].map(e => e.value)", as: [String].self)
    #expect(shown == texts)
    if Self.cuts > 100 {
      print("\(typed) keys over \(proxy.cuts) cuts, \(refused) refused, \(astray) in no field")
    }
    await page.close()
    await proxy.stop()
  }

  @Test(
    "The focus that the app moves arrives on a line that breaks every few kilobytes, while somebody types on")
  func appFocus() async throws {
    let isLong = Self.cuts > 100
    let pages = isLong ? 5 : 1
    let runs = (0..<pages).map { number in
      Task {
        try await Self.moveFocus(
          times: isLong ? .max : 3, cuts: isLong ? Self.cuts / pages : .max, seed: Self.seed + UInt64(number))
      }
    }
    var waits: [Duration] = []
    for run in runs { waits += try await run.value }
    waits.sort()
    guard isLong, let longest = waits.last else { return }
    print("\(waits.count) moves of the focus, half within \(waits[waits.count / 2]), all within \(longest)")
    #expect(longest <= .seconds(2))
  }

  /// Has the app move the focus while somebody types and the line is cut.
  ///
  /// - Returns: The times from each move, or from the last cut if that came later, to its being seen on the
  ///   page.
  private static func moveFocus(times: Int, cuts: Int, seed: UInt64) async throws -> [Duration] {
    let app = try TestApp()
    defer { app.display.stop() }
    let fields = FieldsApp(app, count: fieldCount)
    let (proxy, page) = try await openThroughProxy(app)
    try await page.page.mouse(.down, at: CGPoint(x: 100, y: 10), isDown: true)
    try await page.page.mouse(.up, at: CGPoint(x: 100, y: 10), isDown: false)
    try await page.sync()
    try await page.page.run(listening)
    proxy.delay(milliseconds: 150)
    var random = SeededGenerator(seed: seed)
    var pendingCut = 0
    var waits: [Duration] = []
    var target = 0
    moving: while waits.count < times, proxy.cuts < cuts {
      target = (target + Int.random(in: 1..<fieldCount, using: &random)) % fieldCount
      let cutsBefore = proxy.cuts
      var (movedAt, lastCut) = (ContinuousClock.now, ContinuousClock.now)
      // Some keys are under way when the app moves the focus.
      for key in 0... {
        if proxy.cuts >= pendingCut {
          pendingCut = proxy.cuts + 1
          proxy.cut(after: Int.random(in: 7_000...16_000, using: &random))
          lastCut = .now
        }
        if key == 5 {
          fields.focus(target)
          movedAt = .now
        }
        try await page.page.type("x")
        let caret = try await page.page.evaluate("caret()", as: Caret.self)
        if key >= 5, caret.field == target {
          waits.append(.now - max(movedAt, lastCut))
          break
        }
        guard ContinuousClock.now - movedAt < .seconds(60), proxy.cuts - cutsBefore <= 3 else {
          Issue.record(
            "the focus is in \(caret.field) instead of \(target) after \(key) keys and \(proxy.cuts - cutsBefore) cuts"
          )
          break moving
        }
        try await Task.sleep(for: .milliseconds(100))
      }
    }
    await page.close()
    await proxy.stop()
    return waits
  }
}
