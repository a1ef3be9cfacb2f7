import CoreGraphics

/// A size: a width, a height, or how far one place lies from another.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint by which this anchor is `c` points.
  open func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, nil, constant: c, file, line)
  }

  /// Returns a constraint by which this anchor is at least `c` points.
  open func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c, file, line)
  }

  /// Returns a constraint by which this anchor is at most `c` points.
  open func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c, file, line)
  }

  /// Returns a constraint by which this anchor is `m` times the other.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, file, line)
  }

  /// Returns a constraint by which this anchor is at least `m` times the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, file, line)
  }

  /// Returns a constraint by which this anchor is at most `m` times the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, file, line)
  }

  /// Returns a constraint by which this anchor is `m` times the other plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: c, file, line)
  }

  /// Returns a constraint by which this anchor is at least `m` times the other plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c, file, line)
  }

  /// Returns a constraint by which this anchor is at most `m` times the other plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c, file, line)
  }
}
