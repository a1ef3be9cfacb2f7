import CProcessSupport
import Foundation
import Synchronization

/// The thread that describes a crash of the process: on the standard error stream and to observers, such as
/// the display whose pages show it.
///
/// A crash's words come in two steps, since the lines of the sources are in debugging information that takes
/// a while to read: first the functions' names, and then all.
package enum CrashReporter {
  /// Receives the words so far, for a person, on the reporter's thread.
  package typealias Observer = @Sendable (_ summary: String) -> Void

  private static let observers = Mutex<(byNumber: [Int: Observer], last: Int)>(([:], 0))
  private static let hasStarted = Atomic(false)

  /// Begins to wait for crashes. Called on the main thread, whose stack may be what is full.
  @MainActor package static func start() {
    guard !hasStarted.exchange(true, ordering: .relaxed) else { return }
    shoji_keep_errors()
    shoji_describe_crashes()
    shoji_handle_crashes()
    let thread = Thread {
      var crash = shoji_crash()
      shoji_wait_for_crash(&crash)
      shoji_finish_crash(report(crash))
    }
    thread.name = "crashes"
    thread.stackSize = 1 << 20
    thread.start()
  }

  /// Adds an observer. Returns its number.
  package static func observe(_ observer: @escaping Observer) -> Int {
    observers.withLock { observers in
      observers.last += 1
      observers.byNumber[observers.last] = observer
      return observers.last
    }
  }

  /// Removes an observer by its number.
  package static func remove(_ observer: Int) {
    observers.withLock { $0.byNumber[observer] = nil }
  }

  /// Describes a crash. Returns whether there was anything to say of where it is.
  private static func report(_ crash: shoji_crash) -> Bool {
    var report = CrashReport(crash)
    notify(report)
    report.addPlaces()
    notify(report)
    // The log's lock may be what the crashed thread holds.
    let text = report.text + "\n"
    text.withCString { _ = write(2, $0, strlen($0)) }
    return !report.frames.isEmpty
  }

  private static func notify(_ report: CrashReport) {
    for observer in observers.withLock({ $0.byNumber.values }) { observer(report.summary) }
  }
}
