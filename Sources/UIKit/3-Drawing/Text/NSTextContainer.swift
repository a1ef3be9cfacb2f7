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
    didSet {
      guard lineFragmentPadding != oldValue else { return }
      exclusions = nil
      didChange()
    }
  }

  /// The maximum number of lines; 0, the default, for as many as needed.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }

  /// The behavior where there is no room for more text; broken between words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  /// The areas that lines flow around, in the room's points; none by default. Lines keep
  /// ``lineFragmentPadding`` from them, and a line on whose way an area lies goes on behind it. No word is
  /// broken to fit beside an area. A text view shows its text around them; while a person edits the text, the
  /// display's own editor has it in the view's full width.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      exclusions = nil
      if exclusionPaths.map(\.cgPath) != oldValue.map(\.cgPath) { didChange() }
    }
  }
  private var exclusions: TextExclusions??

  /// Returns the layout of lines in the room: its areas, and what the delegate of its layout manager says of
  /// each line.
  func layout(asking manager: NSLayoutManager?) -> LineLayout {
    let exclusions =
      exclusions
      ?? TextExclusions(
        exclusionPaths.map { ($0.cgPath, $0.usesEvenOddFillRule) }, padding: lineFragmentPadding)
    self.exclusions = .some(exclusions)
    return LineLayout(exclusions: exclusions, hooks: manager?.lineHooks(in: self))
  }

  /// Whether the room is a rectangle that all of its lines fill: true without ``exclusionPaths``.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

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

  /// Called when the room changed.
  var didChange: () -> Void = {}
}
