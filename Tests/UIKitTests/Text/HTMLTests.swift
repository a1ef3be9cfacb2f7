import Foundation
import Testing

@testable import UIKit

/// Text that is read from HTML and written as such.
@MainActor struct HTMLTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  private func attributes(_ text: NSAttributedString, at part: String) throws -> [NSAttributedString.Key: Any]
  {
    let range = NSString(string: text.string).range(of: part)
    try #require(range.location != NSNotFound)
    return text.attributes(at: range.location, effectiveRange: nil)
  }

  @Test(arguments: [
    ("plain <b>bold</b> text", "plain bold text"), ("<p>One</p><p>Two</p>", "One\nTwo\n"),
    ("a<br>b<br/>c", "a\u{2028}b\u{2028}c"), ("  many \n  spaces  ", "many spaces"),
    ("<h1>Title</h1>text", "Title\ntext"), ("<div>a<div>b</div>c</div>", "a\nb\nc\n"),
    ("x &amp; y &lt;z&gt; &#65;&#x42; &eacute;&nbsp;&unknown;", "x & y <z> AB é\u{A0}&unknown;"),
    ("<ul><li>One</li><li>Two</li></ul>", "\t•\tOne\n\t•\tTwo\n"),
    ("<ol start=3><li>One<li>Two<ol type=a><li>In</ol></ol>", "\t3.\tOne\n\t4.\tTwo\n\ta.\tIn\n"),
    ("<ul><li><p>One</p></li></ul>", "\t•\tOne\n"), ("<pre>a\n  b</pre>", "a\n  b\n"),
    ("<!-- no -->a<script>if (a < b) {}</script><style>p{}</style>b", "ab"),
    ("<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>", "1\t2\n3\n"),
    ("1 < 2 and <unknown>x</unknown> </b>", "1 < 2 and x"), ("<p>open <i>not closed", "open not closed"),
    ("<img src=a.png alt='a cat'> sits", "a cat sits"), ("", ""), ("<a href=", ""), ("<p", ""),
  ])
  func characters(html: String, expected: String) throws {
    #expect(try read(html).string == expected)
  }

  @Test func styles() throws {
    let text = try read(
      "<p>a <b>bold</b> <i>italic</i> <u>under</u> <s>struck</s> <span style=\"color: #ff0000; font-size: 20px\">red</span> <a href='https://example.org/'>link</a></p>"
    )
    func font(_ part: String) throws -> UIFont { try #require(attributes(text, at: part)[.font] as? UIFont) }
    #expect(try font("a ").pointSize == 12)
    #expect(try font("bold").fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(try font("italic").fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(try attributes(text, at: "under")[.underlineStyle] as? Int == 1)
    #expect(try attributes(text, at: "struck")[.strikethroughStyle] as? Int == 1)
    #expect(
      try attributes(text, at: "red")[.foregroundColor] as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try font("red").pointSize == 20)
    #expect(try attributes(text, at: "link")[.link] as? URL == URL(string: "https://example.org/"))
    #expect(try (attributes(text, at: "a ")[.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacing == 12)
  }

  @Test func headingsAndSheets() throws {
    let text = try read(
      "<style>/* x */ body { font-family: -apple-system; font-size: 17px } p.note, #it { color: green } em { font-style: normal; font-weight: 700 }</style><body><h2>Head</h2><p class='note big'>note <em>strong</em></p><p id=it>it</p><p>rest</p>"
    )
    let head = try #require(attributes(text, at: "Head")[.font] as? UIFont)
    #expect(head.pointSize == 25.5 && head.familyName == UIFont.systemFont(ofSize: 9).familyName)
    let green = UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)
    #expect(try attributes(text, at: "note")[.foregroundColor] as? UIColor == green)
    #expect(try attributes(text, at: "it")[.foregroundColor] as? UIColor == green)
    #expect(try attributes(text, at: "rest")[.foregroundColor] as? UIColor == .black)
    let strong = try #require(attributes(text, at: "strong")[.font] as? UIFont)
    #expect(strong.fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test func sheetsHoldForABodyWithoutATag() throws {
    for html in [
      "<style>body { font-size: 20px }</style>a", "<style>body { font-size: 20px }</style><body>a",
      "<html><head><style>body { font-size: 20px }</style></head><body>a",
    ] {
      #expect(try (attributes(read(html), at: "a")[.font] as? UIFont)?.pointSize == 20, "\(html)")
    }
  }

  @Test func spacesBesideALinkAreNoneOfTheLinks() throws {
    let text = try read("see <a href='https://example.org'>the notes</a> now")
    var range = NSRange()
    _ = text.attribute(.link, at: 6, effectiveRange: &range)
    #expect(text.string == "see the notes now" && range == NSRange(location: 4, length: 9))
  }

  @Test(arguments: [
    ("12pt", 16), ("2em", 24), ("150%", 18), ("larger", 14.4), ("x-large", 18), ("nonsense", 12),
    ("-3px", 12),
  ])
  func sizes(size: String, points: CGFloat) throws {
    let font = try attributes(read("<span style='font-size:\(size)'>a</span>"), at: "a")[.font] as? UIFont
    #expect(abs((font?.pointSize ?? 0) - points) < 0.01)
  }

  @Test func colors() {
    #expect(CSSValue.color("#0f08") == UIColor(red: 0, green: 1, blue: 0, alpha: 136 / 255))
    #expect(CSSValue.color("rgb(255, 0, 51)") == UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
    #expect(CSSValue.color("rgba(0 0 0 / 50%)") == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
    #expect(
      CSSValue.color("no color") == nil && CSSValue.color("#12345") == nil && CSSValue.color("rgb(1)") == nil)
  }

  @Test func listsAreSetWithTheirMarkersOnce() throws {
    let text = RichText(try read("<ul><li>One</li></ul>"))
    let line = Typesetter.typeset(text.spans, paragraph: text.paragraph, width: 300).lines[0]
    let runs = line.runs.filter { !$0.text.contains("\t") }
    #expect(runs.map(\.text) == ["•", "One"])
    #expect(runs.map { $0.x.rounded() } == [11, 36])
  }

  @Test func encodings() throws {
    var known: NSDictionary?
    let latin = try NSAttributedString(
      data: Data([0x63, 0x61, 0x66, 0xE9]), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: &known)
    #expect(latin.string == "café")
    #expect(known?["CharacterEncoding"] as? UInt == String.Encoding.windowsCP1252.rawValue)
    #expect(throws: NSAttributedString.DocumentError.unreadable) {
      try NSAttributedString(
        data: Data([0xFF, 0xE9]), options: [.characterEncoding: String.Encoding.utf8.rawValue],
        documentAttributes: nil)
    }
    #expect(throws: NSAttributedString.DocumentError.unsupportedType("NSRTF")) {
      try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType(rawValue: "NSRTF")],
        documentAttributes: nil)
    }
    #expect(
      try NSMutableAttributedString(data: Data("a<b>".utf8), options: [:], documentAttributes: nil).string
        == "a<b>")
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let text = NSMutableAttributedString(
      string: "One <two>\nThree", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    text.addAttribute(
      .foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .link, value: URL(string: "https://example.org")!, range: NSRange(location: 10, length: 5))
    let all = NSRange(location: 0, length: text.length)
    let data = try text.data(
      from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let again = try read(String(decoding: data, as: UTF8.self))
    #expect(again.string == "One <two>\nThree\n")
    #expect(
      try attributes(again, at: "One")[.foregroundColor] as? UIColor
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try (attributes(again, at: "One")[.font] as? UIFont)?.pointSize == 15)
    #expect(try attributes(again, at: "Three")[.link] as? URL == URL(string: "https://example.org"))
    #expect(try String(decoding: text.data(from: all), as: UTF8.self) == text.string)
  }
}
