import CoreGraphics
import ProcessSupport

extension NSLayoutConstraint {
  /// The arrangement of the views of a visual format relative to each other. The raw values are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The value as a number.
    public let rawValue: UInt
    /// Makes it of its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left edges lie on one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges lie on one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges lie on one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges lie on one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where lines begin lie on one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where lines end lie on one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles lie above each other.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles lie beside each other.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of the last lines lie on one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of the first lines lie on one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The format runs in the direction in which text reads; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format runs from the left to the right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format runs from the right to the left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Spaces lie between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spaces between views lie between the baselines of a last and the next first line.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All kinds of spaces.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// The constraints that a picture of a row or column stands for, such as
  /// `H:|-[name]-(>=8)-[value(==name)]-|`.
  ///
  /// `|` is an edge of the superview, `-` the usual space (8 points between views, the superview's layout
  /// margin at its edges), `-20-` a space of that many points, `-(>=20@750)-` one with a relation and a
  /// priority; `[a(>=40,b)]` says of a size that it is at least 40 and as large as that of `b`. `V:` runs
  /// downward. As on iOS a format that cannot be read ends the program, with words that say where and why.
  ///
  /// - Parameters:
  ///   - format: The picture.
  ///   - opts: What the views have in common across the axis, and in which direction the picture runs.
  ///   - metrics: Numbers by the names that the picture gives them.
  ///   - views: Views and layout guides by their names.
  ///   - file: The file that messages about the constraints name; the caller's by default.
  ///   - line: The line that they name; the caller's by default.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let maker = VisualFormatConstraints(
      format: format, options: opts, metrics: metrics ?? [:], views: views,
      place: SourcePlace(file: file, line: line))
    do {
      return try maker.make()
    } catch {
      ExceptionName.invalidArgument.raise(
        "Unable to parse constraint format: \(error.description)",
        place: SourcePlace(file: file, line: line).description)
    }
  }
}
