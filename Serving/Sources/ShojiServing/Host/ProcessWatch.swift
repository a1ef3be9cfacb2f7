import Dispatch
import Foundation
import Synchronization

/// Measures processes, and does what else takes long, in the background.
final class ProcessWatch: Sendable {
  private let queue = DispatchQueue(label: "watch")
  private let isMeasuring = Mutex(false)

  /// Measures processes, unless it still does. Calls back on another thread with each that is there.
  func measure(
    _ processes: [(Visitor.ID, pid_t)], _ done: @escaping @Sendable ((Visitor.ID, pid_t, ProcessUse)) -> Void
  ) {
    let isFree = isMeasuring.withLock { isMeasuring in
      defer { isMeasuring = true }
      return !isMeasuring
    }
    guard isFree else { return }
    queue.async { [self] in
      for (id, process) in processes {
        if let use = ProcessUse(of: process) { done((id, process, use)) }
      }
      isMeasuring.withLock { $0 = false }
    }
  }

  /// Does something after what was to be done before.
  func perform(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }
}
