import UIKit

/// A description of a piece of the interface: its native view and its children, as functions of its props and
/// its state.
///
/// Descriptions are values without memory: what is remembered is the state, kept by the node that stands
/// for the description on the screen. All functions are static and may be called from tests.
///
/// ```swift
/// struct Greeting: NodeDescription {
///   var props: EmptyProps
///
///   static func childrenDescriptions(
///     props: EmptyProps, state: EmptyState, update: @escaping (EmptyState) -> (),
///     dispatch: @escaping StoreDispatch
///   ) -> [AnyNodeDescription] {
///     [Label(props: Label.Props.build { $0.text = NSAttributedString(string: "Hello") })]
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol NodeDescription: AnyNodeDescription {
  /// The view that shows it.
  associatedtype NativeView: PlatformNativeView = UIView
  /// The type of the props, which are passed in from outside.
  associatedtype PropsType: NodeDescriptionProps = EmptyProps
  /// The type of the description's own state.
  associatedtype StateType: NodeDescriptionState = EmptyState
  /// The type of the keys that name its children.
  associatedtype Keys = EmptyKeys

  /// The props.
  var props: PropsType { get set }

  /// Makes a description.
  init(props: PropsType)

  /// Shows props and state by the view; called when it is made and after every change. The default sets
  /// the view's frame and opacity.
  static func applyPropsToNativeView(
    props: PropsType, state: StateType, view: NativeView, update: @escaping (StateType) -> Void,
    node: any AnyNode)

  /// Returns the descriptions of the children, from the back to the front.
  static func childrenDescriptions(
    props: PropsType, state: StateType, update: @escaping (StateType) -> Void,
    dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription]

  /// Sets how children are animated from one rendering to the next. The default sets no animation.
  static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Self.Keys>, currentProps: PropsType, nextProps: PropsType,
    currentState: StateType, nextState: StateType)

  /// Called once the view is in its parent, before its children are. The default does nothing.
  static func didMount(
    props: PropsType, dispatch: @escaping StoreDispatch, update: @escaping (StateType) -> Void)

  /// Called once when the description is unmounted, before the descriptions in it are. The
  /// default does nothing.
  static func didUnmount(props: PropsType, dispatch: @escaping StoreDispatch)

  /// Called before other props replace the current ones. An `update` called within it counts
  /// for the very same pass. The default does nothing.
  static func descriptionWillReceiveProps(
    state: StateType, currentProps: PropsType, nextProps: PropsType, dispatch: @escaping StoreDispatch,
    update: @escaping (StateType) -> Void)

  /// Whether new props or a new state change anything. The default compares both by `==`.
  static func shouldUpdate(
    currentProps: PropsType, nextProps: PropsType, currentState: StateType, nextState: StateType
  ) -> Bool
}

extension NodeDescription {
  /// The props.
  public var anyProps: any AnyNodeDescriptionProps { props }

  /// Makes a description from props; any but its own type's are a programmer's mistake.
  public init(anyProps: any AnyNodeDescriptionProps) {
    guard let props = anyProps as? PropsType else {
      preconditionFailure("\(Self.self) is made from \(PropsType.self), not from \(type(of: anyProps)).")
    }
    self.init(props: props)
  }

  /// Equal for descriptions of the same type with the same key, or both without.
  public var replaceKey: Int {
    guard let key = props.key else { return ObjectIdentifier(Self.self).hashValue }
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(Self.self))
    hasher.combine(key)
    return hasher.finalize()
  }

  /// Makes a ``Node``.
  public func makeNode(parent: any AnyNode) -> any AnyNode {
    Node(description: self, parent: parent)
  }

  /// Makes a ``Node``.
  public func makeNode(renderer: Renderer) -> any AnyNode {
    Node(description: self, renderer: renderer)
  }

  /// Updates a ``Node`` to the props.
  public func _update(
    _ node: any AnyNode, animation: AnimationContainer, completion: NodeUpdateCompletion?
  ) {
    guard let node = node as? Node<Self> else {
      preconditionFailure("A \(type(of: node)) cannot take a \(Self.self).")
    }
    node.update(to: self, animation: animation, completion: completion)
  }

  /// Read from the props.
  @inlinable public var _outline: DescriptionOutline {
    let props = props
    return DescriptionOutline(key: props.key, frame: props.frame)
  }

  /// The same description with another frame.
  @inlinable public func _arranged(
    frame: CGRect?, children: [any AnyNodeDescription]?
  ) -> any AnyNodeDescription {
    var copy = self
    if let frame { copy.props.frame = frame }
    return copy
  }

  /// Sets frame and opacity.
  public static func applyPropsToNativeView(
    props: PropsType, state: StateType, view: NativeView, update: @escaping (StateType) -> Void,
    node: any AnyNode
  ) {
    view.frame = props.frame
    view.alpha = props.alpha
  }

  /// Sets no animation.
  public static func updateChildrenAnimations(
    container: inout ChildrenAnimations<Self.Keys>, currentProps: PropsType, nextProps: PropsType,
    currentState: StateType, nextState: StateType
  ) {}

  /// Does nothing.
  public static func didMount(
    props: PropsType, dispatch: @escaping StoreDispatch, update: @escaping (StateType) -> Void
  ) {}

  /// Does nothing.
  public static func didUnmount(props: PropsType, dispatch: @escaping StoreDispatch) {}

  /// Does nothing.
  public static func descriptionWillReceiveProps(
    state: StateType, currentProps: PropsType, nextProps: PropsType, dispatch: @escaping StoreDispatch,
    update: @escaping (StateType) -> Void
  ) {}

  /// Whether props or state differ.
  @inlinable public static func shouldUpdate(
    currentProps: PropsType, nextProps: PropsType, currentState: StateType, nextState: StateType
  ) -> Bool {
    currentProps != nextProps || currentState != nextState
  }
}
