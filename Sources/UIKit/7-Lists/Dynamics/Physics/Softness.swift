/// The numbers by which a constraint corrects an error over several steps, as a damped spring that is solved
/// implicitly does. So it is stable at every stiffness (Catto, *Soft Constraints*, 2011).
struct Softness {
  /// The velocity of the correction, to a unit of the error.
  var biasRate = 0.0
  var massScale = 1.0
  var impulseScale = 0.0

  /// A constraint that only keeps velocities.
  static let none = Softness()
  /// A constraint whose error is given as a velocity.
  static let slack: Softness = {
    var softness = Softness()
    softness.biasRate = 1
    return softness
  }()

  private init() {}

  /// The softness of a joint.
  ///
  /// - Parameters:
  ///   - frequency: The frequency of its spring, in hertz; 0 of a joint that is rigid, whose errors are
  ///     corrected as by a stiff spring.
  ///   - damping: The damping ratio of the spring.
  ///   - step: The length of a step, in seconds.
  init(frequency: Double, damping: Double, step: Double) {
    self.init(
      hertz: frequency > 0 ? frequency : 60, damping: frequency > 0 ? damping : 2, step: step)
  }

  /// - Parameters:
  ///   - hertz: The frequency of the spring.
  ///   - damping: The damping ratio; 1 is critical.
  ///   - step: The length of a step, in seconds.
  init(hertz: Double, damping: Double, step: Double) {
    guard hertz > 0 else { return }
    let omega = 2 * Double.pi * hertz
    let a = 2 * damping + step * omega
    let b = step * omega * a
    biasRate = omega / a
    impulseScale = 1 / (1 + b)
    massScale = b * impulseScale
  }
}
