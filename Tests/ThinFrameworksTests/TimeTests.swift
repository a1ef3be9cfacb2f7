import CoreMedia
import Foundation
import Testing

/// The arithmetic of times, against whole numbers.
@Suite("Times") struct TimeTests {
  @Test(
    "Sums and differences are exact",
    arguments: [
      (1, 2, 1, 3, 5, 6, 1, 6), (3, 600, 2, 600, 5, 600, 1, 600), (-1, 4, 1, 4, 0, 4, -2, 4),
      (7, 30, 1, 1, 37, 30, -23, 30), (1, 44_100, 1, 48_000, 307, 7_056_000, 13, 7_056_000),
    ])
  func sums(
    first: Int64, firstScale: Int32, second: Int64, secondScale: Int32, sum: Int64, sumScale: Int32,
    difference: Int64, differenceScale: Int32
  ) {
    let (left, right) = (
      CMTimeMake(value: first, timescale: firstScale), CMTimeMake(value: second, timescale: secondScale)
    )
    let (total, rest) = (left + right, left - right)
    #expect((total.value, total.timescale) == (sum, sumScale))
    #expect((rest.value, rest.timescale) == (difference, differenceScale))
    #expect(!total.hasBeenRounded && !rest.hasBeenRounded)
    #expect(total - right == left)
  }

  @Test("Times are compared as fractions, and infinite ones come in their order") func order() {
    let sorted: [CMTime] = [
      .negativeInfinity, CMTime(value: -1, timescale: 3), .zero, CMTime(value: 333, timescale: 1_000),
      CMTime(value: 1, timescale: 3), CMTime(value: .max, timescale: 1), .indefinite, .positiveInfinity,
      .invalid,
    ]
    for (index, first) in sorted.enumerated() {
      for (other, second) in sorted.enumerated() {
        #expect(CMTimeCompare(first, second) == Int32((index - other).signum()), "\(first) and \(second)")
      }
    }
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(CMTime(value: 1, timescale: 2).hashValue == CMTime(value: 300, timescale: 600).hashValue)
  }

  @Test(
    "A scale is changed by the method of rounding",
    arguments: [
      (CMTimeRoundingMethod.roundHalfAwayFromZero, 3, -3), (.roundTowardZero, 2, -2),
      (.roundAwayFromZero, 3, -3), (.quickTime, 2, -2), (.roundTowardPositiveInfinity, 3, -2),
      (.roundTowardNegativeInfinity, 2, -3),
    ])
  func rounding(method: CMTimeRoundingMethod, positive: Int64, negative: Int64) {
    let time = CMTime(value: 5, timescale: 2).convertScale(1, method: method)
    #expect((time.value, time.hasBeenRounded) == (positive, true))
    #expect(CMTime(value: -5, timescale: 2).convertScale(1, method: method).value == negative)
    #expect(!CMTime(value: 4, timescale: 2).convertScale(1, method: method).hasBeenRounded)
  }

  @Test("What is too large gets a smaller scale, then is infinite") func overflow() {
    let large = CMTime(value: .max, timescale: 2)
    let sum = large + large
    #expect((sum.timescale, sum.value) == (1, .max) && sum.hasBeenRounded == false || sum.timescale == 1)
    #expect((CMTime(value: .max, timescale: 1) + CMTime(value: 1, timescale: 1)).isPositiveInfinity)
    #expect((CMTime.positiveInfinity + .negativeInfinity).isValid == false)
    #expect((CMTime.positiveInfinity - CMTime(value: 1, timescale: 1)).isPositiveInfinity)
    #expect(CMTimeMultiply(CMTime(value: .min, timescale: 1), multiplier: 2).isNegativeInfinity)
    #expect(CMTime(value: 1, timescale: 0).isValid == false)
    let (first, second) = (CMTime(value: 1, timescale: .max), CMTime(value: 1, timescale: .max - 1))
    #expect((first + second).timescale == .max && (first + second).hasBeenRounded)
  }

  @Test("Seconds become the nearest time") func seconds() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTimeMakeWithSeconds(1.0 / 3, preferredTimescale: 600).value == 200)
    #expect(CMTimeGetSeconds(CMTime(value: 1, timescale: 4)) == 0.25)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
  }

  @Test("Spans") func spans() {
    func time(_ seconds: Int64) -> CMTime { CMTime(value: seconds, timescale: 1) }
    let (first, second) = (
      CMTimeRange(start: time(0), duration: time(4)), CMTimeRange(start: time(2), end: time(6))
    )
    #expect(first.union(second) == CMTimeRange(start: time(0), end: time(6)))
    #expect(first.intersection(second) == CMTimeRange(start: time(2), end: time(4)))
    #expect(first.containsTime(time(0)) && !first.containsTime(time(4)))
    #expect(first.intersection(CMTimeRange(start: time(9), duration: time(1))) == .zero)
    #expect(!CMTimeRange.invalid.isValid && CMTimeRange.zero.isEmpty)
    #expect(CMTimeRange(start: time(1), duration: time(-1)).isValid == false)
  }

  @Test("Sums of random times are those of a model with 128 bits") func randomTimes() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let values = (0..<2).map { _ in Int64.random(in: -1_000_000...1_000_000, using: &generator) }
      let scales = (0..<2).map { _ in Int32.random(in: 1...40_000, using: &generator) }
      let sum =
        CMTime(value: values[0], timescale: scales[0]) + CMTime(value: values[1], timescale: scales[1])
      let numerator = Int128(values[0]) * Int128(scales[1]) + Int128(values[1]) * Int128(scales[0])
      let denominator = Int128(scales[0]) * Int128(scales[1])
      #expect(Int128(sum.value) * denominator == numerator * Int128(sum.timescale))
    }
  }
}
