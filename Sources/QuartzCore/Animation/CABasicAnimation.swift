import DisplayProtocol

/// An animation of one property from one value to another. Missing values are the layer's: where only one of
/// the three is given, the way begins or ends with what shows.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  /// The value at which the animation begins.
  open var fromValue: Any?
  /// The value at which the animation ends.
  open var toValue: Any?
  /// The amount by which the value changes.
  open var byValue: Any?

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func stops(model: AnimatableValue, shown: AnimatableValue) -> [AnimationStop] {
    let from = fromValue.flatMap(AnimatableValue.init)
    let to = toValue.flatMap(AnimatableValue.init)
    let by = byValue.flatMap(AnimatableValue.init)
    let ends =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.adding(by, times: -1), to)
      case (let from?, nil, nil): (from, model)
      case (nil, let to?, nil): (shown, to)
      case (nil, nil, let by?): (shown, shown.adding(by))
      case (nil, nil, nil): (shown, model)
      }
    return [AnimationStop(time: 0, value: ends.0), AnimationStop(time: 1, value: ends.1)]
  }
}

/// An animation of one property that moves as a damped spring does.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping of the motion; 10 by default.
  open var damping: CGFloat = 10
  /// The initial velocity, in whole distances a second; 0 by default.
  open var initialVelocity: CGFloat = 0

  /// Makes a spring of how long it seems to take and how much it bounces: 0 is critically damped, 1 swings
  /// forever, and below 0 it is slower than needed.
  ///
  /// - Parameters:
  ///   - perceptualDuration: Seconds, above 0.
  ///   - bounce: From above −1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let duration = perceptualDuration.isFinite ? max(perceptualDuration, 0.001) : 0.5
    let bounce = bounce.isFinite ? min(max(bounce, -0.99), 1) : 0
    let frequency = 2 * CGFloat.pi / duration
    mass = 1
    stiffness = frequency * frequency
    damping = bounce >= 0 ? 2 * frequency * (1 - bounce) : 2 * frequency / (1 + bounce)
    allowsOverdamping = bounce < 0
    self.duration = settlingDuration
  }

  /// Whether a damping above the critical one makes the motion slower; false by default, so that such springs
  /// move as critically damped ones.
  open var allowsOverdamping = false
  /// Seconds that the motion seems to take: one swing of the undamped spring.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / (max(stiffness, 0) / max(mass, 0.001)).squareRoot()
  }
  /// The bounce of the motion: 0 is critically damped, 1 swings forever.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * max(mass, 0.001)).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Seconds until less than a thousandth of the way is left.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping, initialVelocity) =
      (other.mass, other.stiffness, other.damping, other.initialVelocity)
    allowsOverdamping = other.allowsOverdamping
  }

  override var curve: LayerAnimation.Curve {
    let mass = max(mass, 0.001)
    let critical = 2 * (max(stiffness, 0) * mass).squareRoot()
    let damping = allowsOverdamping ? damping : min(damping, critical)
    return .spring(stiffness: stiffness / mass, damping: damping / mass, velocity: initialVelocity)
  }
}
