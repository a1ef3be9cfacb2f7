/// Finds numbers that satisfy linear equations and inequalities as well as possible, and keeps them so while
/// constraints come, go and change.
///
///     let solver = Solver()
///     let left = solver.makeVariable("left")
///     let width = solver.makeVariable("width")
///     try solver.add(left >= 20)
///     try solver.add(width >= 100)
///     try solver.add(left + width == 300 | Priority.strong)
///     try solver.add(width == 400 | Priority.weak)
///     try solver.solve()
///     print(solver.value(of: width))  // 280
///
/// **Priorities are strict.** Constraints of ``Priority/required`` hold. Of the solutions that remain, those
/// are taken whose sum of violations at the highest other priority is smallest, then at the next, and so on.
/// No amount of violation at a lower priority is ever traded for any at a higher. Within a priority the sum
/// of the absolute violations counts, and nothing is averaged: of `x == 1`, `x == 1` and `x == 4` the
/// solution is 1.
///
/// **Ties are decided by ranks.** Where several solutions are equally good, the constraint of the highest
/// ``Constraint/tieRank`` is satisfied as well as it can be, then the next; equal ranks go by the order in
/// which the constraints were added. What is still open then (see ``isAmbiguous(_:)``) is as near to zero as
/// possible: the unknowns from which the others follow by required equations, in the order in which they were
/// made. So the values follow from the constraints and not from the history of changes.
///
/// **Nothing is computed before ``solve()``.** Changes are noted, and solving costs what they touch:
/// constraints that share no unknowns, directly or over others, are independent systems, and only systems
/// with changes are solved. A *given* variable (``setGiven(_:_:)``) is not an unknown, so that systems may
/// share it and remain independent. Changing a constant is much cheaper than adding or removing a constraint.
///
/// A solver is not thread safe; use it from one place at a time.
public final class Solver {
  /// The largest magnitude of a coefficient, constant or value that is reckoned with.
  public static let largestNumber = 1e12

  let arena = Arena()
  let tools: SolverTools
  var workspace: Workspace { tools.workspace }
  /// Blocks with more numbers than that leave out zeros.
  let denseLimit: Int
  // Not checked for exclusivity: nothing is called while the list changes.
  @exclusivity(unchecked) var systems: [System?] = []
  var freeSystems: [Int32] = []
  /// The systems to solve, and those to take apart.
  let dirty = Buffer<Int32>()
  let stale = Buffer<Int32>()
  /// The number of times that systems were brought up to date with the constraints.
  var turn = 0
  /// The number of constraints that were put into new systems, each time that they were: a measure of work.
  package internal(set) var buildCount = 0
  /// The number of systems that were made as others of the same structure were, by solvers with the same
  /// tools: a measure of work.
  package var templateUseCount: Int { tools.builder.templates.useCount }
  /// The number of times that constraints which came together were put into systems without looking for what
  /// hangs together, by solvers with the same tools: a measure of work.
  package var batchUseCount: Int { tools.builder.batches.useCount }
  /// The number of systems that constraints fall into, as of the last solution.
  package var systemCount: Int { systems.count { $0 != nil } }
  /// The systems with unknowns that followed from equations that are gone.
  var vacant: [Int32] = []
  /// Constraints that are in no system yet.
  let loose = Buffer<Int32>(capacity: 128)

  /// A solver without variables and constraints.
  public convenience init() { self.init(sharing: SolverTools()) }

  /// A solver that shares its tools with others which are used from the same place, and leaves out zeros in
  /// blocks with more than so many numbers.
  package init(sharing tools: SolverTools = SolverTools(), denseLimit: Int = 8_192) {
    self.tools = tools
    self.denseLimit = denseLimit
    systems.reserveCapacity(16)
  }

  deinit {
    for buffer in [loose, dirty, stale] { buffer.deallocate() }
  }

  // MARK: Variables

  /// Makes a new unknown. Its value is 0 until constraints say otherwise.
  /// - Parameter name: what ``description(of:)`` calls it.
  public func makeVariable(_ name: String = "") -> Variable {
    arena.makeVariable(name)
  }

  /// Makes a new unknown with a tag, an opaque reference of the solver's client.
  package func makeVariable(tag: SolverTag) -> Variable { arena.makeVariable("", tag: tag) }

  /// The tag with which a variable was made; nil for one that is gone.
  package func tag(of variable: Variable) -> SolverTag? {
    arena.index(of: variable).flatMap { arena.variables[$0].tag }
  }

  /// The tag with which a constraint was added; nil for one that is gone.
  package func tag(of id: ConstraintID) -> SolverTag? {
    arena.slot(of: id).flatMap { arena.constraints[$0].tag }
  }

  /// Calls `body` for the tag of each constraint that has one.
  package func forEachConstraintTag(_ body: (SolverTag) -> Void) {
    for slot in 0..<arena.constraints.count {
      let record = arena.constraints[slot]
      if record.isAlive, let tag = record.tag { body(tag) }
    }
  }

  /// Removes the tag of a variable, which goes on without it.
  package func removeTag(of variable: Variable) {
    if let index = arena.index(of: variable) { arena.variables[index].tag = nil }
  }

  /// Removes a variable, with all constraints that name it. Removing one that is gone does nothing.
  public func remove(_ variable: Variable) {
    guard let index = arena.index(of: variable) else { return }
    while arena.variables[index].firstTerm >= 0 {
      removeConstraint(arena.terms[Int(arena.variables[index].firstTerm)].constraint)
    }
    let record = arena.variables[index]
    if record.system >= 0, let system = systems[Int(record.system)], !system.isStale,
      record.place < 0 || record.block >= 0 || !system.leave(Int(record.place), arena)
    {
      makeStale(record.system)
    }
    arena.free(variable: Int32(index))
  }

  /// The value at the last ``solve()``, or what was given. 0 for a variable that is gone.
  public func value(of variable: Variable) -> Double {
    arena.index(of: variable).map { arena.variables[$0].value } ?? 0
  }

  /// Gives a variable a value from outside, so that it is a known number and not an unknown; nil makes it an
  /// unknown again. Constraints that share only given variables do not depend on each other. Changing the
  /// value of a variable that is given already is cheap.
  public func setGiven(_ variable: Variable, _ value: Double?) throws(SolverError) {
    guard let index = arena.index(of: variable) else { throw .unknownVariable }
    let record = arena.variables[index]
    guard let value else {
      guard record.isGiven else { return }
      arena.variables[index].isGiven = false
      forEachConstraint(of: index) { slot, _ in makeStale(constraint: slot) }
      if record.firstTerm < 0 { arena.setValue(0, of: index) }
      return
    }
    try check(value, "given value")
    if record.isGiven {
      let change = value - record.value
      guard change != 0 else { return }
      forEachConstraint(of: index) { slot, coefficient in shift(slot, by: coefficient * change) }
    } else {
      arena.variables[index].isGiven = true
      forEachConstraint(of: index) { slot, _ in makeStale(constraint: slot) }
      makeStale(record.system)
    }
    arena.setValue(value, of: index)
    arena.variables[index].value = value
  }

  /// The variables whose values have changed since the last call, in no particular order. Costs what changed.
  public func takeChanges() -> [Variable] {
    var changes: [Variable] = []
    changes.reserveCapacity(arena.changed.count)
    for k in 0..<arena.changed.count {
      let index = arena.changed[k]
      arena.variables[Int(index)].isChanged = false
      if arena.variables[Int(index)].isAlive { changes.append(arena.handle(index)) }
    }
    arena.changed.removeAll()
    return changes
  }

  /// Calls `body` for each variable with a tag whose value has changed since the last call, as
  /// ``takeChanges()`` returns them.
  package func forEachTaggedChange(_ body: (SolverTag, Variable) -> Void) {
    for k in 0..<arena.changed.count {
      let index = arena.changed[k]
      arena.variables[Int(index)].isChanged = false
      let record = arena.variables[Int(index)]
      guard record.isAlive, let tag = record.tag else { continue }
      body(tag, Variable(index: index, generation: record.generation))
    }
    arena.changed.removeAll()
  }

  /// Whether anything has changed since the last ``solve()``.
  public var needsSolving: Bool { !stale.isEmpty || loose.count > 0 || !dirty.isEmpty }

  /// Whether what hangs together with a variable has changed since the last ``solve()``.
  public func needsSolving(_ variable: Variable) -> Bool {
    guard let index = arena.index(of: variable) else { return false }
    let record = arena.variables[index]
    guard record.system >= 0, let system = systems[Int(record.system)] else { return record.firstTerm >= 0 }
    return system.isStale || system.isDirty || system.awaitedTurn == turn
  }

  /// Whether the rows that share unknowns with a constraint that is not required have more than one solution,
  /// as good at every priority and in all ties. Speaks of the constraints at the last ``solve()``.
  package func leavesChoice(near id: ConstraintID) -> Bool {
    guard let slot = arena.slot(of: id) else { return true }
    let record = arena.constraints[slot]
    guard record.block >= 0, record.system >= 0, let system = systems[Int(record.system)] else { return true }
    return system.blocks[Int(record.block)].isOpen
  }

  /// Whether there is another solution, as good at every priority before ties are decided, in which the
  /// variable has another value. True for a variable that no constraint names. Speaks of the constraints at
  /// the last ``solve()``.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard let index = arena.index(of: variable) else { return false }
    let record = arena.variables[index]
    guard !record.isGiven else { return false }
    guard record.system >= 0, let system = systems[Int(record.system)] else { return true }
    return system.isAmbiguous(index, arena, workspace)
  }

  // MARK: Constraints

  /// Adds a constraint. Whether it agrees with the others shows in ``solve()``.
  /// - Throws: ``SolverError/unusableNumber(_:_:)``, ``SolverError/unusablePriority(_:)`` or
  ///   ``SolverError/unknownVariable``; nothing has changed then.
  @discardableResult public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let terms = makeTerms()
    defer { terms.end() }
    terms.add(constraint.terms)
    return try add(
      terms, constraint.relation, constraint.constant, priority: constraint.priority,
      tieRank: constraint.tieRank)
  }

  /// A list for the terms of a constraint, to be ended once that is added.
  package func makeTerms() -> TermList { TermList(in: tools.terms) }

  /// Adds a constraint of its parts, as ``add(_:)`` does one that is put together.
  @discardableResult package func add(
    _ terms: TermList, _ relation: Constraint.Relation, _ constant: Double,
    priority: Double = Priority.required, tieRank: Double = 0, tag: SolverTag? = nil
  ) throws(SolverError) -> ConstraintID {
    try check(constant, "constant")
    try check(priority: priority)
    guard !tieRank.isNaN else { throw .unusableNumber(tieRank, "tie rank") }
    try check(terms)
    let id = arena.insert(
      terms, relation: relation.rawValue, constant: constant, priority: priority, tieRank: tieRank, tag: tag)
    setLoose(id.slot)
    return id
  }

  /// Adds a constraint on one variable.
  package func add(
    _ variable: Variable, _ relation: Constraint.Relation, _ constant: Double,
    priority: Double = Priority.required, tieRank: Double = 0
  ) throws(SolverError) -> ConstraintID {
    try check(constant, "constant")
    try check(priority: priority)
    guard !tieRank.isNaN else { throw .unusableNumber(tieRank, "tie rank") }
    guard let index = arena.index(of: variable) else { throw .unknownVariable }
    let id = arena.insert(
      variable, relation: relation.rawValue, constant: constant, priority: priority, tieRank: tieRank)
    loose.append(id.slot)
    let system = arena.variables[index].system
    if system >= 0 { systems[Int(system)]?.awaitedTurn = turn }
    return id
  }

  /// Removes a constraint. Removing one that is gone does nothing.
  public func remove(_ id: ConstraintID) {
    guard let slot = arena.slot(of: id) else { return }
    removeConstraint(Int32(slot))
  }

  /// Changes the right side of a constraint in place.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard let slot = arena.slot(of: id) else { throw .unknownConstraint }
    try check(constant, "constant")
    setConstant(constant, ofSlot: slot)
  }

  /// Changes the priority of a constraint, from or to required as well.
  public func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
    guard let slot = arena.slot(of: id) else { throw .unknownConstraint }
    try check(priority: priority)
    guard arena.constraints[slot].priority != priority else { return }
    let isRow = removeFromSystem(slot)
    arena.constraints[slot].priority = priority
    if isRow {
      arena.constraints[slot].system = -1
      arena.constraints[slot].block = -1
      arena.constraints[slot].place = -1
      setLoose(Int32(slot))
    } else {
      makeStale(arena.constraints[slot].system)
    }
  }

  /// Changes the rank by which a constraint takes part in ties.
  public func setTieRank(_ rank: Double, of id: ConstraintID) throws(SolverError) {
    guard let slot = arena.slot(of: id) else { throw .unknownConstraint }
    guard !rank.isNaN else { throw .unusableNumber(rank, "tie rank") }
    guard arena.constraints[slot].tieRank != rank else { return }
    arena.constraints[slot].tieRank = rank
    let id = arena.constraints[slot].system
    guard id >= 0, let system = systems[Int(id)], !system.isStale else { return }
    system.rankDidChange(slot, arena)
    markDirty(system)
  }

  /// Returns the amount by which a constraint is violated, by the values of the last ``solve()``: 0 or more.
  /// 0 for a constraint that has been removed.
  public func error(of id: ConstraintID) -> Double {
    guard let slot = arena.slot(of: id) else { return 0 }
    let residual = arena.residual(slot)
    switch arena.constraints[slot].relation {
    case 0: return abs(residual)
    case ..<0: return max(0, residual)
    default: return max(0, -residual)
    }
  }

  // MARK: Edits

  /// Prepares a variable for many ``suggest(_:_:)``: adds a constraint that prefers a value for it, at first
  /// the present one. A second call changes the priority.
  /// - Parameters:
  ///   - variable: the variable.
  ///   - priority: how important that is, below ``Priority/required``.
  public func addEdit(_ variable: Variable, priority: Double = Priority.strong) throws(SolverError) {
    guard let index = arena.index(of: variable) else { throw .unknownVariable }
    guard priority < Priority.required else { throw .unusablePriority(priority) }
    if arena.variables[index].edit >= 0 {
      return try setPriority(priority, of: arena.id(arena.variables[index].edit))
    }
    let id = try add(
      Constraint([Constraint.Term(1, variable)], .equal, arena.variables[index].value, priority: priority))
    arena.variables[index].edit = id.slot
  }

  /// Wishes an edited variable to have a value.
  public func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    guard let index = arena.index(of: variable) else { throw .unknownVariable }
    let slot = Int(arena.variables[index].edit)
    guard slot >= 0 else { throw .notEdited(variable) }
    try check(value, "suggested value")
    setConstant(value, ofSlot: slot)
  }

  /// Ends the edits of a variable. Does nothing for one that is not edited.
  public func removeEdit(_ variable: Variable) {
    guard let index = arena.index(of: variable), arena.variables[index].edit >= 0 else { return }
    removeConstraint(arena.variables[index].edit)
  }

  // MARK: Solving

  /// Brings every system that has changed to its best solution.
  ///
  /// Required constraints that cannot hold together are reported one set at a time for each system, the first
  /// of them by throwing, all of them in ``failures``. All that does not hang together with them is solved
  /// all the same. Remove or weaken one of each set and solve again; that goes on where this stopped.
  /// - Throws: ``SolverError/conflict(_:)`` with a smallest set of constraints that exclude each other, or
  ///   ``SolverError/tooManySteps(_:)``.
  public func solve() throws(SolverError) {
    regroup()
    if !failures.isEmpty { failures.removeAll() }
    guard !dirty.isEmpty else { return }
    var failedCount = 0
    var k = 0
    while k < dirty.count {
      defer { k += 1 }
      guard let system = systems[Int(dirty[k])], system.isDirty else { continue }
      system.isDirty = false
      let error = system.solve(arena, workspace)
      if error != nil && system.isCopy || system.patchCount > 0 && (error != nil || system.isOpen) {
        // What depends on how a system was built is decided in one that was built from all there is.
        system.isMisleading = system.isCopy
        makeStale(system.id)
        regroup(withTemplates: false)
        continue
      }
      if let error {
        failures.append(error)
        // Those that failed stay in the list, at its beginning.
        dirty[failedCount] = system.id
        failedCount += 1
      } else {
        tools.builder.keep(system, arena)
        if system.isWorn { makeStale(system.id) }
      }
    }
    dirty.resize(to: failedCount, filling: -1)
    guard let failure = failures.first else { return }
    for k in 0..<failedCount { systems[Int(dirty[k])]?.isDirty = true }
    throw failure
  }

  /// The reasons why systems could not be solved by the last ``solve()``, one for each.
  public private(set) var failures: [SolverError] = []

  /// A constraint in words, as `2·width − left ≤ 8 @750`, for messages.
  public func description(of id: ConstraintID) -> String {
    guard let slot = arena.slot(of: id) else { return "a constraint that was removed" }
    return ConstraintText.text(slot, arena)
  }
}

// MARK: - What is accepted

extension Solver {
  /// Throws what is wrong first with terms.
  private func check(_ terms: TermList) throws(SolverError) {
    let variables = arena.variables.cells
    for term in terms.cells {
      guard abs(term.coefficient) <= Solver.largestNumber else {
        throw .unusableNumber(term.coefficient, "coefficient")
      }
      let index = Int(term.index)
      guard index < variables.count, variables[index].isAlive, variables[index].generation == term.generation
      else { throw .unknownVariable }
    }
  }

  private func check(_ number: Double, _ role: String) throws(SolverError) {
    guard abs(number) <= Solver.largestNumber else { throw .unusableNumber(number, role) }
  }

  private func check(priority: Double) throws(SolverError) {
    guard priority > 0, priority <= Priority.required else { throw .unusablePriority(priority) }
  }
}
