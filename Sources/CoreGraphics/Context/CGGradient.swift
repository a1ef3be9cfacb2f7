/// An ordered list of values, as Core Foundation names it.
public typealias CFArray = [Any]
/// A string, as Core Foundation names it.
public typealias CFString = String

/// The color space of Core Graphics' signatures. All colors here are sRGB; pixels in memory may be grays.
public struct CGColorSpace: Hashable, Sendable {
  /// sRGB.
  public static let sRGB = CGColorSpace()
  /// Grays of sRGB.
  public static let genericGrayGamma2_2 = gray
  /// Grays of sRGB.
  static let gray: CGColorSpace = {
    var space = CGColorSpace()
    space.model = .monochrome
    return space
  }()

  /// The model of the colors.
  public private(set) var model = CGColorSpaceModel.rgb

  /// The number of channels of a color, without its opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// sRGB.
  public init() {}

  /// sRGB, whatever color space the name is of.
  public init?(name: CGColorSpace) { self = name }
}

/// Grays of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// sRGB: there is no other color space here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGB }

/// Colors that run into each other. Immutable.
public final class CGGradient: Hashable, Sendable {
  /// One color and its place between start (0) and end (1).
  struct Stop: Hashable, Sendable {
    var location: CGFloat
    var color: CGColor
  }

  /// The colors, by place.
  let stops: [Stop]

  /// Makes a gradient of `CGColor`s at places 0…1, evenly spread when none are given. Nil when there are no
  /// colors, when something else is among them, or when there are fewer places than colors.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors =
      colors.compactMap { $0 as? CGColor }.count == colors.count ? colors.map { $0 as! CGColor } : []
    guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { index, color in
      let location = locations?[index] ?? CGFloat(index) / last
      return Stop(location: location.isFinite ? min(max(location, 0), 1) : 0, color: color)
    }
  }

  /// Makes a gradient of so many colors, which are given by red, green, blue and opacity each, at places 0…1,
  /// evenly spread when none are given. Nil where there are fewer components or places.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    guard count > 0, components.count >= 4 * count else { return nil }
    let colors = (0..<count).map { index in
      let parts = components[(4 * index)..<(4 * index + 4)].map { $0 }
      return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations.map { Array($0.prefix(count)) })
  }

  /// Returns the color at a place, 0…1; before the first and after the last stop, theirs.
  package func color(at location: CGFloat) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let part = to.location > from.location ? (location - from.location) / (to.location - from.location) : 1
    func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return CGColor(
      red: mixed(from.color.red, to.color.red), green: mixed(from.color.green, to.color.green),
      blue: mixed(from.color.blue, to.color.blue), alpha: mixed(from.color.alpha, to.color.alpha))
  }

  /// Whether both hold the same.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs.stops == rhs.stops }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
