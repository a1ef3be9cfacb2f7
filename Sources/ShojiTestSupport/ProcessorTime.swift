import Foundation

/// Returns the time that the processor spends on `work` on this thread. Unlike the time on the clock it does
/// not count what other threads and programs take meanwhile, so that a busy machine changes it little.
public func processorTime(_ work: () throws -> Void) rethrows -> Duration {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
