import CoreGraphics

/// The options for measuring and drawing a string. The bits are iOS's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text is broken into lines that lie in the rectangle, from its top. Without it the text is one
  /// line whose baseline is the rectangle's top.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines count with the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The rectangle is that of the glyphs' shapes. They are measured by their lines here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis where text is left over.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The information available after a string was drawn.
open class NSStringDrawingContext: NSObject {
  /// The room the text took.
  open internal(set) var totalBounds: CGRect = .zero

  /// Creates a context without results.
  public override init() {
    super.init()
  }
}
