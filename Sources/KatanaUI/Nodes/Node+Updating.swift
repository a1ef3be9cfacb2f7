import UIKit

extension Node {
  // MARK: Causes of updates

  /// The `update` function that descriptions get: it may be called from anywhere at any time, and takes
  /// effect on the main queue a little later.
  var updateClosure: (LocalState) -> Void { pending.set }

  func changeState(_ change: (Any) -> Any?) {
    guard let next = change(pending.latest ?? state) as? LocalState else { return }
    updateClosure(next)
  }

  func applyPendingState() {
    guard let state = pending.take(), !isUnmounted else { return }
    update(to: state, props: props, isFromParent: false)
  }

  /// Updates the node to another description of the same type, and calls `completion` when it is on the
  /// screen; at once where nothing is.
  public func update(
    with description: any AnyNodeDescription, animation: AnimationContainer,
    completion: NodeUpdateCompletion?
  ) {
    description._update(self, animation: animation, completion: completion)
  }

  /// Updates the node to another description.
  final func update(
    to description: Description, animation: AnimationContainer, completion: NodeUpdateCompletion?
  ) {
    carry(description)
    var props = description.props
    if let slot, let connected = traits.connected {
      storage.source.pointee = props
      slot.mark(pass: context.pass)
      props = Self.connect(props, to: connected, context: context)
    }
    update(to: state, props: props, isFromParent: true, animation: animation, completion: completion)
  }

  func setFrame(_ frame: CGRect) {
    if slot != nil { storage.source.pointee.frame = frame }
    var next = props
    next.frame = frame
    update(to: state, props: next, isFromParent: true)
  }

  func reconnect() {
    guard let connected = traits.connected else { return }
    let next = Self.connect(storage.source.pointee, to: connected, context: context)
    update(to: state, props: next, isFromParent: true)
  }

  func apply(_ next: Any) {
    guard let next = next as? Props else {
      preconditionFailure("\(Description.self) is made from \(Props.self), not from \(type(of: next)).")
    }
    update(to: state, props: next, isFromParent: true, isDecided: true)
  }

  /// Renders again, even where `shouldUpdate` would see no need.
  public func forceReload() {
    update(to: state, props: props, isFromParent: false, isDecided: true)
  }

  // MARK: Updating

  /// Updates the node to a state and props. `isDecided` when they need not be compared. In the midst
  /// of an update of the node it follows that one, so that neither works on children that the other replaced.
  private func update(
    to newState: LocalState, props nextProps: Props, isFromParent: Bool, isDecided: Bool = false,
    animation: AnimationContainer = .none, completion: NodeUpdateCompletion? = nil
  ) {
    guard !isUpdating else {
      postponedUpdates.append {
        self.update(
          to: newState, props: nextProps, isFromParent: isFromParent, isDecided: isDecided,
          animation: animation, completion: completion)
      }
      return
    }
    isUpdating = true
    performUpdate(
      to: newState, props: nextProps, isFromParent: isFromParent, isDecided: isDecided, animation: animation,
      completion: completion)
    endUpdate()
  }

  /// Ends an update, and makes those that were requested meanwhile.
  final func endUpdate() {
    isUpdating = false
    while !isUpdating, !postponedUpdates.isEmpty { postponedUpdates.removeFirst()() }
  }

  private func performUpdate(
    to newState: LocalState, props nextProps: Props, isFromParent: Bool, isDecided: Bool,
    animation: AnimationContainer, completion: NodeUpdateCompletion?
  ) {
    var nextState = newState
    if let mocks = context.mocks { nextState = mocked(newState, props: nextProps, by: mocks) }
    // Read once: whoever is called in the midst of an update changes neither.
    let (lastProps, lastState) = (props, state)
    guard
      isDecided
        || Description.shouldUpdate(
          currentProps: lastProps, nextProps: nextProps, currentState: lastState, nextState: nextState)
    else {
      show(nextProps, nextState)
      completion?()
      return
    }
    if isFromParent, lastProps != nextProps {
      nextState = receive(nextProps, after: lastProps, state: nextState)
    }
    show(nextProps, nextState)
    let next = describeChildren()
    var own = ChildrenAnimations<Description.Keys>()
    if !animation.childrenAnimation.shouldAnimate {
      Description.updateChildrenAnimations(
        container: &own, currentProps: lastProps, nextProps: nextProps, currentState: lastState,
        nextState: nextState)
    }
    if own.shouldAnimate, view != nil {
      transitionChildren(
        to: next, animations: own, ownAnimation: animation.nativeViewAnimation, completion: completion)
    } else {
      transition = nil
      reconcile(
        next, childrenAnimation: animation.childrenAnimation, ownAnimation: animation.nativeViewAnimation,
        completion: completion)
    }
  }

  private func show(_ props: Props, _ state: LocalState) {
    storage.props.pointee = props
    storage.state.pointee = state
    slot?.unsettle()
  }

  private func mocked(_ state: LocalState, props: Props, by mocks: StateMockProvider) -> LocalState {
    mocks.state(for: Description.self, props: props) ?? state
  }

  /// Calls the description with its next props. A state that it sets within the call counts at once;
  /// one that it sets later is an update of its own.
  private func receive(_ nextProps: Props, after lastProps: Props, state: LocalState) -> LocalState {
    pending.beginTakingAtOnce()
    Description.descriptionWillReceiveProps(
      state: state, currentProps: lastProps, nextProps: nextProps, dispatch: context.dispatch,
      update: updateClosure)
    let next = pending.endTakingAtOnce() ?? state
    guard let mocks = context.mocks else { return next }
    return mocked(next, props: nextProps, by: mocks)
  }
}
