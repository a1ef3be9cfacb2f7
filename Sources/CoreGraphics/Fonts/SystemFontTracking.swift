/// The space after each character that makes text in the system font as wide as in San Francisco.
///
/// Inter, which draws the system font, has one design for all sizes. San Francisco has one for text, up to 17
/// points, and a narrower one for display, from 28 points on, and changes from the one to the other in
/// between; besides, its tracking depends on the size. Apple publishes that tracking, in thousandths of the
/// size. Added to it here is what San Francisco's characters are wider or narrower by than Inter's, found
/// from the widths that UIKit gives for words, sentences and digits from 8 to 40 points in all nine weights:
/// English prose is within 1.5 percent of them, digits are within 2. Italics have the same tracking as
/// upright letters.
///
/// In display sizes San Francisco's letters are narrower than Inter's by more than its digits are, so digits
/// have a tracking of their own there.
public enum SystemFontTracking: Hashable, Sendable {
  /// Letters and digits each have the tracking that suits them. Text is cut into runs where they meet.
  case automatic
  /// All characters have the letters' tracking, as in editors, whose text a display draws by itself in one
  /// style.
  case uniform
  /// All characters have the digits' tracking: a run of digits that was cut out of other text.
  case figures

  /// The size in points above which digits have a tracking of their own.
  static let largestTextSize: CGFloat = 17

  /// The points after each character of a size and weight. They are a multiple of what Pango measures in, so
  /// that all displays draw the same.
  func points(size: CGFloat, weight: Int) -> CGFloat {
    guard size.isFinite, size > 0 else { return 0 }
    let display = Self.display.value(at: size)
    let isFigures = self == .figures && size > Self.largestTextSize
    var share = Self.regular.value(at: size)
    share += Self.mix(Self.textWeights, Self.displayWeights, display, at: CGFloat(weight))
    if isFigures { share += Self.mix(Self.textFigures, Self.displayFigures, display, at: CGFloat(weight)) }
    return (share * TextShaper.drawn(size) / 1_000 * Self.unitsPerPoint).rounded() / Self.unitsPerPoint
  }

  private static func mix(_ text: Curve, _ display: Curve, _ share: CGFloat, at weight: CGFloat) -> CGFloat {
    text.value(at: weight) * (1 - share) + display.value(at: weight) * share
  }

  private static let unitsPerPoint: CGFloat = 1_024

  // MARK: Values, in thousandths of the size

  /// The tracking of the regular weight's letters, by size.
  private static let regular = Curve([
    6: 38.6, 7: 31.6, 8: 23.6, 9: 16.8, 10: 9.9, 11: 4.1, 12: -1.8, 13: -7.7, 14: -12.6, 15: -17.5, 16: -21.4,
    17: -27.2, 19: -30.8, 20: -38.7, 22: -45.8, 24: -49.2, 28: -49.7, 34: -52.2, 40: -54.2, 44: -56.2,
    80: -64.2,
  ])

  /// The display design's part in the design, by size.
  private static let display = Curve([17: 0, 19: 0.09, 20: 0.23, 22: 0.52, 24: 0.82, 28: 1])

  /// The tracking that the letters of each weight have beyond those of the regular one.
  private static let textWeights = Curve([
    100: 0, 200: -2, 300: 0, 400: 0, 500: 6.1, 600: 9.3, 700: 15.3, 800: 26.3, 900: 35.2,
  ])
  private static let displayWeights = Curve([
    100: -8.1, 200: -8.6, 300: -2.9, 400: 0, 500: 8.9, 600: 14.1, 700: 23, 800: 38, 900: 50.5,
  ])

  /// The tracking that the digits of each weight have beyond its letters.
  private static let textFigures = Curve([400: 6.5, 500: 5.5, 600: 3, 700: 2, 800: 3.8, 900: 4.6])
  private static let displayFigures = Curve([400: 40.4, 500: 34.4, 600: 28, 700: 21.7, 800: 16, 900: 11])

  /// Values at some places, on straight lines between them, and the outermost ones beyond.
  private struct Curve {
    private let points: [(place: CGFloat, value: CGFloat)]

    init(_ values: KeyValuePairs<CGFloat, CGFloat>) { points = values.map { ($0.key, $0.value) } }

    func value(at place: CGFloat) -> CGFloat {
      guard let next = points.firstIndex(where: { $0.place >= place }) else { return points.last?.value ?? 0 }
      guard next > 0, points[next].place > place else { return points[next].value }
      let (from, to) = (points[next - 1], points[next])
      return from.value + (to.value - from.value) * (place - from.place) / (to.place - from.place)
    }
  }
}

extension Font {
  /// The points after each character that the font itself asks for: those of the system font, 0 for all
  /// others.
  public var systemTracking: CGFloat {
    isTracked ? tracking.points(size: size, weight: weight) : 0
  }

  /// Whether digits have a tracking of their own, so that text is cut where they meet other characters.
  var separatesFigures: Bool {
    tracking == .automatic && size > SystemFontTracking.largestTextSize && isTracked
  }

  private var isTracked: Bool { usesSystemMetrics && family == SystemFamily.inter.rawValue }
}
