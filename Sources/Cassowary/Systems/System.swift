/// Constraints that hang together, directly or over others, by the unknowns they share.
///
/// Some unknowns *follow*: a required equation gives each of them from others, in an order in which every one
/// comes after those it needs. The rest are optimised in blocks, which share no unknowns with each other. So a chain of
/// definitions costs one evaluation, and a stack of cells whose positions only follow from their heights falls
/// apart into one block a cell.
final class System {
  let id: Int32
  var variables = Buffer<Int32>()
  var constraints = Buffer<Int32>()
  /// The unknowns that follow, in the order of evaluation, and the equations that give them.
  var following = Buffer<Int32>()
  var definitions = Buffer<Int32>()
  /// How many of the first unknowns that follow are named by rows of blocks.
  var tracedCount = 0
  var blocks: [Block] = []
  /// Whether there are unknowns that no constraint says anything of but what follows from them.
  var hasLooseUnknowns = false
  /// Whether the constraints have changed, so that the system has to be built anew.
  var isStale = false
  /// Whether it is in the solver's list of systems to solve.
  var isDirty = false
  /// How often constants have changed since it was built.
  var shiftCount = 0
  /// The unknowns that follow and must be evaluated, and those that are about to move.
  private var due = PlaceSet()
  private var moved = PlaceSet()
  private var movement = Buffer<Double>()

  init(id: Int32) { self.id = id }

  deinit {
    variables.deallocate()
    constraints.deallocate()
    following.deallocate()
    definitions.deallocate()
    movement.deallocate()
    due.deallocate()
    moved.deallocate()
  }

  /// Whether the numbers have moved so often that rounding may add up: time to build it anew.
  var isWorn: Bool { shiftCount > 4_096 || blocks.contains { $0.pivotCount > 400 + 20 * $0.itemCount } }

  /// To be called once the unknowns that follow and the blocks are known.
  func finishBuilding() {
    due.resize(to: following.count)
    moved.resize(to: tracedCount)
    movement.fill(tracedCount, with: 0)
    for place in 0..<following.count { due.insert(place) }
  }

  // MARK: Constants

  /// The left side minus the right side of a constraint grew, at the same unknowns.
  func shift(_ slot: Int, by change: Double, _ store: Store) {
    shiftCount += 1
    let record = store.constraints.base + slot
    let place = Int(record.pointee.place)
    if record.pointee.block >= 0 {
      blocks[Int(record.pointee.block)].shift(place, by: change)
      return
    }
    due.insert(place)
    guard place < tracedCount else { return }
    movement[place] += -change / coefficient(ofDefinition: place, store)
    moved.insert(place)
    trace(store)
  }

  /// Passes the movement of unknowns that follow on to all that names them.
  private func trace(_ store: Store) {
    var next = moved.first(from: 0)
    while let place = next {
      moved.remove(place)
      due.insert(place)
      let change = movement[place]
      movement[place] = 0
      var index = store.variables[Int(following[place])].firstTerm
      while index >= 0 {
        let term = store.terms.base + Int(index)
        index = term.pointee.next
        let record = store.constraints.base + Int(term.pointee.constraint)
        let target = Int(record.pointee.place)
        if record.pointee.block >= 0 {
          blocks[Int(record.pointee.block)].shift(target, by: term.pointee.coefficient * change)
        } else if target != place {
          if target < tracedCount {
            movement[target] -= term.pointee.coefficient * change / coefficient(ofDefinition: target, store)
            moved.insert(target)
          } else {
            due.insert(target)
          }
        }
      }
      next = moved.first(from: place)
    }
  }

  func coefficient(ofDefinition place: Int, _ store: Store) -> Double {
    let variable = following[place]
    let record = store.constraints[Int(definitions[place])]
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
    where store.terms[index].variable == variable {
      return store.terms[index].coefficient
    }
    preconditionFailure("the definition of a variable names it")
  }

  // MARK: Solving

  /// Brings the blocks to their optimum and evaluates what follows. Answers what went wrong first.
  func solve(_ store: Store, _ workspace: Workspace) -> SolverError? {
    var failure: SolverError?
    for (index, block) in blocks.enumerated() where block.isDirty {
      switch block.optimise(workspace) {
      case .optimal: publish(block, store)
      case .infeasible(let row): failure = failure ?? .conflict(conflict(index, row, store, workspace))
      case .exhausted(let steps): failure = failure ?? .tooManySteps(steps)
      }
    }
    evaluate(store)
    return failure
  }

  /// Writes the values of a block's unknowns.
  private func publish(_ block: Block, _ store: Store) {
    for unknown in 0..<block.unknownCount {
      let variable = Int(block.source[unknown])
      if store.setValue(block.value(of: unknown), of: variable) { noteUsers(of: variable, after: -1, store) }
    }
  }

  /// Notes that what follows from a variable must be evaluated.
  @inline(__always) func noteUsers(of variable: Int, after place: Int, _ store: Store) {
    var index = store.variables.base[variable].firstTerm
    while index >= 0 {
      let term = store.terms.base + Int(index)
      index = term.pointee.next
      let record = store.constraints.base + Int(term.pointee.constraint)
      if record.pointee.block < 0, Int(record.pointee.place) > place { due.insert(Int(record.pointee.place)) }
    }
  }

  private func evaluate(_ store: Store) {
    var next = due.first(from: 0)
    while let place = next {
      due.remove(place)
      let variable = Int(following[place])
      if store.setValue(definedValue(place, store), of: variable) {
        noteUsers(of: variable, after: place, store)
      }
      next = due.first(from: place)
    }
  }

  /// What the definition of a variable that follows gives.
  func definedValue(_ place: Int, _ store: Store) -> Double {
    let variable = following[place]
    let record = store.constraints.base + Int(definitions[place])
    var sum = record.pointee.constant
    var own = 1.0
    var term = store.terms.base + Int(record.pointee.firstTerm)
    for _ in 0..<record.pointee.termCount {
      if term.pointee.variable == variable {
        own = term.pointee.coefficient
      } else {
        sum -= term.pointee.coefficient * store.variables.base[Int(term.pointee.variable)].value
      }
      term += 1
    }
    return sum / own
  }

  // MARK: What excludes each other

  /// The constraints that make a basic row impossible: the row, the columns it depends on, and the definitions in which
  /// those and it lead back to the unknowns. They depend on each other in one way only, so none can be spared.
  private func conflict(_ block: Int, _ row: Int, _ store: Store, _ workspace: Workspace) -> [ConstraintID] {
    let block = blocks[block]
    var found: [ConstraintID] = []
    var factors: [Int: Double] = [:]
    func take(_ item: Int, _ factor: Double) {
      let slot = block.source[item]
      found.append(store.id(slot))
      spread(Int(slot), factor, definedAt: -1, &factors, store)
    }
    take(Int(block.rowItem[row]), 1)
    block.read(row: row, into: &workspace.extra)
    for k in 0..<workspace.extra.count where abs(workspace.extra.values[k]) > Block.tiny {
      let item = Int(block.columnItem[Int(workspace.extra.indices[k])])
      if item >= block.unknownCount { take(item, -workspace.extra.values[k]) }
    }
    while let place = factors.keys.max() {
      let factor = factors.removeValue(forKey: place)!
      guard abs(factor) > Block.tiny else { continue }
      let slot = Int(definitions[place])
      found.append(store.id(Int32(slot)))
      spread(slot, -factor / coefficient(ofDefinition: place, store), definedAt: place, &factors, store)
    }
    return found.sorted()
  }

  /// Adds a multiple of a constraint's terms to the factors of the variables that follow.
  private func spread(
    _ slot: Int, _ factor: Double, definedAt own: Int, _ factors: inout [Int: Double], _ store: Store
  ) {
    let record = store.constraints[slot]
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let variable = store.variables[Int(store.terms[index].variable)]
      guard !variable.isGiven, variable.block < 0, variable.place >= 0, Int(variable.place) != own else {
        continue
      }
      factors[Int(variable.place), default: 0] += factor * store.terms[index].coefficient
    }
  }

  // MARK: Ambiguity

  /// Whether a variable has another value in another optimum.
  func isAmbiguous(_ variable: Int, _ store: Store, _ workspace: Workspace) -> Bool {
    guard hasLooseUnknowns || blocks.contains(where: \.isTied) else { return false }
    var weights: [Int: [Double]] = [:]
    var factors: [Int: Double] = [:]
    var isLoose = false
    func take(_ variable: Int, _ factor: Double) {
      let record = store.variables[variable]
      guard !record.isGiven else { return }
      if record.block >= 0 {
        let block = blocks[Int(record.block)]
        guard block.isTied else { return }
        let place = Int(block.place[Int(record.place)])
        var line = weights[Int(record.block)] ?? Array(repeating: 0, count: block.unknownCount)
        if place < 0 {
          line[~place] += factor
        } else {
          block.read(row: place, into: &workspace.extra)
          for k in 0..<workspace.extra.count {
            line[Int(workspace.extra.indices[k])] += factor * workspace.extra.values[k]
          }
        }
        weights[Int(record.block)] = line
      } else if record.place >= 0 {
        factors[Int(record.place), default: 0] += factor
      } else {
        isLoose = true
      }
    }
    take(variable, 1)
    while let place = factors.keys.max() {
      let factor = factors.removeValue(forKey: place)!
      guard abs(factor) > Block.tiny else { continue }
      let record = store.constraints[Int(definitions[place])]
      let own = coefficient(ofDefinition: place, store)
      for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
        let term = store.terms[index]
        if term.variable != following[place] { take(Int(term.variable), -factor * term.coefficient / own) }
      }
    }
    if isLoose { return true }
    return weights.contains { index, line in
      var line = line
      return line.withUnsafeMutableBufferPointer { buffer in
        blocks[index].copy().canVary(buffer.baseAddress!, workspace)
      }
    }
  }
}
