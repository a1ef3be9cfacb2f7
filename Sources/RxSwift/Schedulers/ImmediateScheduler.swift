/// A scheduler that runs everything at once, nested.
public final class ImmediateScheduler: ImmediateSchedulerType, Sendable {
  /// The only instance.
  public static let instance = ImmediateScheduler()

  private init() {}

  /// Runs `action`.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
