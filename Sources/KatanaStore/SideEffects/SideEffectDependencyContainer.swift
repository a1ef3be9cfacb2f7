import Foundation
import Synchronization

/// The dependencies that side effects use: clients of servers, files, clocks. A store makes one container for
/// itself, so that a test can pass in another.
public protocol SideEffectDependencyContainer: AnyObject {
  /// Makes the container of a store. Both functions may be kept and called from any thread. A type implements
  /// one of the three forms.
  init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State)

  /// Makes the container of a store, with a `dispatch` that returns promises, as Katana has it since 4.0.
  init(dispatch: @escaping AnyDispatch, getState: @escaping GetState)

  /// Makes the container of a store, with a `dispatch` that returns promises of nothing, as Katana 3.1 has
  /// it.
  init(dispatch: @escaping PromisableStoreDispatch, getState: @escaping GetState)

  /// The type, if its containers are made anew for each side effect.
  /// Conformances get it from the protocol they name; do not write it.
  static var _perEffectContainer: (any PerEffectDependencyContainer.Type)? { get }
}

extension SideEffectDependencyContainer {
  // A store calls the first of these. Each that a type does not implement goes on to the next, in a ring.

  /// Makes the container by another form.
  public init(dispatch: @escaping AnyDispatch, getState: @escaping GetState) {
    ContainerForm.begin(Self.self)
    defer { ContainerForm.end(Self.self) }
    let promising: PromisableStoreDispatch = { dispatch($0).map { _ in } }
    self.init(dispatch: promising, getState: getState)
  }

  /// Makes the container by another form.
  public init(dispatch: @escaping PromisableStoreDispatch, getState: @escaping GetState) {
    ContainerForm.begin(Self.self)
    defer { ContainerForm.end(Self.self) }
    let plain: StoreDispatch = { _ = dispatch($0) }
    let state: () -> any State = getState
    self.init(dispatch: plain, getState: state)
  }

  /// Makes the container by another form, with promises that have nothing.
  public init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) {
    ContainerForm.begin(Self.self)
    defer { ContainerForm.end(Self.self) }
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

/// The containers that are being made by forms of `init(dispatch:getState:)` that their types do not
/// implement, so that a type with none of the three is named rather than going round in a ring.
private enum ContainerForm {
  private struct Step: Equatable {
    let type: ObjectIdentifier
    let thread = UInt(pthread_self())
  }

  private static let steps = Mutex<[Step]>([])

  static func begin(_ type: Any.Type) {
    let step = Step(type: ObjectIdentifier(type))
    let count = steps.withLock { steps in
      steps.append(step)
      return steps.count { $0 == step }
    }
    if count > 2 { fatalError("\(String(reflecting: type)) must implement init(dispatch:getState:).") }
  }

  static func end(_ type: Any.Type) {
    let step = Step(type: ObjectIdentifier(type))
    steps.withLock { steps in
      if let index = steps.lastIndex(of: step) { steps.remove(at: index) }
    }
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
