/// The reason a ``Solver`` refused an operation or found no solution.
public enum SolverError: Error, Equatable, CustomStringConvertible {
  /// These required constraints exclude each other; without any one of them, the others could hold.
  case conflict([ConstraintID])
  /// A number that cannot be reckoned with: not a number, infinite, or beyond ``Solver/largestNumber``.
  case unusableNumber(Double, String)
  /// A priority that is not above 0 and at most ``Priority/required``.
  case unusablePriority(Double)
  /// A variable that this solver did not make, or that was removed.
  case unknownVariable
  /// A constraint that this solver did not add, or that was removed.
  case unknownConstraint
  /// A value was suggested for a variable that has no edit.
  case notEdited(Variable)
  /// The search for the best solution was given up after so many steps.
  case tooManySteps(Int)

  /// A description of the error, in words.
  public var description: String {
    switch self {
    case .conflict(let constraints):
      "These \(constraints.count) required constraints cannot hold together. Remove one of them, or lower its priority."
    case .unusableNumber(let number, let role):
      "The \(role) is \(number); a solver reckons with finite numbers up to ±\(Solver.largestNumber)."
    case .unusablePriority(let priority):
      "The priority is \(priority); it must be above 0 and at most \(Priority.required), which means required."
    case .unknownVariable:
      "The variable is not one of this solver: it was removed, or another solver made it."
    case .unknownConstraint:
      "The constraint is not one of this solver: it was removed, or another solver added it."
    case .notEdited:
      "A value was suggested for a variable that is not edited; call addEdit(_:priority:) first."
    case .tooManySteps(let steps):
      "No best solution was found in \(steps) steps; the constraints' coefficients may differ too much in size."
    }
  }
}
