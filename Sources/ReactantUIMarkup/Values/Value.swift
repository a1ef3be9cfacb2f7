/// A parsed attribute value.
public enum Value: Hashable, Sendable {
  /// Of `ValueType.bool`.
  case bool(Bool)
  /// Of `ValueType.integer`.
  case integer(Int)
  /// Of `ValueType.cgFloat`, `float` and `double`; always finite.
  case number(Double)
  /// Of `ValueType.color` and `cgColor`.
  case color(ColorValue)
  /// Of `ValueType.font`.
  case font(FontValue)
  /// Of `ValueType.image`.
  case image(ImageValue)
  /// Of `ValueType.text`.
  case text(TextValue)
  /// Of `ValueType.insets`.
  case insets(InsetsValue)
  /// Of `ValueType.point`.
  case point(x: Double, y: Double)
  /// Of `ValueType.size`.
  case size(width: Double, height: Double)
  /// Of `ValueType.rect`.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// Of `ValueType.transform`; the first step is applied first.
  case transform([TransformStep])
  /// Of `ValueType.rowHeight`; nil is `auto`.
  case rowHeight(Double?)
  /// Of `ValueType.visualEffect`.
  case visualEffect(VisualEffectValue)
  /// Of `ValueType.tabStops`.
  case tabStops([TabStop])
  /// Of `ValueType.url`.
  case url(String)
  /// Of `ValueType.enumeration`.
  case enumeration(EnumerationCase)
  /// Of `ValueType.attributedText`.
  case attributedText(AttributedText)
  /// A property of the component's state, by its path, in Hyperdrive's dialect: of any type.
  case state(String)

  /// The theme's item that the value is, if it is one.
  public var themeItem: ThemeItem? {
    switch self {
    case .color(let color):
      if case .theme(let name) = color.base { ThemeItem(kind: .color, name: name) } else { nil }
    case .font(.theme(let name)): ThemeItem(kind: .font, name: name)
    case .image(.theme(let name)): ThemeItem(kind: .image, name: name)
    default: nil
    }
  }
}

/// A reference to an item of the application's theme.
public struct ThemeItem: Hashable, Sendable {
  /// The section of a theme that the item stands in.
  public enum Kind: String, CaseIterable, Sendable {
    /// `<Colors>`.
    case color = "Colors"
    /// `<Images>`.
    case image = "Images"
    /// `<Fonts>`.
    case font = "Fonts"
  }
  /// The section.
  public var kind: Kind
  /// The item's name.
  public var name: String

  /// Makes a reference.
  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

/// A color and what is done to it.
public struct ColorValue: Hashable, Sendable {
  /// The color that modifiers start from.
  public enum Base: Hashable, Sendable {
    /// Components from 0 to 255.
    case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    /// A class property of `UIColor`, named without its suffix `Color`.
    case system(String)
    /// A color asset.
    case asset(String)
    /// An item of the current theme.
    case theme(String)
  }

  /// A change of a color.
  public struct Modifier: Hashable, Sendable {
    /// The kind of change; the names are those of Reactant's `UIColor` functions, save `alpha`, which is
    /// absolute.
    public enum Kind: String, CaseIterable, Sendable {
      /// Makes it brighter.
      case lighter
      /// Makes it less bright.
      case darker
      /// Makes it more saturated.
      case saturated
      /// Makes it less saturated.
      case desaturated
      /// Makes it more transparent.
      case fadedOut
      /// Makes it less transparent.
      case fadedIn
      /// Sets its opacity.
      case alpha

      /// The label that the argument may have.
      public var label: String { self == .alpha ? "at" : "by" }
    }
    /// The kind of change.
    public var kind: Kind
    /// The amount as a fraction; an opacity lies from 0 to 1.
    public var amount: Double

    /// Makes a change.
    public init(_ kind: Kind, _ amount: Double) {
      self.kind = kind
      self.amount = amount
    }
  }

  /// The color that the modifiers start from.
  public var base: Base
  /// The changes, the first applied first.
  public var modifiers: [Modifier]

  /// Makes a color.
  public init(_ base: Base, modifiers: [Modifier] = []) {
    self.base = base
    self.modifiers = modifiers
  }

  /// The names of `ColorValue.Base.system`.
  public static let systemNames = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange", "purple", "brown", "clear",
  ]
}

/// A font.
public enum FontValue: Hashable, Sendable {
  /// The system font; the weight's XML name is one of `weights`.
  case system(weight: String, size: Double)
  /// A font by its name.
  case named(String, size: Double)
  /// An item of the current theme.
  case theme(String)

  /// The size of a font written without one, in points.
  public static let defaultSize = 15.0
  /// The weights from thin to heavy.
  public static let weights: [EnumerationCase] = [
    .init("ultralight", "ultraLight"), .init("thin"), .init("light"), .init("regular"), .init("medium"),
    .init("semibold"), .init("bold"), .init("heavy"), .init("black"),
  ]
}

/// An image.
public enum ImageValue: Hashable, Sendable {
  /// An image asset.
  case asset(String)
  /// An item of the current theme.
  case theme(String)
}

/// Text with its transforms.
public indirect enum TextValue: Hashable, Sendable {
  /// A change of letters.
  public enum Transform: String, CaseIterable, Sendable {
    /// All letters large.
    case uppercased
    /// All letters small.
    case lowercased
    /// The first letter of each word large.
    case capitalized
  }
  /// Text as it stands.
  case literal(String)
  /// Text whose letters are changed.
  case transformed(Transform, TextValue)
  /// The localized text of a key.
  case localized(TextValue)
  /// An argument of a template.
  case argument(String)
  /// Several texts in a row.
  case joined([TextValue])

  /// The arguments in order of their first use.
  public var arguments: [String] {
    var names: [String] = []
    collectArguments(into: &names)
    return names
  }

  private func collectArguments(into names: inout [String]) {
    switch self {
    case .literal: break
    case .transformed(_, let text), .localized(let text): text.collectArguments(into: &names)
    case .argument(let name): if !names.contains(name) { names.append(name) }
    case .joined(let parts): for part in parts { part.collectArguments(into: &names) }
    }
  }
}

/// Insets of four edges, in points.
public struct InsetsValue: Hashable, Sendable {
  /// The inset of the edge of its name.
  public var top, left, bottom, right: Double

  /// Makes insets; edges not given are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A step of a transform.
public enum TransformStep: Hashable, Sendable {
  /// No change.
  case identity
  /// A rotation in degrees.
  case rotate(degrees: Double)
  /// A scale.
  case scale(x: Double, y: Double)
  /// A translation in points.
  case translate(x: Double, y: Double)
}

/// A visual effect.
public struct VisualEffectValue: Hashable, Sendable {
  /// The kind of effect.
  public enum Kind: String, CaseIterable, Sendable {
    /// Blurs the content behind.
    case blur
    /// Blends the content with the blurred content behind.
    case vibrancy
  }
  /// The kind of effect.
  public var kind: Kind
  /// The blur's style.
  public var style: EnumerationCase

  /// Makes an effect.
  public init(_ kind: Kind, style: EnumerationCase) {
    self.kind = kind
    self.style = style
  }
}

/// A tab stop of a paragraph.
public struct TabStop: Hashable, Sendable {
  /// The alignment, one of `EnumerationType.textAlignment`.
  public var alignment: EnumerationCase
  /// The distance from the leading edge in points.
  public var location: Double

  /// Makes a tab stop.
  public init(alignment: EnumerationCase, location: Double) {
    self.alignment = alignment
    self.location = location
  }
}
