import Dispatch
import Foundation

/// The conversion between a scheduler's virtual time and that of clocks.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// A length of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// Returns the date of a point in virtual time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// Returns the point in virtual time of a date.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// Returns the seconds of a length of virtual time.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval
  /// Returns the length of virtual time of seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  /// Returns a point in virtual time later by a length.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
  /// Returns the order of two points in virtual time.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two points in virtual time.
public enum VirtualTimeComparison {
  /// The first is earlier.
  case lessThan
  /// They are the same.
  case equal
  /// The first is later.
  case greaterThan
}

/// A scheduler whose time passes only when it is advanced, for tests. It is used on one thread.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable {
  /// A point in virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A length of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private struct Item {
    let time: VirtualTime
    let number: Int
    let run: () -> Void
  }

  private let converter: Converter
  /// The scheduled work, the first to run last.
  private var items: [Item] = []
  private var lastNumber = 0
  private var isRunning = false

  /// The present point in virtual time.
  public private(set) var clock: VirtualTime

  /// Makes a scheduler at a point in virtual time.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
  }

  /// The date of the present point in virtual time.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Schedules `action` at the present point in virtual time; it runs when time passes.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Schedules `action` after a time.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelativeVirtual(
      state, dueTime: converter.convertToVirtualTimeInterval(max(0, dueTime.seconds)), action: action)
  }

  /// Schedules `action` after a length of virtual time.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(
      state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
  }

  /// Returns the point in virtual time at which work runs that is scheduled for one; the same by default.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Schedules `action` at a point in virtual time.
  open func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    lastNumber += 1
    let number = lastNumber
    let content = SingleAssignmentDisposable()
    let time = adjustScheduledTime(time)
    let item = Item(time: time, number: number) { content.setDisposable(action(state)) }
    // Work of the same time runs in the order in which it was scheduled.
    let place =
      items.firstIndex { converter.compareVirtualTime($0.time, time) != .greaterThan } ?? items.count
    items.insert(item, at: place)
    return AnonymousDisposable {
      self.items.removeAll { $0.number == number }
      content.dispose()
    }
  }

  /// Runs all work, and what it schedules, while time passes from one piece to the next.
  open func start() {
    run { _ in true }
  }

  /// Runs the work until a point in virtual time, which becomes the present one.
  open func advanceTo(_ virtualTime: VirtualTime) {
    run { self.converter.compareVirtualTime($0, virtualTime) != .greaterThan }
    if converter.compareVirtualTime(clock, virtualTime) == .lessThan { clock = virtualTime }
  }

  /// Runs the work of a length of virtual time from now.
  public func advance(by interval: VirtualTimeInterval) {
    advanceTo(converter.offsetVirtualTime(clock, offset: interval))
  }

  /// Advances virtual time without running work, which then is late.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    clock = converter.offsetVirtualTime(clock, offset: virtualInterval)
  }

  /// Ends `start()` or `advanceTo(_:)` after the present piece of work.
  public func stop() {
    isRunning = false
  }

  private func run(until isDue: (VirtualTime) -> Bool) {
    guard !isRunning else { return }
    isRunning = true
    while isRunning, let next = items.last, isDue(next.time) {
      items.removeLast()
      if converter.compareVirtualTime(clock, next.time) == .lessThan { clock = next.time }
      next.run()
    }
    isRunning = false
  }
}

/// The virtual time of dates.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// Returns the date itself.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }
  /// Returns the date itself.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }
  /// Returns the seconds themselves.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
    virtualTimeInterval
  }
  /// Returns the seconds themselves.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval { timeInterval }
  /// Returns the date later by an interval.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime { time + offset }
  /// Returns the order of two dates.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// A scheduler whose virtual time are dates.
public final class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>,
  @unchecked Sendable
{
  /// Makes a scheduler at a date; the beginning of 1970 by default.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}
