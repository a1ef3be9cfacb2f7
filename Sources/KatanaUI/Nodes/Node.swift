import UIKit

/// What stands for a description in the tree on the screen: it keeps the description's state, its native
/// view and the nodes in it.
///
/// Descriptions make their nodes by themselves; see ``AnyNodeDescription/makeNode(parent:)``.
@preconcurrency @MainActor public class Node<Description: NodeDescription>: NodeCore {
  typealias Props = Description.PropsType
  typealias LocalState = Description.StateType

  final let context: RenderContext
  final let identity: NodeIdentity
  final let depth: Int
  final let traits: DescriptionTraits
  final var connectedPlace: ConnectedNodes.Place?

  final private var description: Description
  final private let storage: NodeStorage<Props, LocalState>
  final private weak var parentNode: (any NodeCore)?
  final private var childNodes: [any NodeCore] = []
  final private var managedNodes: [any NodeCore] = []
  final private var view: Description.NativeView?
  final private var isUnmounted = false
  final private let pending = PendingState<LocalState>()
  final private var identifier: String?

  /// Makes the node of a description in another, and the nodes of what lies in it.
  public convenience init(description: Description, parent: any AnyNode) {
    self.init(description: description, context: parent.core.context, parent: parent.core)
  }

  /// Makes the node of a renderer's root, and the nodes of what lies in it.
  public convenience init(description: Description, renderer: Renderer) {
    self.init(description: description, context: renderer.context, parent: nil)
  }

  init(description: Description, context: RenderContext, parent: (any NodeCore)?) {
    self.context = context
    self.description = description
    identity = description.identity
    depth = parent.map { $0.depth + 1 } ?? 0
    parentNode = parent
    traits = DescriptionTraits.of(Description.self)
    let source = description.props
    let props = Self.connect(source, traits: traits, context: context)
    storage = NodeStorage(
      source: source, props: props,
      state: context.mocks?.state(for: Description.self, props: props) ?? LocalState())
    followStore()
    childNodes = describeChildren().map { $0.makeNode(parent: self).core }
  }

  isolated deinit {
    if let connectedPlace { context.connectedNodes.remove(at: connectedPlace) }
    storage.deallocate()
  }

  private func followStore() {
    guard let connected = traits.connected, let storeStateType = traits.storeStateType else { return }
    connectedPlace = context.connectedNodes.add(
      ConnectedNodes.Entry(
        node: self, connected: connected, storeStateType: ObjectIdentifier(storeStateType),
        props: storage.source, localState: storage.state, lastPass: context.pass),
      depth: depth)
  }

  /// The props that the node shows, filled in from the store.
  final var props: Props { storage.props.pointee }

  /// What the description remembers.
  final var state: LocalState { storage.state.pointee }

  // MARK: What others see

  /// The description that the node stands for, its props filled in from the store.
  public var anyDescription: any AnyNodeDescription {
    var description = description
    description.props = props
    return description
  }

  /// What the description remembers.
  public var anyState: Any { state }

  /// The nodes of the description's children.
  public var children: [any AnyNode]! { childNodes }

  /// The nodes that were added by ``addManagedChild(with:in:)``.
  public var managedChildren: [any AnyNode] { managedNodes }

  /// The node that this one lies in.
  public var parent: (any AnyNode)? { parentNode }

  /// The node's own native view, once it is rendered.
  public var container: (any PlatformNativeView)? { view }

  /// The renderer of the tree.
  public var renderer: Renderer? { context.renderer }

  var multiplier: CGFloat {
    guard let referenceSize = traits.referenceSizeable?.referenceSize else {
      return parentNode?.multiplier ?? 0
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

  private func describeChildren() -> [any AnyNodeDescription] {
    processedChildrenDescriptionsBeforeDraw(
      Description.childrenDescriptions(
        props: props, state: state, update: updateClosure, dispatch: context.dispatch))
  }

  private static func connect(_ props: Props, traits: DescriptionTraits, context: RenderContext) -> Props {
    guard let connected = traits.connected else { return props }
    let state = context.storeState(for: Description.self)
    return connected.anyConnect(parentProps: props, storeState: state) as! Props
  }

  // MARK: Rendering

  func render(in container: any PlatformNativeView) {
    precondition(view == nil, "A node is rendered once; \(Description.self) already has a native view.")
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

  /// Shows props and state by the native view, and says so to whoever asked for a reference.
  private func applyProps() {
    guard let view else { return }
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
    if let connectedPlace { context.connectedNodes.remove(at: connectedPlace) }
    connectedPlace = nil
    if view != nil { Description.didUnmount(props: props, dispatch: context.dispatch) }
    for node in childNodes { node.unmount() }
    for node in managedNodes { node.unmount() }
  }

  // MARK: Causes of updates

  /// The `update` function that descriptions get: it may be called from anywhere at any time, and takes
  /// effect on the main queue a little later.
  private var updateClosure: (LocalState) -> Void {
    Self.makeUpdateClosure(node: self, pending: pending)
  }

  // Outside the actor: the closure may be called on any thread.
  nonisolated private static func makeUpdateClosure(
    node: Node, pending: PendingState<LocalState>
  ) -> (LocalState) -> Void {
    { [weak node] state in
      guard pending.put(state) else { return }
      DispatchQueue.main.async { node?.applyPendingState() }
    }
  }

  private func applyPendingState() {
    guard let state = pending.take(), !isUnmounted else { return }
    update(to: state, props: props, isFromParent: false)
  }

  /// Takes another description of the same type, and calls `completion` when it is on the screen; at once
  /// where nothing is.
  public func update(
    with description: any AnyNodeDescription, animation: AnimationContainer,
    completion: NodeUpdateCompletion?
  ) {
    guard let description = description as? Description else {
      preconditionFailure("A node of \(Description.self) cannot take a \(type(of: description)).")
    }
    self.description = description
    storage.source.pointee = description.props
    if let connectedPlace { context.connectedNodes.mark(connectedPlace, pass: context.pass) }
    update(
      to: state, props: Self.connect(storage.source.pointee, traits: traits, context: context),
      isFromParent: true,
      animation: animation, completion: completion)
  }

  func setFrame(_ frame: CGRect) {
    storage.source.pointee.frame = frame
    var next = props
    next.frame = frame
    update(to: state, props: next, isFromParent: true)
  }

  func reconnect() {
    let next = Self.connect(storage.source.pointee, traits: traits, context: context)
    update(to: state, props: next, isFromParent: true)
  }

  func takeNextProps() {
    let next = storage.takeNext()
    update(to: state, props: next, isFromParent: true, isDecided: true)
  }

  /// Renders again, even where `shouldUpdate` would see no need.
  public func forceReload() {
    update(to: state, props: props, isFromParent: false, isDecided: true)
  }

  // MARK: Updating

  /// Takes a state and props. `isDecided` when there is no need to ask whether anything changed.
  private func update(
    to newState: LocalState, props nextProps: Props, isFromParent: Bool, isDecided: Bool = false,
    animation: AnimationContainer = .none, completion: NodeUpdateCompletion? = nil
  ) {
    var nextState = mocked(newState, props: nextProps)
    let (currentProps, currentState) = (props, state)
    guard
      isDecided
        || Description.shouldUpdate(
          currentProps: currentProps, nextProps: nextProps, currentState: currentState, nextState: nextState)
    else {
      show(nextProps, nextState)
      completion?()
      return
    }
    if isFromParent, currentProps != nextProps {
      nextState = receive(nextProps, state: nextState)
    }
    show(nextProps, nextState)
    let next = describeChildren()
    var childrenAnimation = animation.childrenAnimation
    if !childrenAnimation.shouldAnimate {
      var own = ChildrenAnimations<Description.Keys>()
      Description.updateChildrenAnimations(
        container: &own, currentProps: currentProps, nextProps: nextProps, currentState: currentState,
        nextState: nextState)
      childrenAnimation = own
    }
    reconcile(
      next, childrenAnimation: childrenAnimation, ownAnimation: animation.nativeViewAnimation,
      completion: completion)
  }

  private func show(_ props: Props, _ state: LocalState) {
    storage.props.pointee = props
    storage.state.pointee = state
  }

  private func mocked(_ state: LocalState, props: Props) -> LocalState {
    guard let mocks = context.mocks else { return state }
    return mocks.state(for: Description.self, props: props) ?? state
  }

  /// Tells the description of its next props. What it makes its state within the call counts at once;
  /// what it makes it later comes as an update of its own.
  private func receive(_ nextProps: Props, state: LocalState) -> LocalState {
    let gate = StateGate(state: state, later: updateClosure)
    Description.descriptionWillReceiveProps(
      state: state, currentProps: props, nextProps: nextProps, dispatch: context.dispatch,
      update: { gate.update($0) })
    return mocked(gate.close(), props: nextProps)
  }

  private func reconcile(
    _ descriptions: [any AnyNodeDescription], childrenAnimation: any AnyChildrenAnimations,
    ownAnimation: AnimationType, completion: NodeUpdateCompletion?
  ) {
    let group = completion.map { CompletionGroup($0) }
    let old = childNodes
    var pool = NodePool(old)
    var places: [Int] = []
    places.reserveCapacity(descriptions.count)
    var added = 0
    childNodes = descriptions.map { description in
      guard let (node, place) = pool.take(description.identity) else {
        places.append(old.count + added)
        added += 1
        return description.makeNode(parent: self).core
      }
      places.append(place)
      group?.enter()
      node.update(
        with: description, animation: animation(of: description, in: childrenAnimation),
        completion: group.map { group in { group.leave() } })
      return node
    }
    let removed = pool.rest
    for node in removed { node.unmount() }

    guard let view else {
      group?.leave()
      return
    }
    Description.NativeView.animate(type: ownAnimation, { self.applyProps() }, completion: { group?.leave() })
    for (node, place) in zip(childNodes, places) where place >= old.count { node.render(in: view) }
    for node in removed { node.container.map { view.removeChild($0) } }
    if let kept = SortedRun.longest(in: places) {
      reorder(in: view, keeping: kept)
    }
  }

  /// Moves the children's views into the order of the nodes, but for those that stay where they are.
  private func reorder(in view: Description.NativeView, keeping kept: Set<Int>) {
    for index in childNodes.indices.reversed() where !kept.contains(index) {
      guard let child = childNodes[index].container else { continue }
      if index + 1 < childNodes.count, let next = childNodes[index + 1].container {
        view.moveChild(child, behind: next)
      } else {
        view.bringChildToFront(child)
      }
    }
  }

  private func animation(
    of description: any AnyNodeDescription, in animations: any AnyChildrenAnimations
  ) -> AnimationContainer {
    guard animations.shouldAnimate else { return .none }
    return AnimationContainer(
      nativeViewAnimation: animations.animation(for: description).type,
      childrenAnimation: description is any AnyNodeDescriptionWithChildren
        ? animations : NoChildrenAnimations())
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
