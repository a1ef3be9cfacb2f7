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
/// **Priorities are strict.** Constraints of ``Priority/required`` hold. Of the solutions that remain, those are taken
/// whose sum of violations at the highest other priority is smallest, then at the next, and so on. No amount of
/// violation at a lower priority is ever traded for any at a higher. Within a priority the sum of the absolute
/// violations counts, and nothing is averaged: of `x == 1`, `x == 1` and `x == 4` the solution is 1.
///
/// **Ties are decided by ranks.** Where several solutions are equally good, the constraint of the highest
/// ``Constraint/tieRank`` is satisfied as well as it can be, then the next; equal ranks go by the order in which the
/// constraints were added. What is still open then (``isAmbiguous(_:)`` tells) is as near to zero as possible:
/// the unknowns from which the others follow by required equations, in the order in which they were made. So the
/// values follow from the constraints and not from the history of changes.
///
/// **Nothing is computed before ``solve()``.** Changes are noted, and solving costs what they touch: constraints that
/// share no unknowns, directly or over others, are independent systems, and only systems with changes are solved. A
/// *given* variable (``give(_:_:)``) is not an unknown, so that systems may share it and remain independent. Changing
/// a constant is much cheaper than adding or removing a constraint.
///
/// A solver is not thread safe; use it from one place at a time.
public final class Solver {
  /// The largest magnitude of a coefficient, constant or value that is reckoned with.
  public static let largestNumber = 1e12

  let store = Store()
  private let workspace = Workspace()
  private let plan = SystemPlan()
  private let builder: SystemBuilder
  @exclusivity(unchecked) private var systems: [System?] = []
  private var freeSystems: [Int32] = []
  /// The systems to solve, and those to take apart.
  private let dirty = Buffer<Int32>()
  private let stale = Buffer<Int32>()
  /// Constraints that are in no system yet.
  private let loose = Buffer<Int32>()

  /// A solver without variables and constraints.
  public convenience init() { self.init(denseLimit: 8_192) }

  /// A solver that leaves out zeros in systems with more than so many numbers.
  package init(denseLimit: Int) {
    builder = SystemBuilder(store, workspace, denseLimit: denseLimit)
  }

  deinit {
    for buffer in [loose, dirty, stale] { buffer.deallocate() }
  }

  // MARK: Variables

  /// Makes a new unknown. Its value is 0 until constraints say otherwise.
  /// - Parameter name: what ``description(of:)`` calls it.
  public func makeVariable(_ name: String = "") -> Variable {
    store.makeVariable(name)
  }

  /// Removes a variable, with all constraints that name it. Removing one that is gone does nothing.
  public func remove(_ variable: Variable) {
    guard let index = store.index(of: variable) else { return }
    while store.variables[index].firstTerm >= 0 {
      removeConstraint(store.terms[Int(store.variables[index].firstTerm)].constraint)
    }
    makeStale(store.variables[index].system)
    store.free(variable: Int32(index))
  }

  /// The value at the last ``solve()``, or what was given. 0 for a variable that is gone.
  public func value(of variable: Variable) -> Double {
    store.index(of: variable).map { store.variables.base[$0].value } ?? 0
  }

  /// Gives a variable a value from outside, so that it is a known number and not an unknown; nil makes it an unknown
  /// again. Constraints that share only given variables do not depend on each other. Changing the value of a
  /// variable that is given already is cheap.
  public func give(_ variable: Variable, _ value: Double?) throws(SolverError) {
    guard let index = store.index(of: variable) else { throw .unknownVariable }
    let record = store.variables[index]
    guard let value else {
      guard record.isGiven else { return }
      store.variables.base[index].isGiven = false
      forEachConstraint(of: index) { slot, _ in makeStale(constraint: slot) }
      if record.firstTerm < 0 { store.setValue(0, of: index) }
      return
    }
    try check(value, "given value")
    if record.isGiven {
      let change = value - record.value
      guard change != 0 else { return }
      forEachConstraint(of: index) { slot, coefficient in shift(slot, by: coefficient * change) }
    } else {
      store.variables.base[index].isGiven = true
      forEachConstraint(of: index) { slot, _ in makeStale(constraint: slot) }
      makeStale(record.system)
    }
    store.setValue(value, of: index)
    store.variables.base[index].value = value
  }

  /// The variables whose values have changed since the last call, in no particular order. Costs what changed.
  public func takeChanges() -> [Variable] {
    var changes: [Variable] = []
    changes.reserveCapacity(store.changed.count)
    for k in 0..<store.changed.count {
      let index = store.changed[k]
      store.variables.base[Int(index)].isChanged = false
      if store.variables.base[Int(index)].isAlive { changes.append(store.handle(index)) }
    }
    store.changed.removeAll()
    return changes
  }

  /// Whether anything has changed since the last ``solve()``.
  public var needsSolving: Bool { !stale.isEmpty || loose.count > 0 || !dirty.isEmpty }

  /// Whether what hangs together with a variable has changed since the last ``solve()``.
  public func needsSolving(_ variable: Variable) -> Bool {
    guard let index = store.index(of: variable) else { return false }
    let record = store.variables[index]
    guard record.system >= 0, let system = systems[Int(record.system)] else { return record.firstTerm >= 0 }
    return system.isStale || system.isDirty
  }

  /// Whether there is another solution, as good at every priority before ties are decided, in which the variable has
  /// another value. True for a variable that no constraint names. Speaks of the constraints at the last ``solve()``.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard let index = store.index(of: variable) else { return false }
    let record = store.variables[index]
    guard !record.isGiven else { return false }
    guard record.system >= 0, let system = systems[Int(record.system)] else { return true }
    return system.isAmbiguous(index, store, workspace)
  }

  // MARK: Constraints

  /// Adds a constraint. Whether it agrees with the others shows in ``solve()``.
  /// - Throws: ``SolverError/unusableNumber(_:_:)``, ``SolverError/unusablePriority(_:)`` or
  ///   ``SolverError/unknownVariable``; nothing has changed then.
  @discardableResult public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try check(constraint.constant, "constant")
    try check(priority: constraint.priority)
    guard !constraint.tieRank.isNaN else { throw .unusableNumber(constraint.tieRank, "tie rank") }
    for term in constraint.terms {
      try check(term.coefficient, "coefficient")
      guard store.index(of: term.variable) != nil else { throw .unknownVariable }
    }
    let id = store.insert(constraint, terms: merged(constraint.terms))
    loose.append(id.slot)
    forEachTerm(of: Int(id.slot)) { variable in
      if !store.variables.base[variable].isGiven { makeStale(store.variables.base[variable].system) }
    }
    return id
  }

  /// Removes a constraint. Removing one that is gone does nothing.
  public func remove(_ id: ConstraintID) {
    guard let slot = store.slot(of: id) else { return }
    removeConstraint(Int32(slot))
  }

  /// Changes the right side of a constraint in place.
  public func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    guard let slot = store.slot(of: id) else { throw .unknownConstraint }
    try check(constant, "constant")
    setConstant(constant, ofSlot: slot)
  }

  /// Changes the priority of a constraint, from or to required as well.
  public func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
    guard let slot = store.slot(of: id) else { throw .unknownConstraint }
    try check(priority: priority)
    guard store.constraints[slot].priority != priority else { return }
    store.constraints.base[slot].priority = priority
    makeStale(store.constraints[slot].system)
  }

  /// Changes the rank by which a constraint takes part in ties.
  public func setTieRank(_ rank: Double, of id: ConstraintID) throws(SolverError) {
    guard let slot = store.slot(of: id) else { throw .unknownConstraint }
    guard !rank.isNaN else { throw .unusableNumber(rank, "tie rank") }
    guard store.constraints[slot].tieRank != rank else { return }
    store.constraints.base[slot].tieRank = rank
    let id = store.constraints[slot].system
    guard id >= 0, let system = systems[Int(id)], !system.isStale else { return }
    system.rankDidChange(slot, store)
    markDirty(system)
  }

  /// Returns the amount by which a constraint is violated, by the values of the last ``solve()``: 0 or more.
  /// 0 for a constraint that has been removed.
  public func error(of id: ConstraintID) -> Double {
    guard let slot = store.slot(of: id) else { return 0 }
    let residual = store.residual(slot)
    switch store.constraints[slot].relation {
    case 0: return abs(residual)
    case ..<0: return max(0, residual)
    default: return max(0, -residual)
    }
  }

  // MARK: Edits

  /// Prepares a variable for many ``suggest(_:_:)``: adds a constraint that wishes it to have a value, at first the
  /// present one. A second call changes the priority.
  /// - Parameters:
  ///   - variable: the variable.
  ///   - priority: how important the wish is, below ``Priority/required``.
  public func addEdit(_ variable: Variable, priority: Double = Priority.strong) throws(SolverError) {
    guard let index = store.index(of: variable) else { throw .unknownVariable }
    guard priority < Priority.required else { throw .unusablePriority(priority) }
    if store.variables[index].edit >= 0 {
      return try setPriority(priority, of: store.id(store.variables[index].edit))
    }
    let id = try add(
      Constraint([Constraint.Term(1, variable)], .equal, store.variables[index].value, priority: priority))
    store.variables.base[index].edit = id.slot
  }

  /// Wishes an edited variable to have a value.
  public func suggest(_ variable: Variable, _ value: Double) throws(SolverError) {
    guard let index = store.index(of: variable) else { throw .unknownVariable }
    let slot = Int(store.variables.base[index].edit)
    guard slot >= 0 else { throw .notEdited(variable) }
    try check(value, "suggested value")
    setConstant(value, ofSlot: slot)
  }

  /// Ends the edits of a variable. Does nothing for one that is not edited.
  public func removeEdit(_ variable: Variable) {
    guard let index = store.index(of: variable), store.variables[index].edit >= 0 else { return }
    removeConstraint(store.variables[index].edit)
  }

  // MARK: Solving

  /// Brings every system that has changed to its best solution.
  ///
  /// Required constraints that cannot hold together are told one set at a time for each system, the first of them by
  /// throwing, all of them in ``failures``. All that does not hang together with them is solved all the same. Remove or
  /// weaken one of each set and solve again; that goes on where this stopped.
  /// - Throws: ``SolverError/conflict(_:)`` with a smallest set of constraints that exclude each other, or
  ///   ``SolverError/tooManySteps(_:)``.
  public func solve() throws(SolverError) {
    regroup()
    if !failures.isEmpty { failures.removeAll() }
    guard !dirty.isEmpty else { return }
    var failedCount = 0
    for k in 0..<dirty.count {
      guard let system = systems[Int(dirty[k])], system.isDirty else { continue }
      system.isDirty = false
      if let error = system.solve(store, workspace) {
        failures.append(error)
        // Those that failed stay in the list, at its beginning.
        dirty[failedCount] = system.id
        failedCount += 1
      } else if system.isWorn {
        makeStale(system.id)
      }
    }
    dirty.resize(to: failedCount, filling: -1)
    guard let failure = failures.first else { return }
    for k in 0..<failedCount { systems[Int(dirty[k])]?.isDirty = true }
    throw failure
  }

  /// The reasons why systems could not be solved by the last ``solve()``, one for each.
  @exclusivity(unchecked) public private(set) var failures: [SolverError] = []

  /// A constraint in words, as `2·width − left ≤ 8 @750`, for messages.
  public func description(of id: ConstraintID) -> String {
    guard let slot = store.slot(of: id) else { return "a constraint that was removed" }
    return ConstraintText.text(slot, store)
  }
}

// MARK: - Systems

extension Solver {
  private func makeStale(_ id: Int32) {
    guard id >= 0, let system = systems[Int(id)], !system.isStale else { return }
    system.isStale = true
    stale.append(id)
  }

  private func makeStale(constraint slot: Int) {
    let system = store.constraints[slot].system
    if system >= 0 { makeStale(system) }
  }

  private func markDirty(_ system: System) {
    guard !system.isDirty else { return }
    system.isDirty = true
    dirty.append(system.id)
  }

  /// Takes stale systems apart and puts all constraints that are in none into new ones.
  private func regroup() {
    for k in 0..<stale.count { takeApart(stale[k]) }
    stale.removeAll()
    guard loose.count > 0 else { return }
    for k in 0..<loose.count {
      let slot = loose[k]
      let record = store.constraints[Int(slot)]
      guard record.isAlive, record.system < 0 else { continue }
      let id = freeSystems.popLast() ?? Int32(systems.count)
      gather(from: slot, into: id)
      let system = builder.build(id, plan)
      if Int(id) == systems.count {
        systems.append(system)
      } else {
        systems[Int(id)] = system
      }
      markDirty(system)
    }
    loose.removeAll()
  }

  private func takeApart(_ id: Int32) {
    guard let system = systems[Int(id)] else { return }
    for k in 0..<system.variables.count {
      let index = Int(system.variables[k])
      let record = store.variables.base + index
      guard record.pointee.isAlive, record.pointee.system == id else { continue }
      record.pointee.system = -1
      record.pointee.block = -1
      record.pointee.place = -1
      if record.pointee.firstTerm < 0, !record.pointee.isGiven { store.setValue(0, of: index) }
    }
    for k in 0..<system.constraints.count {
      let slot = system.constraints[k]
      let record = store.constraints.base + Int(slot)
      guard record.pointee.isAlive, record.pointee.system == id else { continue }
      if record.pointee.block >= 0 {
        record.pointee.wasTight =
          system.blocks[Int(record.pointee.block)].place[Int(record.pointee.place)] < 0
      }
      record.pointee.system = -1
      loose.append(slot)
    }
    systems[Int(id)] = nil
    freeSystems.append(id)
  }

  /// Collects what hangs together with a constraint, in the order in which it was made.
  private func gather(from slot: Int32, into id: Int32) {
    plan.removeAll()
    store.constraints.base[Int(slot)].system = id
    plan.constraints.append(slot)
    var head = 0
    while head < plan.constraints.count {
      let record = store.constraints[Int(plan.constraints[head])]
      head += 1
      for index in record.firstTerm..<record.firstTerm + record.termCount {
        gather(variable: store.terms[Int(index)].variable, into: id)
      }
    }
    store.sortByAge(variables: plan.variables)
    store.sortByAge(constraints: plan.constraints)
  }

  private func gather(variable: Int32, into id: Int32) {
    let record = store.variables.base + Int(variable)
    guard !record.pointee.isGiven, record.pointee.system < 0 else { return }
    record.pointee.system = id
    plan.variables.append(variable)
    var index = record.pointee.firstTerm
    while index >= 0 {
      let term = store.terms[Int(index)]
      index = term.next
      let other = store.constraints.base + Int(term.constraint)
      guard other.pointee.system < 0 else { continue }
      other.pointee.system = id
      plan.constraints.append(term.constraint)
    }
  }

  private func removeConstraint(_ slot: Int32) {
    makeStale(constraint: Int(slot))
    var alone: [Int] = []
    forEachTerm(of: Int(slot)) { variable in
      if store.variables.base[variable].edit == slot { store.variables.base[variable].edit = -1 }
      if store.variables.base[variable].system < 0 { alone.append(variable) }
    }
    store.free(constraint: slot)
    for variable in alone where store.variables[variable].firstTerm < 0 && !store.variables[variable].isGiven
    {
      store.setValue(0, of: variable)
    }
  }

  private func setConstant(_ constant: Double, ofSlot slot: Int) {
    let record = store.constraints.base + slot
    let change = constant - record.pointee.constant
    guard change != 0 else { return }
    record.pointee.constant = constant
    shift(slot, by: -change)
  }

  /// The left side minus the right side of a constraint grew, at the same unknowns.
  private func shift(_ slot: Int, by change: Double) {
    let id = store.constraints.base[slot].system
    guard id >= 0, let system = systems[Int(id)], !system.isStale else { return }
    system.shift(slot, by: change, store)
    markDirty(system)
  }

  @inline(__always) private func forEachTerm(of slot: Int, _ body: (Int) -> Void) {
    let record = store.constraints[slot]
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      body(Int(store.terms.base[index].variable))
    }
  }

  @inline(__always) private func forEachConstraint(of variable: Int, _ body: (Int, Double) -> Void) {
    var index = store.variables.base[variable].firstTerm
    while index >= 0 {
      let term = store.terms.base[Int(index)]
      index = term.next
      body(Int(term.constraint), term.coefficient)
    }
  }
}

// MARK: - What is accepted

extension Solver {
  private func check(_ number: Double, _ role: String) throws(SolverError) {
    guard abs(number) <= Solver.largestNumber else { throw .unusableNumber(number, role) }
  }

  private func check(priority: Double) throws(SolverError) {
    guard priority > 0, priority <= Priority.required else { throw .unusablePriority(priority) }
  }

  /// The terms with each variable once, in order of their indices, without zeros.
  private func merged(_ terms: [Constraint.Term]) -> [Constraint.Term] {
    var isPlain = true
    for k in terms.indices {
      if terms[k].coefficient == 0 { isPlain = false }
      if k > 0, terms[k].variable.index <= terms[k - 1].variable.index { isPlain = false }
    }
    if isPlain { return terms }
    var merged: [Constraint.Term] = []
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient == 0 }
    return merged
  }
}
