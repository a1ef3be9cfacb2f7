/// The value of an attribute as it was read.
public indirect enum InterfaceValue: Hashable, Sendable {
  /// No value, written as `<nil key=…/>`.
  case none
  /// `YES` or `NO`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number.
  case real(Double)
  /// A text.
  case string(String)
  /// A case of the attribute's enumeration.
  case enumeration(InterfaceEnumerationType.Case)
  /// The flags that are set, of the attribute's options.
  case options([InterfaceEnumerationType.Case])
  /// A color.
  case color(InterfaceColor)
  /// A font.
  case font(InterfaceFont)
  /// An image.
  case image(InterfaceImage)
  /// A point.
  case point(x: Double, y: Double)
  /// A size.
  case size(width: Double, height: Double)
  /// A rectangle.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// Insets; of reading direction where `left` and `right` are leading and trailing.
  case insets(top: Double, left: Double, bottom: Double, right: Double, isDirectional: Bool)
  /// An offset.
  case offset(horizontal: Double, vertical: Double)
  /// A range.
  case range(location: Int, length: Int)
  /// A date, in seconds since the beginning of 2001.
  case date(Double)
  /// A locale, by its identifier.
  case locale(String)
  /// A time zone, by its name.
  case timeZone(String)
  /// A text with attributes.
  case attributedString([InterfaceTextFragment])
  /// Attributes of a text.
  case textAttributes(InterfaceTextAttributes)
  /// A configuration of symbols.
  case symbolConfiguration(InterfaceSymbolConfiguration)
  /// The identifier of an object.
  case reference(String)
}

/// A color as it is written.
public struct InterfaceColor: Hashable, Sendable {
  /// The way in which a color is given.
  public enum Kind: Hashable, Sendable {
    /// Gray from 0 to 1 with alpha.
    case white(Double, alpha: Double)
    /// Red, green and blue from 0 to 1 with alpha; of Display P3 where `isWide`.
    case rgb(red: Double, green: Double, blue: Double, alpha: Double, isWide: Bool)
    /// A color of the system, by the name of UIKit's property: `label`, `systemBackground`.
    case system(String)
    /// A color of the asset catalog, by its name.
    case named(String)
  }

  /// The way in which it is given.
  public var kind: Kind

  /// Makes a color.
  public init(_ kind: Kind) { self.kind = kind }
}

/// A font as it is written.
public struct InterfaceFont: Hashable, Sendable {
  /// The kind of a font.
  public enum Kind: Hashable, Sendable {
    /// A system font, with the name of its weight, as `UIFont.Weight` has it.
    case system(weight: String?, isItalic: Bool)
    /// A text style, by the name of `UIFont.TextStyle`'s case.
    case style(String)
    /// A font by its name and family.
    case named(String, family: String?)
  }

  /// The kind.
  public var kind: Kind
  /// The size in points; nil for text styles.
  public var size: Double?
  /// The name of the case of `UIFont.Width`.
  public var width: String?
  /// The name of the case of `UIFontDescriptor.SystemDesign`.
  public var design: String?

  /// Makes a font.
  public init(_ kind: Kind, size: Double? = nil, width: String? = nil, design: String? = nil) {
    self.kind = kind
    self.size = size
    self.width = width
    self.design = design
  }
}

/// An image as it is written.
public struct InterfaceImage: Hashable, Sendable {
  /// The name.
  public var name: String
  /// Whether it is a symbol of the system.
  public var isSystem: Bool
  /// The configuration that an `imageReference` has.
  public var configuration: InterfaceSymbolConfiguration?

  /// Makes an image.
  public init(_ name: String, isSystem: Bool = false, configuration: InterfaceSymbolConfiguration? = nil) {
    self.name = name
    self.isSystem = isSystem
    self.configuration = configuration
  }
}

/// A configuration of symbols as it is written.
public struct InterfaceSymbolConfiguration: Hashable, Sendable {
  /// The size in points.
  public var pointSize: Double?
  /// The font by which the symbol is sized.
  public var font: InterfaceFont?
  /// The name of the case of `UIImage.SymbolScale`.
  public var scale: String?
  /// The name of the case of `UIImage.SymbolWeight`.
  public var weight: String?
  /// The word of the rendering mode.
  public var renderingMode: String?
  /// The colors of the mode.
  public var colors: [InterfaceColor] = []

  /// Makes a configuration without anything.
  public init() {}
}

/// Attributes of a text.
public struct InterfaceTextAttributes: Hashable, Sendable {
  /// The font.
  public var font: InterfaceFont?
  /// The color.
  public var color: InterfaceColor?
  /// The color behind.
  public var backgroundColor: InterfaceColor?
  /// The color of strokes.
  public var strokeColor: InterfaceColor?
  /// The color of the shadow.
  public var shadowColor: InterfaceColor?
  /// The offset of the shadow.
  public var shadowOffset: InterfaceValue?
  /// Numbers by the name of the attribute: `NSKern`, `NSUnderline`, `NSStrikethrough`, `NSBaselineOffset`,
  /// `NSLigature` ….
  public var numbers: [String: Double] = [:]
  /// Links by the name of the attribute.
  public var link: String?
  /// Properties of the paragraph, by their names in `NSMutableParagraphStyle`.
  public var paragraph: [String: InterfaceValue] = [:]
  /// The tabs of the paragraph; nil where none are written.
  public var tabStops: [InterfaceTextTab]?

  /// Makes attributes without anything.
  public init() {}
}

/// A tab of a paragraph.
public struct InterfaceTextTab: Hashable, Sendable {
  /// The alignment of the text at it, by the name in Swift.
  public var alignment: String
  /// The distance from the edge, in points.
  public var location: Double

  /// Makes a tab.
  public init(alignment: String, location: Double) { (self.alignment, self.location) = (alignment, location) }
}

/// A part of a text with attributes.
public struct InterfaceTextFragment: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The attributes.
  public var attributes: InterfaceTextAttributes

  /// Makes a part.
  public init(_ text: String, _ attributes: InterfaceTextAttributes = InterfaceTextAttributes()) {
    self.text = text
    self.attributes = attributes
  }
}
