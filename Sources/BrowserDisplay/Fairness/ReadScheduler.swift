import Foundation
import NIOCore

/// Shares the server's loop among the connections that have sent something. Each gets turns of one slice;
/// after ``longestRun`` the loop does other work first: it writes, accepts connections, and takes in what
/// others have sent. Used on the server's loop only.
final class ReadScheduler {
  /// The seconds for which slices are handled before the loop does other work.
  static let longestRun = 0.002
  /// The seconds for which it does. Floods so leave a third of the processor to the app.
  static let pause = 0.001

  private let now: () -> TimeInterval
  private let after: (TimeInterval, @escaping () -> Void) -> Void
  private var queue = FairQueue<FairReader>()
  private var isRunning = false
  private var isScheduled = false
  private var spent: TimeInterval = 0
  private var endedAt: TimeInterval = 0

  init(
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    after: @escaping (_ seconds: TimeInterval, @escaping () -> Void) -> Void
  ) {
    self.now = now
    self.after = after
  }

  /// Makes a scheduler for a loop.
  convenience init(loop: any EventLoop) {
    self.init { seconds, work in loop.perform(after: seconds, work) }
  }

  /// Enqueues a connection for one slice; at once where the loop has time.
  func enqueue(_ reader: FairReader) {
    queue.append(reader)
    run()
  }

  /// Removes a connection that has closed.
  func remove(_ reader: FairReader) { queue.remove(reader) }

  private func run() {
    guard !isRunning, !isScheduled else { return }
    isRunning = true
    var time = now()
    if time - endedAt > Self.pause { spent = 0 }
    while spent < Self.longestRun, let reader = queue.popFirst() {
      reader.deliverSlice()
      let end = now()
      reader.share.charge(end - time)
      spent += end - time
      time = end
    }
    endedAt = time
    isRunning = false
    guard !queue.isEmpty else { return }
    isScheduled = true
    // A task that is due at once would run before the loop looks at its connections.
    after(Self.pause) { [self] in
      isScheduled = false
      spent = 0
      run()
    }
  }
}
