import Diagnostics

/// The queue of work of one thread that keeps nested synchronous sources from recursing: the outermost
/// subscription runs at once, and what sources schedule while it is being established is run when it has
/// been, in order.
final class Trampoline {
  private var queue: [() -> Void] = []
  private var head = 0

  /// Whether work is under way on this thread, so that further work is queued.
  private(set) var isActive = false

  /// Whether work waits.
  var isEmpty: Bool { head == queue.count }

  /// Establishes a subscription: at once in any case; what it enqueues is run afterwards if it is the
  /// outermost.
  func establish(_ subscription: () -> Void) {
    if isActive { return subscription() }
    isActive = true
    subscription()
    drain()
  }

  /// Runs `work` at once if nothing is under way on this thread, and else after what is.
  func enqueue(_ work: @escaping () -> Void) {
    guard !isActive else { return queue.append(work) }
    isActive = true
    work()
    drain()
  }

  private func drain() {
    while head < queue.count {
      let work = queue[head]
      queue[head] = {}
      head += 1
      if head > 64, head * 2 > queue.count {
        queue.removeFirst(head)
        head = 0
      }
      work()
    }
    queue.removeAll(keepingCapacity: true)
    head = 0
    isActive = false
  }
}

extension Trampoline {
  /// The trampoline of the calling thread.
  static var current: Trampoline {
    if let known = ofThread.value { return known }
    let made = Trampoline()
    ofThread.value = made
    return made
  }

  private static let ofThread = ThreadLocal<Trampoline>()
}
