import Diagnostics
import Foundation
import RxSwift
import UIKit

/// Keeps a component's state, decides when the component updates, and emits its actions.
///
/// Setting the state stores it, emits it to those who observe before updates, runs `update()` if updates are
/// allowed, emits it to those who observe after updates, and at last to ``observableState``. A state that is
/// set while another one is being shown updates at once, and is emitted after the other one, so that the
/// newest state is always emitted last.
///
/// Subjects and bags are created on first use, and the way of an assignment is compiled for the app's types,
/// so that one that nobody observes costs little more than `update()`.
@preconcurrency @MainActor
public final class ComponentDelegate<STATE, ACTION, COMPONENT: Component> {
  @usableFromInline var state: STATE?
  /// The state before the last assignment; nil before the second one.
  public var previousComponentState: STATE?

  @usableFromInline var stateBag: DisposeBag?
  private var actionBag: DisposeBag?
  @usableFromInline var stateSubject: ComponentSubject<ReplaySubject<STATE>>?
  @usableFromInline var beforeUpdateSubject: ComponentSubject<PublishSubject<STATE>>?
  @usableFromInline var afterUpdateSubject: ComponentSubject<PublishSubject<STATE>>?
  private var actionSubject: ComponentSubject<PublishSubject<ACTION>>?

  @usableFromInline var isUpdateDue = false
  @usableFromInline var isUpdateAllowed = false
  /// The depth of nested assignments and updates.
  @usableFromInline var depth = 0
  /// The number of assignments and updates so far.
  @usableFromInline var count = 0
  /// The emissions of nested assignments and updates, numbered, which follow the outermost one.
  @usableFromInline var deferred: [(number: Int, emission: Emission)] = []

  /// The owner, where it takes itself back at its end.
  @usableFromInline nonisolated(unsafe) unowned(unsafe) var attachedOwner: COMPONENT?
  /// Any other owner.
  @usableFromInline weak var otherOwner: COMPONENT?

  /// The container generated from the component's XML. Used on the main actor and at deinitialization.
  nonisolated(unsafe) var container: (any ReactantUIContainer)?

  /// Creates a delegate without an owner that may not update yet. A `Void` state is stored at once; so are
  /// `Void?` and `Any`, which take `()` for a value.
  public init() {
    guard () is STATE else { return }
    state = () as? STATE
    isUpdateDue = true
  }

  /// Releases what the XML keeps for a view that goes away, and the view as the owner.
  nonisolated func detach(from view: UIView) {
    attachedOwner = nil
    guard let container, MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { type(of: container).destroyReactantUI(target: view) }
  }

  // MARK: State

  /// A bag for subscriptions made in `update()`; replaced right before each one.
  public var stateDisposeBag: DisposeBag {
    get {
      if let stateBag { return stateBag }
      let bag = DisposeBag()
      stateBag = bag
      return bag
    }
    set { stateBag = newValue }
  }

  /// The states, from the present one on. Completes when the delegate goes away.
  public var observableState: Observable<STATE> {
    if let stateSubject { return stateSubject.subject }
    let new = ComponentSubject(ReplaySubject<STATE>.create(bufferSize: 1))
    stateSubject = new
    // While a state is being shown it has not been emitted yet; the one before it has.
    if let last = depth == 0 ? state : previousComponentState { new.send(last) }
    return new.subject
  }

  /// The state. Reading it before it was assigned ends the process with a message that names the component.
  @inlinable public var componentState: STATE {
    get {
      guard let state else { trapOnMissingState() }
      return state
    }
    set { setState(newValue) }
  }

  /// Whether a state was assigned.
  @inlinable public var hasComponentState: Bool { state != nil }

  @inlinable func setState(_ newState: STATE) {
    exchangeState(for: newState)
    let number = begin()
    if beforeUpdateSubject != nil { emitBeforeUpdate(newState) }
    isUpdateDue = true
    if isUpdateAllowed { show(newState, number) }
    if stateSubject != nil { emit(.state(newState), number) }
    finish()
  }

  @inlinable func exchangeState(for newState: STATE) {
    // The state moves, so that what it refers to is neither retained nor released.
    swap(&previousComponentState, &state)
    state = .some(newState)
  }

  /// Takes a state that the owner shows already, as where a person typed it: it is emitted like an assigned
  /// one, but `update()` does not run.
  func follow(state newState: STATE) {
    exchangeState(for: newState)
    let number = begin()
    emitBeforeUpdate(newState)
    if afterUpdateSubject != nil { emit(.afterUpdate(newState), number) }
    if stateSubject != nil { emit(.state(newState), number) }
    finish()
  }

  @usableFromInline func trapOnMissingState() -> Never {
    let owner = ownerComponent.map { String(reflecting: type(of: $0)) } ?? String(reflecting: COMPONENT.self)
    ReactantTrap.report(
      """
      componentState of \(owner) was accessed before stored. Assign a \(STATE.self) before it is read: read it in \
      update() only, or give the component its state with with(state:) where it is made.
      """)
  }

  // MARK: Updating

  /// Whether an update is due. Setting it runs the update, if updates are allowed; clearing it cancels the
  /// update.
  public var needsUpdate: Bool {
    get { isUpdateDue }
    set {
      isUpdateDue = newValue
      updateIfNeeded()
    }
  }

  /// Whether updates are allowed; false at first. Setting it runs an update that is due.
  public var canUpdate: Bool {
    get { isUpdateAllowed }
    set {
      isUpdateAllowed = newValue
      updateIfNeeded()
    }
  }

  /// The component that is updated. It is not kept alive. Assigning it makes a state that is there already
  /// due.
  @inlinable public var ownerComponent: COMPONENT? {
    get { attachedOwner ?? otherOwner }
    set {
      attachedOwner = nil
      otherOwner = newValue
      needsUpdate = hasComponentState
    }
  }

  /// Makes a component the owner that calls ``detach()`` at its end. A weak reference would slow down every
  /// retain and release of it.
  func attach(to owner: COMPONENT) {
    attachedOwner = owner
    needsUpdate = hasComponentState
  }

  /// Discards the owner, which goes away.
  nonisolated func detach() { attachedOwner = nil }

  private func updateIfNeeded() {
    guard isUpdateDue, isUpdateAllowed else { return }
    show(componentState, begin())
    finish()
  }

  @inlinable func show(_ shown: STATE, _ number: Int) {
    isUpdateDue = false
    guard let owner = ownerComponent else { trapOnMissingOwner() }
    if owner.needsUpdate() {
      if stateBag != nil { stateBag = nil }
      owner.update()
    }
    if afterUpdateSubject != nil { emit(.afterUpdate(shown), number) }
  }

  @usableFromInline func trapOnMissingOwner() -> Never {
    ReactantTrap.report(
      """
      \(String(reflecting: COMPONENT.self)) has a state to show but no owner. Assign ownerComponent of its \
      ComponentDelegate before canUpdate.
      """)
  }

  // MARK: Emitting

  @usableFromInline enum Emission {
    case afterUpdate(STATE)
    case state(STATE)
  }

  /// Begins an assignment or update.
  /// - Returns: Its number.
  @inlinable func begin() -> Int {
    depth += 1
    count &+= 1
    return count
  }

  /// Emits at once what belongs to the outermost assignment or update, and keeps the rest for after it.
  @usableFromInline func emit(_ emission: Emission, _ number: Int) {
    if depth == 1 { send(emission) } else { deferred.append((number, emission)) }
  }

  @usableFromInline func emitBeforeUpdate(_ state: STATE) { beforeUpdateSubject?.send(state) }

  private func send(_ emission: Emission) {
    switch emission {
    case .afterUpdate(let state): afterUpdateSubject?.send(state)
    case .state(let state): stateSubject?.send(state)
    }
  }

  /// Ends an assignment or update. The outermost one emits what was kept, oldest first; observers may assign
  /// states in turn.
  @inlinable func finish() {
    if depth == 1, !deferred.isEmpty { flush() }
    depth -= 1
  }

  @usableFromInline func flush() {
    while let first = deferred.indices.min(by: { deferred[$0].number < deferred[$1].number }) {
      send(deferred.remove(at: first).emission)
    }
  }

  /// The states as they are assigned, on one side of updates; without the present one. Completes when the
  /// delegate goes away.
  public func observeState(_ when: ObservableStateEvent) -> Observable<STATE> {
    switch when {
    case .beforeUpdate:
      let new = beforeUpdateSubject ?? ComponentSubject(PublishSubject())
      beforeUpdateSubject = new
      return new.subject
    case .afterUpdate:
      let new = afterUpdateSubject ?? ComponentSubject(PublishSubject())
      afterUpdateSubject = new
      return new.subject
    }
  }

  // MARK: Actions

  /// The actions, as they happen. Completes when the delegate goes away.
  public var action: Observable<ACTION> {
    let new = actionSubject ?? ComponentSubject(PublishSubject())
    actionSubject = new
    return new.subject
  }

  /// The sources of actions. Assigning them leaves the former ones and subscribes to these in order.
  ///
  /// Every source is subscribed to by itself: one that completes or fails does not end the others. Elements
  /// that a source emits while it is subscribed to come before anybody can observe ``action``.
  public var actions: [Observable<ACTION>] = [] {
    didSet {
      actionBag = nil
      guard !actions.isEmpty else { return }
      let bag = DisposeBag()
      actionBag = bag
      for source in actions {
        source.subscribe(onNext: { [weak self] in self?.perform(action: $0) }).disposed(by: bag)
      }
    }
  }

  /// Emits an action.
  public func perform(action: ACTION) {
    actionSubject?.send(action)
  }
}
