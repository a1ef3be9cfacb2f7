/// Rows that come and go while the others stay where they are.
extension Block {
  /// A row that is to come, in terms of the arena's variables.
  struct NewRow {
    let slot: Int32
    /// The value of the row where all unknowns are zero.
    let constant: Double
    /// The unknowns and their coefficients, some of them perhaps more than once.
    let terms: Workspace.Line
  }

  /// Whether there is room for one more row of a priority.
  func hasRoom(for record: Arena.ConstraintRecord) -> Bool {
    guard rowCount < rowLimit || freeItems.contains(where: { place[Int($0)] >= 0 }) else { return false }
    return record.isRequired || unknownCount == 0 || priorities.contains(record.priority)
  }

  /// Adds a row at its present value. It is held on a side that costs nothing, so that an optimum stays one
  /// that can be repaired; a row that costs something on either side has to be improved upon.
  func add(_ new: NewRow, _ arena: Arena, _ workspace: Workspace) {
    let record = arena.constraints[Int(new.slot)]
    let (item, row) = popPlace()
    source[item] = new.slot
    rank[item - unknownCount] = record.tieRank
    age[item - unknownCount] = record.serial
    let cost = record.isRequired ? Cost.forbidden : Cost.counted
    upCost[item] = record.relation <= 0 ? cost : Cost.none
    downCost[item] = record.relation >= 0 ? cost : Cost.none
    let isLeveled = !record.isRequired && unknownCount > 0
    level[item] = isLeveled ? Int32(priorities.firstIndex(of: record.priority)!) : 0
    basicValue[row] = write(new, into: row, arena, workspace)
    updateScale(abs(basicValue[row]))
    if isPriced {
      if upCost[item] == Cost.none {
        side[row] = 1
      } else if downCost[item] == Cost.none {
        side[row] = -1
      } else {
        side[row] = basicValue[row] > 0 ? 1 : -1
      }
      addToGradient(row, slope(row))
    }
    if !isIdle(row) {
      mayBeOff = true
      isChanged = true
    }
    revision += 1
    tiesDidChange(by: item, comes: true)
    arena.constraints[Int(new.slot)].place = Int32(item)
  }

  /// Lets a row be anything from now on.
  func release(_ item: Int) {
    let row = Int(place[item])
    if row < 0 || !isIdle(row) { isChanged = true }
    if row >= 0, isPriced { addToGradient(row, -slope(row)) }
    tiesDidChange(by: item, comes: false)
    upCost[item] = Cost.none
    downCost[item] = Cost.none
    source[item] = -1
    freeItems.append(Int32(item))
    revision += 1
  }

  /// Whether a basic row is met and not at its breakpoint, so that the optimum is the same without it, and so
  /// are its ties.
  private func isIdle(_ row: Int) -> Bool {
    isPriced && abs(basicValue[row]) > feasibility && (basicValue[row] > 0) == (side[row] > 0)
      && slope(row) == 0
      && (basicValue[row] > 0 ? upCost : downCost)[Int(rowItem[row])] == Cost.none
  }

  /// An item without a meaning, and its row in the tableau, which is empty.
  private func popPlace() -> (item: Int, row: Int) {
    if let index = freeItems.firstIndex(where: { place[Int($0)] >= 0 }) {
      let item = Int(freeItems.remove(at: index))
      let row = Int(place[item])
      if let sparse {
        sparse.clear(row: row)
      } else {
        denseRow(row).fill(with: 0)
      }
      return (item, row)
    }
    let row = appendRow()
    let item = unknownCount + row
    rowItem[row] = Int32(item)
    place[item] = Int32(row)
    return (item, row)
  }

  /// Writes a row in terms of the columns. Returns its present value.
  private func write(_ new: NewRow, into row: Int, _ arena: Arena, _ workspace: Workspace) -> Double {
    workspace.numbers.fill(unknownCount, with: 0)
    let numbers = workspace.numbers.cells
    var value = new.constant
    for k in 0..<new.terms.count {
      let unknown = Int(arena.variables[Int(new.terms.indices[k])].place)
      let coefficient = new.terms.values[k]
      value += coefficient * self.value(of: unknown)
      let place = Int(place[unknown])
      if place < 0 {
        numbers[~place] += coefficient
      } else {
        addRow(place, times: coefficient, to: numbers)
      }
    }
    setEntries(of: row, numbers)
    return value
  }

  // MARK: Side by side

  /// A block of others side by side, each in the state that it is in, with room for more rows.
  convenience init(joining blocks: [Block], priorities: [Double], room: Int, denseLimit: Int) {
    let unknowns = blocks.reduce(0) { $0 + $1.unknownCount }
    let rows = blocks.reduce(0) { $0 + $1.rowCount }
    self.init(
      unknowns: unknowns, rows: rows, room: room, priorities: priorities,
      isSparse: unknowns * (rows + room) > denseLimit)
    isPriced = blocks.allSatisfy(\.isPriced)
    mayBeOff = blocks.contains(where: \.mayBeOff)
    revision = 1 + (blocks.map(\.revision).max() ?? 0)
    var (firstUnknown, firstRow) = (0, 0)
    for block in blocks {
      take(block, firstUnknown, firstRow)
      firstUnknown += block.unknownCount
      firstRow += block.rowCount
    }
  }

  /// Takes over a block's state, from an unknown and a row on.
  private func take(_ block: Block, _ firstUnknown: Int, _ firstRow: Int) {
    updateScale(block.scale)
    func renamed(_ item: Int) -> Int {
      item < block.unknownCount
        ? firstUnknown + item : unknownCount + firstRow + item - block.unknownCount
    }
    let levels = block.priorities.map { priority in priorities.firstIndex(of: priority)! }
    for item in 0..<block.itemCount {
      let new = renamed(item)
      let old = Int(block.place[item])
      place[new] = Int32(old >= 0 ? firstRow + old : ~(firstUnknown + ~old))
      source[new] = block.source[item]
      upCost[new] = block.upCost[item]
      downCost[new] = block.downCost[item]
      let level = Int(block.level[item])
      self.level[new] = level < levels.count ? Int32(levels[level]) : 0
    }
    for item in block.freeItems { freeItems.append(Int32(renamed(Int(item)))) }
    for row in 0..<block.rowCount {
      rowItem[firstRow + row] = Int32(renamed(Int(block.rowItem[row])))
      basicValue[firstRow + row] = block.basicValue[row]
      side[firstRow + row] = block.side[row]
      rank[firstRow + row] = block.rank[row]
      age[firstRow + row] = block.age[row]
    }
    for column in 0..<block.unknownCount {
      columnItem[firstUnknown + column] = Int32(renamed(Int(block.columnItem[column])))
      columnValue[firstUnknown + column] = block.columnValue[column]
      freedom[firstUnknown + column] = block.freedom[column]
      for level in 0..<block.levelCount {
        gradient[levels[level] * unknownCount + firstUnknown + column] =
          block.gradient[level * block.unknownCount + column]
      }
    }
    block.forEachEntry { row, column, value in setEntry(firstRow + row, firstUnknown + column, value) }
  }

  private func forEachEntry(_ body: (Int, Int, Double) -> Void) {
    if let sparse { return sparse.forEachEntry(body) }
    for row in 0..<rowCount {
      let entries = denseRow(row)
      for column in 0..<unknownCount where entries[column] != 0 { body(row, column, entries[column]) }
    }
  }
}
