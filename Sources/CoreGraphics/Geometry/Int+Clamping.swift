extension Int {
  /// The whole part of a number, the nearest value there is for one that is beyond all, and 0 for what is no
  /// number. For numbers that an app, a document or a page names: `Int(_:)` would end the process.
  @inlinable package init(clamping value: Double) {
    if value.magnitude < 0x1p63 {
      self = Int(value)
    } else {
      self = value.isNaN ? 0 : value < 0 ? .min : .max
    }
  }

  /// As ``init(clamping:)``, of a number of fewer bits.
  @inlinable package init(clamping value: Float) { self.init(clamping: Double(value)) }

  /// As ``init(clamping:)``, for numbers that are added and multiplied afterwards: within ±2³⁰, so that no
  /// sum and no product of two of them overflows.
  @inlinable package init(bounding value: Double) {
    self = value.magnitude < 0x1p30 ? Int(value) : value.isNaN ? 0 : value < 0 ? -1 << 30 : 1 << 30
  }
}
