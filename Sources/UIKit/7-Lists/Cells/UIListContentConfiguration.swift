import CoreGraphics

/// A picture and two texts as rows of lists, headers and footers show them.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  /// The picture before the texts; nil by default.
  public var image: UIImage?
  /// The appearance of the picture.
  public var imageProperties = ImageProperties()
  /// The text; nil by default.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The text with attributes, shown in place of `text`; nil by default.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The second text; nil by default.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The second text with attributes, shown in place of `secondaryText`; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The axes on which margins are at least those of the view that contains the content; set by the style.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The room around the content, in points; set by the style.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether the second text stands beside the text where there is room for both; set by the style.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between the picture and the texts, in points; 16 in cells.
  public var imageToTextPadding: CGFloat = 16
  /// The room between texts that stand side by side, in points; 8 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between texts that stand one above the other, in points; 3 in cells.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, 0…1; 1 by default.
  public var alpha: CGFloat = 1

  let style: Style
  /// The state that the configuration was last updated for.
  var state: KnownState?

  /// Returns a view that shows the configuration.
  @preconcurrency @MainActor public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state: texts of disabled cells are faint, those of selected ones in a
  /// sidebar white.
  @preconcurrency @MainActor public func updated(for state: UIConfigurationState) -> Self {
    var updated = self
    updated.state = KnownState(state)
    return updated
  }

  // MARK: Appearance

  /// The appearance of a picture.
  public struct ImageProperties: Hashable, Sendable {
    /// The value of ``reservedLayoutSize`` that reserves the room of the system's symbols.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// The size and weight of symbols, unless the image has its own; set by the style.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of templates and symbols; nil, the default, is the view's tint.
    public var tintColor: UIColor?
    /// The closure that changes the color before it is used; nil by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the picture's corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The size that pictures are made smaller to, keeping their shape; zero, the default, is no limit, per
    /// axis.
    public var maximumSize = CGSize.zero
    /// The room that is kept for the picture, which is centered in it; zero, the default, is the picture's
    /// size, per axis, and the standard width for symbols.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the picture keeps its colors where those of the screen are inverted; false by default.
    public var accessibilityIgnoresInvertColors = false
    /// The color of a line along the picture's edges; nil by default.
    public var strokeColor: UIColor?
    /// The closure that changes the line's color before it is used; nil by default.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line, in points; 0 by default.
    public var strokeWidth: CGFloat = 0

    /// Returns the color of templates in a view with a tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the color of the line in a view with a tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The side to which lines are aligned.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    /// The change of capital and small letters.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// The font; set by the style.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color; set by the style.
    public var color = UIColor.label
    /// The closure that changes the color before it is used; nil by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment; natural by default.
    public var alignment = TextAlignment.natural
    /// The way in which lines are broken; by truncating the tail by default.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0, the default, is no limit.
    public var numberOfLines = 0
    /// Whether the font is made smaller until the text fits; false by default.
    public var adjustsFontSizeToFitWidth = false
    /// The part of the font's size that it is made smaller to at most; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before a text is truncated; false by default.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the size that a person prefers; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// The change of letters before the text is shown; none by default.
    public var transform = TextTransform.none

    /// Returns the color as it is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
}

/// The axes of a layout.
public nonisolated struct UIAxis: OptionSet, Hashable, Sendable {
  /// The axes as bits.
  public let rawValue: UInt
  /// Creates axes of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
