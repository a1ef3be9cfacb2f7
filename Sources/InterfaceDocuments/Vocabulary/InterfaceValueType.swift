/// The type of an attribute's value, which decides how it is written.
public enum InterfaceValueType: Hashable, Sendable {
  /// `YES` or `NO`.
  case bool
  /// A whole number.
  case integer
  /// A number; `inf` is without bound.
  case real
  /// A text, as an attribute or as an element `string` or `mutableString`.
  case string
  /// A text that a table of strings may replace.
  case localizedString
  /// One of the words of an enumeration.
  case enumeration(InterfaceEnumerationType)
  /// An element with flags.
  case options(InterfaceOptionSetType)
  /// `<color …/>`.
  case color
  /// `<fontDescription …/>`.
  case font
  /// The name of an image, with `catalog="system"` beside it for symbols, or `<imageReference …/>`.
  case image
  /// `<point x= y=/>`.
  case point
  /// `<size width= height=/>`.
  case size
  /// `<rect x= y= width= height=/>`.
  case rect
  /// `<inset minX= minY= maxX= maxY=/>`, `<edgeInsets top= left= bottom= right=/>` or
  /// `<directionalEdgeInsets …/>`.
  case insets
  /// `<offsetWrapper horizontal= vertical=/>`.
  case offset
  /// `<range location= length=/>`.
  case range
  /// `<date timeIntervalSinceReferenceDate=/>`.
  case date
  /// `<locale localeIdentifier=/>`.
  case locale
  /// `<timeZone name=/>`.
  case timeZone
  /// `<attributedString>` with fragments.
  case attributedString
  /// `<textAttributes>` with a font and colors.
  case textAttributes
  /// `<preferredSymbolConfiguration …/>`.
  case symbolConfiguration
  /// A length ratio of a constraint: `1.5`, `2:1`.
  case ratio
  /// The identifier of an object of the document.
  case reference
  /// An element with a key, whose own type has its attributes.
  case object
  /// An element that holds others and is named as the attribute.
  case objects
  /// An object that only a connection gives.
  case connection

  /// The names of the elements that a value of the type is written as; none when it is an attribute only.
  public var elementNames: [String] {
    switch self {
    case .string, .localizedString: ["string", "mutableString"]
    case .options(let options): [options.element]
    case .color: ["color"]
    case .font: ["fontDescription"]
    case .image: ["imageReference"]
    case .point: ["point"]
    case .size: ["size"]
    case .rect: ["rect"]
    case .insets: ["inset", "edgeInsets", "directionalEdgeInsets"]
    case .offset: ["offsetWrapper"]
    case .range: ["range"]
    case .date: ["date"]
    case .locale: ["locale"]
    case .timeZone: ["timeZone"]
    case .attributedString: ["attributedString"]
    case .textAttributes: ["textAttributes"]
    case .symbolConfiguration: ["preferredSymbolConfiguration"]
    case .bool: ["bool"]
    case .integer: ["integer"]
    case .real: ["real"]
    case .enumeration, .ratio, .reference, .object, .objects, .connection: []
    }
  }

  /// Whether a value of the type may be an attribute of the element's tag.
  public var isWrittenInTag: Bool {
    switch self {
    case .bool, .integer, .real, .string, .localizedString, .enumeration, .image, .ratio, .reference: true
    default: false
    }
  }
}
