import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

@testable import BrowserDisplay

/// Markup with texts in it, as a browser reads it.
@MainActor struct HTMLTests {
  /// Texts that end elements, attributes, scripts and comments, where they are not escaped. The mark that
  /// combines with a quotation mark makes one character of both.
  private static let texts = [
    "\"'<>&\u{0}</script><!--", "\" onload=\"alert(1)", "' onload='alert(1)", "\"\u{301} onload=\u{301}x",
    "<\u{338}script>", "&amp;&lt;&#34;", "</style><img src=x>", "]]>", "--><b>", "\r\n\t\u{B}", "`${x}`",
    "</div></span>",
    "</title><script>alert(1)</script>",
  ]

  /// The text as HTML can have it.
  private static func readable(_ text: String) -> String { text.replacing("\u{0}", with: "\u{FFFD}") }

  @Test(
    "A text is the same text for a browser, in content and in attributes of either quotes, and nothing else")
  func texts() async throws {
    let page = try await Chromium.shared(scale: 1).newPage()
    for text in Self.texts {
      let html: HTML = "<p id=\"one\" lang=\"\(text)\" title='\(text)'>\(text)</p>"
      let found = try await page.evaluate(
        """
        (() => {
          const e = new DOMParser().parseFromString(\(Self.literal(html.text)), 'text/html');
          const p = e.querySelector('p');
          return [p.lang, p.title, p.textContent, p.getAttributeNames().join(), e.querySelectorAll('body *').length];
        })().map(String)
        """, as: [String].self)
      let expected = Self.readable(text)
      #expect(found == [expected, expected, expected, "id,lang,title", "1"], "\(text.debugDescription)")
    }
    await page.close()
  }

  @Test(
    "Every text of a layer comes out of the first picture as it went in, and adds no element, attribute or style"
  )
  func layers() async throws {
    let page = try await Chromium.shared(scale: 1).newPage()
    func describe(_ text: String) async throws -> [String] {
      let html = try #require(Self.picture(of: text))
      return try await page.evaluate(
        """
        (() => {
          const e = new DOMParser().parseFromString(\(Self.literal(html.text)), 'text/html');
          const all = [...e.querySelectorAll('*')];
          return [
            all.map(e => e.localName + '[' + e.getAttributeNames() + ']').join(), e.querySelector('.l .l').lang,
            e.querySelector('span').textContent, String(e.styleSheets.length),
          ];
        })()
        """, as: [String].self)
    }
    let plain = try await describe("plain")
    #expect(Array(plain[1...2]) == ["plain", "plain"])
    for text in Self.texts {
      let found = try await describe(text)
      #expect(found[0] == plain[0], "\(text.debugDescription)")
      // Line ends are set as lines of their own.
      #expect(found[1] == Self.readable(text), "\(text.debugDescription)")
      #expect(found[2] == Self.readable(text), "\(text.debugDescription)")
    }
    await page.close()
  }

  /// The document's end with a layer whose every text is this one.
  private static func picture(of text: String) -> HTML? {
    var encoder = SceneEncoder(assets: AssetStore(log: ServerLog(write: { _ in })))
    var semantics = Semantics()
    semantics.className = text
    semantics.identifier = text
    semantics.text = text
    semantics.value = text
    semantics.label = text
    semantics.placeholder = text
    semantics.language = text
    semantics.hint = text
    semantics.actions = [text]
    let changes: [SceneChange] = [
      .insert(LayerID(1), into: .root, before: nil),
      .set(LayerID(1), .frame(CGRect(x: 1, y: 2, width: 30, height: 40))),
      .set(LayerID(1), .semantics(semantics)), .set(LayerID(1), .content(TestText.line(text))),
    ]
    encoder.apply(SceneCommit(number: 1, changes: changes), now: 0) { Issue.record("\($0)") }
    let window = WindowHints(size: CGSize(width: 400, height: 300), scale: 1, appearance: .light)
    return encoder.prerendered(for: window).map { Page(title: text).end(showing: $0, nonce: "1") }
  }

  @Test("A page's title is its title, also the panel's")
  func titles() async throws {
    let page = try await Chromium.shared(scale: 1).newPage()
    for text in Self.texts {
      for document in [Page(title: text).document, PanelPage(title: text).document] {
        let found = try await page.evaluate(
          """
          (() => {
            const e = new DOMParser().parseFromString(\(Self.literal(String(buffer: document.bytes))), 'text/html');
            return [e.querySelector('title').textContent, String(e.querySelectorAll('b, img').length)];
          })()
          """, as: [String].self)
        #expect(found[0].hasPrefix(Self.readable(text)), "\(found[0].debugDescription)")
        #expect(found[1] == "0")
      }
    }
    await page.close()
  }

  @Test("Styles do not end their own element")
  func styles() {
    let html: HTML = "<style>\(styles: "a{content:\"</style><b>\"}")</style>"
    #expect(html.text == "<style>a{content:\"<\\/style><b>\"}</style>")
  }

  /// A JavaScript literal.
  private static func literal(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
