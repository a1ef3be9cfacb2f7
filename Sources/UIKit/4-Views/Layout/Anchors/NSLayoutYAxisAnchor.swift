import CoreGraphics

/// A place down: an edge, the middle or a baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, in points.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutSide(from: side, to: otherAnchor.side))
  }

  /// Returns a constraint by which this anchor lies `multiplier` system spaces below the other: of 8 points
  /// each between edges, of one line of this side's font each between baselines.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: space(below: anchor) * multiplier, file, line)
  }

  /// Returns a constraint by which this anchor lies at least `multiplier` system spaces below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: space(below: anchor) * multiplier, file, line)
  }

  /// Returns a constraint by which this anchor lies at most `multiplier` system spaces below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: space(below: anchor) * multiplier, file, line)
  }

  private func space(below other: NSLayoutYAxisAnchor) -> CGFloat {
    guard side.attribute.isBaseline, other.side.attribute.isBaseline else { return SystemSpacing.plain }
    return SystemSpacing.betweenBaselines(above: side.item)
  }
}
