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
    let cancellation = TimerDisposable(DispatchSource.makeTimerSource(queue: self))
    cancellation.start(.now() + time, repeating: .never) {
      cancellation.dispose()
      guard !content.isDisposed else { return }
      content.setDisposable(action(state))
    }
    return Disposables.create(cancellation, content)
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    var state = state
    let cancellation = TimerDisposable(DispatchSource.makeTimerSource(queue: self))
    cancellation.start(.now() + startAfter, repeating: period) {
      if !cancellation.isDisposed { state = action(state) }
    }
    return cancellation
  }
}

/// A closure that is passed to a queue. What it captures is the concern of the one who schedules it.
struct Unchecked: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

/// The cancellation of a timer. The timer's handler keeps it, so that it fires also when nobody holds it.
private final class TimerDisposable: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private var timer: (any DispatchSourceTimer)?

  init(_ timer: any DispatchSourceTimer) {
    self.timer = timer
  }

  var isDisposed: Bool { lock.locked { timer == nil } }

  func start(_ time: DispatchTime, repeating period: RxTimeInterval, _ handler: @escaping () -> Void) {
    guard let timer = lock.locked({ timer }) else { return }
    let work = Unchecked(handler)
    timer.setEventHandler { work.run() }
    timer.schedule(deadline: time, repeating: period)
    timer.resume()
  }

  func dispose() {
    lock.locked { timer.take() }?.cancel()
  }
}
