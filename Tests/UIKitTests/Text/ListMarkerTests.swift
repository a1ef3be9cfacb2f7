import CoreGraphics
import Testing

@testable import UIKit

/// The markers that are drawn before the items of lists.
@MainActor struct ListMarkerTests {
  private let font = UIFont(name: "Inter", size: 20)!

  private func style(_ lists: [NSTextList], _ change: (NSMutableParagraphStyle) -> Void = { _ in })
    -> NSParagraphStyle
  {
    let style = NSMutableParagraphStyle()
    style.textLists = lists
    change(style)
    return style
  }

  private func text(_ parts: [(String, NSParagraphStyle?)]) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for (string, style) in parts {
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      attributes[.paragraphStyle] = style
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }

  /// The runs of each line with their left edges, rounded.
  private func lines(_ text: NSAttributedString, width: CGFloat = 300) -> [[String]] {
    let rich = RichText(text)
    return Typesetter.typeset(rich.spans, paragraph: rich.paragraph, width: width).lines.map { line in
      line.runs.sorted { $0.x < $1.x }.map { "\($0.text)@\(Int($0.x.rounded()))" }
    }
  }

  @Test func itemsAreCounted() {
    let list = NSTextList(markerFormat: .init("{decimal}."), options: 0)
    let items = lines(text([("One\nTwo\nThree", style([list]))]))
    #expect(items == [["1.@11", "One@36"], ["2.@11", "Two@36"], ["3.@11", "Three@36"]])
    list.startingItemNumber = 9
    #expect(lines(text([("One\n", style([list]))]))[0][0] == "9.@11")
    // What follows the last break is no item, and has its own line.
    #expect(lines(text([("One\n", style([list]))])) == [["9.@11", "One@36"], []])
  }

  @Test func nestedItemsStandFurtherIn() {
    let (outer, inner) = (
      NSTextList(markerFormat: .disc, options: 0), NSTextList(markerFormat: .circle, options: 0)
    )
    let items = lines(
      text([("A\n", style([outer])), ("B\nC\n", style([outer, inner])), ("D", style([outer]))]))
    #expect(items == [["•@11", "A@36"], ["◦@47", "B@72"], ["◦@47", "C@72"], ["•@11", "D@36"]])
  }

  @Test func anInnerListDoesNotInterruptTheOuterOnesNumbers() {
    let (outer, inner) = (
      NSTextList(markerFormat: .init("{decimal}."), options: 0),
      NSTextList(markerFormat: .init("{lower-alpha}."), options: .prependEnclosingMarker)
    )
    let items = lines(
      text([
        ("A\n", style([outer])), ("B\nC\n", style([outer, inner])), ("D\n", style([outer])), ("E\n", nil),
        ("F", style([outer])),
      ]))
    let markers = items.compactMap(\.first).map { $0.prefix { $0 != "@" } }
    #expect(markers == ["1.", "1.a.", "1.b.", "2.", "E", "1."])
  }

  @Test func indentsOfTheStyleHold() {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let hanging = style([list]) { ($0.firstLineHeadIndent, $0.headIndent) = (4, 24) }
    #expect(lines(text([("One", hanging)])) == [["•@4", "One@24"]])
    let even = style([list]) { ($0.firstLineHeadIndent, $0.headIndent) = (50, 50) }
    #expect(lines(text([("One", even)])) == [["•@25", "One@50"]])
  }

  @Test func alignedTextHasItsMarkerBesideIt() throws {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let rich = RichText(text([("One", style([list]) { $0.alignment = .right })]))
    let line = Typesetter.typeset(rich.spans, paragraph: rich.paragraph, width: 300).lines[0]
    let (marker, own) = (
      try #require(line.runs.first { $0.text == "•" }), try #require(line.runs.first { $0.text == "One" })
    )
    #expect(own.x > 200 && abs(own.x - marker.x - 25) < 0.01)
  }

  @Test func linesThatFollowHaveNoMarker() {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let items = lines(text([("One and two\u{2028}more", style([list]))]), width: 100)
    #expect(items.map { $0.count { $0.hasPrefix("•") } } == [1, 0, 0, 0])
    #expect(items.allSatisfy { $0.last?.hasSuffix("@36") == true })
  }

  @Test func aMarkerIsNoPartOfTheText() {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.attributedText = text([("One\nTwo", style([list]))])
    #expect(view.text == "One\nTwo")
    #expect(view.containerGeometry.caret(at: 0).x == 41)
    #expect(view.containerGeometry.lines[1].range == 4..<7)
  }

  @Test func textWithMarkersInItGetsNoOthers() {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let paragraph = style([list]) { style in
      style.headIndent = 36
      style.tabStops = [
        NSTextTab(textAlignment: .natural, location: 11), NSTextTab(textAlignment: .natural, location: 36),
      ]
    }
    let runs = lines(text([("\t•\tOne", paragraph)]))[0].filter { !$0.hasPrefix("\t") }
    #expect(runs == ["•@11", "One@36"])
  }

  @Test func boldWordsInAnItemGetNone() {
    let list = NSTextList(markerFormat: .disc, options: 0)
    let string = NSMutableAttributedString(attributedString: text([("One two\nThree", style([list]))]))
    string.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 4, length: 3))
    #expect(lines(string).map { $0.count { $0.hasPrefix("•") } } == [1, 1])
  }
}
