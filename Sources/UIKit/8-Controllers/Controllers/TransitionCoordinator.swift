import QuartzCore

/// Keeps the animations that an app runs along with a transition, and runs them.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private var alongside: [Work] = []
  private var completions: [Work] = []
  private var interactionEnds: [Work] = []
  private var hasBegun = false
  private var hasEnded = false
  /// The animator that drives the transition where it is not UIKit's default animation.
  private var driver: UIViewPropertyAnimator?

  init(
    in containerView: UIView, duration: TimeInterval, style: UIModalPresentationStyle = .none,
    controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
  ) {
    self.containerView = containerView
    self.controllers = controllers
    transitionDuration = duration
    presentationStyle = style
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var isCancelled = false
  private(set) var completionVelocity: CGFloat = 1
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  private var beginning: TimeInterval?

  var percentComplete: CGFloat {
    if let driver, driver.state == .active { return driver.fractionComplete }
    guard let beginning, !hasEnded else { return hasEnded && !isCancelled ? 1 : 0 }
    guard transitionDuration > 0 else { return 1 }
    return min(max(CGFloat((SystemClock.current.now - beginning) / transitionDuration), 0), 1)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    controllers[key == .from ? .from : .to]?.viewIfLoaded
  }

  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if hasBegun { run([animation]) } else { alongside.append(animation) }
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Work) {
    if isInteractive { interactionEnds.append(handler) }
  }

  /// A finger drives the transition from the start.
  func beginInteraction() {
    isInteractive = true
    initiallyInteractive = true
  }

  /// The finger let go, and the transition goes on to one of its ends.
  func endInteraction(
    isCancelled: Bool, by interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    guard isInteractive else { return }
    if let interaction {
      (completionVelocity, completionCurve) = (interaction.completionSpeed, interaction.completionCurve)
    }
    isInteractive = false
    self.isCancelled = isCancelled
    for handler in exchange(&interactionEnds, with: []) { handler(self) }
  }

  /// Runs what is to move along, by the transition's own animator where it has one.
  func begin(by driver: UIViewPropertyAnimator? = nil) {
    guard !hasBegun else { return }
    hasBegun = true
    beginning = SystemClock.current.now
    self.driver = driver
    run(exchange(&alongside, with: []))
  }

  /// Runs what was to come after the transition.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    driver = nil
    for completion in exchange(&completions, with: []) { completion(self) }
  }

  private func run(_ work: [Work]) {
    guard !work.isEmpty else { return }
    if let driver {
      driver.addAnimations { for item in work { item(self) } }
      return
    }
    UIView.animate(withDuration: transitionDuration) {
      for item in work { item(self) }
    }
  }
}
