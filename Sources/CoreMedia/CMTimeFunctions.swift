import Foundation

/// Returns a time of a fraction; invalid for a scale that is not positive.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Returns the time make with epoch.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  var time = CMTime(value: value, timescale: timescale)
  time.epoch = epoch
  return time
}
/// Returns the nearest time of a scale to a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the seconds; not a number for invalid and indefinite times.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Returns the time convert scale.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}

/// Returns the sum of two times, exact while a common scale of 32 bits has it.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: 1) }
/// Returns the difference of two times, exact while a common scale of 32 bits has it.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { sum(lhs, rhs, sign: -1) }

private func sum(_ first: CMTime, _ second: CMTime, sign: Int64) -> CMTime {
  guard first.isValid, second.isValid else { return .invalid }
  if first.isIndefinite || second.isIndefinite { return .indefinite }
  guard first.isNumeric, second.isNumeric else { return infiniteSum(first, second, sign: sign) }
  let divisor = Int128(greatestCommonDivisor(UInt64(first.timescale), UInt64(second.timescale)))
  let (firstScale, secondScale) = (Int128(first.timescale), Int128(second.timescale))
  let left = Int128(first.value) * (secondScale / divisor)
  let right = Int128(second.value) * (firstScale / divisor)
  // Times of different beginnings have no common epoch, but for their difference.
  let epoch =
    sign < 0
    ? first.epoch - second.epoch : first.epoch == second.epoch ? first.epoch : max(first.epoch, second.epoch)
  return CMTime(
    exact: sign > 0 ? left + right : left - right, timescale: firstScale / divisor * secondScale,
    flags: first.flags.union(second.flags), epoch: epoch)
}

private func infiniteSum(_ first: CMTime, _ second: CMTime, sign: Int64) -> CMTime {
  func infinity(_ time: CMTime) -> Int { time.isPositiveInfinity ? 1 : time.isNegativeInfinity ? -1 : 0 }
  let (left, right) = (infinity(first), infinity(second) * Int(sign))
  if left != 0, right != 0, left != right { return .invalid }
  return left + right > 0 ? .positiveInfinity : .negativeInfinity
}

/// Returns -1, 0 or 1 as the first time is less, equal or greater. In order:
/// negative infinity, numbers, indefinite times, positive infinity, invalid times.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 4 }
    if time.isNegativeInfinity { return 0 }
    if time.isPositiveInfinity { return 3 }
    return time.isIndefinite ? 2 : 1
  }
  let (first, second) = (rank(time1), rank(time2))
  guard first == 1, second == 1 else { return first < second ? -1 : first > second ? 1 : 0 }
  if time1.epoch != time2.epoch { return time1.epoch < time2.epoch ? -1 : 1 }
  let left = Int128(time1.value) * Int128(time2.timescale)
  let right = Int128(time2.value) * Int128(time1.timescale)
  return left < right ? -1 : left > right ? 1 : 0
}
/// Returns the time minimum.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  CMTimeCompare(time1, time2) <= 0 ? time1 : time2
}
/// Returns the time maximum.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  CMTimeCompare(time1, time2) >= 0 ? time1 : time2
}
/// Returns the time absolute value.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  if time.isNegativeInfinity { return .positiveInfinity }
  guard time.isNumeric, time.value < 0 else { return time }
  var result = time
  result.value = time.value == .min ? .max : -time.value
  return result
}
/// Returns a multiple of a time; infinite when it is too large.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else {
    if multiplier < 0, time.isPositiveInfinity { return .negativeInfinity }
    if multiplier < 0, time.isNegativeInfinity { return .positiveInfinity }
    return time
  }
  return CMTime(
    exact: Int128(time.value) * Int128(multiplier), timescale: Int128(time.timescale), flags: time.flags,
    epoch: time.epoch)
}
/// Returns the time multiply by float64.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return multiplier < 0 ? CMTimeMultiply(time, multiplier: -1) : time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 65_536))
}
/// Returns the time multiply by ratio.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard divisor != 0 else { return .invalid }
  guard time.isNumeric else {
    return CMTimeMultiply(time, multiplier: multiplier.signum() * divisor.signum())
  }
  let product = CMTimeMultiply(time, multiplier: multiplier)
  guard product.isNumeric else { return product }
  var result = product
  let quotient = product.value / Int64(divisor)
  if product.value % Int64(divisor) == 0 {
    result.value = quotient
    return result
  }
  return CMTime(seconds: product.seconds / Double(divisor), preferredTimescale: max(time.timescale, 65_536))
}
/// Returns the time copy description.
public func CMTimeCopyDescription(allocator: AnyObject?, time: CMTime) -> NSString? {
  String(describing: time) as NSString
}
/// Prints a time to the standard error.
public func CMTimeShow(_ time: CMTime) {
  try? FileHandle.standardError.write(contentsOf: Data("\(time)\n".utf8))
}
/// The time max timescale.
public let kCMTimeMaxTimescale = Int32.max
/// The time zero.
public let kCMTimeZero = CMTime.zero
/// The time invalid.
public let kCMTimeInvalid = CMTime.invalid
/// The time indefinite.
public let kCMTimeIndefinite = CMTime.indefinite
/// The time positive infinity.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// The time negative infinity.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity

extension CMTime: CustomStringConvertible {
  /// The fraction and the seconds.
  public var description: String {
    if isNumeric { return "{\(value)/\(timescale) = \(seconds)}" }
    if !isValid { return "{INVALID}" }
    return isIndefinite ? "{INDEFINITE}" : isPositiveInfinity ? "{+INFINITY}" : "{-INFINITY}"
  }
}
