import DisplayProtocol
import QuartzCore

/// The stage of an animator's life cycle.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs or is paused.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// The current position of the animation.
  case current = 2
}

/// Moves views' properties, and can be paused, moved by hand, turned back and stopped on the way.
///
/// The fraction of an animation counts its time, without regard to the curve; while it is moved by hand
/// (`fractionComplete`), progress is even.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  /// Makes an animator that moves as `parameters` say.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(0, duration)
    timingParameters = parameters
    super.init()
  }

  /// Makes an animator of no duration, which eases in and out.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Makes an animator with one of the known curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve over two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that moves as a spring does.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that runs at once.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 3)) ?? .easeInOut,
      animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The duration of the animation, in seconds.
  open private(set) var duration: TimeInterval
  /// The timing parameters, which describe how progress follows time.
  open private(set) var timingParameters: any UITimingCurveProvider
  /// The delay before the animation begins, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The stage that the animator has reached in its life cycle.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves now.
  open private(set) var isRunning = false
  /// Whether the views take touches meanwhile; true by default.
  open var isUserInteractionEnabled = true
  /// Whether progress is even while it is moved by hand; true by default.
  open var scrubsLinearly = true
  /// Whether the animation can be paused, stopped and moved by hand; true by default.
  open var isInterruptible = true
  /// Whether the animation stands at its end, still active, and can be turned back from there; false by
  /// default. Its completions are called when it is stopped and finished.
  open var pausesOnCompletion = false {
    didSet {
      guard pausesOnCompletion != oldValue, isRunning else { return }
      pauseAtEnd(after: timeLeft + max(0, mark.time - SystemClock.current.now))
    }
  }

  private var blocks: [(delayFactor: CGFloat, work: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var animatedProperties: [AnimatedProperty] = []
  private var run: AnimationRun?
  /// The position on the course of the animation, from 0, the start, to 1, and the time at which it was
  /// reached.
  private var mark: (fraction: CGFloat, time: TimeInterval) = (0, 0)
  /// Holds the animation at its end, just before what moves is over and could not be turned back.
  private var endAlarm: Alarm?

  // MARK: What moves

  /// Adds changes; while it runs, they move in what is left of its time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin when a part of the time, 0…1, is over.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active {
      perform([(delayFactor, animation)], in: max(0.001, (1 - fractionComplete) * duration))
    } else {
      blocks.append((delayFactor, animation))
    }
  }

  /// Adds something to call when it has ended, with where it did.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Begins, or goes on after a pause.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Begins after so many seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    switch state {
    case .inactive:
      self.delay = max(0, delay)
      if let current = InteractiveAnimations.current, UIView.areAnimationsEnabled { return join(current) }
      activate()
      mark = (0, SystemClock.current.now + self.delay)
      isRunning = true
      pauseAtEnd(after: self.delay + duration)
    case .active: continueAnimation(withTimingParameters: nil, durationFactor: 0)
    case .stopped: break
    }
  }

  /// Pauses the animation where it is; begins it, paused, if it has not begun.
  open func pauseAnimation() {
    guard isInterruptible else { return }
    if state == .inactive {
      activate()
      return
    }
    guard state == .active, isRunning else { return }
    // Even progress that shows the same as the curve did.
    let fraction = fractionComplete
    hold(at: scrubsLinearly ? CGFloat(curve.progress(at: fraction, duration: duration)) : fraction)
  }

  /// The fraction of the time that has elapsed, 0…1. Setting it pauses the animation.
  open var fractionComplete: CGFloat {
    get {
      guard isRunning, duration > 0 else { return mark.fraction }
      let way = CGFloat((SystemClock.current.now - mark.time) / duration) * (isReversed ? -1 : 1)
      return min(max(mark.fraction + way, 0), 1)
    }
    set {
      guard isInterruptible else { return }
      if state == .inactive { activate() }
      guard state == .active else { return }
      hold(at: min(max(newValue, 0), 1))
    }
  }

  /// Whether it runs back to its start; may be changed on the way.
  open var isReversed = false {
    willSet {
      guard newValue != isReversed else { return }
      mark = (fractionComplete, max(mark.time, SystemClock.current.now))
    }
    didSet { if isReversed != oldValue, isRunning { goOn(in: nil) } }
  }

  /// Goes on after a pause, by another curve if one is given. A `durationFactor` of 0 takes what is left of
  /// the time, another that part of the duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    isRunning = true
    mark.time = SystemClock.current.now
    goOn(in: durationFactor > 0 ? TimeInterval(durationFactor) * duration : nil)
  }

  /// Stops where it is: the views' own values become what shows. Without finishing, `finishAnimation(at:)` is
  /// expected; otherwise it is over and no completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible else { return }
    collectMoves()
    mark = (fractionComplete, 0)
    isRunning = false
    endAlarm?.cancel()
    run?.onEnd = nil
    for property in animatedProperties { property.freeze() }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { reset() }
  }

  /// Ends a stopped animation at a place, and calls the completions. Traps for one that is not stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    ExceptionName.internalInconsistency.raise(
      unless: state == .stopped, "finishAnimationAtPosition: should only be called on a stopped animator!")
    end(at: finalPosition)
  }

  // MARK: Inside

  private var curve: LayerAnimation.Curve {
    if let spring = timingParameters.springTimingParameters { return spring.curve(duration: duration).0 }
    guard let cubic = timingParameters.cubicTimingParameters else { return .easeInOut }
    return .bezier(cubic.controlPoint1.x, cubic.controlPoint1.y, cubic.controlPoint2.x, cubic.controlPoint2.y)
  }

  private func activate() {
    state = .active
    if let spring = timingParameters.springTimingParameters { duration = spring.curve(duration: duration).1 }
    let run = AnimationRun { [self] _ in runHasEnded() }
    run.allowsTouches = isUserInteractionEnabled
    run.adjust = { [weak self] animation in
      guard let self, !isRunning else { return }
      animation.hold(at: mark.fraction, isEven: scrubsLinearly)
    }
    self.run = run
    let all = blocks
    blocks = []
    perform(all, in: duration)
    run.seal()
  }

  /// Runs the changes as a part of a transition that a person drives.
  private func join(_ current: InteractiveAnimations) {
    (state, isRunning) = (.active, true)
    mark = (0, SystemClock.current.now)
    let all = blocks
    blocks = []
    current.run({ for block in all { block.work() } }) { [self] hasCome in end(at: hasCome ? .end : .start) }
  }

  private func perform(_ blocks: [(delayFactor: CGFloat, work: () -> Void)], in time: TimeInterval) {
    guard let run else { return }
    for (factor, work) in blocks {
      let wait = time * TimeInterval(min(max(factor, 0), 1))
      ImplicitAnimation.perform(
        ImplicitAnimation(duration: time - wait, delay: delay + wait, curve: curve, run: run), work)
    }
  }

  private func collectMoves() {
    for part in run?.parts ?? []
    where !animatedProperties.contains(where: { $0.key == part.key && $0.layer === part.layer }) {
      if let property = AnimatedProperty(part) { animatedProperties.append(property) }
    }
  }

  private func hold(at fraction: CGFloat) {
    isRunning = false
    endAlarm?.cancel()
    mark = (fraction, SystemClock.current.now)
    collectMoves()
    for property in animatedProperties { property.hold(at: fraction, isEven: scrubsLinearly) }
  }

  /// Goes on from where it is to its end, or to its start.
  private func goOn(in seconds: TimeInterval?) {
    collectMoves()
    let seconds = seconds ?? timeLeft
    for property in animatedProperties { property.goOn(back: isReversed, in: seconds, curve: curve) }
    pauseAtEnd(after: seconds)
  }

  /// The time in seconds to the end, or to the start, from ``mark``.
  private var timeLeft: TimeInterval {
    TimeInterval(isReversed ? mark.fraction : 1 - mark.fraction) * duration
  }

  private func pauseAtEnd(after seconds: TimeInterval) {
    endAlarm?.cancel()
    guard pausesOnCompletion else { return }
    endAlarm = SystemClock.current.after(max(0, seconds - 0.001)) { [weak self] in
      if let self, state == .active, isRunning { hold(at: isReversed ? 0 : 1) }
    }
  }

  private func runHasEnded() {
    guard state == .active else { return }
    if pausesOnCompletion { return hold(at: isReversed ? 0 : 1) }
    collectMoves()
    end(at: isReversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    for property in animatedProperties where position != .current {
      property.finish(atStart: position == .start)
    }
    let handlers = completions
    (state, isRunning) = (.inactive, false)
    reset()
    for completion in handlers { completion(position) }
  }

  private func reset() {
    endAlarm?.cancel()
    (animatedProperties, completions, run, isReversed) = ([], [], nil, false)
  }
}
