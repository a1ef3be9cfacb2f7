/// Finds an order in which required equations give unknowns from others.
///
/// First from the outside: an unknown that only one equation names follows from the others of that equation,
/// and neither matters to the rest. Then from the inside: an equation all of whose unknowns but one are known
/// gives that one; when there is none, an unknown is declared to be one that others follow from. Equations
/// that are left over, with all their unknowns known, are rows like the inequalities. Nothing is substituted,
/// so nothing fills up. The choices follow from the order of creation alone.
final class Elimination {
  /// The solver's records; those of another solver before another run.
  unowned(unsafe) var arena: Arena
  /// The unknowns that are to be optimized, in order of creation.
  let unknowns = Buffer<Int32>()
  /// The constraints that are rows of blocks, in order of creation.
  let rows = Buffer<Int32>()
  /// By variable: its place in the order of evaluation, or -1.
  let places = Buffer<Int32>()

  /// By variable: how many constraints that are still looked at name it.
  private let degree = Buffer<Int32>()
  /// By variable: how many rows that are not definitions name it.
  private let weight = Buffer<Int32>()
  private let isKnown = Buffer<Bool>()
  private let isFollowing = Buffer<Bool>()
  /// By constraint: whether it is still looked at.
  private let isOpen = Buffer<Bool>()
  /// By constraint: how many of its variables are not known.
  private let openCount = Buffer<Int32>()
  private let outer = Buffer<Int32>()
  /// The unknowns that one equation names, the next one last: a chain is followed from its end created last
  /// to the one created first, which stays where nothing else holds the chain.
  private let leaves = Buffer<Int32>()
  /// Equations by the number of their variables that are not known: one, two, three, more.
  private let waiting: [Buffer<Int32>] = (0..<4).map { _ in Buffer<Int32>() }

  init(_ arena: Arena) { self.arena = arena }

  deinit {
    for buffer in [unknowns, rows, places, degree, weight, openCount, outer, leaves] + waiting {
      buffer.deallocate()
    }
    for buffer in [isKnown, isFollowing, isOpen] { buffer.deallocate() }
  }

  func run(_ plan: SystemPlan) {
    prepare(plan)
    peel(plan)
    derive(plan)
    plan.tracedCount = plan.following.count
    for index in stride(from: outer.count - 2, through: 0, by: -2) {
      define(outer[index], by: outer[index + 1], plan)
    }
    unknowns.removeAll()
    for index in 0..<plan.variables.count where !isFollowing[index] {
      unknowns.append(plan.variables[index])
    }
    rows.removeAll()
    for index in 0..<plan.constraints.count where isOpen[index] { rows.append(plan.constraints[index]) }
  }

  private func prepare(_ plan: SystemPlan) {
    places.fill(plan.variables.count, with: -1)
    degree.fill(plan.variables.count, with: 0)
    weight.fill(plan.variables.count, with: 0)
    isKnown.fill(plan.variables.count, with: false)
    isFollowing.fill(plan.variables.count, with: false)
    isOpen.fill(plan.constraints.count, with: true)
    openCount.fill(plan.constraints.count, with: 0)
    outer.removeAll()
    leaves.removeAll()
    for row in 0..<plan.constraints.count {
      let record = arena.constraints[Int(plan.constraints[row])]
      let isDefinition = record.isDefinition
      forEachUnknown(of: Int(plan.constraints[row])) { variable, _ in
        degree[variable] += 1
        if !isDefinition { weight[variable] += 1 }
        openCount[row] += 1
      }
    }
  }

  private func forEachUnknown(of slot: Int, _ body: (Int, Double) -> Void) {
    for term in arena.terms(of: slot) {
      let variable = arena.variables[Int(term.variable)]
      if !variable.isGiven { body(Int(variable.place), term.coefficient) }
    }
  }

  /// The open equations that name a variable.
  private func forEachRow(of variable: Int, _ plan: SystemPlan, _ body: (Int, Int) -> Void) {
    var index = arena.variables[Int(plan.variables[variable])].firstTerm
    while index >= 0 {
      let term = arena.terms[Int(index)]
      index = term.next
      let row = Int(arena.constraints[Int(term.constraint)].place)
      if isOpen[row] { body(row, Int(term.constraint)) }
    }
  }

  /// Whether a coefficient is large enough beside the others of its equation to divide by it.
  private func isSound(_ variable: Int, _ slot: Int) -> Bool {
    var own = 0.0
    var largest = 0.0
    forEachUnknown(of: slot) { other, coefficient in
      if other == variable { own = abs(coefficient) }
      largest = max(largest, abs(coefficient))
    }
    return own >= 1e-3 * largest
  }

  // MARK: From the outside

  private func peel(_ plan: SystemPlan) {
    for variable in 0..<plan.variables.count where degree[variable] == 1 { leaves.append(Int32(variable)) }
    while let leaf = leaves.popLast() {
      let variable = Int(leaf)
      guard degree[variable] == 1 else { continue }
      var row = -1
      var slot = -1
      forEachRow(of: variable, plan) {
        row = $0
        slot = $1
      }
      guard arena.constraints[slot].isDefinition, isSound(variable, slot) else { continue }
      isOpen[row] = false
      isFollowing[variable] = true
      isKnown[variable] = true
      outer.append(Int32(variable))
      outer.append(Int32(slot))
      forEachUnknown(of: slot) { other, _ in
        degree[other] -= 1
        if degree[other] == 1 { leaves.append(Int32(other)) }
      }
    }
  }

  // MARK: From the inside

  private func derive(_ plan: SystemPlan) {
    for rows in waiting { rows.removeAll() }
    var heads = SIMD4<Int>()
    for row in 0..<plan.constraints.count where isOpen[row] { wait(row, plan) }
    while let row = nextWaiting(&heads) {
      let slot = Int(plan.constraints[row])
      if openCount[row] == 1 {
        var found = -1
        forEachUnknown(of: slot) { variable, _ in if !isKnown[variable] { found = variable } }
        if isSound(found, slot) {
          isOpen[row] = false
          isFollowing[found] = true
          define(Int32(found), by: Int32(slot), plan)
        }
        markKnown(found, plan)
      } else {
        markKnown(bestUnknown(slot), plan)
        if openCount[row] > 1 { wait(row, plan) }
      }
    }
  }

  /// The unknown of an equation that most rows name, so that those stay short.
  private func bestUnknown(_ slot: Int) -> Int {
    var best = -1
    forEachUnknown(of: slot) { variable, _ in
      guard !isKnown[variable] else { return }
      if best < 0 || weight[variable] > weight[best] || weight[variable] == weight[best] && variable < best {
        best = variable
      }
    }
    return best
  }

  private func markKnown(_ variable: Int, _ plan: SystemPlan) {
    isKnown[variable] = true
    forEachRow(of: variable, plan) { row, _ in
      openCount[row] -= 1
      if openCount[row] == 1 { wait(row, plan) }
    }
  }

  private func wait(_ row: Int, _ plan: SystemPlan) {
    guard arena.constraints[Int(plan.constraints[row])].isDefinition, openCount[row] > 0 else {
      return
    }
    waiting[min(Int(openCount[row]), 4) - 1].append(Int32(row))
  }

  /// The equation with the fewest variables that are not known, or nil when there is none left.
  private func nextWaiting(_ heads: inout SIMD4<Int>) -> Int? {
    var index = 0
    while index < 4 {
      guard heads[index] < waiting[index].count else {
        index += 1
        continue
      }
      let row = Int(waiting[index][heads[index]])
      heads[index] += 1
      guard isOpen[row], openCount[row] > 0 else { continue }
      let place = min(Int(openCount[row]), 4) - 1
      if place == index { return row }
      waiting[place].append(Int32(row))
      index = place
    }
    return nil
  }

  private func define(_ variable: Int32, by slot: Int32, _ plan: SystemPlan) {
    places[Int(variable)] = Int32(plan.following.count)
    plan.following.append(plan.variables[Int(variable)])
    plan.definitions.append(slot)
  }
}
