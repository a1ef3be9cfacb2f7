import Synchronization

/// The dependencies that side effects use: clients of servers, files, clocks. A store makes one container for
/// itself, so that a test can pass in another.
public protocol SideEffectDependencyContainer: AnyObject {
  /// Makes the container of a store. Both functions may be kept and called from any thread. A type implements
  /// this or the form whose `dispatch` returns promises.
  init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State)

  /// Makes the container of a store, with a `dispatch` that returns promises, as Katana has it since 3.0.
  init(dispatch: @escaping AnyDispatch, getState: @escaping GetState)

  /// The type, if its containers are made anew for each side effect.
  /// Conformances get it from the protocol they name; do not write it.
  static var _perEffectContainer: (any PerEffectDependencyContainer.Type)? { get }
}

extension SideEffectDependencyContainer {
  /// Makes the container by its other form.
  public init(dispatch: @escaping AnyDispatch, getState: @escaping GetState) {
    ContainerForm.begin(Self.self)
    defer { ContainerForm.end(Self.self) }
    let plain: StoreDispatch = { _ = dispatch($0) }
    let state: () -> any State = getState
    self.init(dispatch: plain, getState: state)
  }

  /// Makes the container by its other form, with promises that have nothing.
  public init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) {
    ContainerForm.requireOther(Self.self)
    let promising: AnyDispatch = { dispatchable in
      dispatch(dispatchable)
      return Promise<Any>(resolved: ())
    }
    nonisolated(unsafe) let getState = getState
    let state: GetState = { getState() }
    self.init(dispatch: promising, getState: state)
  }

  /// None by itself: one container serves all side effects.
  public static var _perEffectContainer: (any PerEffectDependencyContainer.Type)? { nil }
}

/// The types of containers that are being made by the form of `init(dispatch:getState:)` that they may not
/// have, so that a type with neither is logged.
private enum ContainerForm {
  private static let types = Mutex<[ObjectIdentifier]>([])

  static func begin(_ type: Any.Type) { types.withLock { $0.append(ObjectIdentifier(type)) } }

  static func end(_ type: Any.Type) {
    types.withLock { types in
      if let index = types.lastIndex(of: ObjectIdentifier(type)) { types.remove(at: index) }
    }
  }

  static func requireOther(_ type: Any.Type) {
    let isForwarding = types.withLock { $0.contains(ObjectIdentifier(type)) }
    if isForwarding { fatalError("\(String(reflecting: type)) must implement init(dispatch:getState:).") }
  }
}

/// A container with nothing in it.
public final class EmptySideEffectDependencyContainer: SideEffectDependencyContainer {
  /// Makes an empty container.
  public init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) {}
}

/// A container that is made anew for each side effect, as Katana's first versions had it.
public protocol PerEffectDependencyContainer: SideEffectDependencyContainer {
  /// Makes the container of one side effect, with the state after the action's update.
  init(state: any State, dispatch: @escaping StoreDispatch)
}

extension PerEffectDependencyContainer {
  /// Makes a container with the state of this moment.
  public init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) {
    self.init(state: getState(), dispatch: dispatch)
  }

  /// The type itself.
  public static var _perEffectContainer: (any PerEffectDependencyContainer.Type)? { self }
}
