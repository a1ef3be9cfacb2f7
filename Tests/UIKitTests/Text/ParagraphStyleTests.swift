import Testing

@testable import UIKit

struct ParagraphStyleTests {
  @Test func stylesCompareByTheirValues() {
    let one = NSMutableParagraphStyle()
    one.alignment = .center
    one.lineSpacing = 4
    let other = NSMutableParagraphStyle()
    other.alignment = .center
    #expect(one != other)
    other.lineSpacing = 4
    #expect(one == other)
    #expect(one.hash == other.hash)
    #expect(NSParagraphStyle.default.alignment == .natural)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test func aCopyDoesNotFollowTheOriginal() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 10
    let copy = style.copy() as! NSParagraphStyle
    let mutable = style.mutableCopy() as! NSMutableParagraphStyle
    style.headIndent = 20
    mutable.tailIndent = -5
    #expect(copy.headIndent == 10 && copy.tailIndent == 0)
    #expect(mutable.headIndent == 10)
    #expect(style.tailIndent == 0)
  }

  @Test func tabsAreTwelveUntilTheyAreSet() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0 * 28) })
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: 90), NSTextTab(textAlignment: .center, location: 40),
    ]
    #expect(style.tabStops.map(\.location) == [40, 90], "they are in the order of their places")
    style.addTabStop(NSTextTab(textAlignment: .left, location: 60))
    style.removeTabStop(NSTextTab(textAlignment: .center, location: 40))
    let copy = style.copy() as! NSParagraphStyle
    #expect(copy.tabStops.map(\.location) == [60, 90] && copy.isEqual(style))
    #expect(copy.paragraph.tabStops == [TextTabStop(60), TextTabStop(90, alignment: .end)])
    style.defaultTabInterval = 50
    #expect(style.paragraph.tabInterval == 50 && !copy.isEqual(style))
    style.defaultTabInterval = .nan
    #expect(style.paragraph.tabInterval == 28)
  }
}
