/// Finding the optimum: first what is required, then the violations, level by level; then the ties.
extension Block {
  /// The maximum number of steps of a search before it is abandoned. Far beyond what occurs.
  var stepLimit: Int { 2_000 + 50 * (rowCount + unknownCount) }
  /// After how many steps the choice of the next one is the careful one that cannot go round in circles.
  var hurryLimit: Int { 100 + 4 * (rowCount + unknownCount) }

  /// Brings the block to its optimum.
  func optimize(_ workspace: Workspace) -> Outcome {
    if isPriced, !isChanged, !isOpen { return .optimal }
    for attempt in 0..<3 {
      if isPriced {
        let outcome = repair(workspace)
        if case .infeasible = outcome { return outcome }
        if outcome != .optimal {
          isPriced = false
          mayBeOff = true
          continue
        }
      } else {
        switch meetRequirements(workspace, careful: attempt > 0) {
        case .optimal: price()
        case let other: return other
        }
      }
      guard improve(workspace, careful: attempt > 0) else {
        isPriced = false
        continue
      }
      mayBeOff = false
      decideTies(workspace)
      guard isAnyRowOff() else {
        isChanged = false
        return .optimal
      }
    }
    return .exhausted(stepLimit)
  }

  // MARK: What is required

  /// Returns the amount by which a basic item exceeds what is allowed, with its sign.
  private func excess(_ row: Int) -> Double {
    let item = Int(rowItem[row])
    let value = basicValue[row]
    if value > feasibility, upCost[item] == Cost.forbidden { return value }
    if value < -feasibility, downCost[item] == Cost.forbidden { return value }
    return 0
  }

  /// Moves basic rows that break what is required to zero, until all hold. Costs do not matter yet.
  private func meetRequirements(_ workspace: Workspace, careful: Bool) -> Outcome {
    takeOutEquations(workspace)
    var steps = 0
    while true {
      let isCareful = careful || steps > hurryLimit
      var worst = -1
      var worstExcess = 0.0
      for row in 0..<rowCount {
        let excess = abs(excess(row))
        guard excess > 0 else { continue }
        if isCareful {
          if worst < 0 || rowItem[row] < rowItem[worst] { worst = row }
        } else if excess > worstExcess {
          worst = row
          worstExcess = excess
        }
      }
      guard worst >= 0 else { return .optimal }
      steps += 1
      guard steps < stepLimit else { return .exhausted(steps) }
      let direction = basicValue[worst] > 0 ? -1 : 1
      var best = -1
      var bestSize = 0.0
      read(row: worst, into: workspace.row)
      for k in 0..<workspace.row.count {
        let column = Int(workspace.row.indices[k])
        let entry = workspace.row.values[k]
        guard abs(entry) > Block.tiny, mayMove(column, entry > 0 ? direction : -direction) else { continue }
        if isCareful {
          if best < 0 || columnItem[column] < columnItem[best] { best = column }
        } else if abs(entry) > bestSize {
          best = column
          bestSize = abs(entry)
        }
      }
      guard best >= 0 else { return .infeasible(worst) }
      bringToZero(worst, best, workspace)
    }
  }

  /// Makes a column of every required equation that still says something about columns that can move, for
  /// good.
  func takeOutEquations(_ workspace: Workspace) {
    for row in 0..<rowCount {
      let item = Int(rowItem[row])
      guard upCost[item] == Cost.forbidden, downCost[item] == Cost.forbidden else { continue }
      let best = largestColumn(of: row, workspace) { column in
        let other = Int(columnItem[column])
        return upCost[other] != Cost.forbidden || downCost[other] != Cost.forbidden
      }
      if best >= 0 { bringToZero(row, best, workspace) }
    }
  }

  /// The column with the largest entry in a row, of those that are allowed, or -1.
  func largestColumn(of row: Int, _ workspace: Workspace, where isAllowed: (Int) -> Bool) -> Int {
    read(row: row, into: workspace.row)
    var best = -1
    var bestSize = Block.tiny
    for k in 0..<workspace.row.count {
      let column = Int(workspace.row.indices[k])
      let size = abs(workspace.row.values[k])
      if size > bestSize, isAllowed(column) {
        best = column
        bestSize = size
      }
    }
    return best
  }

  /// Moves a column until a basic row is zero, and exchanges the two.
  func bringToZero(_ row: Int, _ column: Int, _ workspace: Workspace) {
    move(column, by: -basicValue[row] / entry(row, column))
    basicValue[row] = 0
    pivot(row, column, workspace)
  }

  /// Changes the value of a column, and with it the basic items.
  func move(_ column: Int, by distance: Double) {
    guard distance != 0 else { return }
    columnValue[column] += distance
    addColumn(column, times: distance, to: basicValue)
  }

  /// Begins to count the violations, from where the basic rows are.
  private func price() {
    gradient.fill(with: 0)
    for row in 0..<rowCount {
      let item = Int(rowItem[row])
      if basicValue[row] > feasibility {
        side[row] = 1
      } else if basicValue[row] < -feasibility {
        side[row] = -1
      } else {
        side[row] = upCost[item] == Cost.none ? 1 : -1
      }
      addToGradient(row, slope(row))
    }
    isPriced = true
    revision += 1
  }

  // MARK: After a change of constants

  /// Whether a basic row has left the side it is held on, and in which direction it must go back.
  private func wayBack(_ row: Int) -> Int {
    let item = Int(rowItem[row])
    let value = basicValue[row]
    guard item >= unknownCount, abs(value) > feasibility, !isGone(item) else { return 0 }
    if value > 0 { return side[row] < 0 || upCost[item] == Cost.forbidden ? -1 : 0 }
    return side[row] > 0 || downCost[item] == Cost.forbidden ? 1 : 0
  }

  private func isAnyRowOff() -> Bool {
    for row in 0..<rowCount where wayBack(row) != 0 { return true }
    return false
  }

  /// Brings rows that a change of constants took over their breakpoint back to it, or lets them pass where
  /// that is cheaper. The costs stay at an optimum all the way: the dual simplex method.
  private func repair(_ workspace: Workspace) -> Outcome {
    guard mayBeOff else { return .optimal }
    var steps = 0
    while true {
      let isCareful = steps > hurryLimit
      var worst = -1
      for row in 0..<rowCount where wayBack(row) != 0 {
        if worst < 0 {
          worst = row
        } else if isCareful ? rowItem[row] < rowItem[worst] : abs(basicValue[row]) > abs(basicValue[worst]) {
          worst = row
        }
      }
      guard worst >= 0 else { return .optimal }
      steps += 1
      guard steps < hurryLimit * 2 else { return .exhausted(steps) }

      let direction = wayBack(worst)
      let item = Int(rowItem[worst])
      read(row: worst, into: workspace.row)
      var best = -1
      var bestEntry = 0.0
      for k in 0..<workspace.row.count {
        let column = Int(workspace.row.indices[k])
        let entry = workspace.row.values[k] * Double(direction)
        guard abs(entry) > Block.tiny, mayMove(column, entry > 0 ? 1 : -1) else { continue }
        if best < 0 || isCheaper(column, entry, than: best, bestEntry, isCareful) {
          best = column
          bestEntry = entry
        }
      }
      let target = direction > 0 ? downCost[item] : upCost[item]
      if target == Cost.forbidden {
        guard best >= 0 else { return .infeasible(worst) }
      } else {
        let width = (upCost[item] == Cost.counted ? 1.0 : 0) + (downCost[item] == Cost.counted ? 1 : 0)
        if best < 0 || !isCheaper(best, bestEntry, thanPassing: width, Int(level[item])) {
          pass(worst)
          continue
        }
      }
      let upward = (bestEntry > 0 ? 1 : -1)
      addToGradient(worst, -slope(worst))
      bringToZero(worst, best, workspace)
      side[worst] = Int8(upward)
      addToGradient(worst, slope(worst))
    }
  }

  /// Holds a basic row on its other side.
  func pass(_ row: Int) {
    revision += 1
    let before = slope(row)
    side[row] = -side[row]
    addToGradient(row, slope(row) - before)
  }

  /// Whether one column costs less for each step of a row than another.
  private func isCheaper(
    _ column: Int, _ entry: Double, than other: Int, _ otherEntry: Double, _ isCareful: Bool
  ) -> Bool {
    for level in 0..<levelCount {
      let mine = growth(column, entry > 0 ? 1 : -1, level) / abs(entry)
      let theirs = growth(other, otherEntry > 0 ? 1 : -1, level) / abs(otherEntry)
      if mine < theirs - Block.tiny { return true }
      if mine > theirs + Block.tiny { return false }
    }
    return isCareful ? columnItem[column] < columnItem[other] : abs(entry) > abs(otherEntry)
  }

  /// Whether moving a column costs less than letting the row pass its breakpoint.
  private func isCheaper(_ column: Int, _ entry: Double, thanPassing width: Double, _ rowLevel: Int) -> Bool {
    for level in 0..<levelCount {
      let mine = growth(column, entry > 0 ? 1 : -1, level) / abs(entry)
      let passing = level == rowLevel ? width : 0
      if mine < passing - Block.tiny { return true }
      if mine > passing + Block.tiny { return false }
    }
    return false
  }

  // MARK: The violations

  /// Moves columns as long as that lessens the violations: the primal simplex method. Answers false when it
  /// had to give up.
  private func improve(_ workspace: Workspace, careful: Bool) -> Bool {
    var steps = 0
    while true {
      let isCareful = careful || steps > hurryLimit
      var best = -1
      var bestDirection = 0
      var bestLevel = Int.max
      var bestGrowth = 0.0
      for column in 0..<unknownCount {
        for direction in [1, -1] where mayMove(column, direction) {
          let (sign, level, growth) = growthSign(column, direction)
          guard sign < 0 else { continue }
          let isBetter =
            isCareful
            ? best < 0 || columnItem[column] < columnItem[best]
            : level < bestLevel || level == bestLevel && growth < bestGrowth
          if isBetter {
            best = column
            bestDirection = direction
            bestLevel = level
            bestGrowth = growth
          }
        }
      }
      guard best >= 0 else { return true }
      steps += 1
      guard steps < stepLimit else { return false }
      guard advance(best, bestDirection, isCareful, workspace) else { return false }
    }
  }

  /// Moves a column in a direction in which the violations lessen, past breakpoints as long as that is so.
  private func advance(_ column: Int, _ direction: Int, _ isCareful: Bool, _ workspace: Workspace) -> Bool {
    read(column: column, into: workspace.column)
    workspace.slope.removeAll()
    for level in 0..<levelCount { workspace.slope.append(growth(column, direction, level)) }
    findBreakpoints(direction, isCareful, workspace)
    var leaving = -1
    var distance = 0.0
    for k in 0..<workspace.order.count {
      let next = Int(workspace.order[k])
      let row = Int(workspace.column.indices[next])
      let item = Int(rowItem[row])
      let rate = workspace.column.values[next] * Double(direction)
      distance = max(distance, stepToBreakpoint(row, rate))
      let target = rate > 0 ? upCost[item] : downCost[item]
      if target == Cost.forbidden {
        leaving = row
      } else {
        let width = (upCost[item] == Cost.counted ? 1.0 : 0) + (downCost[item] == Cost.counted ? 1 : 0)
        workspace.slope[Int(level[item])] += width * abs(rate)
        if isStillFalling(workspace) {
          pass(row)
        } else {
          leaving = row
        }
      }
      if leaving >= 0 { break }
    }
    guard leaving >= 0 else { return false }
    exchange(leaving, column, direction, distance, workspace)
    return true
  }

  /// Puts the entries of the column that is read in the order in which the move comes to their breakpoints.
  /// Of those that come as good as together, the largest are first, or the oldest when being careful.
  private func findBreakpoints(_ direction: Int, _ isCareful: Bool, _ workspace: Workspace) {
    workspace.order.removeAll()
    workspace.steps.removeAll()
    let unit = 1e-3 * feasibility
    for k in 0..<workspace.column.count {
      let step = stepToBreakpoint(
        Int(workspace.column.indices[k]), workspace.column.values[k] * Double(direction))
      workspace.steps.append((step / unit).rounded())
      if step < .infinity { workspace.order.append(Int32(k)) }
    }
    let steps = workspace.steps.cells
    let rows = workspace.column.indices.cells
    let values = workspace.column.values.cells
    workspace.order.cells.sort { one, other in
      let (one, other) = (Int(one), Int(other))
      if steps[one] != steps[other] { return steps[one] < steps[other] }
      if isCareful { return rowItem[Int(rows[one])] < rowItem[Int(rows[other])] }
      return abs(values[one]) > abs(values[other])
    }
  }

  private func isStillFalling(_ workspace: Workspace) -> Bool {
    for level in 0..<levelCount {
      if workspace.slope[level] < -Block.tiny { return true }
      if workspace.slope[level] > Block.tiny { return false }
    }
    return false
  }

  /// Returns the distance that a column may move until a basic row that changes at a rate comes to its
  /// breakpoint, or infinity.
  func stepToBreakpoint(_ row: Int, _ rate: Double) -> Double {
    let item = Int(rowItem[row])
    guard item >= unknownCount, abs(rate) > Block.tiny, !isGone(item) else { return .infinity }
    if upCost[item] == Cost.forbidden, downCost[item] == Cost.forbidden { return 0 }
    if (rate > 0) == (side[row] > 0) { return .infinity }
    return max(0, -basicValue[row] / rate)
  }

  /// Moves a column by a distance, at which a basic row comes to its breakpoint, and exchanges the two.
  func exchange(
    _ row: Int, _ column: Int, _ direction: Int, _ distance: Double, _ workspace: Workspace
  ) {
    addToGradient(row, -slope(row))
    move(column, by: Double(direction) * distance)
    if Int(rowItem[row]) >= unknownCount { basicValue[row] = 0 }
    pivot(row, column, workspace)
    side[row] = Int8(direction)
    addToGradient(row, slope(row))
  }
}
