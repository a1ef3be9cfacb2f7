/// The scratch memory of a solver, of which it keeps nothing. Solvers that are used from one place share one,
/// so that each of many small ones costs only what it keeps.
package final class SolverTools {
  let workspace = Workspace()
  let plan = SystemPlan()
  /// The terms of the constraints that are put together.
  let terms = Buffer<TermList.Term>()
  let builder: SystemBuilder
  /// The arena that the builder names while no solver uses it.
  private let nothing = Arena()

  /// Tools for the solvers of one thread or actor.
  package init() {
    builder = SystemBuilder(nothing, workspace)
  }

  deinit { terms.deallocate() }
}
