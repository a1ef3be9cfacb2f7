/// Choosing among several optima, so that the answer follows from the ranks and not from the way there.
extension Block {
  /// Moves on the set of all optima: the rows' violations are made small one by one, in the order of their
  /// ranks, then the unknowns are brought near to zero in the order in which they were made.
  ///
  /// Only columns whose move changes no level's sum take part, so a unique optimum costs one look at the
  /// columns.
  func decideTies(_ workspace: Workspace) {
    isOpen = false
    guard findFreedom() else { return }
    var free = 0
    for item in tieOrder {
      lessenViolation(of: Int(item), workspace)
      // Most rows leave the freedom as it is, of which one column says as much as all.
      if freedom[free] == 0 {
        guard let next = (0..<unknownCount).first(where: { freedom[$0] != 0 }) else { return }
        free = next
      }
    }
    guard isReallyFree(workspace) else { return }
    isOpen = true
    for unknown in 0..<unknownCount {
      bringNearZero(unknown, workspace)
      if !isAnyFree() { return }
    }
  }

  /// Notes in which directions the columns may move at no cost. Answers whether there are any.
  @discardableResult func findFreedom() -> Bool {
    isTied = false
    for column in 0..<unknownCount {
      var free: UInt8 = 0
      if mayMove(column, 1), growthSign(column, 1).sign <= 0 { free |= 1 }
      if mayMove(column, -1), growthSign(column, -1).sign <= 0 { free |= 2 }
      freedom[column] = free
      if free != 0 { isTied = true }
    }
    return isTied
  }

  private func isAnyFree() -> Bool {
    for column in 0..<unknownCount where freedom[column] != 0 { return true }
    return false
  }

  /// Takes away the freedom of columns that meet a breakpoint at once which is no other free column's as
  /// well. Answers whether there are any left that may be free.
  private func isReallyFree(_ workspace: Workspace) -> Bool {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for column in 0..<unknownCount where freedom[column] != 0 {
        read(column: column, into: workspace.column)
        for (direction, flag) in [(1, UInt8(1)), (-1, 2)] where freedom[column] & flag != 0 {
          guard isHeld(column, direction, workspace) else { continue }
          freedom[column] &= ~flag
          hasChanged = true
        }
      }
    }
    return isAnyFree()
  }

  /// Whether rows that stand at their breakpoints, and are no other free column's, keep the column that is
  /// read where it is.
  private func isHeld(_ column: Int, _ direction: Int, _ workspace: Workspace) -> Bool {
    workspace.slope.removeAll()
    for level in 0..<levelCount { workspace.slope.append(growth(column, direction, level)) }
    for k in 0..<workspace.column.count {
      let row = Int(workspace.column.indices[k])
      let rate = workspace.column.values[k] * Double(direction)
      guard abs(rate) > 1e-6, stepToBreakpoint(row, rate) == 0, isOnly(column, freeIn: row, workspace) else {
        continue
      }
      let item = Int(rowItem[row])
      if (rate > 0 ? upCost[item] : downCost[item]) == Cost.forbidden { return true }
      let width = (upCost[item] == Cost.counted ? 1.0 : 0) + (downCost[item] == Cost.counted ? 1 : 0)
      workspace.slope[Int(level[item])] += width * abs(rate)
    }
    for level in 0..<levelCount {
      if workspace.slope[level] > Block.tiny { return true }
      if workspace.slope[level] < -Block.tiny { return false }
    }
    return false
  }

  private func isOnly(_ column: Int, freeIn row: Int, _ workspace: Workspace) -> Bool {
    read(row: row, into: workspace.row)
    for k in 0..<workspace.row.count {
      let other = Int(workspace.row.indices[k])
      if other != column, freedom[other] != 0, abs(workspace.row.values[k]) > Block.tiny { return false }
    }
    return true
  }

  private func lessenViolation(of item: Int, _ workspace: Workspace) {
    var steps = 0
    while place[item] >= 0 {
      let row = Int(place[item])
      let sign = slope(row)
      guard sign != 0 else { return }
      guard let (column, direction) = freeMove(lessening: row, sign, steps, workspace), steps < hurryLimit
      else {
        forbid(row, sign, both: false, workspace)
        return
      }
      steps += 1
      guard step(column, direction, towards: -1, workspace) else {
        forbid(row, sign, both: false, workspace)
        return
      }
    }
    let column = Int(~place[item])
    if upCost[item] == Cost.counted { freedom[column] &= ~1 }
    if downCost[item] == Cost.counted { freedom[column] &= ~2 }
  }

  private func bringNearZero(_ unknown: Int, _ workspace: Workspace) {
    var steps = 0
    while steps < hurryLimit {
      steps += 1
      if place[unknown] < 0 {
        let column = Int(~place[unknown])
        let value = columnValue[column]
        let direction = value > 0 ? -1 : 1
        if value != 0, freedom[column] & (direction > 0 ? 1 : 2) != 0 {
          guard step(column, direction, towards: unknown, workspace) else { break }
          continue
        }
        freedom[column] = 0
        return
      }
      let row = Int(place[unknown])
      let value = basicValue[row]
      if abs(value) <= feasibility {
        guard let (column, direction) = freeMove(lessening: row, 1, 0, workspace),
          freeMove(lessening: row, -1, 0, workspace) != nil
        else { break }
        exchange(row, column, direction, 0, workspace)
        columnValue[column] = 0
        freedom[column] = 0
        return
      }
      guard let (column, direction) = freeMove(lessening: row, value > 0 ? 1 : -1, steps, workspace) else {
        break
      }
      guard step(column, direction, towards: unknown, workspace) else { break }
    }
    if place[unknown] >= 0 { forbid(Int(place[unknown]), 1, both: true, workspace) }
  }

  /// A free column and direction that lessens a basic item's distance from zero, which has that sign.
  private func freeMove(lessening row: Int, _ sign: Double, _ steps: Int, _ workspace: Workspace) -> (
    column: Int, direction: Int
  )? {
    var best: (column: Int, direction: Int)?
    var bestSize = Block.tiny
    read(row: row, into: workspace.row)
    for k in 0..<workspace.row.count {
      let column = Int(workspace.row.indices[k])
      let entry = workspace.row.values[k] * sign
      guard freedom[column] != 0, abs(entry) > Block.tiny else { continue }
      let direction = entry > 0 ? -1 : 1
      guard freedom[column] & (direction > 0 ? 1 : 2) != 0 else { continue }
      if steps > 20 {
        if best == nil || columnItem[column] < columnItem[best!.column] { best = (column, direction) }
      } else if abs(entry) > bestSize {
        best = (column, direction)
        bestSize = abs(entry)
      }
    }
    return best
  }

  /// Takes away every freedom that would enlarge a basic item in the direction of its sign, or change it at
  /// all.
  private func forbid(_ row: Int, _ sign: Double, both: Bool, _ workspace: Workspace) {
    read(row: row, into: workspace.row)
    for k in 0..<workspace.row.count {
      let column = Int(workspace.row.indices[k])
      let entry = workspace.row.values[k] * sign
      guard freedom[column] != 0, abs(entry) > Block.tiny else { continue }
      freedom[column] &= both ? 0 : entry > 0 ? ~1 : ~2
    }
  }

  /// Moves a free column until the first basic row comes to its breakpoint, or the unknown named in `towards`
  /// to zero. Answers false when nothing ends the move.
  @discardableResult private func step(
    _ column: Int, _ direction: Int, towards unknown: Int, _ workspace: Workspace
  ) -> Bool {
    var (leaving, distance) = firstBreakpoint(column, direction, workspace)
    if unknown >= 0 {
      let place = Int(place[unknown])
      if place == ~column {
        if abs(columnValue[column]) <= distance {
          move(column, by: -columnValue[column])
          columnValue[column] = 0
          return true
        }
      } else {
        let rate = entry(place, column) * Double(direction)
        let own = -basicValue[place] / rate
        if own <= distance {
          exchange(place, column, direction, own, workspace)
          columnValue[column] = 0
          freedom[column] = 0
          return true
        }
      }
    }
    guard leaving >= 0 else { return false }
    leave(&leaving, column, direction, distance, workspace)
    return true
  }

  private func leave(
    _ row: inout Int, _ column: Int, _ direction: Int, _ distance: Double, _ workspace: Workspace
  ) {
    let cameFrom = side[row]
    exchange(row, column, direction, distance, workspace)
    freedom[column] = cameFrom > 0 ? 1 : 2
  }

  /// The basic row that first comes to its breakpoint when a column moves, or -1, and how far that is.
  private func firstBreakpoint(
    _ column: Int, _ direction: Int, _ workspace: Workspace
  ) -> (row: Int, distance: Double) {
    read(column: column, into: workspace.column)
    var leaving = -1
    var distance = Double.infinity
    for k in 0..<workspace.column.count {
      let row = Int(workspace.column.indices[k])
      let step = stepToBreakpoint(row, workspace.column.values[k] * Double(direction))
      guard step < .infinity else { continue }
      if step < distance - 1e-3 * feasibility
        || step <= distance && leaving >= 0 && rowItem[row] < rowItem[leaving]
      {
        leaving = row
        distance = step
      }
    }
    return (leaving, distance)
  }

  // MARK: Asking

  /// Whether a sum of items, given as a multiple of each column's move, has another value at another optimum.
  /// The block is moved about for that: ask a copy.
  func canVary(_ weights: Cells<Double>, _ workspace: Workspace) -> Bool {
    for sign in [1.0, -1.0] {
      guard findFreedom() else { return false }
      var steps = 0
      while steps < stepLimit {
        steps += 1
        var best = -1
        var bestDirection = 0
        for column in 0..<unknownCount where freedom[column] != 0 {
          let weight = weights[column] * sign
          guard abs(weight) > Block.tiny else { continue }
          let direction = weight > 0 ? 1 : -1
          guard freedom[column] & (direction > 0 ? 1 : 2) != 0 else { continue }
          if best < 0 || columnItem[column] < columnItem[best] {
            best = column
            bestDirection = direction
          }
        }
        guard best >= 0 else { break }
        var (leaving, distance) = firstBreakpoint(best, bestDirection, workspace)
        guard leaving >= 0, distance <= feasibility else { return true }
        let factor = weights[best] / entry(leaving, best)
        read(row: leaving, into: workspace.extra)
        for k in 0..<workspace.extra.count {
          let column = Int(workspace.extra.indices[k])
          if column != best { weights[column] -= factor * workspace.extra.values[k] }
        }
        weights[best] = factor
        leave(&leaving, best, bestDirection, distance, workspace)
      }
    }
    return false
  }
}
