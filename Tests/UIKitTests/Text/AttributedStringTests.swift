import Testing

@testable import UIKit

/// UIKit's values in Foundation's own attributed strings and collections.
struct AttributedStringTests {
  private let first = NSRange(location: 0, length: 1)
  private let all = NSRange(location: 0, length: 2)

  private func text(_ color: UIColor, size: CGFloat = 17) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return NSMutableAttributedString(
      string: "ab",
      attributes: [
        .foregroundColor: color, .font: UIFont.systemFont(ofSize: size), .paragraphStyle: style,
        .shadow: NSShadow(),
      ])
  }

  @Test func attributesMayBeReplacedOverPartsAndTheWhole() throws {
    let text = text(.red)
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: first)
    text.addAttribute(.foregroundColor, value: UIColor.green, range: all)
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: first)
    text.addAttributes([.foregroundColor: UIColor.green, .kern: 2], range: first)
    text.removeAttribute(.kern, range: all)
    var range = NSRange()
    #expect(
      text.attribute(.foregroundColor, at: 0, longestEffectiveRange: &range, in: all) as? UIColor == .green)
    #expect(range == all)
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
  }

  @Test func copiesCompareByTheirValues() {
    let one = NSAttributedString(attributedString: text(.red))
    let other = NSAttributedString(attributedString: text(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(one == other)
    #expect(one != NSAttributedString(attributedString: text(.red, size: 18)))
    let joined = text(.red)
    joined.append(text(.blue))
    let same = text(.red)
    same.append(text(.blue))
    #expect(joined == same)
    same.append(text(.blue))
    #expect(joined != same)
  }

  @Test func collectionsOfFoundationHoldThem() {
    let colors: NSMutableDictionary = ["a": UIColor.red, "b": UIColor.blue]
    #expect(colors.isEqual(["a": UIColor.red, "b": UIColor.blue] as NSDictionary))
    #expect(NSArray(array: [UIFont.systemFont(ofSize: 1)]).contains(UIFont.systemFont(ofSize: 1)))
    #expect(NSSet(array: [UIColor.red]).contains(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
  }
}
