import Combine
import Foundation

/// A scheduler whose time is handed in.
final class VirtualScheduler: Scheduler {
  private(set) var now = SchedulerDate(Date(timeIntervalSinceReferenceDate: 0))
  let minimumTolerance: SchedulerDate.Stride = 0
  private var pending: [(id: Int, date: SchedulerDate, interval: SchedulerDate.Stride?, action: () -> Void)] =
    []
  private var count = 0

  /// The number of actions that wait for their time.
  var pendingCount: Int { pending.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) { add(now, nil, action) }

  func schedule(
    after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    add(date, nil, action)
  }

  func schedule(
    after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = add(date, interval, action)
    return AnyCancellable { [weak self] in self?.pending.removeAll { $0.id == id } }
  }

  @discardableResult
  private func add(
    _ date: SchedulerDate, _ interval: SchedulerDate.Stride?, _ action: @escaping () -> Void
  ) -> Int {
    count += 1
    pending.append((count, date, interval, action))
    return count
  }

  /// Does what is due within an interval, in order.
  func advance(by interval: SchedulerDate.Stride) {
    let end = now.advanced(by: interval)
    while let index = pending.indices.min(by: { pending[$0].date < pending[$1].date }),
      pending[index].date <= end
    {
      let next = pending[index]
      now = next.date
      if let interval = next.interval {
        pending[index].date = next.date.advanced(by: interval)
      } else {
        pending.remove(at: index)
      }
      next.action()
    }
    now = end
  }
}
