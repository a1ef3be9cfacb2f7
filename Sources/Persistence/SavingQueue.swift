import Diagnostics
import Foundation

/// The error of contents that leave a file as it is.
package struct NothingToSave: Error {
  package init() {}
}

/// The one writer of what the library saves while an app runs: on a thread of its own, so that no turn waits
/// for a disk, and in the order of the requests. Of several requests for one file only the last is written.
///
/// A file's first changes are written at once; one that changes again and again is written ``shortestPause``
/// apart, however many others do so. What cannot be written, since the disk is full or the home is read-only,
/// is tried again and again, and a line of the log says so once, and once more when it succeeded. Once one
/// file can be written again, all others are tried at once: they mostly failed for the same reason.
package final class SavingQueue: @unchecked Sendable {
  /// The queue of the process.
  package static let shared = SavingQueue()

  /// The time between two writes of a file that changes again and again, in seconds. The first ``burst``
  /// writes are not held back.
  static let shortestPause = 0.1
  static let burst = 4.0
  /// The time after which a file that could not be written is tried again, in seconds. It doubles up to the
  /// longest.
  private let firstRetry: TimeInterval
  private static let longestRetry = 30.0

  private struct Request {
    let file: SavedFile
    /// Makes the contents; nil removes the file.
    let contents: @Sendable () throws -> Data?
    /// The time since the last write; nil for the usual allowance.
    let pause: TimeInterval?
    var failures = 0
    /// The time before which it is not tried again.
    var retry = Date.distantPast
  }

  /// The number of a file's pauses that may still be left out. It comes back with time.
  private struct Allowance {
    private var left = SavingQueue.burst
    private(set) var last = Date.distantPast

    /// Counts a write at a time.
    mutating func spend(at now: Date) {
      left =
        min(left + max(now.timeIntervalSince(last), 0) / SavingQueue.shortestPause, SavingQueue.burst) - 1
      last = now
    }

    /// The time from which the next write is due.
    var due: Date { last + max(1 - left, 0) * SavingQueue.shortestPause }
  }

  private let condition = NSCondition()
  // Guarded by `condition`.
  private var requests: [Request] = []
  private var current: SavedFile?
  private var hasThread = false
  /// The number of callers of ``finish(within:)`` that wait: nothing is paused then.
  private var finishing = 0
  private var allowances: [SavedFile: Allowance] = [:]
  private let write: @Sendable (SavedFile, Data) throws -> Void

  package convenience init() {
    self.init { file, data in try file.write(data) }
  }

  /// A queue that writes in another way; for tests.
  init(firstRetry: TimeInterval = 1, write: @escaping @Sendable (SavedFile, Data) throws -> Void) {
    self.firstRetry = firstRetry
    self.write = write
  }

  /// Requests that a file be saved.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - pause: The shortest time since the file's last write, in seconds; nil, the default, for
  ///     ``shortestPause`` after a burst.
  ///   - contents: Makes the contents, on the queue's thread when it is the file's turn; nil removes the
  ///     file. What it throws is logged, but for ``NothingToSave``.
  package func save(
    _ file: SavedFile, pause: TimeInterval? = nil, _ contents: @escaping @Sendable () throws -> Data?
  ) {
    condition.lock()
    defer { condition.unlock() }
    var request = Request(file: file, contents: contents, pause: pause)
    if let place = requests.firstIndex(where: { $0.file == file }) {
      request.failures = requests[place].failures
      request.retry = requests[place].retry
      requests[place] = request
    } else {
      requests.append(request)
    }
    startThread()
    condition.broadcast()
  }

  /// Waits until all that was requested is written. What could not be written before is tried once more.
  ///
  /// - Parameter seconds: The longest wait, in seconds.
  /// - Returns: Whether all is written.
  @discardableResult
  package func finish(within seconds: TimeInterval) -> Bool {
    let deadline = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
    condition.lock()
    defer { condition.unlock() }
    finishing += 1
    defer { finishing -= 1 }
    let failures = requests.reduce(into: [:]) { $0[$1.file] = $1.failures }
    for place in requests.indices { requests[place].retry = .distantPast }
    condition.broadcast()
    while current != nil || requests.contains(where: { $0.failures <= failures[$0.file, default: 0] }) {
      let now = DispatchTime.now().uptimeNanoseconds
      guard now < deadline, condition.wait(until: Date(timeIntervalSinceNow: Double(deadline - now) / 1e9))
      else { break }
    }
    return current == nil && requests.isEmpty
  }

  /// Whether nothing waits to be written.
  package var isIdle: Bool {
    condition.withLock { current == nil && requests.isEmpty }
  }

  // MARK: The thread

  private func startThread() {
    guard !hasThread else { return }
    hasThread = true
    let thread = Thread { [unowned self] in run() }
    thread.name = "shoji.saving"
    thread.start()
    // What an app saves right before it calls `exit` is saved.
    if self === SavingQueue.shared { atexit { SavingQueue.shared.finish(within: 1) } }
  }

  private func run() -> Never {
    condition.lock()
    while true {
      let now = Date()
      guard let place = requests.firstIndex(where: { due($0) <= now }) else {
        if let next = requests.map(due).min() {
          _ = condition.wait(until: next)
        } else {
          condition.wait()
        }
        continue
      }
      var request = requests.remove(at: place)
      current = request.file
      allowances[request.file, default: Allowance()].spend(at: now)
      condition.unlock()
      let failure = perform(request)
      condition.lock()
      current = nil
      if !failure, request.failures > 0 {
        for place in requests.indices { requests[place].retry = .distantPast }
      }
      if failure {
        request.failures += 1
        let delay = min(
          firstRetry * pow(2, Double(min(request.failures, 10) - 1)), max(firstRetry, Self.longestRetry))
        request.retry = Date(timeIntervalSinceNow: delay)
        if let newer = requests.firstIndex(where: { $0.file == request.file }) {
          requests[newer].failures = request.failures
          requests[newer].retry = request.retry
        } else {
          requests.append(request)
        }
      }
      condition.broadcast()
    }
  }

  /// The time from which a file may be written.
  private func due(_ request: Request) -> Date {
    guard finishing == 0, let allowance = allowances[request.file] else { return request.retry }
    return max(request.retry, request.pause.map { allowance.last + $0 } ?? allowance.due)
  }

  /// Writes a file. Returns whether it failed, and is to be tried again.
  private func perform(_ request: Request) -> Bool {
    let file = request.file
    let data: Data?
    do {
      data = try request.contents()
    } catch is NothingToSave {
      return false
    } catch {
      Log.saving.error("\(file.name) cannot be saved in \(file.url.path): \(error)")
      return false
    }
    do {
      if let data { try write(file, data) } else { try file.remove() }
    } catch {
      if request.failures == 0 {
        let reason = (error as? FileReplacementError)?.message ?? "\(error)"
        Log.saving.error(
          "\(file.name) cannot be saved: \(reason). What is not saved stays in memory, and is tried again.")
      }
      return true
    }
    if request.failures > 0 { Log.saving.notice("\(file.name) can be saved again, in \(file.url.path).") }
    return false
  }
}
