import CoreGraphics
import QuartzCore

/// The alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the text's language reads.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The place at which a text layer shortens what does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows a text from its top. It stays text on displays, also for screen readers.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`, whose attributes go before the layer's own.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// The font of a string without attributes: a `UIFont`, whose size does not count, or a name; Helvetica by
  /// default, for which the system's font stands.
  open var font: Any? { didSet { setNeedsDisplay() } }
  /// The size of the font in points; 36 by default.
  open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { setNeedsDisplay() } } }
  /// The color of a string without attributes; opaque white by default.
  open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
  /// Whether lines are broken at the layer's width; false by default.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// The alignment of the lines; natural by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// The place at which what does not fit is shortened; nowhere by default.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }

  open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { setNeedsDisplay() } } }

  open override func display() {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
      displayContent = .none
      return
    }
    var text: RichText
    if let attributed = string as? NSAttributedString {
      text = RichText(attributed)
    } else if let plain = string as? String {
      let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
      text = RichText(plain, attributes: [.font: textFont, .foregroundColor: color])
    } else {
      displayContent = .none
      return
    }
    text.changeParagraphs { paragraph in
      if alignmentMode != .natural { paragraph.alignment = alignment }
      paragraph.lineBreakMode = lineBreakMode
    }
    let isCut = truncationMode != .none
    let drawn = Typesetter.typeset(
      text.spans, paragraph: text.paragraph,
      width: isWrapped || isCut || alignmentMode != .natural ? bounds.width : .infinity,
      maximumLines: isWrapped ? 0 : 1, maximumHeight: isCut ? bounds.height : .infinity)
    displayContent = .text(drawn, origin: bounds.origin)
  }

  private var textFont: UIFont {
    let size = fontSize.isFinite ? max(fontSize, 0) : 36
    if let font = font as? UIFont { return font.withSize(size) }
    return (font as? String).flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
