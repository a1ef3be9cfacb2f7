import Foundation

/// The maker of the schedulers of drivers and signals, which tests can replace.
public enum SharingScheduler {
  /// Makes the scheduler of one driver or signal; one of the main thread by default.
  public static var make: () -> any SchedulerType { lock.withLock { maker } }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var maker: () -> any SchedulerType = { MainScheduler() }

  /// Runs `action`, in which drivers and signals are made on a scheduler given, such as a test scheduler.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Runs `action`, in which drivers and signals are made on the schedulers that a closure makes.
  public static func mock(
    makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    let former = lock.withLock {
      defer { maker = makeScheduler }
      return maker
    }
    defer { lock.withLock { maker = former } }
    try action()
  }
}
