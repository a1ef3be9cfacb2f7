/// Writes the rows of a system in terms of the unknowns that are to be optimized.
final class RowExpansion {
  /// The solver's records; those of another solver before another run.
  unowned(unsafe) var arena: Arena
  /// The rows one after another: the unknowns by their index, and their coefficients.
  let columns = Workspace.Line()
  /// The value of each row where all unknowns are zero.
  let constants = Buffer<Double>()
  private let starts = Buffer<Int32>()

  /// By variable: its index among the unknowns, or -1.
  private let unknownIndex = Buffer<Int32>()
  /// By variable: its value where all unknowns are zero.
  private let offset = Buffer<Double>()
  /// Of each variable that follows: what it is in terms of the unknowns, where that is short.
  private let forms = Workspace.Line()
  private let formStart = Buffer<Int32>()
  private let formCount = Buffer<Int32>()

  /// The sum that is being made: coefficients by unknown, those that are in it, and coefficients by place.
  private let sum = Buffer<Double>()
  private let isInSum = Buffer<Bool>()
  private let inSum = Buffer<Int32>()
  private let longFactor = Buffer<Double>()
  private var longestPlace = -1

  /// Forms with more terms are not kept but followed again.
  private let formLimit = 8

  init(_ arena: Arena) { self.arena = arena }

  deinit {
    columns.deallocate()
    forms.deallocate()
    for buffer in [constants, offset, sum, longFactor] { buffer.deallocate() }
    for buffer in [starts, unknownIndex, formStart, formCount, inSum] { buffer.deallocate() }
    isInSum.deallocate()
  }

  /// The places of a row's terms in `columns`.
  func range(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  func run(_ plan: SystemPlan, _ elimination: Elimination) {
    let unknowns = elimination.unknowns
    unknownIndex.fill(plan.variables.count, with: -1)
    offset.fill(plan.variables.count, with: 0)
    for index in 0..<unknowns.count {
      unknownIndex[Int(arena.variables[Int(unknowns[index])].place)] = Int32(index)
    }
    sum.fill(unknowns.count, with: 0)
    isInSum.fill(unknowns.count, with: false)
    inSum.removeAll()
    longFactor.fill(plan.tracedCount, with: 0)
    forms.removeAll()
    formStart.removeAll()
    formCount.removeAll()
    for place in 0..<plan.tracedCount { keepForm(place, plan, elimination) }

    columns.removeAll()
    constants.removeAll()
    starts.removeAll()
    starts.append(0)
    for row in 0..<elimination.rows.count {
      let slot = Int(elimination.rows[row])
      constants.append(-arena.constraints[slot].constant + add(slot, factor: 1, but: -1, elimination))
      followLong(plan, elimination)
      for k in 0..<inSum.count {
        let index = Int(inSum[k])
        if abs(sum[index]) > 1e-12 { columns.append(index, sum[index]) }
        sum[index] = 0
        isInSum[index] = false
      }
      inSum.removeAll()
      starts.append(Int32(columns.count))
    }
  }

  private func keepForm(_ place: Int, _ plan: SystemPlan, _ elimination: Elimination) {
    let slot = Int(plan.definitions[place])
    let variable = Int(arena.variables[Int(plan.following[place])].place)
    let record = arena.constraints[slot]
    var own = 1.0
    var isShort = true
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let term = arena.terms[index]
      if term.variable == plan.following[place] { own = term.coefficient }
      let other = arena.variables[Int(term.variable)]
      if !other.isGiven {
        let place = elimination.places[Int(other.place)]
        if place >= 0, Int(place) < formCount.count, formCount[Int(place)] < 0 { isShort = false }
      }
    }
    formStart.append(Int32(forms.count))
    if isShort {
      let constant = add(slot, factor: -1 / own, but: variable, elimination)
      offset[variable] = record.constant / own + constant
      isShort = inSum.count <= formLimit
      for k in 0..<inSum.count {
        let index = Int(inSum[k])
        if isShort, abs(sum[index]) > 1e-12 { forms.append(index, sum[index]) }
        sum[index] = 0
        isInSum[index] = false
      }
      inSum.removeAll()
    } else {
      offset[variable] = record.constant / own + constantOf(slot, factor: -1 / own, but: variable)
    }
    formCount.append(isShort ? Int32(forms.count) - formStart[place] : -1)
  }

  /// Adds a multiple of a constraint's terms to the sum, but for one variable. Answers what they are where
  /// all unknowns are zero.
  private func add(_ slot: Int, factor: Double, but excluded: Int, _ elimination: Elimination) -> Double {
    var constant = 0.0
    for term in arena.terms(of: slot) {
      let coefficient = factor * term.coefficient
      let variable = arena.variables[Int(term.variable)]
      if variable.isGiven {
        constant += coefficient * variable.value
        continue
      }
      let index = Int(variable.place)
      guard index != excluded else { continue }
      constant += coefficient * offset[index]
      if unknownIndex[index] >= 0 {
        add(Int(unknownIndex[index]), coefficient)
        continue
      }
      let place = Int(elimination.places[index])
      let count = Int(formCount[place])
      if count < 0 {
        longFactor[place] += coefficient
        longestPlace = max(longestPlace, place)
      } else {
        let start = Int(formStart[place])
        for k in start..<start + count { add(Int(forms.indices[k]), coefficient * forms.values[k]) }
      }
    }
    return constant
  }

  private func add(_ unknown: Int, _ coefficient: Double) {
    if !isInSum[unknown] {
      isInSum[unknown] = true
      inSum.append(Int32(unknown))
    }
    sum[unknown] += coefficient
  }

  private func constantOf(_ slot: Int, factor: Double, but excluded: Int) -> Double {
    let record = arena.constraints[slot]
    var constant = 0.0
    for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount) {
      let term = arena.terms[index]
      let variable = arena.variables[Int(term.variable)]
      if variable.isGiven {
        constant += factor * term.coefficient * variable.value
      } else if Int(variable.place) != excluded {
        constant += factor * term.coefficient * offset[Int(variable.place)]
      }
    }
    return constant
  }

  /// Replaces the variables with long forms that are in the sum by what their definitions say, the last
  /// first.
  private func followLong(_ plan: SystemPlan, _ elimination: Elimination) {
    while longestPlace >= 0 {
      let place = longestPlace
      longestPlace -= 1
      let factor = longFactor[place]
      guard factor != 0 else { continue }
      longFactor[place] = 0
      let slot = Int(plan.definitions[place])
      let variable = Int(arena.variables[Int(plan.following[place])].place)
      let record = arena.constraints[slot]
      var own = 1.0
      for index in Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
      where arena.terms[index].variable == plan.following[place] {
        own = arena.terms[index].coefficient
      }
      _ = add(slot, factor: -factor / own, but: variable, elimination)
    }
  }
}
