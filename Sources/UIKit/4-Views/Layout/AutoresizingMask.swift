import QuartzCore

extension UIView {
  /// The margins and dimensions that change when a superview's size changes. The raw values are UIKit's.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The value as a number.
    public let rawValue: UInt
    /// Makes it of its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge gives.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge gives.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge gives.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge gives.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// A subview's frame after its superview went from one size to another.
    func frame(of frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
      let (x, width) = share(
        new.width - old.width, before: frame.minX, size: frame.width, after: old.width - frame.maxX,
        flexible: (
          contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
        ))
      let (y, height) = share(
        new.height - old.height, before: frame.minY, size: frame.height, after: old.height - frame.maxY,
        flexible: (
          contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
        ))
      return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Shares out a difference among the flexible ones of margin, size and margin, by how large each is;
    /// where all of them are zero, evenly.
    private func share(
      _ difference: CGFloat, before: CGFloat, size: CGFloat, after: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (origin: CGFloat, size: CGFloat) {
      let parts = [(before, flexible.0), (size, flexible.1), (after, flexible.2)]
      let flexibleParts = parts.filter(\.1)
      guard difference != 0, !flexibleParts.isEmpty else { return (before, size) }
      let total = flexibleParts.reduce(0) { $0 + $1.0 }
      func gain(_ part: (CGFloat, Bool)) -> CGFloat {
        guard part.1 else { return 0 }
        return total == 0 ? difference / CGFloat(flexibleParts.count) : difference * part.0 / total
      }
      return (before + gain(parts[0]), max(size + gain(parts[1]), 0))
    }
  }
}
