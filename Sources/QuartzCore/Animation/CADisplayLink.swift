import DisplayProtocol

/// Calls back once a frame, sixty times a second, for animations that are drawn by hand. Displays run
/// animations that were described to them by themselves.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private let handler: (CADisplayLink) -> Void
  private var alarm: Alarm?
  private var origin: CFTimeInterval = 0
  private var isRunning = false

  /// Frames a second.
  static let framesPerSecond = 60.0

  /// Makes a link that waits until it is added to a run loop. The closure form of `init(target:selector:)`;
  /// the link keeps the closure.
  public init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// The time at which the frame made last is shown, in seconds of ``CACurrentMediaTime()``.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the frame being made is shown.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// Seconds between two frames.
  open var duration: CFTimeInterval { 1 / CADisplayLink.framesPerSecond }

  /// The maximum number of callbacks a second; 0 for every frame.
  open var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { restart() } }
  }

  /// The rates that suit it, in frames a second; `.default` for every frame. The preferred one holds, or the
  /// highest where none is.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      guard preferredFrameRateRange != oldValue else { return }
      let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
      preferredFramesPerSecond =
        preferredFrameRateRange == .default ? 0 : Int(clamping: max(rate, 1).rounded())
    }
  }

  /// Whether it is silent for now; false by default.
  open var isPaused = false {
    didSet { if isPaused != oldValue { restart() } }
  }

  /// Begins to call back. Every loop and mode is the main one's.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isRunning else { return }
    isRunning = true
    restart()
  }

  /// Stops calling back.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    invalidate()
  }

  /// Stops calling back, for good.
  open func invalidate() {
    isRunning = false
    alarm?.cancel()
    alarm = nil
  }

  private var interval: CFTimeInterval {
    guard preferredFramesPerSecond > 0 else { return duration }
    return max(1, (CADisplayLink.framesPerSecond / Double(preferredFramesPerSecond)).rounded()) * duration
  }

  private func restart() {
    alarm?.cancel()
    guard isRunning, !isPaused else { return }
    origin = SystemClock.current.now
    timestamp = origin
    wait(for: 1)
  }

  /// Waits for a frame, counted from the origin so that rounding errors do not add up.
  private func wait(for frame: Int) {
    let now = SystemClock.current.now
    alarm = SystemClock.current.after(origin + Double(frame) * interval - now) { [self] in
      timestamp = origin + Double(frame) * interval
      handler(self)
      guard isRunning, !isPaused, alarm?.isWaiting != true else { return }
      // Frames that could not be made in time are left out.
      let late = Int(bounding: (SystemClock.current.now - origin) / interval + 1e-6)
      wait(for: max(frame, late) + 1)
    }
  }
}
