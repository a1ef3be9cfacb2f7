/// What a solver works with while it solves and does not keep. Solvers that are used from one place share one, so that
/// each of many small ones costs only what it keeps.
package final class SolverTools {
  let workspace = Workspace()
  let plan = SystemPlan()
  let builder: SystemBuilder
  /// What the builder looks at while no solver uses it.
  private let nothing = Store()

  /// Tools for the solvers of one thread or actor.
  package init() {
    builder = SystemBuilder(nothing, workspace)
  }
}
