import CoreGraphics

/// The options of accessories.
extension UICellAccessory {
  /// The appearance of an arrow.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width that is kept for the accessory; nil, the default, is its kind's.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is gray.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }

    var common: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a mark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The appearance of a button for details.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// The appearance of the lines by which a row is moved.
  public struct ReorderOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width that is kept for the accessory; nil, the default, is its kind's.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is gray.
    public var tintColor: UIColor?
    /// Whether a line separates it from the accessory before it; true by default.
    public var showsVerticalSeparator: Bool

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var common: Options {
      var common = Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      common.showsSeparator = showsVerticalSeparator
      return common
    }
  }

  /// The appearance of an arrow that expands and collapses an item.
  public struct OutlineDisclosureOptions {
    /// The part of the cell that expands and collapses the item.
    public enum Style: Int {
      /// The arrow.
      case automatic
      /// The whole cell.
      case header
      /// The arrow.
      case cell
    }

    /// The part of the cell that expands and collapses the item; the arrow by default.
    public var style: Style
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width that is kept for the accessory; nil, the default, is its kind's.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is the cell's tint.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden) = (style ?? .automatic, isHidden ?? false)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
    }

    var common: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a round button or mark.
  public struct DeleteOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width that is kept for the accessory; nil, the default, is its kind's.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the sign; nil, the default, is white.
    public var tintColor: UIColor?
    /// The color of the disc; nil, the default, is its kind's.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.backgroundColor = backgroundColor
    }

    var common: Options {
      Options(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }

  /// The appearance of a button that inserts a row.
  public typealias InsertOptions = DeleteOptions
  /// The appearance of a mark of a selected row.
  public typealias MultiselectOptions = DeleteOptions

  /// The appearance of a small text.
  public struct LabelOptions {
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width that is kept for the accessory; nil, the default, is its kind's.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color; nil, the default, is gray.
    public var tintColor: UIColor?
    /// The font; the body's by default.
    public var font: UIFont
    /// Whether the font follows the size that a person prefers; true by default.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A view of the app's, and its place.
  public struct CustomViewConfiguration {
    /// The view.
    public var customView: UIView
    /// The end of the cell at which it stands.
    public var placement: Placement
    /// Whether the accessory is left out; false by default.
    public var isHidden: Bool
    /// The width that is kept for the accessory; nil, the default, is its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The view's tint; nil, the default, is the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps the size that it has; false, the default, asks it for its size.
    public var maintainsFixedSize: Bool

    /// Creates the configuration of a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
