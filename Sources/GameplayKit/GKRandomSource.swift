@_exported import Foundation

/// A source of random numbers.
public protocol GKRandom: AnyObject {
  /// Returns any number of 32 bits.
  func nextInt() -> Int
  /// Returns a number from 0 to below a bound.
  func nextInt(upperBound: Int) -> Int
  /// Returns a number from 0 to 1.
  func nextUniform() -> Float
  /// Returns true or false.
  func nextBool() -> Bool
}

/// A source of random numbers. Sources of one seed give the same numbers.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  /// Creates a source of an unknown seed.
  public override init() {}

  private static let shared = SharedSource()
  /// Returns the source that all share, whose seed is not known.
  open class func sharedRandom() -> GKRandomSource { shared.source }
  private final class SharedSource: Sendable {
    nonisolated(unsafe) let source: GKRandomSource = SystemSource()
  }
  private final class SystemSource: GKRandomSource {
    override func nextBits() -> UInt32 { UInt32.random(in: 0 ... .max) }
  }

  /// The next 32 bits.
  func nextBits() -> UInt32 { UInt32.random(in: 0 ... .max) }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    let bound = UInt32(clamping: upperBound)
    // Numbers below this would make small ones likelier.
    let start = (0 &- bound) % bound
    while true {
      let bits = nextBits()
      if bits >= start { return Int(bits % bound) }
    }
  }
  open func nextUniform() -> Float { Float(nextBits() >> 8) / Float((1 << 24) - 1) }
  open func nextBool() -> Bool { nextBits() >> 31 == 1 }

  /// Returns some objects in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var array = array
    for index in array.indices.dropFirst().reversed() { array.swapAt(index, nextInt(upperBound: index + 1)) }
    return array
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A source by the Mersenne Twister of 32 bits.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The seed. Setting it begins anew.
  open var seed: UInt64 { didSet { begin() } }
  private var state = [UInt32](repeating: 0, count: 624)
  private var index = 624

  /// Creates a source of an unknown seed.
  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }
  /// Creates a source of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    begin()
  }

  private func begin() {
    state[0] = UInt32(truncatingIfNeeded: seed ^ seed >> 32)
    for i in 1..<624 { state[i] = 1_812_433_253 &* (state[i - 1] ^ state[i - 1] >> 30) &+ UInt32(i) }
    index = 624
  }

  override func nextBits() -> UInt32 {
    if index == 624 {
      for i in 0..<624 {
        let bits = state[i] & 0x8000_0000 | state[(i + 1) % 624] & 0x7fff_ffff
        state[i] = state[(i + 397) % 624] ^ bits >> 1 ^ (bits & 1 == 0 ? 0 : 0x9908_b0df)
      }
      index = 0
    }
    var bits = state[index]
    index += 1
    bits ^= bits >> 11
    bits ^= bits << 7 & 0x9d2c_5680
    bits ^= bits << 15 & 0xefc6_0000
    return bits ^ bits >> 18
  }
}

/// A source by the stream cipher ARC4.
open class GKARC4RandomSource: GKRandomSource {
  /// The seed.
  open var seed: Data { didSet { begin() } }
  private var state = [UInt8](0...255)
  private var (i, j): (UInt8, UInt8) = (0, 0)

  /// Creates a source of an unknown seed.
  public override convenience init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0 ... .max) }))
  }
  /// Creates a source of a seed.
  public init(seed: Data) {
    self.seed = seed
    super.init()
    begin()
  }

  private func begin() {
    state = [UInt8](0...255)
    (i, j) = (0, 0)
    let key = seed.isEmpty ? [0] : [UInt8](seed)
    for index in 0..<256 {
      j = j &+ state[index] &+ key[index % key.count]
      state.swapAt(index, Int(j))
    }
    j = 0
  }

  private func nextByte() -> UInt8 {
    i = i &+ 1
    j = j &+ state[Int(i)]
    state.swapAt(Int(i), Int(j))
    return state[Int(state[Int(i)] &+ state[Int(j)])]
  }
  override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }
  /// Leaves out the first numbers, which tell more of the seed.
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) * 4 { _ = nextByte() } }
}

/// A source by a linear congruential generator: fast, and not very random.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The seed, which changes with each number.
  open var seed: UInt64
  /// Creates a source of an unknown seed.
  public override convenience init() { self.init(seed: .random(in: 0 ... .max)) }
  /// Creates a source of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }
  override func nextBits() -> UInt32 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: seed >> 32)
  }
}

/// Numbers of a range, each as likely as the others.
open class GKRandomDistribution: NSObject, GKRandom {
  /// The smallest number.
  public let lowestValue: Int
  /// The largest number.
  public let highestValue: Int
  /// The number of numbers.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  let source: any GKRandom

  /// Creates numbers of a range, by a source.
  public init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    (self.source, lowestValue, highestValue) = (
      source, min(lowestInclusive, highestInclusive), max(lowestInclusive, highestInclusive)
    )
  }
  /// Creates numbers of a range.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  /// Creates numbers from 1 to that of a die's sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  /// Creates a die of six sides.
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  /// Creates a die of twenty sides.
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
  open func nextUniform() -> Float { Float(nextInt()) / Float(max(highestValue, 1)) }
  open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers of a range, those in the middle likelier.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The likeliest number.
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// The deviation: a sixth of the range.
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }
  open override func nextInt() -> Int {
    let (a, b) = (Double(max(source.nextUniform(), 1e-7)), Double(source.nextUniform()))
    let normal = (-2 * log(a)).squareRoot() * cos(2 * .pi * b)
    let value = Int((Double(mean) + normal * Double(deviation)).rounded())
    return min(max(value, lowestValue), highestValue)
  }
}

/// Numbers of a range, none of them again before all others came.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  open override func nextInt() -> Int {
    if left.isEmpty {
      left = Array(lowestValue...highestValue)
      for index in left.indices.dropFirst().reversed() {
        left.swapAt(index, source.nextInt(upperBound: index + 1))
      }
    }
    return left.removeLast()
  }
}
