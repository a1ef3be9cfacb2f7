extension NSParagraphStyle {
  /// Breaks between lines that are avoided. The bits are UIKit's.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A single word on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks inside Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// Those that the system's labels avoid.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
