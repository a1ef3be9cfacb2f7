/// Definitions that go, and others that take their place while all else stays as it is.
extension System {
  /// An unknown that followed from an equation that is gone.
  struct Vacancy {
    var place: Int
    /// The unknown in terms of the optimized ones, as the rows that name it have it; nil where none does.
    var form: Form?
  }

  /// A sum of optimized unknowns, by variable, and a number.
  struct Form {
    var coefficients: [Int32: Double]
    var constant: Double

    /// Whether it says the same but for the number.
    func isParallel(to other: Form) -> Bool {
      Set(coefficients.keys).union(other.coefficients.keys).allSatisfy {
        abs(coefficients[$0, default: 0] - other.coefficients[$0, default: 0]) <= 1e-12
      }
    }
  }

  /// Lets the equation go that an unknown follows from. The rows that name it go on with what it said, until
  /// another equation has taken its place (`fill`).
  func vacate(_ slot: Int, _ arena: Arena, _ workspace: Workspace) {
    endResponses(arena)
    let place = Int(arena.constraints[slot].place)
    let form = traced.contains(place) ? form(of: place, arena, workspace) : nil
    vacancies.append(Vacancy(place: place, form: form))
    definitions[place] = -1
    forms?.definitionDidChange(place)
    due.remove(place)
    patchCount += 1
  }

  /// Has unknowns follow from new equations that name them, or leave where nothing names them any more.
  /// Answers whether that was possible for all.
  func fill(_ arena: Arena, _ workspace: Workspace) -> Bool {
    for vacancy in vacancies.sorted(by: { $0.place < $1.place }) {
      let variable = following[vacancy.place]
      guard variable >= 0 else { continue }
      if let slot = heir(of: vacancy.place, arena) {
        guard define(vacancy, by: slot, arena, workspace) else { return false }
      } else {
        guard leave(vacancy.place, arena) else { return false }
      }
    }
    vacancies.removeAll()
    return true
  }

  /// Takes a variable out whose constraints are all gone. Answers whether that was possible.
  func leave(_ place: Int, _ arena: Arena) -> Bool {
    let variable = Int(following[place])
    var index = arena.variables[variable].firstTerm
    while index >= 0 {
      let term = arena.terms[Int(index)]
      index = term.next
      guard arena.constraints[Int(term.constraint)].system < 0 else { return false }
    }
    following[place] = -1
    arena.variables[variable].system = -1
    arena.variables[variable].place = -1
    if arena.variables[variable].firstTerm < 0 { arena.setValue(0, of: variable) }
    return true
  }

  /// The oldest equation in no system that gives the unknown of a place from those that are known before it.
  private func heir(of place: Int, _ arena: Arena) -> Int32? {
    var oldest: Int32?
    var index = arena.variables[Int(following[place])].firstTerm
    while index >= 0 {
      let term = arena.terms[Int(index)]
      index = term.next
      let record = arena.constraints[Int(term.constraint)]
      guard record.system < 0, record.isDefinition, mayDefine(place, record, term.coefficient, arena) else {
        continue
      }
      if let oldest, arena.constraints[Int(oldest)].serial < record.serial { continue }
      oldest = term.constraint
    }
    return oldest
  }

  private func mayDefine(
    _ place: Int, _ record: Arena.ConstraintRecord, _ own: Double, _ arena: Arena
  ) -> Bool {
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let term = arena.terms[index]
      let variable = arena.variables[Int(term.variable)]
      guard !variable.isGiven else { continue }
      guard variable.system == id, abs(own) >= 1e-3 * abs(term.coefficient) else { return false }
      guard variable.block < 0, term.variable != following[place] else { continue }
      guard variable.place < place, definitions[Int(variable.place)] >= 0 else { return false }
    }
    return true
  }

  /// Has the unknown of a place follow from another equation. Not possible where rows would have to be
  /// written anew.
  private func define(_ vacancy: Vacancy, by slot: Int32, _ arena: Arena, _ workspace: Workspace) -> Bool {
    let place = vacancy.place
    definitions[place] = slot
    forms?.definitionDidChange(place)
    let records = arena.constraints.cells
    records[Int(slot)].system = id
    records[Int(slot)].block = -1
    records[Int(slot)].place = Int32(place)
    records[Int(slot)].response = -1
    records[Int(slot)].shiftCount = 0
    added.append(slot)
    patchCount += 1
    due.insert(place)
    guard let old = vacancy.form else { return true }
    let new = form(of: place, arena, workspace)
    guard new.isParallel(to: old) else { return false }
    movement[place] += new.constant - old.constant
    moved.insert(place)
    trace(arena)
    return true
  }

  /// Adds a multiple of what the equation said that an unknown followed from. Returns the number in it.
  func addForm(ofVacant place: Int, times factor: Double, to line: Workspace.Line) -> Double {
    guard let form = vacancies.first(where: { $0.place == place })?.form else { return 0 }
    for (variable, coefficient) in form.coefficients { line.append(Int(variable), factor * coefficient) }
    return factor * form.constant
  }

  private func form(of place: Int, _ arena: Arena, _ workspace: Workspace) -> Form {
    let line = workspace.extra
    let constant = expand(place: place, into: line, arena)
    var form = Form(coefficients: [:], constant: constant)
    for k in 0..<line.count { form.coefficients[line.indices[k], default: 0] += line.values[k] }
    return form
  }
}
