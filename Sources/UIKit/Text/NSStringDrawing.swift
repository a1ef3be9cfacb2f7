import CoreGraphics

/// How a string is measured and drawn. The bits are iOS's.
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

/// What drawing a string is told, and tells afterwards.
open class NSStringDrawingContext: NSObject {
  /// How far the text may be shrunk to fit: a factor, where 0 forbids it. 0 by default.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which the text was shrunk: 1 where it was not.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The room the text took.
  open internal(set) var totalBounds: CGRect = .zero

  /// Makes a context that forbids shrinking.
  public override init() {
    super.init()
  }
}
