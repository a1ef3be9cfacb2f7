import Foundation
import UIKit

/// An attribute of text, with its value: `"Title".attributed(.font(font), .foregroundColor(.red))`.
public enum Attribute {
  /// The font.
  case font(UIFont)
  /// Alignment, spacing and indentation of the paragraph.
  case paragraphStyle(NSParagraphStyle)
  /// The color of the glyphs.
  case foregroundColor(UIColor)
  /// The color behind the glyphs.
  case backgroundColor(UIColor)
  /// Whether letters join into ligatures: 0 for no, 1 for yes.
  case ligature(Int)
  /// Points to add between characters.
  case kern(CGFloat)
  /// The line through the text.
  case striketroughStyle(NSUnderlineStyle)
  /// The line under the text.
  case underlineStyle(NSUnderlineStyle)
  /// The color of the glyphs' outlines.
  case strokeColor(UIColor)
  /// The width of the glyphs' outlines, in percent of the font's size.
  case strokeWidth(CGFloat)
  /// The shadow of the text.
  case shadow(NSShadow)
  /// A style of print.
  case textEffect(NSAttributedString.TextEffectStyle)
  /// A picture in place of the character.
  case attachment(NSTextAttachment)
  /// The address that the text opens.
  case linkURL(URL)
  /// The address that the text opens, as text.
  case link(String)
  /// Points by which the glyphs are raised.
  case baselineOffset(CGFloat)
  /// The color of the line under the text.
  case underlineColor(UIColor)
  /// The color of the line through the text.
  case strikethroughColor(UIColor)
  /// The skew of glyphs, as a share of their height.
  case obliqueness(CGFloat)
  /// The expansion of glyphs, as the logarithm of the factor.
  case expansion(CGFloat)
  /// Directions that hold whatever the characters say, outermost first.
  case writingDirection([NSWritingDirection])
  /// Whether glyphs stand upright in vertical lines: 0 for no, 1 for yes.
  case verticalGlyphForm(Int)

  /// The attribute's name.
  public var key: NSAttributedString.Key {
    switch self {
    case .font: .font
    case .paragraphStyle: .paragraphStyle
    case .foregroundColor: .foregroundColor
    case .backgroundColor: .backgroundColor
    case .ligature: .ligature
    case .kern: .kern
    case .striketroughStyle: .strikethroughStyle
    case .underlineStyle: .underlineStyle
    case .strokeColor: .strokeColor
    case .strokeWidth: .strokeWidth
    case .shadow: .shadow
    case .textEffect: .textEffect
    case .attachment: .attachment
    case .linkURL: .link
    case .link: .link
    case .baselineOffset: .baselineOffset
    case .underlineColor: .underlineColor
    case .strikethroughColor: .strikethroughColor
    case .obliqueness: .obliqueness
    case .expansion: .expansion
    case .writingDirection: .writingDirection
    case .verticalGlyphForm: .verticalGlyphForm
    }
  }

  /// The attribute's value, as attributed strings take it: styles and directions by their raw values.
  public var value: AnyObject {
    switch self {
    case .font(let value): value
    case .paragraphStyle(let value): value
    case .foregroundColor(let value): value
    case .backgroundColor(let value): value
    case .ligature(let value): NSNumber(value: value)
    case .kern(let value): NSNumber(value: Double(value))
    case .striketroughStyle(let value): NSNumber(value: value.rawValue)
    case .underlineStyle(let value): NSNumber(value: value.rawValue)
    case .strokeColor(let value): value
    case .strokeWidth(let value): NSNumber(value: Double(value))
    case .shadow(let value): value
    case .textEffect(let value): NSString(string: value.rawValue)
    case .attachment(let value): value
    case .linkURL(let value): value as NSURL
    case .link(let value): NSString(string: value)
    case .baselineOffset(let value): NSNumber(value: Double(value))
    case .underlineColor(let value): value
    case .strikethroughColor(let value): value
    case .obliqueness(let value): NSNumber(value: Double(value))
    case .expansion(let value): NSNumber(value: Double(value))
    case .writingDirection(let value): NSArray(array: value.map { NSNumber(value: $0.rawValue) })
    case .verticalGlyphForm(let value): NSNumber(value: value)
    }
  }
}

extension Array where Element == Attribute {
  /// Returns the attributes by their names; of those with the same name, the last one.
  public func toDictionary() -> [NSAttributedString.Key: Any] {
    Dictionary(map { ($0.key, $0.value as Any) }, uniquingKeysWith: { $1 })
  }
}
