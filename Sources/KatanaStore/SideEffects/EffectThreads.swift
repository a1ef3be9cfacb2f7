import Foundation

/// The threads that side effects run on.
///
/// They are not those of a dispatch queue, which starts no more of them than there are processors while they
/// compute: a side effect that never ends must not keep others from running.
final class EffectThreads: @unchecked Sendable {
  static let shared = EffectThreads()

  /// The greatest number of side effects that run at once; others wait for one of them.
  static let limit = 256
  /// The greatest number of threads that stay for later side effects.
  private static let idleLimit = 8

  // Guarded by `condition`.
  private let condition = NSCondition()
  private var waiting: [() -> Void] = []
  private var taken = 0
  private var idle = 0
  private var count = 0

  /// Runs `work` on a thread of its own.
  func run(_ work: @escaping () -> Void) {
    condition.lock()
    defer { condition.unlock() }
    waiting.append(work)
    if idle >= waiting.count - taken {
      condition.signal()
    } else if count < Self.limit {
      count += 1
      startThread()
    }
  }

  private func startThread() {
    let thread = Thread { self.work() }
    thread.name = "katana.effect"
    thread.start()
  }

  private func work() {
    while let next = next() { next() }
  }

  /// The next work; nil when the thread is not needed any longer.
  private func next() -> (() -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    while taken == waiting.count {
      guard idle < Self.idleLimit else {
        count -= 1
        return nil
      }
      idle += 1
      condition.wait()
      idle -= 1
    }
    let work = waiting[taken]
    waiting[taken] = {}
    taken += 1
    if taken == waiting.count {
      waiting.removeAll(keepingCapacity: taken < 1_000)
      taken = 0
    }
    return work
  }
}
