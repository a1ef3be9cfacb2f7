import Foundation
import Testing

@testable import UIKit

/// Markdown as attributed strings: CommonMark's inline syntax and blocks, and what labels show of them.
@MainActor @Suite("Markdown") struct MarkdownTests {
  /// The pieces of a text: each with its purposes (e, s for strong, c, d for struck through, h) and its
  /// address.
  private func pieces(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
  ) throws -> [String] {
    let text = try AttributedString(
      markdown: markdown, options: AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax))
    return text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let marks: [(InlinePresentationIntent, String)] = [
        (.emphasized, "e"), (.stronglyEmphasized, "s"), (.code, "c"), (.strikethrough, "d"),
        (.inlineHTML, "h"),
      ]
      let names = marks.filter { intent.contains($0.0) }.map(\.1).joined()
      let link = run.link.map { "→\($0.absoluteString)" } ?? ""
      return String(text.characters[run.range]) + (names.isEmpty && link.isEmpty ? "" : "|" + names + link)
    }
  }

  @Test(
    "finds emphasis, code and strikethrough",
    arguments: [
      ("plain", ["plain"]), ("*a* b", ["a|e", " b"]), ("**a**", ["a|s"]), ("***a***", ["a|es"]),
      ("__a__ _b_", ["a|s", " ", "b|e"]), ("**a *b* c**", ["a |s", "b|es", " c|s"]),
      ("*a **b** c*", ["a |e", "b|es", " c|e"]), ("snake_case_name", ["snake_case_name"]),
      ("a*b*c", ["a", "b|e", "c"]), ("2 * 3 * 4", ["2 * 3 * 4"]), ("*open", ["*open"]),
      ("**a*", ["*", "a|e"]),
      ("~~a~~ ~b~", ["a|d", " ", "b|d"]), ("~~a~", ["~~a~"]), ("`a*b*` *c*", ["a*b*|c", " ", "c|e"]),
      ("`` a`b ``", ["a`b|c"]), ("`open", ["`open"]), (#"\*a\* \\ \q"#, [#"*a* \ \q"#]),
      ("&amp; &lt;b&gt; &copy; &#65; & x", ["& <b> © A & x"]), ("*a_b*_", ["a_b|e", "_"]),
      ("a <b>c</b>", ["a ", "<b>|h", "c", "</b>|h"]), ("1 < 2", ["1 < 2"]), ("", []),
    ] as [(String, [String])])
  func emphasis(markdown: String, expected: [String]) throws {
    #expect(try pieces(markdown) == expected)
  }

  @Test(
    "finds links in every form",
    arguments: [
      ("[a](https://x.org)", ["a|→https://x.org"]), ("[a *b*](/c \"t\")", ["a |→/c", "b|e→/c"]),
      ("![p](i.png) t", ["p|→i.png", " t"]), ("[a](<x>)", ["a|→x"]), ("[a](b(c)d)", ["a|→b(c)d"]),
      ("[a] (b)", ["[a] (b)"]), ("[a", ["[a"]), ("a]", ["a]"]),
      ("<https://x.org>", ["https://x.org|→https://x.org"]),
      ("<me@x.org>", ["me@x.org|→mailto:me@x.org"]),
      ("see https://x.org/a.", ["see ", "https://x.org/a|→https://x.org/a", "."]),
      ("[a][Ref] [ref] [b][]\n\n[ref]: /one\n[b]: /two 'T'", ["a|→/one", " ", "ref|→/one", " ", "b|→/two"]),
      ("[a [b](c) d](e)", ["[a ", "b|→c", " d](e)"]), ("*[a*](b)", ["*", "a*|→b"]),
    ] as [(String, [String])])
  func links(markdown: String, expected: [String]) throws {
    #expect(try pieces(markdown) == expected)
  }

  @Test("treats ends of lines as the options say")
  func lineEnds() throws {
    #expect(try pieces("a\nb") == ["a", " ", "b"])
    #expect(try pieces("a  \nb\\\nc").joined() == "a\nb\nc")
    #expect(try pieces("a\n\n- b", .inlineOnlyPreservingWhitespace) == ["a\n\n- b"])
    #expect(try pieces("# a\n**b**", .inlineOnly) == ["# a", " ", "b|s"])
  }

  /// The blocks of a text: each with its text and what it lies in.
  private func blocks(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs[\.presentationIntent].map { intent, range in
      let kinds = intent?.components.map { component -> String in
        switch component.kind {
        case .paragraph: "p"
        case .header(let level): "h\(level)"
        case .orderedList: "ol"
        case .unorderedList: "ul"
        case .listItem(let ordinal): "li\(ordinal)"
        case .codeBlock(let language): "code \(language ?? "-")"
        case .blockQuote: "q"
        case .thematicBreak: "hr"
        }
      }
      return "\(String(text.characters[range])): \(kinds?.joined(separator: " ") ?? "none")"
    }
  }

  @Test("finds blocks, and those in them")
  func documents() throws {
    #expect(
      try blocks("# One\nText\nmore\n\nTwo\n===\n## Three ##\n---\n> quoted\nlazy\n>\n> - in it")
        == [
          "One: h1", "Text more: p", "Two: h1", "Three: h2", "\u{2E3B}: hr", "quoted lazy: p q",
          "in it: p li1 ul q",
        ])
    #expect(
      try blocks("- a\n- b\n  more\n  1. x\n  2. y\n* c\n\n3) d\n4) e")
        == [
          "a: p li1 ul", "b more: p li2 ul", "x: p li1 ol li2 ul", "y: p li2 ol li2 ul", "c: p li1 ul",
          "d: p li3 ol", "e: p li4 ol",
        ])
    #expect(
      try blocks("```swift\nlet *a* = 1\n\n```\n\n    four\n     five\n\n~~~\nopen")
        == ["let *a* = 1\n\n: code swift", "four\n five\n: code -", "open\n: code -"])
    #expect(try blocks("not - a list\n1986 is no number\n#tag") == ["not - a list 1986 is no number #tag: p"])
  }

  @Test("is shown by labels in bold, in italics, in letters of one width and struck through")
  func shown() throws {
    let text = try NSAttributedString(markdown: "a **b** *c* `d` ~~e~~")
    #expect(text.string == "a b c d e")
    let spans = RichText(StyledText(text), defaults: [.font: UIFont.systemFont(ofSize: 20)]).spans
    #expect(spans.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
    let plain = spans[0].style.font
    #expect(spans[1].style.font == UIFont.boldSystemFont(ofSize: 20).font)
    #expect(spans[3].style.font == UIFont.italicSystemFont(ofSize: 20).font && spans[3].style.font != plain)
    #expect(spans[5].style.font == UIFont.monospacedSystemFont(ofSize: 20, weight: .regular).font)
    #expect(spans[7].style.decoration.strikethrough != nil && spans[6].style.decoration.strikethrough == nil)
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF])) }
    let link = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://x.org/")!)
    #expect(link.runs.first?.link?.absoluteString == "https://x.org/b")
  }

  @Test("ends for whatever is no syntax, in time that grows with the text")
  func hostile() throws {
    for piece in ["*", "**a", "[", "](", "`", "<", "> ", "- ", "_a_*", "&", "~", "![", "1. ", "    ", "\\"] {
      let text = String(repeating: piece, count: 300)
      #expect(try String(AttributedString(markdown: text).characters).count <= text.count)
    }
  }
}
