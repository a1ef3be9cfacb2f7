import UIKit

/// The props passed to a description from outside, whatever its type.
public protocol AnyNodeDescriptionProps {
  /// Position and size in the parent, in points.
  var frame: CGRect { get set }
  /// The opacity, 0…1. It conventionally starts at 1.
  var alpha: CGFloat { get set }
  /// The key that distinguishes the description from its siblings, and names it to Plastic and to tests.
  var key: String? { get set }

  /// Sets ``key`` to the text of a value, usually a case of the parent's `Keys`.
  mutating func setKey<K>(_ key: K)
}

extension AnyNodeDescriptionProps {
  /// Sets ``key`` to the text of a value, such as `title` for a case of that name.
  public mutating func setKey<K>(_ key: K) {
    self.key = KeyText.of(key)
  }
}

/// The props passed to a description from outside.
///
/// Props without a `==` of their own are never equal, so that a description is rendered again whenever it
/// might have changed: correct first, faster by writing `==`.
public protocol NodeDescriptionProps: AnyNodeDescriptionProps, Equatable {}

extension NodeDescriptionProps {
  /// Returns false: props are equal only where their type defines it.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { false }
}

/// The state that a description keeps by itself.
///
/// A state without a `==` of its own is never equal, like props.
public protocol NodeDescriptionState: Equatable {
  /// The state at the beginning.
  init()
}

extension NodeDescriptionState {
  /// Returns false: states are equal only where their type defines it.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool { false }
}
