import CoreGraphics

/// A place across: an edge or the middle.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, in points.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSide(from: side, to: otherAnchor.side))
  }

  /// Returns a constraint by which this anchor lies `multiplier` system spaces, of 8 points each, after the
  /// other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: SystemSpacing.plain * multiplier, file, line)
  }

  /// Returns a constraint by which this anchor lies at least `multiplier` system spaces, of 8 points each,
  /// after the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: SystemSpacing.plain * multiplier, file, line)
  }

  /// Returns a constraint by which this anchor lies at most `multiplier` system spaces, of 8 points each,
  /// after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: SystemSpacing.plain * multiplier, file, line)
  }
}
