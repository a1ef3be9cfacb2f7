import DisplayProtocol
import Testing

@testable import UIKit

@MainActor struct UILabelTests {
  private let label = UILabel()

  @Test func defaultsAreUIKits() {
    #expect(label.text == nil)
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == UIColor.label)
    #expect(label.textAlignment == .natural)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isAccessibilityElement)
  }

  @Test(arguments: zip([11, 12, 14, 15, 17, 20, 34] as [CGFloat], [13.5, 14.5, 17, 18, 20.5, 24, 41]))
  func oneLineIsAsHighAsOnIOSAtTwoPixelsAPoint(size: CGFloat, height: CGFloat) {
    label.text = "Label"
    label.font = .systemFont(ofSize: size)
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test func severalLinesAreRoundedOnce() {
    label.numberOfLines = 0
    label.text = "a\nb"
    #expect(label.intrinsicContentSize.height == 41)
    label.font = .systemFont(ofSize: 14)
    #expect(label.intrinsicContentSize.height == 33.5)
  }

  @Test func withoutTextThereIsNoSize() {
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
    label.attributedText = NSAttributedString(string: "")
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func oneLineIgnoresTheRoomAndSeveralKeepToIt() {
    label.text = "A sentence that is wider than a hundred points"
    #expect(label.sizeThatFits(CGSize(width: 100, height: 20)).width > 250)
    label.numberOfLines = 0
    let fitted = label.sizeThatFits(CGSize(width: 100, height: 20))
    #expect(fitted.width <= 100)
    #expect(fitted.height > 60)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 100, height: 20)).height == 41)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test func sizeToFitGrowsALabelFromNothing() {
    label.text = "Hello"
    label.sizeToFit()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.width > 30)
  }

  @Test func textIsCenteredInTheHeightAlways() throws {
    label.text = "Hello"
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let (text, origin) = try #require(content(of: label))
    #expect(origin.x == 0)
    #expect(abs(origin.y - (100 - 20.287) / 2) <= 0.5)
    #expect(text.lines.count == 1)
  }

  @Test(arguments: [(NSTextAlignment.left, 0), (.center, 0.5), (.right, 1)] as [(NSTextAlignment, CGFloat)])
  func textIsAlignedBetweenTheEdges(alignment: NSTextAlignment, share: CGFloat) throws {
    label.text = "Hello"
    label.textAlignment = alignment
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    let (text, origin) = try #require(content(of: label))
    let line = try #require(text.lines.first)
    #expect(abs(origin.x + line.x - (200 - line.width) * share) < 0.6)
  }

  @Test func tooMuchTextEndsInAnEllipsis() throws {
    label.text = "A sentence that is wider than a hundred points"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let (text, _) = try #require(content(of: label))
    #expect(text.isTruncated)
    #expect(text.lines.count == 1)
    #expect(text.lines[0].runs.map(\.text).joined().hasSuffix("…"))
    #expect(text.lines[0].width <= 100)
    #expect(label.semantics.text == "A sentence that is wider than a hundred points")
  }

  @Test func linesThatDoNotFitTheHeightAreLeftOut() throws {
    label.text = "one two three four five six seven eight nine ten"
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 80, height: 45)
    #expect(try #require(content(of: label)).text.lines.count == 2)
    label.frame.size.height = 5
    #expect(try #require(content(of: label)).text.lines.count == 1)
  }

  @Test func textShrinksToFitDownToTheFactor() throws {
    label.text = "A sentence that is somewhat wide"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.sizeToFit()
    let natural = label.bounds.size
    label.frame.size.width = natural.width * 0.7
    var run = try #require(content(of: label)?.text.lines.first?.runs.first)
    #expect(abs(run.style.font.size - 17 * 0.7) < 1)
    #expect(try #require(content(of: label)).text.isTruncated == false)
    label.frame.size.width = natural.width * 0.3
    run = try #require(content(of: label)?.text.lines.first?.runs.first)
    #expect(run.style.font.size == 8.5)
    #expect(try #require(content(of: label)).text.isTruncated)
    #expect(label.intrinsicContentSize == natural)
  }

  @Test func shrunkTextKeepsItsBaselineUnlessTold() throws {
    label.text = "A sentence that is somewhat wide"
    label.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    let (whole, wholeOrigin) = try #require(content(of: label))
    label.adjustsFontSizeToFitWidth = true
    label.frame.size.width = 120
    func baseline() throws -> CGFloat {
      let (text, origin) = try #require(content(of: label))
      return origin.y + text.firstBaseline
    }
    #expect(abs(try baseline() - (wholeOrigin.y + whole.firstBaseline)) < 1e-9)
    label.baselineAdjustment = .alignCenters
    #expect(try baseline() < wholeOrigin.y + whole.firstBaseline - 1)
    label.baselineAdjustment = .none
    let (_, top) = try #require(content(of: label))
    #expect(top.y == wholeOrigin.y)
  }

  @Test func settingTextDropsAttributesAndReadingThemGivesTheLabelsStyle() throws {
    label.attributedText = NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    #expect(label.text == "red")
    label.text = "plain"
    label.textColor = .blue
    let attributed = try #require(label.attributedText)
    #expect(attributed.string == "plain")
    #expect(attributed.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    #expect(attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
  }

  @Test func theLabelsStyleFillsWhatAttributesLeaveOut() throws {
    label.font = .systemFont(ofSize: 30)
    label.textAlignment = .right
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    label.attributedText = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
    let (text, _) = try #require(content(of: label))
    let run = try #require(text.lines.first?.runs.first)
    #expect(run.style.font.size == 30)
    #expect(run.style.color == UIColor.red.cgColor)
    #expect(text.lines[0].x > 250)
  }

  @Test func settingAStyleRewritesTheWholeOfAnAttributedText() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .left
    style.lineSpacing = 7
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    label.font = .boldSystemFont(ofSize: 25)
    label.textColor = .green
    label.textAlignment = .center
    let changed = try #require(label.attributedText)
    var range = NSRange()
    #expect(changed.attribute(.font, at: 0, effectiveRange: &range) as? UIFont == .boldSystemFont(ofSize: 25))
    #expect(changed.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
    let paragraph = changed.attribute(.paragraphStyle, at: 1, effectiveRange: nil) as? NSParagraphStyle
    #expect(paragraph?.alignment == .center)
    #expect(paragraph?.lineSpacing == 7)
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
  }

  @Test func laterChangesOfAMutableStringDoNotReachTheLabel() {
    let text = NSMutableAttributedString(string: "before")
    label.attributedText = text
    text.mutableString.setString("after")
    #expect(label.text == "before")
  }

  @Test func colorsFollowTheAppearanceAndTheState() throws {
    label.text = "a"
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    func color() throws -> CGColor {
      try #require(content(of: label)?.text.lines.first?.runs.first).style.color
    }
    #expect(try color() == .black)
    label.overrideUserInterfaceStyle = .dark
    #expect(try color() == .white)
    label.highlightedTextColor = .red
    #expect(try color() == .white)
    label.isHighlighted = true
    #expect(try color() == UIColor.red.cgColor)
    label.isEnabled = false
    #expect(try color().alpha < 1)
    #expect(!label.semantics.isEnabled)
  }

  @Test func aShadowLiesBehindTheText() throws {
    label.text = "a"
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    let (text, _) = try #require(content(of: label))
    #expect(text.lines.count == 2)
    #expect(text.lines[0].runs[0].style.color == UIColor.red.cgColor)
    #expect(text.lines[0].baseline - text.lines[1].baseline == 3)
    #expect(text.lines[0].runs[0].x - text.lines[1].runs[0].x == 2)
  }

  @Test func aLabelWithPaddingOverridesWhereTextIsDrawn() throws {
    let padded = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    padded.text = "a"
    let (_, origin) = try #require(content(of: padded))
    #expect(origin.x == 10)
    label.text = "a"
    #expect(padded.intrinsicContentSize.width == label.intrinsicContentSize.width + 20)
    #expect(padded.intrinsicContentSize.height == label.intrinsicContentSize.height + 10)
  }

  @Test func aLabelMayPutItsTextAtTheTop() throws {
    let top = TopLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    top.text = "a"
    #expect(try #require(content(of: top)).origin.y == 0)
  }

  @Test func aSubclassMayDrawBeneathItsText() throws {
    let marked = MarkedLabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    marked.text = "HHH"
    marked.backgroundColor = .white
    let picture = try ViewFixture(marked, scale: 1).picture()
    #expect(picture.color(x: 1, y: 1) == UIColor.yellow.cgColor)
    #expect((0..<40).contains { picture.color(x: $0, y: 10).red < 0.3 })
    #expect(!OverriddenMethods.of(UILabel.self).contains(.draw))
    #expect(!OverriddenMethods.of(PaddedLabel.self).contains(.draw))
  }

  @Test func onlyWhatChangesIsDrawnAgain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let counted = CountingLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(counted)
    counted.text = "Hello"
    counted.layer.displayIfNeeded()
    #expect(counted.draws == 1)
    counted.text = "Hello"
    counted.font = .systemFont(ofSize: 17)
    counted.textColor = .label
    counted.frame.origin = CGPoint(x: 50, y: 50)
    counted.setNeedsLayout()
    counted.layoutIfNeeded()
    counted.layer.displayIfNeeded()
    #expect(counted.draws == 1)
    counted.text = "Hello!"
    counted.text = "Hello!!"
    counted.layer.displayIfNeeded()
    #expect(counted.draws == 2)
    counted.frame.size.width = 90
    counted.layer.displayIfNeeded()
    #expect(counted.draws == 3)
  }

  @Test func screenReadersSayTheTextOrTheLabelGiven() {
    label.text = "12"
    #expect(label.accessibilityLabel == "12")
    #expect(label.semantics.role == .label)
    #expect(label.semantics.text == "12")
    #expect(label.semantics.label == nil)
    label.accessibilityLabel = "Twelve points"
    #expect(label.semantics.label == "Twelve points")
  }

  @Test func boundsOfAnyKindAreHarmless() {
    label.text = "Hello"
    for length in [0, -5, .infinity, 1e30] as [CGFloat] {
      label.bounds = CGRect(x: 0, y: 0, width: length, height: length)
      _ = label.makeContent()
      _ = label.sizeThatFits(CGSize(width: length, height: length))
      label.numberOfLines = 1 - label.numberOfLines
    }
  }
}

/// The text a label shows, and where its top left lies.
@MainActor func content(of label: UILabel) -> (text: TypesetText, origin: CGPoint)? {
  let content = label.traitCollection.withTraitsCurrent { label.makeContent() }
  guard case .text(let text, let origin) = content else { return nil }
  return (text, origin)
}

private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 20, height: size.height + 10)
  }
}

private final class TopLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    rect.origin.y = bounds.minY
    return rect
  }
  override func drawText(in rect: CGRect) {
    super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
  }
}

private final class MarkedLabel: UILabel {
  override func draw(_ rect: CGRect) {
    UIColor.yellow.setFill()
    UIRectFill(rect)
    super.draw(rect)
  }
}

private final class CountingLabel: UILabel {
  var draws = 0
  override func drawText(in rect: CGRect) {
    draws += 1
    super.drawText(in: rect)
  }
}

@MainActor struct UILabelSizeCategoryTests {
  @Test func aLabelMayFollowTheSizeOfTextThatIsAskedFor() {
    let label = UILabel()
    label.font = .preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))
    #expect(label.font.pointSize == 14)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
    label.font = .systemFont(ofSize: 30)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 30)
  }
}
