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
}
