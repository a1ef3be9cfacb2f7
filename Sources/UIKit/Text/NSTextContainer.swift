import CoreGraphics

/// The room that a text view's lines are set in.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The room's size in points; a text view sets it to what its insets leave.
  open var size: CGSize

  /// Makes a container of a size in points; a height of 0 is as high as it takes.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// Points between the room's edges and its lines, left and right; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }

  /// The maximum number of lines; 0, the default, for as many as needed.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }

  /// The behavior where there is no room for more text; broken between words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  /// Whether the room is as wide as the text view; true by default, and always so here.
  open var widthTracksTextView = true {
    didSet { if widthTracksTextView != oldValue { IgnoredProperty.containerWidth.warn() } }
  }
  /// Whether the room is as high as the text view; false by default, and never so here.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { IgnoredProperty.containerHeight.warn() } }
  }

  /// The layout manager that answers for the text in this room; nil for none. Not kept alive.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Told when the room changed.
  var didChange: () -> Void = {}
}
