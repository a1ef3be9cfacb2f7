import CoreGraphics

/// A place that a tab leads to: one of ``NSParagraphStyle/tabStops``.
open class NSTextTab: UIObject, NSCopying {
  /// A key of a tab's additional options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column. Kept; text behind a tab ends at the next tab or line.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text behind the tab that is aligned with its position: its start, its center or its end.
  /// `.left`, `.natural` and `.justified` stand for its start.
  public let alignment: NSTextAlignment
  /// Points from the edge at which lines start.
  public let location: CGFloat
  /// The additional options of the tab.
  public let options: [OptionKey: Any]

  /// Describes a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = loc
    self.options = options
    super.init()
  }

  /// The same tab, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }

  var stop: TextTabStop {
    switch alignment {
    case .left, .natural, .justified: TextTabStop(location)
    case .center: TextTabStop(location, alignment: .middle)
    case .right: TextTabStop(location, alignment: .end)
    }
  }
}
