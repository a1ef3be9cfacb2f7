import Foundation
import NIOCore

extension EventLoop {
  /// Does something on the loop later. Called on the loop, so that the work may hold what lives there.
  func perform(after seconds: TimeInterval, _ work: @escaping () -> Void) {
    let work = NIOLoopBound(work, eventLoop: self)
    scheduleTask(in: .nanoseconds(Int64(max(seconds, 0) * 1e9))) { work.value() }
  }
}
