import UIKit

/// A description of a table's row that can be tapped, whatever its type.
@preconcurrency @MainActor public protocol AnyTableCell: AnyNodeDescription {
  /// Notifies a description with these props that its row was tapped. Props of another type are ignored.
  static func anyDidTap(dispatch: @escaping StoreDispatch, props: Any, indexPath: IndexPath)

  /// A state that differs from another one in whether the row is pressed; nil for a state of another type.
  static func anyHighlight(_ highlighted: Bool, state: Any) -> Any?
}

/// A description of a table's row that can be tapped, and shows while it is pressed.
///
/// ```swift
/// struct PostCell: TableCell {
///   var props: Props
///
///   static func didTap(dispatch: StoreDispatch, props: Props, indexPath: IndexPath) {
///     dispatch(OpenPost(id: props.post.id))
///   }
///   static func childrenDescriptions(
///     props: Props, state: EmptyHighlightableState, update: @escaping (EmptyHighlightableState) -> Void,
///     dispatch: @escaping StoreDispatch
///   ) -> [AnyNodeDescription] {
///     [View(props: .ground(color: state.highlighted ? .systemGray5 : .white, key: Keys.ground))]
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol TableCell: NodeDescription, AnyTableCell
where NativeView: NativeTableCell, StateType: Highlightable {
  /// The local state, which includes whether the row is pressed.
  associatedtype StateType = EmptyHighlightableState

  /// Notifies that the row was tapped.
  static func didTap(dispatch: @escaping StoreDispatch, props: PropsType, indexPath: IndexPath)

  // Declared again: from here the compiler infers the state before it falls back to the default.
  /// The descriptions in the row, from the back to the front.
  static func childrenDescriptions(
    props: PropsType, state: StateType, update: @escaping (StateType) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription]
}

extension TableCell {
  /// Calls ``didTap(dispatch:props:indexPath:)`` when the props are of the row's type.
  public static func anyDidTap(dispatch: @escaping StoreDispatch, props: Any, indexPath: IndexPath) {
    guard let props = props as? PropsType else { return }
    didTap(dispatch: dispatch, props: props, indexPath: indexPath)
  }

  /// Sets the state's `highlighted`.
  public static func anyHighlight(_ highlighted: Bool, state: Any) -> Any? {
    guard var state = state as? StateType else { return nil }
    state.highlighted = highlighted
    return state
  }

  // A concrete type: from it the compiler infers the native view of rows that do not mention one. A default
  // of the associated type loses to `NodeDescription`'s, depending on which conformance is checked first.
  /// Sets frame and opacity.
  public static func applyPropsToNativeView(
    props: PropsType, state: StateType, view: NativeTableCell, update: @escaping (StateType) -> Void,
    node: any AnyNode
  ) {
    view.frame = props.frame
    view.alpha = props.alpha
  }
}

/// The native view of a ``TableCell``. A subclass may show presses by itself.
@preconcurrency @MainActor open class NativeTableCell: UIView {
  /// Notifies that the row begins or ends to be pressed. The description's state follows by itself; the
  /// default does nothing.
  open func setHighlighted(_ highlighted: Bool) {}
}
