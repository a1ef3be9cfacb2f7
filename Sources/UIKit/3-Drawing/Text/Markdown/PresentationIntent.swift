import Foundation

/// The purposes of a stretch of text, by which it is shown: emphasized in italics, strongly emphasized in
/// bold, code in letters of one width, struck through.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The purposes as bits.
  public let rawValue: UInt
  /// Creates purposes of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasized: in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strongly emphasized: in bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code: in letters of one width.
  public static let code = Self(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line's end that stands for a space.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line's end that is kept.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// A tag of HTML, which is not interpreted.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// A block of HTML, which is not interpreted.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

/// The blocks of a document that a stretch of text lies in. Labels and text views show no difference.
public struct PresentationIntent: Hashable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A header, of level 1 to 6.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with bullets.
    case unorderedList
    /// An item of a list, with its number.
    case listItem(ordinal: Int)
    /// Lines of code, in a language where one is given.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line between blocks.
    case thematicBreak
  }

  /// A block, which differs from others of its kind by its identity.
  public struct IntentType: Hashable, Sendable {
    /// The kind.
    public var kind: Kind
    /// The number of the block in its document.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  /// The number of blocks around the innermost one that quote or list.
  public var indentationLevel: Int {
    components.dropFirst().count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }

  /// Creates an intent of blocks, the innermost first.
  public init(types: [IntentType]) { components = types }
}

extension NSAttributedString.Key {
  /// The ``InlinePresentationIntent`` of a stretch of text, as a number.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The ``PresentationIntent`` of a stretch of text.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
}

extension InlinePresentationIntent {
  /// The intent among attributes, whether it is a number or the intent itself.
  init(_ attributes: [NSAttributedString.Key: Any]) {
    switch attributes[.inlinePresentationIntent] {
    case let intent as InlinePresentationIntent: self = intent
    case let number as NSNumber: self.init(rawValue: number.uintValue)
    case let bits as UInt: self.init(rawValue: bits)
    default: self = []
    }
  }
}
