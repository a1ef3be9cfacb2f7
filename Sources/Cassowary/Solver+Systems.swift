/// The systems that constraints fall into: how they come about, change and end.
extension Solver {
  func makeStale(_ id: Int32) {
    guard id >= 0, let system = systems[Int(id)], !system.isStale else { return }
    system.isStale = true
    stale.append(id)
  }

  func makeStale(constraint slot: Int) {
    let system = arena.constraints[slot].system
    if system >= 0 { makeStale(system) }
  }

  /// Notes that a constraint is in no system yet.
  func setLoose(_ slot: Int32) {
    loose.append(slot)
    guard systems.count > freeSystems.count else { return }
    forEachTerm(of: Int(slot)) { variable in
      let id = arena.variables[variable].system
      if id >= 0 { systems[Int(id)]?.awaitedTurn = turn }
    }
  }

  func markDirty(_ system: System) {
    guard !system.isDirty else { return }
    system.isDirty = true
    dirty.append(system.id)
  }

  /// Takes stale systems apart and puts all constraints that are in none into new ones, as templates say
  /// where there are some.
  func regroup(withTemplates: Bool = true) {
    turn += 1
    for id in vacant {
      guard let system = systems[Int(id)], !system.isStale, !system.vacancies.isEmpty else { continue }
      if !system.fill(arena, workspace) { makeStale(id) }
    }
    vacant.removeAll()
    for k in 0..<stale.count { dissolve(stale[k]) }
    stale.removeAll()
    guard loose.count > 0 else { return }
    let (builder, batches) = (tools.builder, tools.builder.batches)
    if withTemplates, let template = batches.template(for: loose, arena, denseLimit: denseLimit) {
      for part in template.parts {
        insert(builder.build(nextSystem(), part, of: loose, plan, arena))
      }
      loose.removeAll()
      return
    }
    // What comes by ones and twos is no batch.
    var areCopies = withTemplates && loose.count > 8 && batches.record(loose, arena)
    insertLooseConstraints()
    var copies: [(template: SystemTemplate, system: System)] = []
    for k in 0..<loose.count {
      let slot = loose[k]
      let record = arena.constraints[Int(slot)]
      guard record.isAlive, record.system < 0 else { continue }
      let id = nextSystem()
      gather(from: slot, into: id)
      let system = builder.build(id, plan, arena, denseLimit: denseLimit, withTemplates: withTemplates)
      insert(system)
      guard areCopies else { continue }
      if let template = builder.usedTemplate { copies.append((template, system)) } else { areCopies = false }
    }
    if areCopies { batches.keep(copies, of: loose, arena, denseLimit: denseLimit) }
    loose.removeAll()
  }

  /// The identifier of a system that is to be made.
  private func nextSystem() -> Int32 { freeSystems.popLast() ?? Int32(systems.count) }

  /// Takes a new system, made of the plan.
  private func insert(_ system: System) {
    buildCount += plan.constraints.count
    if Int(system.id) == systems.count {
      systems.append(system)
    } else {
      systems[Int(system.id)] = system
    }
    markDirty(system)
  }

  /// Adds constraints that are in no system to the one that has all their unknowns, where it can be changed
  /// in place, and dissolves all other systems that they name.
  private func insertLooseConstraints() {
    guard systems.count > freeSystems.count else { return }
    var k = 0
    while k < loose.count {
      defer { k += 1 }
      let slot = loose[k]
      let record = arena.constraints[Int(slot)]
      guard record.isAlive, record.system < 0 else { continue }
      if let system = host(of: Int(slot)),
        system.addRow(slot, arena, workspace, denseLimit: denseLimit)
      {
        markDirty(system)
        continue
      }
      forEachTerm(of: Int(slot)) { variable in
        let id = arena.variables[variable].system
        if id >= 0 { dissolve(id) }
      }
    }
  }

  /// The system that has all unknowns of a constraint and may take it in.
  private func host(of slot: Int) -> System? {
    var id: Int32 = -1
    var isShared = true
    forEachTerm(of: slot) { variable in
      let record = arena.variables[variable]
      guard !record.isGiven else { return }
      if id < 0 { id = record.system }
      if record.system < 0 || record.system != id { isShared = false }
    }
    guard id >= 0, let system = systems[Int(id)] else { return nil }
    return isShared && system.mayBePatched ? system : nil
  }

  /// Removes a constraint from its system. Returns whether that was possible; the last one is not removed.
  func removeFromSystem(_ slot: Int) -> Bool {
    let record = arena.constraints[slot]
    guard record.system >= 0, let system = systems[Int(record.system)], system.mayBePatched,
      system.constraintCount > 1
    else { return false }
    system.removedCount += 1
    markDirty(system)
    if record.block >= 0 {
      system.removeRow(slot, arena)
    } else {
      if system.vacancies.isEmpty { vacant.append(system.id) }
      system.vacate(slot, arena, workspace)
    }
    return true
  }

  private func dissolve(_ id: Int32) {
    guard let system = systems[Int(id)] else { return }
    for k in 0..<system.variables.count {
      let index = Int(system.variables[k])
      let record = arena.variables[index]
      guard record.isAlive, record.system == id else { continue }
      arena.variables[index].system = -1
      arena.variables[index].block = -1
      arena.variables[index].place = -1
      if record.firstTerm < 0, !record.isGiven { arena.setValue(0, of: index) }
    }
    for k in 0..<system.constraints.count + system.added.count {
      let slot =
        k < system.constraints.count ? system.constraints[k] : system.added[k - system.constraints.count]
      let record = arena.constraints[Int(slot)]
      guard record.isAlive, record.system == id else { continue }
      if record.block >= 0 {
        arena.constraints[Int(slot)].wasTight =
          !system.isMisleading && system.blocks[Int(record.block)].place[Int(record.place)] < 0
      }
      arena.constraints[Int(slot)].system = -1
      loose.append(slot)
    }
    systems[Int(id)] = nil
    freeSystems.append(id)
  }

  private var plan: SystemPlan { tools.plan }

  /// Collects what hangs together with a constraint, in the order in which it was made.
  private func gather(from slot: Int32, into id: Int32) {
    plan.removeAll()
    arena.constraints[Int(slot)].system = id
    plan.constraints.append(slot)
    var head = 0
    while head < plan.constraints.count {
      for term in arena.terms(of: Int(plan.constraints[head])) { gather(variable: term.variable, into: id) }
      head += 1
    }
    arena.sortByAge(variables: plan.variables)
    arena.sortByAge(constraints: plan.constraints)
  }

  private func gather(variable: Int32, into id: Int32) {
    let record = arena.variables[Int(variable)]
    guard !record.isGiven, record.system < 0 else { return }
    arena.variables[Int(variable)].system = id
    plan.variables.append(variable)
    var index = record.firstTerm
    while index >= 0 {
      let term = arena.terms[Int(index)]
      index = term.next
      let slot = Int(term.constraint)
      guard arena.constraints[slot].system < 0 else { continue }
      arena.constraints[slot].system = id
      plan.constraints.append(term.constraint)
    }
  }

  func removeConstraint(_ slot: Int32) {
    if !removeFromSystem(Int(slot)) { makeStale(constraint: Int(slot)) }
    var alone: [Int] = []
    forEachTerm(of: Int(slot)) { variable in
      if arena.variables[variable].edit == slot { arena.variables[variable].edit = -1 }
      if arena.variables[variable].system < 0 { alone.append(variable) }
    }
    arena.free(constraint: slot)
    for variable in alone where arena.variables[variable].firstTerm < 0 && !arena.variables[variable].isGiven
    {
      arena.setValue(0, of: variable)
    }
  }

  func setConstant(_ constant: Double, ofSlot slot: Int) {
    let change = constant - arena.constraints[slot].constant
    guard change != 0 else { return }
    arena.constraints[slot].constant = constant
    shift(slot, by: -change)
  }

  /// The left side minus the right side of a constraint grew, at the same unknowns.
  func shift(_ slot: Int, by change: Double) {
    let id = arena.constraints[slot].system
    guard id >= 0, let system = systems[Int(id)], !system.isStale else { return }
    system.shift(slot, by: change, arena)
    markDirty(system)
  }

  func forEachTerm(of slot: Int, _ body: (Int) -> Void) {
    for term in arena.terms(of: slot) { body(Int(term.variable)) }
  }

  func forEachConstraint(of variable: Int, _ body: (Int, Double) -> Void) {
    var index = arena.variables[variable].firstTerm
    while index >= 0 {
      let term = arena.terms[Int(index)]
      index = term.next
      body(Int(term.constraint), term.coefficient)
    }
  }
}
