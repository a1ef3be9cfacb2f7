import DisplayProtocol

/// Seconds between two moments.
public typealias CFTimeInterval = TimeInterval

/// Seconds of a clock that never goes back, as Core Animation counts them.
public func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}
