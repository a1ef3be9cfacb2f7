/// A constraint between two bodies that is solved with all others, step by step.
protocol PhysicsJoint: AnyObject {
  /// Works out what holds during a frame.
  func prepare(step: Double)
  /// Applies the impulses of the step before.
  func warmStart()
  /// - Parameter corrects: Whether errors of the place are corrected, or only velocities are kept.
  func solve(corrects: Bool)
}
