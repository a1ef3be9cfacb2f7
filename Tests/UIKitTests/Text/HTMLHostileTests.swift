import Foundation
import Testing

@testable import UIKit

/// HTML that is cut off, nested or damaged: read in time that grows with the text, and never at the cost of
/// the app.
@MainActor @Suite("Hostile HTML") struct HTMLHostileTests {
  @Test(
    "keeps what stands before a tag that is cut off, and the text of elements that are not closed",
    arguments: [
      ("<style", ""), ("<script", ""), ("<title", ""), ("<textarea", ""), ("<style type=x", ""),
      ("a<style type=x ", "a"), ("a<style>", "a"), ("a<style>p{", "a"), ("a<style>p{</styl", "a"),
      ("a<script>b", "a"), ("a<title>b", "a"), ("a<textarea>b<c>", "ab<c>"), ("a<STYLE>b</STYLE>c", "ac"),
      ("a<!-", "a"), ("a<!--b", "a"), ("a<!--b-", "a"), ("a<!--b--", "a"), ("a<!--b-->c", "ac"), ("a<?", "a"),
      ("a<b", "a"), ("a<b x", "a"), ("a<b x=", "a"), ("a<b x='", "a"), ("a<b x='y'", "a"), ("a</", "a</"),
      ("a</b", "a"), ("a<", "a<"), ("a<1", "a<1"), ("a&", "a&"), ("a&#", "a&#"), ("a&#x", "a&#x"),
      ("a&#0;b", "a&#0;b"), ("a&#xD800;b", "a&#xD800;b"), ("a&#99999999999;b", "a&#99999999999;b"),
      ("a\0b", "a\0b"), ("<p =x>a", "a"), ("<p a=1 a=2>b", "b"), ("<ol start=x><li>a", "\t1.\ta"),
    ])
  func cutOff(html: String, expected: String) {
    #expect(NSAttributedString.read(html: html).string == expected)
  }

  @Test("reads elements beyond the greatest depth as if they were side by side")
  func depth() throws {
    let depth = HTMLReader.maximumDepth + 100
    for (start, end) in [
      ("<b>", "</b>"), ("<div>", "</div>"), ("<ul><li>", "</li></ul>"), ("<b><i>", "</i></b>"),
    ] {
      let text = NSAttributedString.read(
        html: "<p>a</p>" + String(repeating: start, count: depth) + "in"
          + String(repeating: end, count: depth) + "out")
      #expect(text.string.contains("in") && text.string.hasSuffix("out"))
      let last = try #require(text.attributes(at: text.length - 1, effectiveRange: nil)[.font] as? UIFont)
      #expect(last.fontDescriptor.symbolicTraits.isEmpty, "\(start)")
    }
    let hidden =
      String(repeating: "<b>", count: depth) + "<script>x</script><style>y</style><textarea>z</textarea>"
    #expect(NSAttributedString.read(html: hidden).string == "z")
    let reader = HTMLReader(String(repeating: "<i>", count: 5 * depth) + "x")
    #expect(reader.styles.count == HTMLReader.maximumDepth + 1)
  }

  @Test("keeps sizes and numbers within bounds")
  func bounds() throws {
    func font(_ html: String) throws -> UIFont {
      let text = NSAttributedString.read(html: html)
      return try #require(text.attributes(at: text.length - 1, effectiveRange: nil)[.font] as? UIFont)
    }
    let digits = String(repeating: "9", count: 300)
    #expect(try font(String(repeating: "<h1>", count: 600) + "a").pointSize == HTMLStyle.maximumSize)
    #expect(try font("<b style='font-size:\(digits)px'>a").pointSize == HTMLStyle.maximumSize)
    #expect(try font("<b style='font-size:\(digits)\(digits)px'>a").pointSize == 12)
    #expect(try font("<b style='font-size:nan'>a").pointSize == 12)
    #expect(CSSValue.length("-\(digits)em", relativeTo: 12) == -CSSValue.maximumLength)
    #expect(CSSValue.color("rgb(nan, 0, 0)") == nil && CSSValue.color("rgb(inf, 0, 0)") == nil)
    for (type, marker) in [("i", "1000000000."), ("A", "CFDGSXL."), ("1", "1000000000.")] {
      let list = NSAttributedString.read(
        html: "<ol type=\(type) start=\(Int.max)><li>a<li value=\(Int.min)>b")
      #expect(list.string.hasPrefix("\t\(marker)\ta"))
    }
    let text = NSAttributedString.read(
      html: "<p style='margin:\(digits)px'>a</p><h1 style='color:rgb(nan,0,0)'>b")
    #expect(
      try !text.data(
        from: NSRange(location: 0, length: text.length),
        documentAttributes: [.documentType: NSAttributedString.DocumentType.html]
      ).isEmpty)
  }

  @Test("applies the last declaration of a property, however many rules there are")
  func rules() throws {
    let reader = HTMLReader(
      "<style>p{font-size:2em;font-size:2em;color:red}.a,.b,p{color:blue}</style><p class='a b a'>x")
    let style = reader.styles[try #require(reader.runs.last).style]
    #expect(style.size == 24 && style.color == CSSValue.color("blue"))
  }

  @Test(
    "takes time that grows with the text",
    arguments: [
      "<div>", "<b><i>", "<b>x<i>y", "<ul><li>x", "<ol type=i start=99999999999><li>", "<table><tr><td>a",
      "<p>a", "<dd>",
      "<blockquote>a", "&", "&amp", "&#x", "<", "</", "<!", "<!--", "<!-->", "<a href=\"", "<a b", "<a b=c ",
      "</b>",
      "<style>", "<style>a{", "<style>/*", "<style>a{color:red}</style><a>", "<style>*{color:red}</style><b>",
      "a,", "<h1>a",
      "<span style='font-size:2em'>a", "<p style='font-family:q7z'>a</p>", "<a href=http://%zz>a", "<pre>\n",
      "<img alt=a>",
      "<br>", " ", "a ", "\u{301}", "🇦", "👩‍", "\0", "<b>x</b>y", "<textarea>", "<script></scrip",
    ])
  func time(piece: String) {
    HostileInputs.expectLinear(piece) { _ = NSAttributedString.read(html: $0).length }
  }

  @Test("takes time that grows with the elements and with the rules, not with their product")
  func rulesAndElements() {
    let (count, elements) = (3_000, String(repeating: "<p class='a b'>x", count: 3_000))
    let body = String(repeating: "color:red;", count: 300)
    for sheet in [
      String(repeating: "p{color:red}", count: count),
      String(repeating: "*,.a,p.b{margin:1px}", count: count),
      String(repeating: "x,", count: count) + "p{\(body)}", (0..<count).map { ".c\($0){color:red}" }.joined(),
    ] {
      #expect(
        HostileInputs.processorTime { _ = HTMLReader("<style>\(sheet)</style>\(elements)") } < 5)
    }
  }

  @Test("reads every beginning of a document, and it with any byte damaged")
  func damaged() throws {
    let seed =
      "<style>p.a{color:#f00}</style><ol start=3><li>A &amp; <b class=a>b</b><p style='font-size:2em'>c<br><a href=\"/d\">"
    for data in HostileInputs.damaged(seed) {
      let text = try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
      #expect(text.length <= 2 * data.count + 8)
    }
  }
}
