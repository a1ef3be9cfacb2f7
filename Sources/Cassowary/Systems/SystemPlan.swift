/// A plan of a system, computed before the system is made: memory that is reused for the next one.
final class SystemPlan {
  /// The unknowns and the constraints, in the order in which they were made.
  let variables = Buffer<Int32>()
  let constraints = Buffer<Int32>()
  /// The unknowns that follow, in the order of evaluation, and the equations that give them.
  let following = Buffer<Int32>()
  let definitions = Buffer<Int32>()
  /// The number of leading unknowns, among those that follow, that are named by rows of blocks.
  var tracedCount = 0

  deinit {
    for buffer in [variables, constraints, following, definitions] { buffer.deallocate() }
  }

  func removeAll() {
    for buffer in [variables, constraints, following, definitions] { buffer.removeAll() }
    tracedCount = 0
  }
}
