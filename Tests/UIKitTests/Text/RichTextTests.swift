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

  @Test func aParagraphsFirstStyleHoldsForAllOfIt() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 3
    let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: style])
    text.append(NSAttributedString(string: "b\nc"))
    let rich = RichText(text)
    #expect(rich.paragraph.alignment == .right && rich.paragraph.lineSpacing == 3)
    #expect(rich.spans.map(\.paragraph?.alignment) == [nil, .natural])
    let set = Typesetter.typeset(rich.spans, paragraph: rich.paragraph, width: 100)
    #expect(set.lines[0].x > 80 && set.lines[1].x == 0)
  }

  @Test func linesHaveTheirKindPatternAndColor() throws {
    func rule(_ style: NSUnderlineStyle) -> TextRule? {
      RichText(
        NSAttributedString(
          string: "a",
          attributes: [.underlineStyle: style.rawValue, .underlineColor: UIColor.red])
      ).spans[0].style.decoration.underline
    }
    #expect(rule([]) == nil)
    #expect(rule(.single)?.weight == .single && rule(.single)?.color == UIColor.red.cgColor)
    #expect(rule(.thick)?.weight == .thick && rule(.double)?.weight == .double)
    let patterns: [NSUnderlineStyle] = [.patternDot, .patternDash, .patternDashDot, .patternDashDotDot]
    #expect(
      patterns.map { rule([.single, $0])?.pattern } == [.dots, .dashes, .dashDot, .dashDotDot])
    #expect(rule([.double, .patternDash])?.weight == .double)
    #expect(try #require(rule([.single, .byWord])).isByWord)
    let through = RichText(
      NSAttributedString(
        string: "a", attributes: [.strikethroughStyle: 1, .strikethroughColor: UIColor.blue]))
    #expect(through.spans[0].style.decoration.strikethrough?.color == UIColor.blue.cgColor)
    #expect(through.spans[0].style.decoration.underline == nil)
  }

  @Test func shadowsOutlinesAndSlantsAreTakenOver() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    let text = NSAttributedString(
      string: "a",
      attributes: [
        .font: UIFont.systemFont(ofSize: 20), .shadow: shadow, .strokeWidth: -5, .obliqueness: 0.25,
      ])
    let decoration = RichText(text).spans[0].style.decoration
    #expect(
      decoration.shadow
        == TextShadow(
          offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor(white: 0, alpha: 1.0 / 3).cgColor))
    #expect(decoration.stroke == TextStroke(width: 1, isFilled: true))
    #expect(decoration.slant == 0.25)
    let hollow = NSAttributedString(
      string: "a",
      attributes: [.font: UIFont.systemFont(ofSize: 20), .strokeWidth: 10.0, .strokeColor: UIColor.red])
    #expect(
      RichText(hollow).spans[0].style.decoration.stroke
        == TextStroke(width: 2, color: UIColor.red.cgColor, isFilled: false))
    #expect(RichText(hollow).scaled(by: 0.5).spans[0].style.decoration.stroke?.width == 1)
    shadow.shadowColor = nil
    #expect(RichText(text).spans[0].style.decoration.shadow == nil)
  }

  @Test func picturesStandInTheTextInTheirOwnSizeOrTheBoundsGiven() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    let attachment = NSTextAttachment(image: image)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(attachment: attachment))
    #expect(text.string == "a\u{FFFC}")
    let own = try #require(RichText(text).spans[1].style.picture)
    #expect(own.size == CGSize(width: 8, height: 6) && own.rise == 0 && own.image == image.cgImage)
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 40)
    let given = try #require(RichText(text).spans[1].style.picture)
    #expect(given.size == CGSize(width: 30, height: 40) && given.rise == -4)
    #expect(text.size().height >= 40)
    attachment.image = image.withRenderingMode(.alwaysTemplate)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    let tinted = try #require(RichText(text).spans[1].style.picture?.image)
    #expect(tinted != image.cgImage)
    #expect(NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.png").image == nil)
  }

  @Test func naturalAlignmentFollowsTheInterfaceAndNotTheLetters() {
    for words in ["Latin", "עברית"] {
      let text = RichText(words, attributes: [.font: UIFont.systemFont(ofSize: 10)])
      #expect(text.directed(isRightToLeft: false).paragraph.alignment == .left)
      #expect(text.directed(isRightToLeft: true).paragraph.alignment == .right)
    }
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let own = RichText("Latin", attributes: [.paragraphStyle: style]).directed(isRightToLeft: false)
    #expect(own.paragraph.alignment == .right && own.paragraph.isRightToLeft)
    style.alignment = .center
    let centered = RichText("Latin", attributes: [.paragraphStyle: style]).directed(isRightToLeft: true)
    #expect(centered.paragraph.alignment == .center)
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
