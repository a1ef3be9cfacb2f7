import Dispatch
import Foundation

/// A scheduler whose work runs on a dispatch queue, in order.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  let queue: DispatchQueue

  /// Makes a scheduler with a serial queue of its own.
  public init(internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    queue = DispatchQueue(label: internalSerialQueueName)
  }

  /// Makes a scheduler with a serial queue that targets `queue`.
  public init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.queue = DispatchQueue(label: internalSerialQueueName, target: queue)
  }

  /// Makes a scheduler with a serial queue of a quality of service.
  public init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    queue = DispatchQueue(label: internalSerialQueueName, qos: qos)
  }

  init(serialQueue: DispatchQueue) {
    queue = serialQueue
  }

  /// The wall clock's time.
  public var now: Date { Date() }

  /// Schedules `action` on the queue.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    queue.schedule(state, action: action)
  }

  /// Schedules `action` on the queue after a time.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    queue.schedule(state, after: dueTime, action: action)
  }

  /// Schedules `action` on the queue again and again.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    queue.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}

/// A scheduler whose work runs on a concurrent dispatch queue.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  private let queue: DispatchQueue

  /// Makes a scheduler of a queue.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = queue
  }

  /// Makes a scheduler with a concurrent queue of a quality of service.
  public init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    queue = DispatchQueue(label: "rx.concurrent_dispatch_queue", qos: qos, attributes: .concurrent)
  }

  /// The wall clock's time.
  public var now: Date { Date() }

  /// Schedules `action` on the queue.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    queue.schedule(state, action: action)
  }

  /// Schedules `action` on the queue after a time.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    queue.schedule(state, after: dueTime, action: action)
  }

  /// Schedules `action` on the queue again and again.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    queue.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}

extension DispatchQueue {
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    let scheduled = SingleAssignmentDisposable()
    let work = Unchecked {
      guard !scheduled.isDisposed else { return }
      scheduled.setDisposable(action(state))
    }
    async { work.run() }
    return scheduled
  }

  func schedule<State>(
    _ state: State, after time: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let content = SingleAssignmentDisposable()
    let work = Unchecked {
      guard !content.isDisposed else { return }
      content.setDisposable(action(state))
    }
    let timer = timer { work.run() }
    timer.schedule(deadline: .now() + time)
    timer.resume()
    return Disposables.create(TimerDisposable(timer), content)
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    let work = Unchecked { state = action(state) }
    let timer = timer { work.run() }
    let cancellation = TimerDisposable(timer)
    timer.schedule(deadline: .now() + startAfter, repeating: period)
    timer.resume()
    return cancellation
  }

  private func timer(_ handler: @escaping @Sendable () -> Void) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { handler() }
    return timer
  }
}

/// A closure that is passed to a queue. What it captures is the concern of the one who schedules it.
struct Unchecked: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

/// The cancellation of a timer, which the timer needs to be kept by until it has fired.
private final class TimerDisposable: Disposable, @unchecked Sendable {
  private let lock = Lock()
  private var timer: (any DispatchSourceTimer)?

  init(_ timer: any DispatchSourceTimer) {
    self.timer = timer
  }

  func dispose() {
    lock.locked { timer.take() }?.cancel()
  }
}
