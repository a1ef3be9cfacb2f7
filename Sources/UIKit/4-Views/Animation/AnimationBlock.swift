import DisplayProtocol
import QuartzCore

/// The timing and options of one animation block's changes, as its caller requested them.
@MainActor struct AnimationBlock {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var curve: LayerAnimation.Curve
  var calculationMode = CAAnimationCalculationMode.linear

  /// Runs the block. Model values change at once; without a duration, or where animations are off, so does
  /// what is seen.
  func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    if let collector = InteractiveAnimations.current, UIView.areAnimationsEnabled, duration > 0 {
      collector.run(animations, completion: completion)
      return
    }
    guard duration > 0 || delay > 0, duration.isFinite, delay.isFinite, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(animations)
      completion?(true)
      return
    }
    let run = AnimationRun(onEnd: completion)
    run.allowsTouches = options.contains(.allowUserInteraction)
    ImplicitAnimation.perform(description(run)) {
      animations()
      if options.contains(.layoutSubviews) {
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
      }
    }
    run.seal()
  }

  /// The block as layers understand it. Inside another block it takes that one's time and ways, unless its
  /// options say otherwise.
  private func description(_ run: AnimationRun) -> ImplicitAnimation {
    var animation = ImplicitAnimation(
      duration: max(duration, 0), delay: max(delay, 0), curve: curve,
      repeatCount: options.contains(.repeat) ? .infinity : 1, autoreverses: options.contains(.autoreverse),
      run: run)
    animation.endsEndless = options.contains(.beginFromCurrentState)
    animation.calculationMode = calculationMode
    guard let outer = ImplicitAnimation.current else { return animation }
    animation.delay += outer.delay
    if !options.contains(.overrideInheritedDuration) { animation.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { animation.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      animation.repeatCount = outer.repeatCount
      animation.autoreverses = outer.autoreverses
    }
    return animation
  }
}
