import CProcessSupport
import Diagnostics
import Foundation
import Synchronization

/// A thread that looks whether the main thread comes back from what it does.
///
/// The main thread's run loop counts its turns. While it waits, the watchdog sleeps; while it runs, the
/// watchdog looks at the count five times a second. Time in which the whole process stands still, in a
/// debugger or while the machine sleeps, does not count. Of what the log is told, neither does time in which
/// the main thread waited for a processor: others keep the machine busy then, not the app.
package final class MainThreadWatchdog: Sendable {
  /// The process's watchdog.
  package static let shared = MainThreadWatchdog()

  /// The seconds of one turn after which observers are notified.
  package static let busyAfter = 0.75
  /// The seconds of one turn after which the log says so, and then as many times more.
  static let firstReport = 2.0, growth = 5.0
  /// The seconds between two looks.
  private static let interval = 0.2

  /// The observers by number, and whether the main thread is busy.
  private let state = Mutex<(observers: [Int: @Sendable (Bool) -> Void], last: Int, isBusy: Bool)>(
    ([:], 0, false))

  /// Begins to watch. Called on the main thread once; its present turn is the first.
  @MainActor package func start() {
    guard shoji_watch_main_thread() else { return }
    let thread = Thread { [self] in
      var watch = TurnWatch(interval: Self.interval)
      while true { look(&watch) }
    }
    thread.name = "watchdog"
    thread.start()
  }

  /// Adds an observer, which is called on the watchdog's thread whenever the main thread begins or ceases to
  /// be busy, and at once when it is. Returns its number.
  package func observe(_ observer: @escaping @Sendable (_ isBusy: Bool) -> Void) -> Int {
    state.withLock { state in
      state.last += 1
      state.observers[state.last] = observer
      if state.isBusy { observer(true) }
      return state.last
    }
  }

  /// Removes an observer by its number. It is not called any more.
  package func remove(_ observer: Int) {
    state.withLock { $0.observers[observer] = nil }
  }

  /// The seconds since the process began in which the main thread could have run and other threads of the
  /// machine had the processors; 0 where the kernel does not count them.
  private static func waited() -> Double {
    // The process's own file is about its main thread.
    let file = open("/proc/self/schedstat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    // Read at every look, so without strings: they take sixty times as long.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { line in
      guard let start = line.baseAddress else { return 0 }
      let count = read(file, start, line.count - 1)
      guard count > 0 else { return 0 }
      line[count] = 0
      // The first number is the time in which the thread ran.
      var second: UnsafeMutablePointer<CChar>?
      _ = strtoull(start, &second, 10)
      return second.map { Double(strtoull($0, nil, 10)) / 1e9 } ?? 0
    }
  }

  private func look(_ watch: inout TurnWatch) {
    let before = shoji_monotonic_time()
    let turn: UInt64
    if watch.isWaiting {
      turn = shoji_wait_for_turn_after(watch.turn, -1)
    } else if watch.isBusy {
      turn = shoji_wait_for_turn_after(watch.turn, Int64(Self.interval * 1e9))
    } else {
      shoji_sleep(Int64(Self.interval * 1e9))
      turn = shoji_main_thread_turn()
    }
    let passed = Double(shoji_monotonic_time() - before) / 1e9
    for event in watch.update(turn: turn, passed: passed, waited: Self.waited()) {
      switch event {
      case .busy(let isBusy):
        state.withLock { state in
          state.isBusy = isBusy
          for observer in state.observers.values { observer(isBusy) }
        }
      case .report(let seconds):
        Log.app.warning(
          "The app has been busy for \(Int(seconds)) s: its main thread has not come back\(ThreadStack.ofMainThread().text)"
        )
      case .goesOn(let seconds):
        Log.app.notice("The app goes on, after \(Int(seconds.rounded())) s.")
      }
    }
  }
}

/// The state machine that turns samples of the main thread's turns into events.
struct TurnWatch {
  /// Something that has come to light.
  enum Event: Equatable {
    /// The main thread is busy, or is so no longer.
    case busy(Bool)
    /// The turn has taken so many seconds of its own that the log is to say so.
    case report(seconds: Double)
    /// A turn that the log spoke of has ended, after so many seconds.
    case goesOn(seconds: Double)
  }

  /// The turn at the last look: odd within one.
  private(set) var turn: UInt64 = 0
  /// Whether the present turn has taken long.
  private(set) var isBusy = false
  private var seconds = 0.0
  /// The seconds of the turn without those in which the thread waited for a processor.
  private var ownSeconds = 0.0
  private var waited = 0.0
  private var nextReport = MainThreadWatchdog.firstReport
  private let interval: Double

  /// Describes a watch by one who looks every `interval` seconds.
  init(interval: Double) {
    self.interval = interval
  }

  /// Whether the main thread waits, so that there is nothing to see before its next turn.
  var isWaiting: Bool { turn.isMultiple(of: 2) }

  /// Takes in the turn that the main thread is in, so many seconds after the last look. `waited` are the
  /// seconds, of all turns so far, in which the thread waited for a processor.
  mutating func update(turn: UInt64, passed: Double, waited: Double = 0) -> [Event] {
    var events: [Event] = []
    let newlyWaited = max(0, waited - self.waited)
    self.waited = waited
    guard turn == self.turn else {
      if isBusy { events.append(.busy(false)) }
      if nextReport > MainThreadWatchdog.firstReport { events.append(.goesOn(seconds: ownSeconds)) }
      (self.turn, isBusy, seconds, ownSeconds) = (turn, false, 0, 0)
      nextReport = MainThreadWatchdog.firstReport
      return events
    }
    guard !isWaiting else { return [] }
    // Whoever looks later than that has not run either.
    let counted = min(passed, interval * 2)
    seconds += counted
    ownSeconds += max(0, counted - newlyWaited)
    if !isBusy, seconds >= MainThreadWatchdog.busyAfter {
      isBusy = true
      events.append(.busy(true))
    }
    if ownSeconds >= nextReport {
      nextReport *= MainThreadWatchdog.growth
      events.append(.report(seconds: ownSeconds))
    }
    return events
  }
}
