/// The scheduler of the calling thread: work scheduled while other work of it is under way runs after that,
/// in order. Synchronous sources use it, so that nested ones do not recurse.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The only instance, which serves every thread.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether no work of this scheduler is under way on the calling thread.
  public static var isScheduleRequired: Bool { !Trampoline.current.isActive }

  /// Runs `action` at once, or after the work under way.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let scheduled = SingleAssignmentDisposable()
    Trampoline.current.enqueue {
      guard !scheduled.isDisposed else { return }
      scheduled.setDisposable(action(state))
    }
    return scheduled
  }
}

extension Trampoline {
  /// Runs `step` until it returns false. Other work that waits gets its turn between two steps.
  func enqueueSteps(_ step: @escaping () -> Bool) -> any Disposable {
    let scheduled = BooleanDisposable()
    func run() {
      while !scheduled.isDisposed, step() {
        // The order is the same as if each step were queued; the queue is spared while it is empty.
        if !isEmpty { return enqueue(run) }
      }
    }
    enqueue(run)
    return scheduled
  }
}
