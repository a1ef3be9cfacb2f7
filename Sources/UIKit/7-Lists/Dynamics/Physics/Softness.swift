/// The numbers by which a constraint corrects an error over several steps, as a damped spring that is solved
/// implicitly does. So it is stable at every stiffness (Catto, *Soft Constraints*, 2011).
struct Softness {
  /// The velocity of the correction, to a unit of the error.
  var biasRate = 0.0
  var massScale = 1.0
  var impulseScale = 0.0

  /// A constraint that only keeps velocities.
  static let none = Softness()

  private init() {}

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
