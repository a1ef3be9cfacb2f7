/// The place of an image's opacity among a pixel's channels, and how it counts. The raw values are Core
/// Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no opacity.
  case none = 0
  /// It comes last, and the colors are multiplied by it.
  case premultipliedLast = 1
  /// It comes first, and the colors are multiplied by it.
  case premultipliedFirst = 2
  /// It comes last.
  case last = 3
  /// It comes first.
  case first = 4
  /// There is room for it last, which is not used.
  case noneSkipLast = 5
  /// There is room for it first, which is not used.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}

/// The order of the bytes in an image's words. The raw values are Core Graphics'.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits that say the order.
  case orderMask = 0x7000
  /// The channels in their order.
  case orderDefault = 0
  /// Words of 16 bits, the lowest byte first.
  case order16Little = 0x1000
  /// Words of 32 bits, the lowest byte first: the channels are the other way round.
  case order32Little = 0x2000
  /// Words of 16 bits, the highest byte first.
  case order16Big = 0x3000
  /// Words of 32 bits, the highest byte first.
  case order32Big = 0x4000
}

/// The form of an image's pixels: a ``CGImageAlphaInfo`` and an order of bytes. The raw values are Core
/// Graphics'.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The value as a number.
  public let rawValue: UInt32
  /// Makes it of its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Makes it of its parts.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    rawValue = alpha.rawValue | byteOrder.rawValue
  }
  /// The bits of the alpha info.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that say whether channels are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Channels are floating-point numbers, which no context or image here has.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The channels in their order.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Words of 16 bits, the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Words of 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Words of 16 bits, the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Words of 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The alpha info among the bits.
  public var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
  /// The order of bytes among the bits.
  public var byteOrder: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault
  }
}

/// The order of bytes of this machine's words of 32 bits, lowest first.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little

/// The mapping of colors that a display does not have. There is one color space here, so it makes no
/// difference.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the display sees fit.
  case defaultIntent = 0
  /// As they are, as far as possible.
  case absoluteColorimetric = 1
  /// Relative to white.
  case relativeColorimetric = 2
  /// All moved together.
  case perceptual = 3
  /// As vivid as possible.
  case saturation = 4
}
