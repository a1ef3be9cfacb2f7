import Dispatch
import Foundation

/// The unit of time of schedulers, with Dispatch's cases.
public typealias RxTimeInterval = DispatchTimeInterval

/// The points in time of schedulers.
public typealias RxTime = Date

/// An object that runs work in its own way: on a thread, a queue, or at once.
public protocol ImmediateSchedulerType {
  /// Schedules `action` with a state.
  ///
  /// - Returns: the scheduled work; disposing of it cancels what has not begun, or ends what `action`
  ///   returned.
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

extension ImmediateSchedulerType {
  /// Schedules `action` so that it can schedule itself again, by the closure it is given, without recursion.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: @escaping (State) -> Void) -> Void
  ) -> any Disposable {
    let current = SerialDisposable()
    func run(_ state: State) {
      let step = SingleAssignmentDisposable()
      current.disposable = step
      step.setDisposable(
        schedule(state) { state in
          action(state) { next in if !current.isDisposed { run(next) } }
          return Disposables.create()
        })
    }
    run(state)
    return current
  }

  /// Runs `step` again and again, as long as it returns true, in a turn of the scheduler each.
  func scheduleSteps(_ step: @escaping () -> Bool) -> any Disposable {
    if self is CurrentThreadScheduler { return Trampoline.current.enqueueSteps(step) }
    return scheduleRecursive(()) { _, recurse in
      if step() { recurse(()) }
    }
  }
}

/// A scheduler that also has a clock.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The scheduler's idea of the time.
  var now: RxTime { get }

  /// Schedules `action` after a time.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Schedules `action` again and again; it receives its last result.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Schedules `action` periodically by scheduling it anew after each run.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let current = SerialDisposable()
    let lock = Lock()
    var state = state
    var due = 0
    // The next tick is scheduled before the action runs. A tick that comes while the action is under way
    // waits for it.
    func tick() {
      current.replace { scheduleRelative((), dueTime: period, action: run) }
      let runs = lock.locked {
        due += 1
        return due == 1
      }
      guard runs else { return }
      repeat {
        if !current.isDisposed { state = action(state) }
      } while lock.locked({
        due -= 1
        return due > 0
      })
    }
    func run(_: ()) -> any Disposable {
      tick()
      return Disposables.create()
    }
    current.replace { scheduleRelative((), dueTime: startAfter, action: run) }
    return current
  }
}
