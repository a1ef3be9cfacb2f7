import UIKit

/// The props of a description without inputs.
public struct EmptyProps: NodeDescriptionProps {
  /// Position and size in the parent, in points.
  public var frame: CGRect = .zero
  /// The opacity, 1 by default.
  public var alpha: CGFloat = 1
  /// The key that distinguishes the description from its siblings.
  public var key: String?

  /// Makes props at the origin without a size.
  public init() {}

  /// Whether frame, opacity and key are the same.
  public static func == (lhs: EmptyProps, rhs: EmptyProps) -> Bool {
    lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key
  }
}

/// The state of a description that remembers nothing.
public struct EmptyState: NodeDescriptionState, Sendable {
  /// Makes the state.
  @inlinable public init() {}

  /// Always.
  @inlinable public static func == (lhs: EmptyState, rhs: EmptyState) -> Bool { true }
}

/// The keys of a description without keyed children.
public enum EmptyKeys: Sendable {}
