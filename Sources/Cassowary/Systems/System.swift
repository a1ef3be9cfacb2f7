/// Constraints that hang together, directly or over others, by the unknowns they share.
///
/// Some unknowns *follow*: a required equation gives each of them from others, in an order in which every one
/// comes after those it needs. The rest are optimized in blocks, which share no unknowns with each other. So
/// a chain of definitions costs one evaluation, and a stack of cells whose positions only follow from their
/// heights falls apart into one block a cell.
final class System {
  typealias Indices = Cells<Int32>

  let id: Int32
  /// The template that it was made from, if any.
  let template: SystemTemplate?
  var isCopy: Bool { template != nil }
  /// Whether one that is built of the same constraints is to begin from nothing, not where this one is.
  var isMisleading = false
  let variables: Indices
  let constraints: Indices
  /// The unknowns that follow, in the order of evaluation, and the equations that give them; -1 where one is
  /// gone.
  let following: Indices
  let definitions: Indices
  /// The unknowns that follow and are named by rows of blocks, directly or over others that follow.
  let traced: PlaceSet
  /// The unknowns that follow and must be evaluated, and those that are about to move, by how much.
  let due: PlaceSet
  let moved: PlaceSet
  let movement: Cells<Double>
  private let slab: Slab

  /// The blocks; in a copy those of the template, until they change. Not checked for
  /// exclusivity: nothing is called while the list changes.
  @exclusivity(unchecked) var blocks = ContiguousArray<Block>()
  /// The first of the blocks that are not at their optimum, or -1.
  private(set) var firstDirty: Int32 = -1
  /// Whether there are unknowns that no constraint says anything of but what follows from them.
  var hasLooseUnknowns = false
  /// The number of blocks whose constraints leave a choice, which depends on how the system was built.
  private var openCount = 0
  /// Whether constraints that it cannot meet were found in it.
  private var hasFailed = false
  /// The constraints that came since the system was built, and the number of those that came or went.
  var added: [Int32] = []
  var patchCount = 0
  /// The number of constraints that went since then.
  var removedCount = 0
  /// The unknowns that followed from equations that are gone.
  var vacancies: [Vacancy] = []
  /// The cache of definitions; nil until an unknown is expanded.
  var forms: DefinitionForms?
  /// The block of rows without unknowns that takes in further ones, or -1.
  var constantBlock = -1
  /// The solver's turn in which constraints waited to be taken in last.
  var awaitedTurn = -1
  /// Whether the constraints have changed, so that the system has to be built anew.
  var isStale = false
  /// Whether it is in the solver's list of systems to solve.
  var isDirty = false
  /// The number of changes of constants since the system was built.
  private var shiftCount = 0
  private var hasMuchExchanged = false
  /// The known effects of constants that change often.
  var responses: [Response] = []
  /// The first of the responses that have not reached the variables yet, or -1.
  var firstPending: Int32 = -1
  /// The outline of a template that is to be made of the system once it is solved.
  var outline: SystemTemplate.Outline?

  /// A system of a plan whose blocks are still to be made. A copy's unknowns that follow have their values
  /// already.
  init(id: Int32, _ plan: SystemPlan, from template: SystemTemplate? = nil) {
    self.id = id
    self.template = template
    let count = plan.following.count
    let indexCount = plan.variables.count + plan.constraints.count + 2 * count
    let setSize = PlaceSet.size(count)
    slab = Slab(byteCount: 8 * (count + 3 * setSize) + 4 * indexCount)
    var division = Slab.Division(of: slab)
    movement = division.take(count)
    due = PlaceSet(count, in: division.take(setSize))
    moved = PlaceSet(count, in: division.take(setSize))
    traced = PlaceSet(count, in: division.take(setSize))
    func take(_ buffer: Buffer<Int32>) -> Indices {
      let indices: Indices = division.take(buffer.count)
      indices.take(buffer.cells)
      return indices
    }
    variables = take(plan.variables)
    constraints = take(plan.constraints)
    following = take(plan.following)
    definitions = take(plan.definitions)
    if template == nil { for place in 0..<count { due.insert(place) } }
    for place in 0..<plan.tracedCount { traced.insert(place) }
    guard let template else { return }
    blocks = template.blocks
    openCount = template.openCount
    hasLooseUnknowns = template.hasLooseUnknowns
  }

  deinit { slab.deallocate() }

  /// Whether the numbers have moved so often that rounding may add up: time to build it anew.
  var isWorn: Bool { hasMuchExchanged || shiftCount > 4_096 + 16 * constraints.count }

  /// Whether the constraints leave a choice. What is chosen depends on which unknowns were found to follow.
  var isOpen: Bool { hasLooseUnknowns || openCount > 0 }

  /// The number of constraints in it.
  var constraintCount: Int { constraints.count + added.count - removedCount }

  /// Whether constraints may come and go without building the system anew.
  var mayBePatched: Bool {
    !isStale && !isOpen && !hasFailed && patchCount < 16 + constraints.count / 16
  }

  func coefficient(ofDefinition place: Int, _ arena: Arena) -> Double {
    let variable = following[place]
    var index = Int(arena.constraints[Int(definitions[place])].firstTerm)
    while arena.terms[index].variable != variable { index += 1 }
    return arena.terms[index].coefficient
  }

  // MARK: Constants

  /// The left side minus the right side of a constraint grew, at the same unknowns.
  func shift(_ slot: Int, by change: Double, _ arena: Arena) {
    shiftCount += 1
    let record = arena.constraints[slot]
    if let forms, record.block < 0 { forms.definitionDidChange(Int(record.place)) }
    if respond(slot, change, arena) { return }
    let place = Int(record.place)
    if record.block >= 0 {
      shift(row: place, of: Int(record.block), by: change, arena)
      return
    }
    due.insert(place)
    guard traced.contains(place) else { return }
    movement[place] += -change / coefficient(ofDefinition: place, arena)
    moved.insert(place)
    trace(arena)
  }

  /// Exchanges the right sides of all constraints, those of a template for its own: what moves is traced
  /// once.
  func shift(from old: Buffer<Double>, to new: Buffer<Double>, _ arena: Arena) {
    for index in 0..<constraints.count where old[index] != new[index] {
      let change = old[index] - new[index]
      let record = arena.constraints[Int(constraints[index])]
      let place = Int(record.place)
      if record.block >= 0 {
        shift(row: place, of: Int(record.block), by: change, arena)
      } else {
        due.insert(place)
        guard traced.contains(place) else { continue }
        movement[place] += -change / coefficient(ofDefinition: place, arena)
        moved.insert(place)
      }
    }
    trace(arena)
  }

  private func shift(row item: Int, of index: Int, by change: Double, _ arena: Arena) {
    ownBlock(index, arena).shift(item, by: change)
    makeDirty(index)
  }

  /// A block that is to be changed: a copy of a template's, with the names of this system's unknowns and
  /// constraints.
  func ownBlock(_ index: Int, _ arena: Arena) -> Block {
    let block = blocks[index]
    guard block.isShared, let template else { return block }
    let copy = Block(copying: block)
    for number in 0..<template.unknowns.count {
      let unknown = template.unknowns[number]
      if unknown.block == index { copy.source[Int(unknown.item)] = variables[Int(unknown.index)] }
    }
    for number in 0..<template.rows.count {
      let row = template.rows[number]
      if row.block == index { copy.name(Int(row.item), constraints[Int(row.index)], arena) }
    }
    blocks[index] = copy
    return copy
  }

  func makeDirty(_ index: Int) {
    guard !blocks[index].isDirty else { return }
    blocks[index].isDirty = true
    blocks[index].nextDirty = firstDirty
    firstDirty = Int32(index)
  }

  /// Passes the movement of unknowns that follow on to all that names them.
  func trace(_ arena: Arena) {
    var place = moved.first(from: 0)
    while place >= 0 {
      moved.remove(place)
      due.insert(place)
      let change = movement[place]
      movement[place] = 0
      var index = arena.variables[Int(following[place])].firstTerm
      while index >= 0 {
        let term = arena.terms[Int(index)]
        index = term.next
        let record = arena.constraints[Int(term.constraint)]
        // Constraints that have come since are taken in when the system is solved.
        guard record.system == id else { continue }
        let target = Int(record.place)
        if record.block >= 0 {
          shift(row: target, of: Int(record.block), by: term.coefficient * change, arena)
        } else if target != place {
          if traced.contains(target) {
            movement[target] -= term.coefficient * change / coefficient(ofDefinition: target, arena)
            moved.insert(target)
          } else {
            due.insert(target)
          }
        }
      }
      place = moved.first(from: place)
    }
  }

  // MARK: Solving

  /// Brings the blocks to their optimum and evaluates what follows. Answers what went wrong first.
  func solve(_ arena: Arena, _ workspace: Workspace) -> SolverError? {
    if firstPending >= 0 { finishResponses(arena) }
    var failure: SolverError?
    var next = firstDirty
    firstDirty = -1
    while next >= 0 {
      let index = Int(next)
      let block = blocks[index]
      next = block.nextDirty
      block.isDirty = false
      let wasOpen = block.isOpen
      let outcome = block.optimize(workspace)
      if block.isOpen != wasOpen { openCount += wasOpen ? -1 : 1 }
      if block.revision > 1_000 + 20 * block.itemCount { hasMuchExchanged = true }
      guard outcome != .optimal else {
        publish(block, arena)
        continue
      }
      makeDirty(index)
      hasFailed = true
      guard failure == nil else { continue }
      switch outcome {
      case .infeasible(let row): failure = .conflict(conflict(index, row, arena, workspace))
      case .exhausted(let steps): failure = .tooManySteps(steps)
      case .optimal: break
      }
    }
    evaluate(arena)
    return failure
  }

  /// The rank by which a row takes part in ties changed.
  func rankDidChange(_ slot: Int, _ arena: Arena) {
    let record = arena.constraints[slot]
    guard record.block >= 0 else { return }
    ownBlock(Int(record.block), arena).setRank(record.tieRank, of: Int(record.place))
    makeDirty(Int(record.block))
  }

  /// Writes the values of a block's unknowns.
  private func publish(_ block: Block, _ arena: Arena) {
    for unknown in 0..<block.unknownCount {
      let variable = Int(block.source[unknown])
      if arena.setValue(block.value(of: unknown), of: variable) {
        recordUsers(of: variable, after: -1, arena.records)
      }
    }
  }

  // Inlined, so that the loop that evaluates keeps its sets and records at hand: that saves a seventh of what
  // one constraint more costs in a column of views.
  /// Notes that what follows from a variable must be evaluated.
  @inline(__always) private func recordUsers(of variable: Int, after place: Int, _ records: Arena.Records) {
    var index = records.variables[variable].firstTerm
    while index >= 0 {
      let term = records.terms[Int(index)]
      index = term.next
      let record = records.constraints[Int(term.constraint)]
      if record.block < 0, Int(record.place) > place { due.insert(Int(record.place)) }
    }
  }

  private func evaluate(_ arena: Arena) {
    let records = arena.records
    var place = due.first(from: 0)
    while place >= 0 {
      due.remove(place)
      let variable = Int(following[place])
      if arena.setValue(definedValue(place, records), of: variable) {
        recordUsers(of: variable, after: place, records)
      }
      place = due.first(from: place)
    }
  }

  /// Returns the value that the definition of a variable that follows gives it.
  private func definedValue(_ place: Int, _ records: Arena.Records) -> Double {
    let variable = following[place]
    let slot = Int(definitions[place])
    var sum = records.constraints[slot].constant
    var own = 1.0
    for term in records.terms(of: slot) {
      if term.variable == variable {
        own = term.coefficient
      } else {
        sum -= term.coefficient * records.variables[Int(term.variable)].value
      }
    }
    return sum / own
  }
}
