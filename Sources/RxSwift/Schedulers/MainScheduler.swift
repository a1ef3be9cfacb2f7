import Diagnostics
import Dispatch
import Foundation

/// The scheduler of the main thread.
///
/// `MainScheduler.instance` runs work at once when it is scheduled on the main thread while nothing else
/// waits, and otherwise on the main queue, in order. `asyncInstance` always uses the main queue.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The scheduler that runs work at once when it can.
  public static let instance = MainScheduler()

  /// The scheduler that always runs work in a later turn of the main queue.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  private let lock = Lock()
  private var waiting = 0

  /// Makes a scheduler of the main thread with an order of its own.
  public init() {
    super.init(serialQueue: .main)
  }

  /// Stops the program unless it is called on the main thread.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    precondition(
      MainQueue.isCurrent,
      errorMessage
        ?? "Executing on background thread. Please use `MainScheduler.instance.schedule` to schedule work on main thread."
    )
  }

  /// Stops the program unless it is called on the main thread.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }

  /// Runs `action` at once on the main thread if nothing else of this scheduler is under way or waits, and
  /// otherwise on the main queue.
  public override func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let isFirst = lock.locked {
      defer { waiting += 1 }
      return waiting == 0
    }
    if isFirst, MainQueue.isCurrent {
      defer { lock.locked { waiting -= 1 } }
      return action(state)
    }
    let scheduled = SingleAssignmentDisposable()
    let work = Unchecked {
      if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
      self.lock.locked { self.waiting -= 1 }
    }
    queue.async { work.run() }
    return scheduled
  }
}

/// The scheduler of the main thread for operators that subscribe there, like `subscribe(on:)`: on the main
/// thread work runs at once, whatever waits.
public final class ConcurrentMainScheduler: SchedulerType, @unchecked Sendable {
  /// The only instance.
  public static let instance = ConcurrentMainScheduler()

  private let main = MainScheduler.asyncInstance

  private init() {}

  /// The wall clock's time.
  public var now: Date { main.now }

  /// Runs `action` at once on the main thread, and from another thread on the main queue.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.isCurrent ? action(state) : main.schedule(state, action: action)
  }

  /// Schedules `action` on the main queue after a time.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    main.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Schedules `action` on the main queue again and again.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    main.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
