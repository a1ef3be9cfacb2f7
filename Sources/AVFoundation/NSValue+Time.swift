import Foundation

// Foundation's values on Linux hold few kinds of data: a time's numbers are kept as the bits of a
// rectangle's.
extension NSValue {
  /// Makes a value of a time.
  public convenience init(time: CMTime) {
    self.init(
      rect: CGRect(
        x: bits(time.value), y: bits(scale(of: time)), width: bits(time.epoch), height: 0))
  }

  /// Makes a value of a span of time whose epochs are 0.
  public convenience init(timeRange: CMTimeRange) {
    self.init(
      rect: CGRect(
        x: bits(timeRange.start.value), y: bits(scale(of: timeRange.start)),
        width: bits(timeRange.duration.value), height: bits(scale(of: timeRange.duration))))
  }

  /// The time value.
  public var timeValue: CMTime {
    time(number(rectValue.origin.x), number(rectValue.origin.y), epoch: number(rectValue.size.width))
  }

  /// The time range value.
  public var timeRangeValue: CMTimeRange {
    CMTimeRange(
      start: time(number(rectValue.origin.x), number(rectValue.origin.y), epoch: 0),
      duration: time(number(rectValue.size.width), number(rectValue.size.height), epoch: 0))
  }
}

private func bits(_ value: Int64) -> CGFloat { CGFloat(Double(bitPattern: UInt64(bitPattern: value))) }
private func number(_ value: CGFloat) -> Int64 { Int64(bitPattern: Double(value).bitPattern) }
private func scale(of time: CMTime) -> Int64 { Int64(time.timescale) << 32 | Int64(time.flags.rawValue) }
private func time(_ value: Int64, _ scale: Int64, epoch: Int64) -> CMTime {
  CMTime(
    value: value, timescale: Int32(truncatingIfNeeded: scale >> 32),
    flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: scale)), epoch: epoch)
}
