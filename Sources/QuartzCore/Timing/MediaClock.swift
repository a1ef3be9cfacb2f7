import DisplayProtocol

/// The clock that gestures and animations go by, and what waits for its moments.
@MainActor package protocol MediaClock: AnyObject {
  /// Seconds of a clock that never goes back.
  var now: TimeInterval { get }

  /// Runs work after so many seconds, unless the alarm is cancelled before.
  func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Alarm
}

/// Work that waits for a moment.
@MainActor package final class Alarm {
  private var work: (@MainActor () -> Void)?

  package init(_ work: @escaping @MainActor () -> Void) {
    self.work = work
  }

  /// Cancels the alarm.
  package func cancel() {
    work = nil
  }

  /// Whether it still waits.
  package var isWaiting: Bool { work != nil }

  /// Runs the work, once.
  package func ring() {
    exchange(&work, with: nil)?()
  }
}

/// The machine's clock. Under the driver it stands still but when it is advanced, as all clocks do.
@MainActor package final class SystemClock: MediaClock {
  /// The clock that is gone by; tests set one of their own.
  package static var current: any MediaClock = SystemClock()

  package init() {}

  package var now: TimeInterval { CACurrentMediaTime() }

  package func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Alarm {
    let alarm = Alarm(work)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) {
      MainActor.assumeIsolated { alarm.ring() }
    }
    return alarm
  }
}

/// A clock that stands still but when it is moved, for tests.
@MainActor package final class ManualClock: MediaClock {
  package private(set) var now: TimeInterval
  /// By their times, those of one time as they were set.
  private var alarms: [(time: TimeInterval, alarm: Alarm)] = []

  /// Makes a clock that shows a time.
  package init(now: TimeInterval = 0) {
    self.now = now
  }

  /// The number of waiting alarms.
  package var waiting: Int { alarms.count { $0.alarm.isWaiting } }

  package func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Alarm {
    let alarm = Alarm(work)
    let time = now + max(0, seconds)
    var (low, high) = (0, alarms.count)
    while low < high {
      let middle = (low + high) / 2
      if alarms[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    alarms.insert((time, alarm), at: low)
    return alarm
  }

  /// Advances the clock from alarm to alarm, each at its own moment; of two at one moment, the one set first.
  package func advance(_ seconds: TimeInterval) {
    let end = now + seconds
    while let first = alarms.first, first.time <= end + 1e-9 {
      let (time, alarm) = alarms.removeFirst()
      now = max(now, time)
      alarm.ring()
    }
    now = max(now, end)
  }
}
