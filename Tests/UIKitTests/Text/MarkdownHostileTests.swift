import Foundation
import Testing

@testable import UIKit

/// Markdown that is nested or damaged: read in time that grows with the text.
@MainActor @Suite("Hostile Markdown") struct MarkdownHostileTests {
  @Test(
    "takes time that grows with the text",
    arguments: [
      "*", "**a", "*a ", "_a", "*a_", "**a *b ", "a* ", "a** b* ", "***a*", "_*", "~~a", "~a~~", "*a* ", "[",
      "[a](", "](",
      "[a](b", "[a](b \"", "[a](b \"\\\"", "[a](<b", "![", "[a]", "[a][", "[a](b)", "[[a](b)", "[a](b(", "`",
      "`a``", "<",
      "<a ", "<!--", "<a:b", "<a@", "&", "&a;", "> ", "- ", "1. ", "- a\n", "> a\n", "    a\n", "    \n",
      "\\", "http://",
      "http://a)", "h", "#", "# #", "# a #\n", "\n", "- a\n\n", "-\n", "```\n", "```a`", "~~~\na\n",
      "[a]: b\n", "[a]: b \"",
      "* * ", "*-_", "a  \n", "===\n", "a\n=\n", "\u{301}", "🇦", "\t", "\0",
    ])
  func time(piece: String) {
    HostileInputs.expectLinear(piece, bytes: 16_000, pieces)
    let reversed = String(String.UnicodeScalarView(piece.unicodeScalars.reversed()))
    HostileInputs.expectLinear(reversed, bytes: 8_000) { pieces("[a]: b\n\n- > " + $0) }
  }

  /// Reads a text without making an attributed string, most of whose time is Foundation's.
  private func pieces(_ markdown: String) {
    let document = MarkdownBlocks(markdown)
    for block in document.blocks {
      _ = MarkdownInlines.pieces(
        of: block.text, keepsWhitespace: false, definitions: document.definitions, baseURL: nil)
    }
  }

  @Test(
    "makes attributed strings in time that grows with the text",
    arguments: ["*a* ", "[[a](b)", "> a\n", "- a\n\n"])
  func attributedStrings(piece: String) throws {
    try HostileInputs.expectLinear(piece) { _ = try AttributedString(markdown: $0).startIndex }
  }

  @Test(
    "takes time that grows with the text where lines are indented ever deeper",
    arguments: ["- ", "1. ", "> ", "- > "])
  func indentation(mark: String) throws {
    let text = (0..<600).map { String(repeating: " ", count: $0 * mark.count) + mark + "a" }.joined(
      separator: "\n")
    #expect(try HostileInputs.processorTime { _ = try AttributedString(markdown: text).startIndex } < 5)
  }

  @Test("keeps the marks of what is nested too deep as text")
  func depth() throws {
    let depth = MarkdownBlocks.maximumDepth
    for (mark, components) in [("> ", depth + 1), ("- ", 2 * depth + 1)] {
      let text = try AttributedString(markdown: String(repeating: mark, count: depth + 3) + "x")
      let intent = try #require(text.runs.first?.presentationIntent)
      #expect(intent.components.count == components)
      #expect(String(text.characters) == String(repeating: mark, count: 3) + "x")
    }
  }

  /// The blocks of a text, the innermost one's kind and the depth of each.
  private func blocks(_ markdown: String) -> [String] {
    MarkdownBlocks(markdown).blocks.map {
      "\($0.text.debugDescription) \($0.intent.components.map { "\($0.kind)" })"
    }
  }

  @Test("continues and ends containers as CommonMark does")
  func containers() {
    #expect(blocks("> a\nb\n\nc") == [#""a\nb" ["paragraph", "blockQuote"]"#, #""c" ["paragraph"]"#])
    let item = { (number: Int) in #"["paragraph", "listItem(ordinal: \#(number))", "unorderedList"]"# }
    #expect(blocks("- a\n\n\n- b") == [#""a" \#(item(1))"#, #""b" \#(item(2))"#])
    #expect(blocks("-\n  a") == [#""a" \#(item(1))"#])
    #expect(blocks("-\n\n  a") == [#""a" ["paragraph"]"#])
    #expect(blocks("a\n-") == [#""a" ["header(level: 2)"]"#])
    #expect(blocks("a\n2. b") == [#""a\n2. b" ["paragraph"]"#])
    #expect(blocks("- a\n  > b\nc\n- d").count == 3)
    #expect(blocks("> ```\n> a\nb").count == 2)
    #expect(MarkdownBlocks("- [a]: b\n\n[c]: <d> 'e'\n[f]: g h").definitions == ["a": "b", "c": "d"])
  }

  @Test("reads every beginning of a document, and it with any byte damaged")
  func damaged() throws {
    let seed = "# A\n> - **b** `c` [d](</e> \"f\")\n>   1. ~~g~~ <h@i.k> &amp; ![l][m]\n\n[m]: n 'o'\n```p\nq"
    for data in HostileInputs.damaged(seed) {
      _ = try AttributedString(markdown: String(decoding: data, as: UTF8.self))
    }
  }
}
