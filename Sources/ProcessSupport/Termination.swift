import CProcessSupport
import Diagnostics
import Foundation
import Synchronization

/// Ends the process on SIGINT, SIGTERM and SIGHUP, whatever its main thread does.
///
/// The main thread is asked to end the app as a closed window would. When it has not begun within
/// ``patience``, or has not finished a second later, or the person presses Ctrl-C once more, a thread of its
/// own saves what is to be saved and ends the process by the signal, which its status then says.
package enum Termination {
  /// The seconds that the main thread has to begin, and then to finish.
  package static let patience = 1.0
  /// The seconds that saving may take, and describing meanwhile what the main thread is doing.
  private static let savingLimit = 1.0
  /// The seconds after which another signal is a person's who does not want to wait: tools send several at
  /// once.
  private static let impatience = 0.3

  private static let hasBegun = Atomic(false)
  /// The signal that ends the process; 0 for none so far.
  private static let received = Atomic<Int32>(0)

  /// Whether the app ends because of a SIGTERM: whoever sends that may start it again, as tools do.
  package static var isByTool: Bool { received.load(ordering: .relaxed) == SIGTERM }

  /// Starts to receive the signals.
  ///
  /// - Parameters:
  ///   - end: Ends the app; called on the main thread's queue.
  ///   - save: Saves what is to be saved when the main thread does not; called on a thread of its own.
  package static func start(
    end: @escaping @MainActor @Sendable () -> Void, save: @escaping @Sendable () -> Void
  ) {
    let isReady = DispatchSemaphore(value: 0)
    let thread = Thread {
      for number in [SIGINT, SIGTERM, SIGHUP] { _ = shoji_receive_signal(number) }
      isReady.signal()
      endOnSignal(end: end, save: save)
    }
    thread.name = "signals"
    thread.start()
    isReady.wait()
  }

  /// Records that the main thread ends the app.
  package static func begin() {
    hasBegun.store(true, ordering: .sequentiallyConsistent)
  }

  private static func endOnSignal(
    end: @escaping @MainActor @Sendable () -> Void, save: @escaping @Sendable () -> Void
  ) {
    let number = shoji_next_signal(-1)
    received.store(number, ordering: .relaxed)
    DispatchQueue.main.async {
      // What ends the app may run a loop of its own.
      guard !hasBegun.load(ordering: .sequentiallyConsistent) else { return }
      MainActor.assumeIsolated(end)
    }
    var isImpatient = isSignaledAgain(within: patience)
    if !isImpatient, hasBegun.load(ordering: .sequentiallyConsistent) {
      isImpatient = isSignaledAgain(within: patience)
    }
    perform(within: savingLimit, [save, { report(number) }])
    shoji_close_connections(isByTool ? SHOJI_END_FAILURE : SHOJI_END_SUCCESS)
    shoji_end_by_signal(number)
  }

  /// Waits for another signal that a person sends. Whether one came.
  private static func isSignaledAgain(within seconds: TimeInterval) -> Bool {
    let start = shoji_monotonic_time()
    while true {
      let passed = Double(shoji_monotonic_time() - start) / 1e9
      guard passed < seconds else { return false }
      if shoji_next_signal(Int64((seconds - passed) * 1e9)) != 0,
        Double(shoji_monotonic_time() - start) / 1e9 >= impatience
      {
        return true
      }
    }
  }

  private static func report(_ number: Int32) {
    let name = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"][number] ?? "signal \(number)"
    Log.app.error(
      "The app did not end on \(name) and is ended now: its main thread is busy\(ThreadStack.ofMainThread().text)"
    )
  }

  /// Does each work on a thread of its own and returns when all are done, or have taken too long: they may
  /// need a lock that nobody gives back.
  private static func perform(within seconds: TimeInterval, _ works: [@Sendable () -> Void]) {
    let left = Count(works.count)
    for work in works {
      let thread = Thread {
        work()
        left.value.subtract(1, ordering: .acquiringAndReleasing)
      }
      thread.stackSize = 1 << 20
      thread.start()
    }
    let end = shoji_monotonic_time() + Int64(seconds * 1e9)
    while left.value.load(ordering: .acquiring) > 0, shoji_monotonic_time() < end { shoji_sleep(1_000_000) }
  }

  private final class Count: Sendable {
    let value: Atomic<Int>

    init(_ value: Int) { self.value = Atomic(value) }
  }
}
