import Testing

@testable import UIKit

struct RichTextTests {
  @Test func attributesBecomeStylesOfStretches() throws {
    let text = NSMutableAttributedString(
      string: "Red and plain", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.addAttributes(
      [.foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue],
      range: NSRange(location: 0, length: 3))
    let rich = RichText(text)
    #expect(rich.spans.map(\.text) == ["Red", " and plain"])
    let style = try #require(rich.spans.first).style
    #expect(style.color == UIColor.red.cgColor)
    #expect(style.kern == 2)
    #expect(style.isUnderlined)
    #expect(style.font.size == 20)
    #expect(rich.spans[1].style.color == .black)
    #expect(rich.spans[1].style.kern == nil)
    #expect(!rich.spans[1].style.isUnderlined)
  }

  @Test func numbersMayHaveAnyType() {
    let values: [Any] = [1, 1.0, CGFloat(1), Float(1), NSNumber(value: 1)]
    for value in values {
      let text = NSAttributedString(string: "a", attributes: [.kern: value, .baselineOffset: value])
      #expect(RichText(text).spans.first?.style.kern == 1, "\(type(of: value))")
      #expect(RichText(text).spans.first?.style.baselineOffset == 1, "\(type(of: value))")
    }
  }

  @Test func textWithoutAFontIsDrawnAtTwelvePoints() {
    #expect(RichText(NSAttributedString(string: "a")).spans.first?.style.font.size == 12)
  }

  @Test func theFirstParagraphStyleHoldsForAll() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 3
    let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: style])
    text.append(NSAttributedString(string: "b"))
    #expect(RichText(text).paragraph.alignment == .right)
    #expect(RichText(text).paragraph.lineSpacing == 3)
  }

  @Test func textStylesSpreadTheirLines() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let text = NSAttributedString(string: "a", attributes: [.font: font])
    #expect(abs(RichText(text).paragraph.lineSpacing - (22 - 20.287109375)) < 1e-9)
    #expect(RichText(NSAttributedString(string: "a")).paragraph.lineSpacing == 0)
  }

  @Test func emojiAndCombinedLettersStayWhole() {
    let text = NSMutableAttributedString(string: "👨‍👩‍👧é!")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 8))
    #expect(RichText(text).spans.map(\.text).joined() == "👨‍👩‍👧é!")
  }
}
