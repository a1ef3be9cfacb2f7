/// The dependencies that side effects use: clients of servers, files, clocks. A store makes one container for
/// itself, so that a test can pass in another.
public protocol SideEffectDependencyContainer: AnyObject {
  /// Makes the container of a store. Both functions may be kept and called from any thread.
  init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State)

  /// The type, if its containers are made anew for each side effect.
  /// Conformances get it from the protocol they name; do not write it.
  static var _perEffectContainer: (any PerEffectDependencyContainer.Type)? { get }
}

extension SideEffectDependencyContainer {
  /// None by itself: one container serves all side effects.
  public static var _perEffectContainer: (any PerEffectDependencyContainer.Type)? { nil }
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
