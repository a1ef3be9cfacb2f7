import UIKit

/// A node that stands for a description in the tree on the screen: it keeps the description's state, its
/// native view and the nodes in it.
///
/// Descriptions make their nodes by themselves; see ``AnyNodeDescription/makeNode(parent:)``.
@preconcurrency @MainActor public class Node<Description: NodeDescription>: NodeCore {
  typealias Props = Description.PropsType
  typealias LocalState = Description.StateType

  final let context: RenderContext
  final let identity: NodeIdentity
  final let depth: Int
  final let traits: DescriptionTraits

  final let storage: NodeStorage<Props, LocalState>
  /// The description as it was given, alone, where there is more to it than its props; else none.
  final private var carried: [Description]
  /// Whether there is one; quicker to read than an array of a type that is not known here.
  final private let carries: Bool
  /// The place among the renderer's connected nodes, for a connected one.
  final let slot: ConnectedNodeSlot<Props, LocalState>?
  final var childNodes: [any NodeCore] = []
  final private(set) var view: Description.NativeView?
  final private(set) var isUnmounted = false
  final let pending = PendingState<LocalState>()
  final var reference: NodeReference { pending }
  /// Whether the node is in the midst of an update.
  final var isUpdating = false
  /// Updates that were requested within an update. They follow it.
  final var postponedUpdates: [() -> Void] = []
  /// The animated change of the children that has not ended.
  final var transition: ChildrenTransition?
  /// The number of animated changes of the children so far; numbers them.
  final var transitionCount = 0

  final private let parentReference: NodeReference?
  final private var managedNodes: [any NodeCore] = []
  final private var identifier: String?

  /// Makes the node of a description in another, and the nodes of what lies in it.
  public convenience init(description: Description, parent: any AnyNode) {
    let parent = parent.core
    self.init(description: description, context: parent.context, parent: parent)
  }

  /// Makes the node of a renderer's root, and the nodes of what lies in it.
  public convenience init(description: Description, renderer: Renderer) {
    self.init(description: description, context: renderer.context, parent: nil)
  }

  init(description: Description, context: RenderContext, parent: (any NodeCore)?) {
    self.context = context
    identity = description.identity
    // A description of nothing but props is made of them whenever it is requested, and not kept beside them.
    let hasPropsOnly =
      MemoryLayout<Description>.size == MemoryLayout<Props>.size && !(Description.self is AnyClass)
    carries = !hasPropsOnly
    carried = hasPropsOnly ? [] : [description]
    let depth = parent.map { $0.depth + 1 } ?? 0
    self.depth = depth
    parentReference = parent?.reference
    if depth > NodeNesting.greatestDepth { NodeNesting.fail(description, in: parent) }
    let traits = DescriptionTraits.of(Description.self)
    self.traits = traits
    let source = description.props
    if let connected = traits.connected {
      let props = Self.connect(source, to: connected, context: context)
      let slot: ConnectedNodeSlot<Props, LocalState> = context.connectedNodes.group(
        of: connected, depth: depth
      )
      .add(source: source, props: props, state: Self.firstState(props: props, context: context))
      self.slot = slot
      storage = slot.storage
    } else {
      slot = nil
      storage = NodeStorage(props: source, state: Self.firstState(props: source, context: context))
    }
    pending.node = self
    slot?.follow(self, pass: context.pass)
    let children = describeChildren()
    childNodes.reserveCapacity(children.count)
    for child in children { childNodes.append(child.makeNode(parent: self).core) }
  }

  isolated deinit {
    pending.node = nil
    if let slot { slot.remove() } else { storage.deallocate() }
  }

  /// The props that the node shows, filled in from the store.
  final var props: Props { storage.props.pointee }

  /// The state of the description.
  final var state: LocalState { storage.state.pointee }

  /// Keeps another description, where there is more to it than its props.
  final func carry(_ description: Description) {
    if carries { carried[0] = description }
  }

  // MARK: What others see

  /// The description that the node stands for, its props filled in from the store.
  public var anyDescription: any AnyNodeDescription {
    guard var description = carried.first else { return Description(props: props) }
    description.props = props
    return description
  }

  var givenDescription: any AnyNodeDescription {
    carried.first ?? Description(props: storage.source.pointee)
  }

  /// The state of the description.
  public var anyState: Any { state }

  /// The nodes of the description's children.
  public var children: [any AnyNode]! { childNodes }

  /// The nodes that were added by ``addManagedChild(with:in:)``.
  public var managedChildren: [any AnyNode] { managedNodes }

  /// The node that this one lies in.
  public var parent: (any AnyNode)? { parentReference?.node }

  /// The node's own native view, once it is rendered.
  public var container: (any PlatformNativeView)? { view }

  /// The renderer of the tree.
  public var renderer: Renderer? { context.renderer }

  var multiplier: CGFloat {
    guard let referenceSize = traits.referenceSizeable?.referenceSize else {
      return parentReference?.node?.multiplier ?? 0
    }
    let size = props.frame.size
    return min(size.width / referenceSize.width, size.height / referenceSize.height)
  }

  // MARK: Describing

  /// A chance to change the children before they are drawn; layout is done here. The default returns them
  /// as they are.
  public func processedChildrenDescriptionsBeforeDraw(
    _ children: [any AnyNodeDescription]
  ) -> [any AnyNodeDescription] {
    children
  }

  final func describeChildren() -> [any AnyNodeDescription] {
    processedChildrenDescriptionsBeforeDraw(
      Description.childrenDescriptions(
        props: props, state: state, update: updateClosure, dispatch: context.dispatch))
  }

  private static func firstState(props: Props, context: RenderContext) -> LocalState {
    context.mocks?.state(for: Description.self, props: props) ?? LocalState()
  }

  static func connect(
    _ props: Props, to connected: any AnyConnectedNodeDescription.Type, context: RenderContext
  ) -> Props {
    let state = context.storeState(for: Description.self)
    var connectedProps = props
    state.withRoomOnStack {
      connectedProps = connected.anyConnect(parentProps: props, storeState: state.state) as! Props
    }
    return connectedProps
  }

  // MARK: Rendering

  func render(in container: any PlatformNativeView) {
    precondition(view == nil, "A node is rendered once; \(Description.self) already has a native view.")
    isUpdating = true
    defer { endUpdate() }
    var made: Description.NativeView!
    container.addChild {
      made = Description.NativeView.make()
      return made
    }
    view = made
    applyProps()
    Description.didMount(props: props, dispatch: context.dispatch, update: updateClosure)
    for child in childNodes { child.render(in: made) }
  }

  /// Shows props and state by the native view, and calls those that requested a reference.
  final func applyProps() {
    guard let view else { return }
    let (props, state) = (props, state)
    if props.key != identifier, let nativeView = view as? UIView {
      // A key names its view to tests, unless the description gives it a name of its own.
      identifier = props.key
      nativeView.accessibilityIdentifier = props.key
    }
    view.update { _ in
      Description.applyPropsToNativeView(
        props: props, state: state, view: view, update: updateClosure, node: self)
    }
    if traits.supportsRefs, let view = view as? any AnyPlatformNativeViewWithRef {
      (props as? any AnyNodeDescriptionWithRefProps)?.anyRefCallback?(view.anyRef)
    }
  }

  func unmount() {
    guard !isUnmounted else { return }
    isUnmounted = true
    transition = nil
    slot?.endFollowing()
    if view != nil { Description.didUnmount(props: props, dispatch: context.dispatch) }
    for node in childNodes { node.unmount() }
    for node in managedNodes { node.unmount() }
  }

  // MARK: Managed children

  /// Adds a node that this node's view shows by its own rules, and renders it into `container`.
  public func addManagedChild(
    with description: any AnyNodeDescription, in container: any PlatformNativeView
  ) -> any AnyNode {
    let node = description.makeNode(parent: self).core
    managedNodes.append(node)
    node.render(in: container)
    return node
  }

  /// Removes a node that was added by ``addManagedChild(with:in:)``; any other is left alone.
  public func removeManagedChild(node: any AnyNode) {
    guard let index = managedNodes.firstIndex(where: { $0 === node }) else { return }
    managedNodes.remove(at: index).unmount()
  }
}
