import Cassowary
import CoreGraphics

/// The constraints in the solver: those of the app, which their tags name, and those that the engine requests
/// itself.
extension LayoutEngine {
  /// Adds a constraint to the solver, for one of the app's or for none.
  func add(
    _ terms: TermList, _ relation: Cassowary.Constraint.Relation, _ constant: Double,
    priority: Double = Priority.required, rank: Double = 0, for source: NSLayoutConstraint? = nil
  ) -> ConstraintID? {
    needsSolving()
    var tag: UnsafeRawPointer?
    if let source { tag = Unretained(source).tag }
    do {
      return try solver.add(terms, relation, constant, priority: priority, tieRank: rank, tag: tag)
    } catch {
      source?.refuse("\(error)")
      return nil
    }
  }

  /// Adds a constraint on one unknown, for none of the app's.
  func add(
    _ variable: Variable, _ relation: Cassowary.Constraint.Relation, _ constant: Double,
    priority: Double = Priority.required, rank: Double = 0
  ) -> ConstraintID? {
    needsSolving()
    return try? solver.add(variable, relation, constant, priority: priority, tieRank: rank)
  }

  /// Adds the constraint that keeps a size from being less than nothing.
  func addFloor(of size: Variable) -> ConstraintID? {
    needsSolving()
    return try? solver.add(size, .greaterThanOrEqual, 0, priority: Priority.required, tieRank: 0)
  }

  func remove(_ id: ConstraintID) {
    solver.remove(id)
    needsSolving()
  }

  func setConstant(_ constant: Double, of id: ConstraintID) {
    try? solver.setConstant(constant, of: id)
    needsSolving()
  }

  func setPriority(_ priority: Double, of id: ConstraintID) {
    try? solver.setPriority(priority, of: id)
    needsSolving()
  }

  func setRank(_ rank: Double, of id: ConstraintID) {
    try? solver.setTieRank(rank, of: id)
    needsSolving()
  }

  func source(of id: ConstraintID) -> NSLayoutConstraint? {
    solver.tag(of: id).map { Unretained<NSLayoutConstraint>(tag: $0).object }
  }

  /// Clears the installations of the constraints that are still in the engine, which they do not keep.
  func takeInstallationsBack() {
    guard !isTrial else { return }
    solver.forEachConstraintTag { tag in
      Unretained<NSLayoutConstraint>(tag: tag).borrow { $0.installation = nil }
    }
    for broken in brokenConstraints { broken.constraint.installation = nil }
  }
}
