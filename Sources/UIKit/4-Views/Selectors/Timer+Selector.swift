import Foundation

/// Lets timers be made that call a method; adopted by `Timer`, whose own initializers on Linux only take
/// closures.
@preconcurrency @MainActor public protocol SelectorTiming {}

extension Timer: SelectorTiming {}

extension SelectorTiming where Self: Timer {
  /// Makes a timer that calls a method of `target` once it has been added to the main run loop. As on Apple's
  /// systems, the timer keeps its target alive until it is invalidated; one that does not repeat invalidates
  /// itself once it has fired.
  ///
  /// - Parameters:
  ///   - interval: Seconds until it fires, and between two times when it repeats; 0.0001 when not more than
  ///     0.
  ///   - target: Whose method is called, with the timer where the method takes something.
  ///   - selector: The method: `Selector("tick", Clock.tick)`.
  ///   - userInfo: Anything, to be found again in the timer's `userInfo`.
  ///   - repeats: Whether it fires again and again.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: interval), interval: interval, target: target, selector: selector,
      userInfo: userInfo, repeats: repeats)
  }

  /// Makes a timer that calls a method from a moment on.
  ///
  /// - Parameters:
  ///   - date: The moment when it fires first, once it has been added to the main run loop.
  ///   - interval: The seconds between two calls.
  ///   - target: The object whose method is called. The timer keeps it until it is invalidated.
  ///   - selector: The method, which may take the timer.
  ///   - userInfo: What the timer carries along.
  ///   - repeats: Whether it fires again and again.
  public init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = SelectorCall(target: ClassObject.receiver(target), selector: selector)
    let timer = SelectorTimer(
      fire: date, interval: interval, repeats: repeats
    ) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { call.perform(with: timer) }
    }
    timer.info = userInfo
    guard let timer = timer as? Self else {
      preconditionFailure("Only Timer itself can be made to call a method, not \(Self.self).")
    }
    self = timer
  }

  /// Makes a timer that is not valid and never fires, as code does that gives a property a value before it
  /// starts the timer: `var timer = Timer()`.
  public init() {
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    timer.invalidate()
    guard let timer = timer as? Self else {
      preconditionFailure("Only Timer itself can be made without a time, not \(Self.self).")
    }
    self = timer
  }

  /// Makes a timer that calls a method of `target`, and lets the main run loop run it. See
  /// ``init(timeInterval:target:selector:userInfo:repeats:)`` for the parameters.
  @discardableResult public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that carries a value of its creator's.
private final class SelectorTimer: Timer {
  nonisolated(unsafe) var info: Any?

  override var userInfo: Any? { info }
}
