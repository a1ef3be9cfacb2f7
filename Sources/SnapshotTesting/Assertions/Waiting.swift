import Foundation

/// Waits for snapshots that take their time.
enum Waiting {
  /// The box that a callback on any thread fills.
  private final class Box<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value?

    var value: Value? {
      get {
        lock.lock()
        defer { lock.unlock() }
        return stored
      }
      set {
        lock.lock()
        defer { lock.unlock() }
        if stored == nil { stored = newValue }
      }
    }
  }

  /// Returns the value once it is there, while the run loop of this thread goes on; nil where it takes
  /// longer.
  static func value<Value>(of work: Async<Value>, timeout: TimeInterval) -> Value? {
    let box = Box<Value>()
    work.run { box.value = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    while box.value == nil, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
    }
    return box.value
  }
}

extension Snapshotting {
  /// Returns a strategy that waits so many seconds, while the run loop goes on, before it takes the snapshot.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        // The timer fires on the run loop of this thread.
        nonisolated(unsafe) let take = { strategy.snapshot(value).run(callback) }
        let timer = Timer(timeInterval: max(0, duration), repeats: false) { _ in take() }
        RunLoop.current.add(timer, forMode: .default)
      }
    }
  }
}
