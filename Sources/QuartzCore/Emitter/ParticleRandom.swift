/// Numbers that look random and follow from a seed: SplitMix64.
struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number, 0..<1.
  mutating func unit() -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return CGFloat((bits ^ (bits >> 31)) >> 11) / CGFloat(UInt64(1) << 53)
  }

  /// A number within half of a range on both sides of a value.
  mutating func value(_ value: CGFloat, range: CGFloat) -> CGFloat {
    let part = unit() - 0.5
    return range.isFinite && value.isFinite ? value + range * part : 0
  }

  mutating func value(_ number: Float, range: Float) -> CGFloat {
    value(CGFloat(number), range: CGFloat(range))
  }
}
