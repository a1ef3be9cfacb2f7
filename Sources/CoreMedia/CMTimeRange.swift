import Foundation

/// A span of time.
public struct CMTimeRange: Hashable, Codable, Sendable {
  /// The first moment.
  public var start: CMTime
  /// The duration.
  public var duration: CMTime

  /// Makes an invalid span.
  public init() { (start, duration) = (.invalid, .invalid) }
  /// Makes one of the given values.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Makes the span between two times.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// The invalid.
  public static let invalid = CMTimeRange()

  /// Whether it is valid.
  public var isValid: Bool { start.isValid && duration.isValid && duration.epoch == 0 && duration >= .zero }
  /// Whether it is indefinite.
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  /// Whether it is empty.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// The first moment after the span.
  public var end: CMTime { start + duration }

  /// Returns the smallest span that has both.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    return CMTimeRange(start: CMTimeMinimum(start, otherRange.start), end: CMTimeMaximum(end, otherRange.end))
  }
  /// Returns what both have in common; zero for nothing.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let (first, last) = (CMTimeMaximum(start, otherRange.start), CMTimeMinimum(end, otherRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
  /// Returns whether a time is in the span, whose end is not.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && time >= start && time < end
  }
  /// Returns whether another span is in this one.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
    isValid && otherRange.isValid && otherRange.start >= start && otherRange.end <= end
  }
}

/// Returns the time range make.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Returns the time range from time to time.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// Returns the time range get end.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Returns the time range get union.
public func CMTimeRangeGetUnion(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.union(otherRange)
}
/// Returns the time range get intersection.
public func CMTimeRangeGetIntersection(_ range: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  range.intersection(otherRange)
}
/// Returns the time range contains time.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Returns the time range contains time range.
public func CMTimeRangeContainsTimeRange(_ range: CMTimeRange, otherRange: CMTimeRange) -> Bool {
  range.containsTimeRange(otherRange)
}
/// Returns the time range equal.
public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool { range1 == range2 }
/// Returns the nearest time of a span.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  guard range.isValid else { return .invalid }
  return CMTimeMinimum(CMTimeMaximum(time, range.start), range.end)
}
/// Returns the time at the same part of another span.
public func CMTimeMapTimeFromRangeToRange(_ time: CMTime, fromRange: CMTimeRange, toRange: CMTimeRange)
  -> CMTime
{
  guard fromRange.isValid, toRange.isValid, !fromRange.isEmpty else { return .invalid }
  return toRange.start
    + CMTimeMultiplyByFloat64(
      time - fromRange.start, multiplier: toRange.duration.seconds / fromRange.duration.seconds)
}
/// The time range zero.
public let kCMTimeRangeZero = CMTimeRange.zero
/// The time range invalid.
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// A span of time and where it goes in another.
public struct CMTimeMapping: Hashable, Sendable {
  /// The source.
  public var source: CMTimeRange
  /// The target.
  public var target: CMTimeRange
  /// Makes one of the given values.
  public init(source: CMTimeRange, target: CMTimeRange) { (self.source, self.target) = (source, target) }
}
