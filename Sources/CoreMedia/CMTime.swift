import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The parts of a second that a time counts.
public typealias CMTimeScale = Int32
/// The number by which times of different beginnings differ.
public typealias CMTimeEpoch = Int64

/// The time flags.
public struct CMTimeFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes options of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The valid.
  public static let valid = CMTimeFlags(rawValue: 1 << 0)
  /// The has been rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  /// The positive infinity.
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  /// The negative infinity.
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  /// The indefinite.
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
}

extension CMTimeFlags {
  /// The flags of times that are no number.
  public static let impliedValueFlagsMask: CMTimeFlags = [.positiveInfinity, .negativeInfinity, .indefinite]
}

/// The ways of rounding when a time's scale changes.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest, halves away from zero.
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  /// Toward zero from a larger scale, else away from it.
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6
  /// To the nearest.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction of whole numbers, or one that is infinite, indefinite or invalid.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator.
  public var timescale: CMTimeScale
  /// The flags.
  public var flags: CMTimeFlags
  /// The number by which times of different beginnings differ; 0 mostly.
  public var epoch: CMTimeEpoch

  /// Makes an invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// Makes one of the given values.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// Makes a time of a fraction; invalid for a scale that is not positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    if timescale <= 0 { self = CMTime() }
  }
  /// Makes the nearest time of a scale to a number of seconds.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0 else {
      self = CMTime()
      return
    }
    guard seconds.isFinite else {
      self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    var scale = preferredTimescale
    // A time that is too large for its scale gets a smaller one, as Core Media's does.
    while scale > 1, abs(seconds) * Double(scale) >= 0x1p63 { scale /= 2 }
    let value = (seconds * Double(scale)).rounded(.toNearestOrAwayFromZero)
    guard abs(value) < 0x1p63 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    let rounded: CMTimeFlags = value / Double(scale) == seconds ? .valid : [.valid, .hasBeenRounded]
    self.init(value: CMTimeValue(value), timescale: scale, flags: rounded, epoch: 0)
  }

  /// The invalid.
  public static let invalid = CMTime()
  /// The indefinite.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// The positive infinity.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// The negative infinity.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  /// The zero.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// Whether it is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is positive infinity.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is negative infinity.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether it is indefinite.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  /// Whether it has been rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// The seconds; not a number for invalid and indefinite times.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Returns the same time in another scale.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric else { return self }
    guard newTimescale > 0 else { return .invalid }
    guard newTimescale != timescale else { return self }
    let product = Int128(value) * Int128(newTimescale)
    guard
      let rounded = Int64(
        exactly: CMTime.divide(product, by: Int128(timescale), method, narrows: timescale > newTimescale))
    else { return value > 0 ? .positiveInfinity : .negativeInfinity }
    var result = CMTime(value: rounded, timescale: newTimescale, flags: flags, epoch: epoch)
    if product % Int128(timescale) != 0 { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// The largest scale.
  package static let maximumTimescale = Int32.max

  private static func divide(
    _ value: Int128, by divisor: Int128, _ method: CMTimeRoundingMethod, narrows: Bool
  ) -> Int128 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    guard remainder != 0 else { return quotient }
    let away = quotient + remainder.signum()
    switch method {
    case .roundHalfAwayFromZero: return remainder.magnitude * 2 >= divisor.magnitude ? away : quotient
    case .roundTowardZero: return quotient
    case .roundAwayFromZero: return away
    case .quickTime: return narrows ? quotient : away
    case .roundTowardPositiveInfinity: return remainder > 0 ? away : quotient
    case .roundTowardNegativeInfinity: return remainder < 0 ? away : quotient
    }
  }

  /// Makes the time of a fraction of any size: its scale is halved until the value has 64 bits.
  internal init(exact value: Int128, timescale: Int128, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    var (scale, result, flags) = (timescale, value, flags)
    func rescaled(_ new: Int128) -> Int128 {
      let product = value.multipliedReportingOverflow(by: new)
      guard !product.overflow else { return value / timescale * new }
      if product.partialValue % timescale != 0 { flags.insert(.hasBeenRounded) }
      return CMTime.divide(product.partialValue, by: timescale, .default, narrows: true)
    }
    if scale > Int128(CMTime.maximumTimescale) {
      scale = Int128(CMTime.maximumTimescale)
      result = rescaled(scale)
    }
    while scale > 1, Int64(exactly: result) == nil {
      scale /= 2
      result = rescaled(scale)
    }
    guard let fitting = Int64(exactly: result) else {
      self = value > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: fitting, timescale: Int32(scale), flags: flags, epoch: epoch)
  }
}

extension CMTime: Comparable, Hashable {
  /// Whether the first time is earlier.
  public static func < (first: CMTime, second: CMTime) -> Bool { CMTimeCompare(first, second) < 0 }
  /// Whether the first time is not later.
  public static func <= (first: CMTime, second: CMTime) -> Bool { CMTimeCompare(first, second) <= 0 }
  /// Whether the first time is later.
  public static func > (first: CMTime, second: CMTime) -> Bool { CMTimeCompare(first, second) > 0 }
  /// Whether the first time is not earlier.
  public static func >= (first: CMTime, second: CMTime) -> Bool { CMTimeCompare(first, second) >= 0 }
  /// Whether both times are equal as fractions.
  public static func == (first: CMTime, second: CMTime) -> Bool { CMTimeCompare(first, second) == 0 }
  /// Returns the hash.
  public func hash(into hasher: inout Hasher) {
    guard isNumeric else { return hasher.combine(flags.rawValue & ~2) }
    let divisor = greatestCommonDivisor(value.magnitude, UInt64(timescale))
    hasher.combine(value / Int64(divisor))
    hasher.combine(Int64(timescale) / Int64(divisor))
    hasher.combine(epoch)
  }
  /// Returns the sum of two times.
  public static func + (first: CMTime, second: CMTime) -> CMTime { CMTimeAdd(first, second) }
  /// Returns the difference of two times.
  public static func - (first: CMTime, second: CMTime) -> CMTime { CMTimeSubtract(first, second) }
}

extension CMTime: Codable {
  private enum CodingKeys: String, CodingKey { case value, timescale, flags, epoch }
  /// Makes one of an archive, which holds nothing here.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      value: try values.decode(Int64.self, forKey: .value),
      timescale: try values.decode(Int32.self, forKey: .timescale),
      flags: CMTimeFlags(rawValue: try values.decode(UInt32.self, forKey: .flags)),
      epoch: try values.decode(Int64.self, forKey: .epoch))
  }
  /// Writes the time.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(value, forKey: .value)
    try values.encode(timescale, forKey: .timescale)
    try values.encode(flags.rawValue, forKey: .flags)
    try values.encode(epoch, forKey: .epoch)
  }
}

/// The greatest number that divides both; 1 for two zeros.
internal func greatestCommonDivisor(_ first: UInt64, _ second: UInt64) -> UInt64 {
  var (larger, smaller) = (first, second)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return max(larger, 1)
}
