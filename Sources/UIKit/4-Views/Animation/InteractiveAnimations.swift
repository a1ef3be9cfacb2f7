import QuartzCore

/// Collects the animations of a transition of an app's own into one animator, so that a person can hold it,
/// move it and turn it back.
@MainActor final class InteractiveAnimations {
  /// The collector of the animations that begin now.
  private(set) static var current: InteractiveAnimations?

  private let animation: ImplicitAnimation
  private var completions: [(Bool) -> Void] = []

  private init(_ animation: ImplicitAnimation) {
    self.animation = animation
  }

  /// Returns an animator for the animations that `begin` starts, and for what `more` changes. `onEnd` is
  /// called at its end with whether that is the transition's, after the completions of the animations.
  static func animator(
    duration: TimeInterval, _ begin: @escaping () -> Void, alongside more: @escaping () -> Void
  ) -> UIViewPropertyAnimator {
    let driver = UIViewPropertyAnimator(duration: max(duration, 0.001), curve: .linear)
    var collector: InteractiveAnimations?
    driver.addAnimations {
      guard let animation = ImplicitAnimation.current else { return begin() }
      let new = InteractiveAnimations(animation)
      collector = new
      let outer = exchange(&current, with: new)
      ImplicitAnimation.perform(nil, begin)
      current = outer
      more()
    }
    driver.addCompletion { position in
      for completion in collector?.completions ?? [] { completion(position == .end) }
    }
    return driver
  }

  /// Runs the changes of one animation as a part of the whole.
  func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
    // Animations within this one are a part of it.
    let outer = exchange(&InteractiveAnimations.current, with: nil)
    ImplicitAnimation.perform(animation, animations)
    InteractiveAnimations.current = outer
  }
}
