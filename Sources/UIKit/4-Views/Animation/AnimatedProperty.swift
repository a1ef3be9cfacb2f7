import DisplayProtocol
import QuartzCore

/// One property of one layer that an animator moves.
@MainActor struct AnimatedProperty {
  weak var layer: CALayer?
  let key: String
  /// The animation as it was described at first.
  private let animation: LayerAnimation
  /// The property's value before and after.
  private let start: LayerProperty
  private let end: LayerProperty

  /// Nil for an animation that does not run any more.
  init?(_ part: AnimationRun.Part) {
    guard let layer = part.layer, let original = part.original else { return nil }
    (self.layer, key, animation) = (layer, part.key, part.animation)
    (start, end) = (original, layer.modelValue(like: original))
  }

  /// Stands still at a fraction of its time.
  func hold(at fraction: CGFloat, isEven: Bool) {
    var still = animation
    still.hold(at: fraction, isEven: isEven)
    layer?.changeAnimation(key, to: still)
  }

  /// Goes from what shows to the end, or back to the start.
  func goOn(back: Bool, in seconds: TimeInterval, curve: LayerAnimation.Curve) {
    guard let layer, let place = layer.value(ofAnimation: key) else { return }
    let goal = back ? animation.from : animation.to
    var rest = LayerAnimation(from: place, to: goal, duration: max(seconds, 0), curve: curve)
    rest.isAdditive = animation.isAdditive
    // The start shows until the animator sets it.
    rest.keepsLastAfter = back
    layer.changeAnimation(key, to: rest)
  }

  /// Makes the currently shown value the layer's own value.
  func freeze() {
    guard let layer else { return }
    let shown = layer.shownValue(like: end)
    layer.finishAnimation(key)
    UIView.performWithoutAnimation { layer.apply(shown) }
  }

  /// The layer has the value of the start or the end.
  func finish(atStart: Bool) {
    guard let layer else { return }
    layer.finishAnimation(key)
    UIView.performWithoutAnimation { layer.apply(atStart ? start : end) }
  }
}

extension LayerAnimation {
  /// Stands still at a fraction of its time, if `isEven` with so much of the way done.
  mutating func hold(at fraction: CGFloat, isEven: Bool) {
    // At the very end it would show nothing any more.
    elapsed = delay + duration * min(TimeInterval(fraction), 1 - 1e-9)
    rate = 0
    if isEven { curve = .linear }
  }
}
