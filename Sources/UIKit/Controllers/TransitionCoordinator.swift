import QuartzCore

/// Keeps what an app wants to run along with a transition, and runs it.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private var alongside: [Work] = []
  private var completions: [Work] = []
  private var hasBegun = false
  private var hasEnded = false

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
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }

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

  /// Runs what is to move along.
  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    run(exchange(&alongside, with: []))
  }

  /// Runs what was to come after the transition.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    for completion in exchange(&completions, with: []) { completion(self) }
  }

  private func run(_ work: [Work]) {
    guard !work.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) {
      for item in work { item(self) }
    }
  }
}
