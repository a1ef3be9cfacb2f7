import Cassowary

/// The installation of a constraint in an engine. The constraint keeps the reference to the engine.
struct LayoutInstallation {
  let home: Unmanaged<LayoutEngine.Reference>
  @MainActor var engine: LayoutEngine? { home.borrow { $0.engine } }
  /// Its identifier in the solver; nil while it is broken.
  var id: ConstraintID?
  /// The value on the right side to which the constraint's constant is added, or from which it is subtracted.
  var offset: Double
  var sign: Double
}
