import Cassowary

/// The installation of a constraint in an engine, which takes it back when it goes.
struct LayoutInstallation {
  let engineReference: Unretained<LayoutEngine>
  var engine: LayoutEngine { engineReference.object }
  /// Its identifier in the solver; nil while it is broken.
  var id: ConstraintID?
  /// The value on the right side to which the constraint's constant is added, or from which it is subtracted.
  var offset: Double
  var sign: Double
}
