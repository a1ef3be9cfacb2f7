import UIKit

/// A description that computes its automatic height, whatever its type.
@preconcurrency @MainActor public protocol AnySelfSizing: AnyNodeDescription {
  /// The height in points that a description with these props requests at a width; nil for props of another
  /// type.
  static func anyAutomaticHeight(props: Any, width: CGFloat, multiplier: CGFloat) -> CGFloat?
}

/// A row, header or footer of a ``Table`` that computes the height it requests where the delegate leaves that
/// to the content, by `Value.automaticHeight`.
///
/// Descriptions are laid out from the outside to the inside, so that only their author can compute how high
/// they are to be.
@preconcurrency @MainActor public protocol SelfSizing: NodeDescription, AnySelfSizing {
  /// The height in points that the description requests at a width in points. `multiplier` is what scalable
  /// lengths are multiplied by in the table.
  static func automaticHeight(props: PropsType, width: CGFloat, multiplier: CGFloat) -> CGFloat
}

extension SelfSizing {
  /// Calls ``automaticHeight(props:width:multiplier:)`` when the props are of the description's type.
  public static func anyAutomaticHeight(props: Any, width: CGFloat, multiplier: CGFloat) -> CGFloat? {
    (props as? PropsType).map { automaticHeight(props: $0, width: width, multiplier: multiplier) }
  }
}
