import DisplayProtocol
import Foundation
import ImageDisplay
import ShojiTestSupport
import Testing

/// Text that we typeset, in a real browser.
@Suite(.serialized) @MainActor struct TextInBrowserTests {
  private func typeset(_ spans: [TextSpan], width: CGFloat = .infinity) -> TypesetText {
    Typesetter.typeset(spans, paragraph: TextParagraph(), width: width)
  }

  @Test func runsAreAsWideInTheBrowserAsWeSayTheyAre() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url, size: CGSize(width: 900, height: 700))
    let words = [
      "Hamburgefonstiv", "AVATAR To Wa", "1,234.56 – 7:30", "fi fl ffi office", "Příliš žluťoučký kůň",
      "Съешь же ещё", "Ξεσκεπάζω", "https://example.com/?q=1&r=2", "👍🏽 emoji 🙂", "שלום עולם (1)",
    ]
    var texts: [TypesetText] = []
    for (index, word) in words.enumerated() {
      for (column, style) in styles.enumerated() {
        let text = typeset([TextSpan(word, style: style)])
        let id = LayerID(texts.count + 1)
        texts.append(text)
        app.show([
          .insert(id, into: .root, before: nil),
          .set(id, .frame(CGRect(x: column * 200, y: index * 60, width: 200, height: 60))),
          .set(id, .content(.text(text, origin: .zero))),
        ])
      }
    }
    try await page.sync()
    var worst = 0.0
    for (index, text) in texts.enumerated() {
      let widths: [Double] = try await page.layer(
        index + 1,
        "[...e.querySelectorAll('.t')].filter(t => t.textContent).map(t => t.getBoundingClientRect().width)")
      let runs = text.lines.flatMap(\.runs)
      try #require(widths.count == runs.count)
      for (width, run) in zip(widths, runs) {
        worst = max(worst, abs(width - Double(run.width)))
        // Emoji are pictures, whose widths Chromium rounds.
        let limit = run.style.font.family.contains("Emoji") ? 0.1 : 0.03
        #expect(abs(width - Double(run.width)) < limit, "\(run.text) in \(run.style.font)")
      }
    }
    #expect(worst > 0, "nothing was measured")
    await page.close()
  }

  private var styles: [TextStyle] {
    let system = Font(family: "Inter", size: 17, usesSystemMetrics: true)
    var bold = system
    bold.weight = 700
    bold.size = 13
    var digits = system
    digits.hasMonospacedDigits = true
    return [
      TextStyle(font: system), TextStyle(font: bold), TextStyle(font: digits, kern: 1.5),
      TextStyle(font: Font(family: "Linux Libertine O", size: 20, isItalic: true), kern: 0),
    ]
  }

  @Test func aMissingFamilyIsDrawnBySystemTextAndServed() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show([
      .insert(LayerID(1), into: .root, before: nil),
      .set(LayerID(1), .content(TestText.line("words"))),
    ])
    try await page.sync()
    #expect(try await page.page.evaluate("[...document.fonts].map(f => f.status).join()") == "loaded")
    #expect(app.log.all.isEmpty)
    await page.close()
  }
}
