import Foundation
import OpenCombine

extension Timer {
  /// A publisher of the date, at each end of an interval, from when it is connected.
  ///
  /// Dates that nobody has requested are dropped (Foundation on Apple platforms).
  public final class TimerPublisher: ConnectablePublisher {
    /// The elements.
    public typealias Output = Date
    /// The error that it may end with.
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: TimeInterval
    /// The seconds by which a date may be late; nil for the timer's own.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode

    private let dates = PassthroughSubject<Date, Never>()
    private let lock = NSLock()
    private var timer: Timer?

    /// Creates a publisher of the date.
    /// - Parameters:
    ///   - interval: The interval in seconds.
    ///   - tolerance: The seconds by which a date may be late; nil for the timer's own.
    ///   - runLoop: The run loop of the timer.
    ///   - mode: The mode of the run loop.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      dates.subscribe(subscriber)
    }

    /// Starts the timer, if it does not run; canceling what is returned stops it.
    public func connect() -> any Cancellable {
      let isNew = lock.withLock {
        guard timer == nil else { return false }
        nonisolated(unsafe) let dates = dates
        let timer = Timer(timeInterval: interval, repeats: true) { dates.send($0.fireDate) }
        if let tolerance { timer.tolerance = tolerance }
        self.timer = timer
        return true
      }
      if isNew, let timer { runLoop.add(timer, forMode: mode) }
      return AnyCancellable { [weak self] in self?.stop() }
    }

    private func stop() {
      let timer = lock.withLock {
        defer { self.timer = nil }
        return self.timer
      }
      timer?.invalidate()
    }

    deinit { timer?.invalidate() }
  }

  /// Returns a publisher of the date, at each end of an interval, from when it is connected.
  /// - Parameters:
  ///   - interval: The interval in seconds.
  ///   - tolerance: The seconds by which a date may be late; nil for the timer's own.
  ///   - runLoop: The run loop of the timer.
  ///   - mode: The mode of the run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}
