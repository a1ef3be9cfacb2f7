import InterfaceDocuments

/// The type of an attribute's value: how its text is read, and what it is in Swift.
public enum ValueType: Hashable, Sendable {
  /// `true` or `false`.
  case bool
  /// A whole number.
  case integer
  /// A number of Swift's type `CGFloat`.
  case cgFloat
  /// A number of Swift's type `Float`.
  case float
  /// A number of Swift's type `Double`.
  case double
  /// A `UIColor`.
  case color
  /// A `CGColor`, written as a color.
  case cgColor
  /// A `UIFont`.
  case font
  /// A `UIImage`.
  case image
  /// A `String`.
  case text
  /// `UIEdgeInsets`.
  case insets
  /// A `CGPoint`.
  case point
  /// A `CGSize`.
  case size
  /// A `CGRect`.
  case rect
  /// A `CGAffineTransform`.
  case transform
  /// A height in points, or `auto`.
  case rowHeight
  /// A `UIVisualEffect`.
  case visualEffect
  /// A list of `NSTextTab`.
  case tabStops
  /// A `URL`.
  case url
  /// One of a list of words.
  case enumeration(EnumerationType)
  /// Attributed text, written as a child element.
  case attributedText

  /// Makes the type of a property's values; nil for one that the language has no form for.
  init?(_ property: InterfaceAttributeType) {
    switch property.value {
    case .bool: self = .bool
    case .integer: self = .integer
    case .real:
      self = property.marks.contains(.float) ? .float : property.marks.contains(.double) ? .double : .cgFloat
    case .string, .localizedString: self = .text
    case .enumeration(let type):
      guard let own = EnumerationType.all.first(where: { $0.swiftType == type.name }) else { return nil }
      self = .enumeration(own)
    case .color: self = property.marks.contains(.coreGraphics) ? .cgColor : .color
    case .font: self = .font
    case .image: self = .image
    case .point: self = .point
    case .size: self = .size
    case .rect: self = .rect
    case .insets: self = .insets
    case .attributedString: self = .attributedText
    default: return nil
    }
  }

  /// The name by which messages and the reference page call the type.
  public var name: String {
    switch self {
    case .bool: "Bool"
    case .integer: "Int"
    case .cgFloat, .float: "Float"
    case .double: "Double"
    case .color: "Color"
    case .cgColor: "CGColor"
    case .font: "Font"
    case .image: "Image"
    case .text: "Text"
    case .insets: "Insets"
    case .point: "Point"
    case .size: "Size"
    case .rect: "Rect"
    case .transform: "Transform"
    case .rowHeight: "RowHeight"
    case .visualEffect: "VisualEffect"
    case .tabStops: "TextTabs"
    case .url: "URL"
    case .enumeration(let type): type.name
    case .attributedText: "AttributedText"
    }
  }

  /// The forms of text that the type accepts, in one line.
  public var syntax: String {
    switch self {
    case .bool: "`true` or `false`"
    case .integer: "a whole number, such as `2`"
    case .cgFloat, .float, .double: "a number, such as `8` or `0.5`"
    case .color, .cgColor:
      "`#RRGGBB`, `#RRGGBBAA`, a color's name (\(ColorValue.systemNames.joined(separator: ", "))), "
        + "`theme.<item>` or the name of a color asset; modifiers follow, such as `@darker(by: 20%)`"
    case .font: "`14`, `:bold@20`, `:light`, `Family Name@16` or `theme.<item>`"
    case .image: "the name of an image asset, or `theme.<item>`"
    case .text: "text, with `\\n`, `\\t` and transforms such as `:uppercased(…)`"
    case .insets:
      "`8`, `8, 16`, `8, 16, 8, 16` (top, left, bottom, right) or labels such as `horizontal: 8, top: 2`"
    case .point: "`x, y`, such as `0, 8`"
    case .size: "`width, height`, or one number for both"
    case .rect: "`x, y, width, height`"
    case .transform: "a list of `rotate(45)`, `scale(2)`, `translate(x: 8)`, `identity`"
    case .rowHeight: "a number or `auto`"
    case .visualEffect: "`blur:<style>` or `vibrancy:<style>`"
    case .tabStops: "`;`-separated places, such as `20; right@80`"
    case .url: "an address, such as `https://swift.org`"
    case .enumeration(let type): type.cases.map { "`\($0.name)`" }.joined(separator: ", ")
    case .attributedText: "a child element"
    }
  }
}
