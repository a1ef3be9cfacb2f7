import QuartzCore

/// The progress of a transition, which runs by itself or follows a person, who may hold it, let it go on and
/// call it off.
@MainActor final class TransitionProgress {
  private let coordinator: TransitionCoordinator
  private var driver: UIViewPropertyAnimator?
  /// The interaction controller that drives a custom animation of the app.
  private(set) var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// Whether a person holds the transition.
  private(set) var isHeld = false
  private(set) var wasCancelled = false
  private var isUnderWay = false
  private(set) var isFinished = false

  init(_ coordinator: TransitionCoordinator) {
    self.coordinator = coordinator
  }

  /// The time that the transition takes by itself, in seconds.
  var duration: TimeInterval { coordinator.transitionDuration }

  /// Lets a person drive the transition.
  /// - Parameters:
  ///   - interaction: The interaction controller of the app; nil for UIKit's own gestures.
  ///   - isHeld: Whether the person holds it from the start.
  func drive(by interaction: (any UIViewControllerInteractiveTransitioning)?, isHeld: Bool) {
    self.interaction = interaction
    self.isHeld = isHeld
    if isHeld { coordinator.beginInteraction() }
  }

  /// Begins: from now on the transition can end.
  func begin() { isUnderWay = true }

  /// Runs the transition's animations, or holds them at their start.
  func run(by driver: UIViewPropertyAnimator) {
    self.driver = driver
    coordinator.begin(by: driver)
    if isHeld { driver.pauseAnimation() } else { driver.startAnimation() }
  }

  // MARK: A person

  /// Shows how far the person has come, 0…1.
  func follow(_ fraction: CGFloat) {
    if isHeld { driver?.fractionComplete = min(max(fraction, 0), 1) }
  }

  /// Holds a transition that runs by itself.
  func pause() {
    guard !isHeld, !isFinished, let driver, driver.state == .active else { return }
    isHeld = true
    wasCancelled = false
    driver.pauseAnimation()
    driver.isReversed = false
    coordinator.isInteractive = true
  }

  /// Ends the interaction: the transition goes on to its end, or back.
  func endInteraction(goesOn: Bool) {
    guard isHeld, let driver else { return }
    isHeld = false
    wasCancelled = !goesOn
    coordinator.endInteraction(isCancelled: !goesOn, by: interaction)
    driver.isReversed = !goesOn
    let speed = interaction?.completionSpeed ?? 1
    let left = goesOn ? 1 - driver.fractionComplete : driver.fractionComplete
    driver.continueAnimation(
      withTimingParameters: interaction?.curveOfRest,
      durationFactor: speed > 0 && speed != 1 ? max(left / speed, 0.001) : 0)
  }

  // MARK: The end

  /// Brings the animations to their end at once; of a transition that a person still holds, to their start.
  /// - Returns: Whether the transition had begun and was not over.
  func stop() -> Bool {
    guard isUnderWay, !isFinished else { return false }
    if isHeld {
      isHeld = false
      wasCancelled = true
      coordinator.endInteraction(isCancelled: true)
    }
    if let driver, driver.state == .active {
      driver.stopAnimation(false)
      driver.finishAnimation(at: wasCancelled ? .start : .end)
    }
    return true
  }

  /// Ends the transition.
  /// - Returns: Whether it had begun and was not over.
  func end() -> Bool {
    guard isUnderWay, !isFinished else { return false }
    isFinished = true
    coordinator.begin()
    driver = nil
    return true
  }
}

/// The interface of UIKit's own transitions for objects that drive them.
@MainActor protocol InteractiveTransitionContext: UIViewControllerContextTransitioning {
  /// The progress of the transition.
  var progress: TransitionProgress { get }
}

extension InteractiveTransitionContext {
  var isInteractive: Bool { progress.isHeld }
  var transitionWasCancelled: Bool { progress.wasCancelled }
  func updateInteractiveTransition(_ percentComplete: CGFloat) { progress.follow(percentComplete) }
  func finishInteractiveTransition() { progress.endInteraction(goesOn: true) }
  func cancelInteractiveTransition() { progress.endInteraction(goesOn: false) }
  func pauseInteractiveTransition() { progress.pause() }
}
