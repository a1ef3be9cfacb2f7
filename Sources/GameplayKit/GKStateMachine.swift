import Foundation

// Games subclass these in code of the main actor, to which they belong here.

/// A state of a machine.
@preconcurrency @MainActor open class GKState: NSObject {
  /// The machine that the state is of, held weakly.
  open fileprivate(set) weak var stateMachine: GKStateMachine?
  /// Creates a state.
  public override init() {}
  /// Returns whether the machine may go from here to a state of a class; true by default.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when the machine has come here, from a state or from none.
  open func didEnter(from previousState: GKState?) {}
  /// Called while the machine is here.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called before the machine goes to a state.
  open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of its states, one of each class.
@preconcurrency @MainActor open class GKStateMachine: NSObject {
  /// The state that it is in; nil at first.
  open private(set) var currentState: GKState?
  private let states: [ObjectIdentifier: GKState]

  /// Creates a machine in no state.
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in states { state.stateMachine = self }
  }
  /// Returns the state of a class; nil where there is none.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }
  /// Returns whether the machine may go to a state of a class.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    currentState?.isValidNextState(stateClass) ?? true
  }
  /// Goes to the state of a class. Returns whether it may.
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let former = currentState
    former?.willExit(to: next)
    currentState = next
    next.didEnter(from: former)
    return true
  }
  /// Calls the state's update.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A part of an entity.
@preconcurrency @MainActor open class GKComponent: NSObject {
  /// The entity that it is a part of, held weakly.
  open internal(set) weak var entity: GKEntity?
  /// Creates a component.
  public override init() {}
  /// Not available: there are no archives of components.
  public required init?(coder: NSCoder) { nil }
  /// Called with the time that has passed, in seconds.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called when it was added to an entity.
  open func didAddToEntity() {}
  /// Called before it is removed from its entity.
  open func willRemoveFromEntity() {}
}

/// A thing of a game, made of components, one of each class.
@preconcurrency @MainActor open class GKEntity: NSObject {
  /// The components.
  open private(set) var components: [GKComponent] = []
  /// Creates an entity without components.
  public override init() {}
  /// Not available: there are no archives of entities.
  public required init?(coder: NSCoder) { nil }

  /// Calls the components' updates.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
  /// Adds a component, in place of one of the same class.
  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  /// Removes the component of a class.
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    remove { type(of: $0) == componentClass }
  }
  private func remove(_ matches: (GKComponent) -> Bool) {
    for component in components where matches(component) {
      component.willRemoveFromEntity()
      component.entity = nil
    }
    components.removeAll(where: matches)
  }
  /// Returns the component of a class; nil where there is none.
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type)
    -> ComponentType?
  { components.lazy.compactMap { $0 as? ComponentType }.first }
}

/// The components of a class, of many entities.
@preconcurrency @MainActor open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  /// The class.
  public let componentClass: AnyClass
  /// The components.
  open private(set) var components: [ComponentType] = []

  /// Creates a system for a class.
  public init(componentClass cls: AnyClass) { componentClass = cls }
  /// Adds a component.
  open func addComponent(_ component: ComponentType) { components.append(component) }
  /// Adds an entity's component of the class, where it has one.
  open func addComponent(foundIn entity: GKEntity) {
    components += entity.components.filter { type(of: $0) == componentClass }
      .compactMap { $0 as? ComponentType }
  }
  /// Removes a component.
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  /// Removes an entity's component of the class.
  open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
  /// Calls the components' updates.
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
  /// A component by its place.
  open subscript(index: Int) -> ComponentType { components[index] }
}

/// A component with a node of a scene.
@preconcurrency @MainActor open class GKSKNodeComponent: GKComponent {
  /// The node.
  open var node: NSObject
  /// Creates a component with a node.
  public init(node: NSObject) {
    self.node = node
    super.init()
  }
  /// Creates one.
  public required init?(coder: NSCoder) { nil }
}

/// A scene that an editor has saved. None can be read here.
@preconcurrency @MainActor open class GKScene: NSObject {
  /// The entities.
  open private(set) var entities: [GKEntity] = []
  /// The root of the scene.
  open var rootNode: NSObject?
  /// Creates an empty scene.
  public override init() {}
  /// Reads a file: not available, so nil.
  public convenience init?(fileNamed filename: String) { return nil }
  /// Adds an entity.
  open func addEntity(_ entity: GKEntity) { entities.append(entity) }
  /// Removes an entity.
  open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
}
