/// The memory of a solver's variables and constraints: plain records in a few rows, linked by the terms that
/// join them.
final class Arena {
  /// A variable: its value, and where the solver's systems keep it.
  struct VariableRecord {
    var value = 0.0
    /// An opaque reference of the client of the solver, such as the object that the record stands for.
    var tag: SolverTag?
    /// The newest of the terms that name it, or -1.
    var firstTerm: Int32 = -1
    /// The system it is an unknown of, or -1.
    var system: Int32 = -1
    /// The block of the system it is optimized in, or -1 when it follows from others.
    var block: Int32 = -1
    /// In a block: its item. Otherwise its place in the order of evaluation, or -1 when nothing is said of
    /// it.
    var place: Int32 = -1
    /// The slot of the constraint that edits it, or -1.
    var edit: Int32 = -1
    /// Grows in the order of creation.
    var serial: UInt32 = 0
    var generation: UInt16 = 0
    var isAlive = false
    /// Whether its value comes from outside.
    var isGiven = false
    /// Whether it is in the list of changed variables.
    var isChanged = false
  }

  /// A constraint, and where the solver's systems keep it.
  struct ConstraintRecord {
    var constant = 0.0
    var priority = 0.0
    var tieRank = 0.0
    /// An opaque reference of the client of the solver, such as the object that the record stands for.
    var tag: SolverTag?
    var serial: UInt32 = 0
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    /// The system it belongs to, or -1.
    var system: Int32 = -1
    /// The block it is a row of, or -1 when it defines a variable.
    var block: Int32 = -1
    /// In a block: its item. Otherwise the place of the variable it defines in the order of evaluation.
    var place: Int32 = -1
    /// The index of its system's record of the effect of its constant, or -1.
    var response: Int32 = -1
    var relation: Int8 = 0
    /// The number of recent changes of its constant.
    var shiftCount: UInt8 = 0
    var isAlive = false
    /// Whether it was exactly met when its system was last taken apart: where the next one begins.
    var wasTight = false
  }

  /// A coefficient of a variable in a constraint, in the list of the variable's terms.
  struct Term {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    var next: Int32
    var previous: Int32
  }

  /// The records as they lie in memory, until one is added.
  struct Records {
    let variables: Cells<VariableRecord>
    let constraints: Cells<ConstraintRecord>
    let terms: Cells<Term>

    /// The terms of a constraint.
    func terms(of slot: Int) -> Cells<Term> {
      let record = constraints[slot]
      return terms.part(from: Int(record.firstTerm), count: Int(record.termCount))
    }
  }

  var records: Records {
    Records(variables: variables.cells, constraints: constraints.cells, terms: terms.cells)
  }

  /// As many as a cell of a list has take one piece of memory each.
  let variables = Buffer<VariableRecord>(capacity: 64)
  let constraints = Buffer<ConstraintRecord>(capacity: 128)
  let terms = Buffer<Term>(capacity: 256)
  let changed = Buffer<Int32>(capacity: 64)
  private let freeVariables = Buffer<Int32>()
  private let freeConstraints = Buffer<Int32>()
  // Not checked for exclusivity: nothing is called while the list changes.
  @exclusivity(unchecked) private var freeTerms: [[Int32]] = []
  private var nextVariableSerial: UInt32 = 0
  private var nextConstraintSerial: UInt32 = 0
  private(set) var names: [Int32: String] = [:]

  deinit {
    variables.deallocate()
    constraints.deallocate()
    terms.deallocate()
    changed.deallocate()
    freeVariables.deallocate()
    freeConstraints.deallocate()
  }

  // MARK: Variables

  func makeVariable(_ name: String, tag: SolverTag? = nil) -> Variable {
    let index: Int32
    var generation: UInt16 = 0
    if let free = freeVariables.popLast() {
      index = free
      generation = variables[Int(index)].generation
    } else {
      precondition(
        variables.count < Variable.indexLimit, "a solver has room for \(Variable.indexLimit) variables")
      index = Int32(variables.count)
      variables.extend(by: 1)
    }
    variables[Int(index)] = VariableRecord(
      tag: tag, serial: nextVariableSerial, generation: generation, isAlive: true)
    nextVariableSerial += 1
    if !name.isEmpty { names[index] = name }
    return Variable(index: index, generation: generation)
  }

  func free(variable index: Int32) {
    let generation = variables[Int(index)].generation
    let isChanged = variables[Int(index)].isChanged
    variables[Int(index)] = VariableRecord()
    variables[Int(index)].generation = (generation + 1) % Variable.generationLimit
    variables[Int(index)].isChanged = isChanged
    names[index] = nil
    freeVariables.append(index)
  }

  func index(of variable: Variable) -> Int? {
    let index = Int(variable.index)
    guard index < variables.count, variables[index].isAlive,
      variables[index].generation == variable.generation
    else { return nil }
    return index
  }

  func handle(_ index: Int32) -> Variable {
    Variable(index: index, generation: variables[Int(index)].generation)
  }

  // MARK: Constraints

  /// Keeps a constraint.
  func insert(
    _ list: TermList, relation: Int8, constant: Double, priority: Double, tieRank: Double,
    tag: SolverTag?
  ) -> ConstraintID {
    let count = Int32(list.count)
    let (slot, first) = (allocateSlot(), allocateTerms(count))
    var index = first
    for term in list.cells {
      link(term.coefficient, term.index, index, slot)
      index += 1
    }
    return record(slot, first, count, relation, constant, priority, tieRank, tag)
  }

  /// Keeps a constraint on one variable.
  func insert(
    _ variable: Variable, relation: Int8, constant: Double, priority: Double, tieRank: Double
  ) -> ConstraintID {
    let (slot, first) = (allocateSlot(), allocateTerms(1))
    link(1, variable.index, first, slot)
    return record(slot, first, 1, relation, constant, priority, tieRank, nil)
  }

  /// A place for a constraint, whose record is to be written.
  private func allocateSlot() -> Int32 {
    if let free = freeConstraints.popLast() { return free }
    constraints.extend(by: 1)
    return Int32(constraints.count - 1)
  }

  private func record(
    _ slot: Int32, _ first: Int32, _ count: Int32, _ relation: Int8, _ constant: Double, _ priority: Double,
    _ tieRank: Double, _ tag: SolverTag?
  ) -> ConstraintID {
    let serial = nextConstraintSerial
    constraints[Int(slot)] = ConstraintRecord(
      constant: constant, priority: priority, tieRank: tieRank, tag: tag, serial: serial, firstTerm: first,
      termCount: count, relation: relation, isAlive: true)
    nextConstraintSerial += 1
    return ConstraintID(slot: slot, serial: serial)
  }

  /// Writes a term of a constraint, as the newest that names its variable.
  private func link(
    _ coefficient: Double, _ variableIndex: Int32, _ index: Int32, _ slot: Int32
  ) {
    let terms = terms.cells
    let next = variables[Int(variableIndex)].firstTerm
    terms[Int(index)] = Term(
      coefficient: coefficient, variable: variableIndex, constraint: slot, next: next, previous: -1)
    if next >= 0 { terms[Int(next)].previous = index }
    variables[Int(variableIndex)].firstTerm = index
  }

  func free(constraint slot: Int32) {
    let record = constraints[Int(slot)]
    for index in record.firstTerm..<record.firstTerm + record.termCount {
      let term = terms[Int(index)]
      if term.previous >= 0 {
        terms[Int(term.previous)].next = term.next
      } else {
        variables[Int(term.variable)].firstTerm = term.next
      }
      if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
    }
    let count = Int(record.termCount)
    if count > 0 {
      while freeTerms.count <= count { freeTerms.append([]) }
      freeTerms[count].append(record.firstTerm)
    }
    constraints[Int(slot)] = ConstraintRecord()
    freeConstraints.append(slot)
  }

  func slot(of id: ConstraintID) -> Int? {
    let slot = Int(id.slot)
    guard slot < constraints.count, constraints[slot].isAlive, constraints[slot].serial == id.serial
    else { return nil }
    return slot
  }

  func id(_ slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, serial: constraints[Int(slot)].serial)
  }

  private func allocateTerms(_ count: Int32) -> Int32 {
    if count > 0, Int(count) < freeTerms.count, let free = freeTerms[Int(count)].popLast() { return free }
    let first = Int32(terms.count)
    terms.extend(by: Int(count))
    return first
  }

  /// The terms of a constraint, until another one is added.
  func terms(of slot: Int) -> Cells<Term> { records.terms(of: slot) }

  func sortByAge(variables indices: Buffer<Int32>) {
    let records = variables.cells
    indices.cells.sort { records[Int($0)].serial < records[Int($1)].serial }
  }

  func sortByAge(constraints slots: Buffer<Int32>) {
    let records = constraints.cells
    slots.cells.sort { records[Int($0)].serial < records[Int($1)].serial }
  }

  // MARK: Values

  /// Writes a variable's value, and notes it as changed when it differs by more than rounding. Answers
  /// whether it does.
  @discardableResult func setValue(_ value: Double, of index: Int) -> Bool {
    let records = variables.cells
    let old = records[index].value
    guard abs(value - old) > 1e-12 * max(1, abs(value)) else { return false }
    records[index].value = value
    if !records[index].isChanged {
      records[index].isChanged = true
      changed.append(Int32(index))
    }
    return true
  }

  /// Moves a variable's value, and notes it as changed.
  func addToValue(_ change: Double, of index: Int) {
    let records = variables.cells
    records[index].value += change
    if !records[index].isChanged {
      records[index].isChanged = true
      changed.append(Int32(index))
    }
  }

  /// The right side of a constraint, less what is given on its left side.
  func ownConstant(_ slot: Int32) -> Double {
    let record = constraints[Int(slot)]
    var constant = record.constant
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let variable = variables[Int(terms[index].variable)]
      if variable.isGiven { constant -= terms[index].coefficient * variable.value }
    }
    return constant
  }

  /// Whether a constraint names variables that are given.
  func namesGiven(_ slot: Int32) -> Bool {
    let record = constraints[Int(slot)]
    return (record.firstTerm..<record.firstTerm + record.termCount).contains {
      variables[Int(terms[Int($0)].variable)].isGiven
    }
  }

  /// The left side of a constraint minus its right side, by the present values.
  func residual(_ slot: Int) -> Double {
    var sum = -constraints[slot].constant
    for term in terms(of: slot) { sum += term.coefficient * variables[Int(term.variable)].value }
    return sum
  }
}

extension Arena.ConstraintRecord {
  var isRequired: Bool { priority >= Priority.required }
  var isDefinition: Bool { isRequired && relation == 0 }
}
