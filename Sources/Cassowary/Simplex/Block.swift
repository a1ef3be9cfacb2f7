/// A set of rows that share free unknowns, at its optimum or on the way there.
///
/// Its *items* are the unknowns, `0 ..< unknownCount`, and the rows, each the value of "left side minus right
/// side" of one constraint. At any time as many items as there are unknowns are *columns*: they stand at
/// their breakpoint (a row that is exactly met, an unknown that stays at a number). All others are *basic*:
/// linear functions of the columns, written in the tableau. A row costs nothing where it is satisfied; beyond
/// zero its violation counts at the level of its priority, or is forbidden. So the objective is a sum of
/// piecewise linear functions for each level, and the levels are compared from the highest down. This is the
/// simplex method on bounded, piecewise linear variables; no slack or error variables are needed.
final class Block {
  /// The cost of moving a row off zero in one direction.
  enum Cost { static let none: UInt8 = 0, counted: UInt8 = 1, forbidden: UInt8 = 2 }

  /// The outcome of a search for the optimum.
  enum Outcome: Equatable {
    case optimal
    /// The basic row in that place cannot be brought where it must be.
    case infeasible(Int)
    case exhausted(Int)
  }

  let unknownCount: Int
  private(set) var rowCount: Int
  /// The number of rows that there is room for.
  let rowLimit: Int
  /// The priorities of the levels, from the highest down.
  let priorities: [Double]
  let levelCount: Int
  var itemCount: Int { unknownCount + rowCount }

  /// The basic items as functions of the columns: all entries, row by row, or only those that are not zero
  /// where the block is large.
  let dense: Cells<Double>
  let sparse: SparseTableau?
  /// The present value of each basic item.
  let basicValue: Cells<Double>
  /// The present value of each column's item.
  let columnValue: Cells<Double>
  /// The rate at which the violation of each level grows with each column, from the basic items: `[level *
  /// unknownCount + column]`.
  let gradient: Cells<Double>
  let rowItem: Cells<Int32>
  let columnItem: Cells<Int32>
  /// The place of each item: a row, or the complement of a column.
  let place: Cells<Int32>
  let level: Cells<Int32>
  /// The variable or the constraint of the arena that an item stands for; -1 for a row that is gone.
  let source: Cells<Int32>
  /// The cost of moving each row above zero, and below: one of ``Cost``.
  let upCost: Cells<UInt8>
  let downCost: Cells<UInt8>
  /// On which side of its breakpoint each basic row is held: +1 or -1.
  let side: Cells<Int8>
  /// The directions in which each column may move at no cost: 1 up, 2 down.
  let freedom: Cells<UInt8>
  /// Decides among optima: rows of a higher rank are satisfied first.
  let rank: Cells<Double>
  /// Decides among rows of one rank: older ones are satisfied first.
  let age: Cells<UInt32>
  private let slab: Slab

  /// Whether the gradient counts the violations; before that only what is required is looked at.
  var isPriced = false
  /// Whether there is more than one optimum before ties are decided.
  var isTied = false
  /// Whether there is more than one optimum after the ranks have decided.
  var isOpen = false
  /// Whether it is a template's, which systems read and copy before they change it.
  var isShared = false
  /// Whether it is in its system's list of blocks to optimize, and the next one there, or -1.
  var isDirty = false
  var nextDirty: Int32 = -1
  /// Whether any basic row may have left its side since the last optimum.
  var mayBeOff = true
  /// Whether anything that decides the optimum, or which of several it is, has changed since it was found.
  var isChanged = true
  /// The rows in the order in which they decide ties.
  var tieOrder: [Int32] {
    if let knownTieOrder { return knownTieOrder }
    let order = makeTieOrder()
    knownTieOrder = order
    return order
  }
  private var knownTieOrder: [Int32]?
  /// The items of rows that are gone, whose places are used again.
  var freeItems: [Int32] = []
  /// Grows with every exchange and whenever a row passes its breakpoint.
  var revision = 0
  /// The size of the largest numbers here, with which rounding grows.
  private(set) var scale = 1.0
  /// The tolerance within which a value counts as zero: too small to be visible, or the rounding error of
  /// large numbers.
  private(set) var feasibility = 1e-8
  static let tiny = 1e-9

  /// A block whose rows say nothing yet.
  /// - Parameters:
  ///   - unknowns: the number of unknowns.
  ///   - rows: the number of rows.
  ///   - room: how many more rows there is room for.
  ///   - priorities: those of the rows that are not required, from the highest down.
  ///   - isSparse: whether entries that are zero are left out.
  init(unknowns: Int, rows: Int, room: Int, priorities: [Double], isSparse: Bool) {
    unknownCount = unknowns
    rowCount = rows
    rowLimit = rows + room
    self.priorities = priorities
    levelCount = priorities.count
    sparse = isSparse ? SparseTableau(rows: rowLimit, columns: unknowns) : nil
    let limit = rowLimit
    let levels = levelCount
    let entries = isSparse ? 0 : limit * unknowns
    let doubles = entries + 2 * limit + unknowns + levels * unknowns
    let items = limit + unknowns
    let bytes = doubles * 8 + 4 * items * 4 + 4 * limit + 2 * items + limit + unknowns
    slab = Slab(byteCount: bytes)
    var division = Slab.Division(of: slab)
    dense = division.take(entries)
    basicValue = division.take(limit)
    columnValue = division.take(unknowns)
    gradient = division.take(levels * unknowns)
    rank = division.take(limit)
    rowItem = division.take(limit)
    columnItem = division.take(unknowns)
    place = division.take(items)
    level = division.take(items)
    source = division.take(items)
    age = division.take(limit)
    upCost = division.take(items)
    downCost = division.take(items)
    side = division.take(limit)
    freedom = division.take(unknowns)
    for column in 0..<unknowns {
      columnItem[column] = Int32(column)
      place[column] = ~Int32(column)
    }
    for row in 0..<rows {
      rowItem[row] = Int32(unknowns + row)
      place[unknowns + row] = Int32(row)
    }
  }

  deinit { slab.deallocate() }

  /// Another block in the same state, with memory of its own of the same layout.
  init(copying other: Block) {
    unknownCount = other.unknownCount
    rowCount = other.rowCount
    rowLimit = other.rowLimit
    priorities = other.priorities
    levelCount = other.levelCount
    slab = Slab(copying: other.slab)
    var division = Slab.Division(of: slab)
    dense = division.take(other.dense.count)
    basicValue = division.take(other.basicValue.count)
    columnValue = division.take(other.columnValue.count)
    gradient = division.take(other.gradient.count)
    rank = division.take(other.rank.count)
    rowItem = division.take(other.rowItem.count)
    columnItem = division.take(other.columnItem.count)
    place = division.take(other.place.count)
    level = division.take(other.level.count)
    source = division.take(other.source.count)
    age = division.take(other.age.count)
    upCost = division.take(other.upCost.count)
    downCost = division.take(other.downCost.count)
    side = division.take(other.side.count)
    freedom = division.take(other.freedom.count)
    sparse = other.sparse.map { original in
      let copy = SparseTableau(rows: other.rowLimit, columns: other.unknownCount)
      copy.take(original)
      return copy
    }
    isPriced = other.isPriced
    isTied = other.isTied
    isOpen = other.isOpen
    mayBeOff = other.mayBeOff
    isChanged = other.isChanged
    updateScale(other.scale)
  }

  /// The number of rows without unknowns that share a block, so that one more or less is no matter of all of
  /// them.
  static let mostConstantRows: Int32 = 64

  /// Whether an item stands for a row that is gone, which may be anything.
  func isGone(_ item: Int) -> Bool {
    item >= unknownCount && upCost[item] == Cost.none && downCost[item] == Cost.none
  }

  /// The present value of an item.
  func value(of item: Int) -> Double {
    let place = Int(place[item])
    return place >= 0 ? basicValue[place] : columnValue[~place]
  }

  /// Raises the scale to the size of a number.
  func updateScale(_ size: Double) {
    guard size > scale else { return }
    scale = size
    feasibility = 1e-8 + 1e-14 * size
  }

  /// A row's constant changed: its value is `change` more at the same unknowns.
  func shift(_ item: Int, by change: Double) {
    let place = Int(place[item])
    updateScale(abs(change))
    if place >= 0 {
      basicValue[place] += change
    } else {
      addColumn(~place, times: -change, to: basicValue)
    }
    mayBeOff = true
    isChanged = true
  }

  /// Writes which constraint an item is, and how that takes part in ties.
  func name(_ item: Int, _ slot: Int32, _ arena: Arena) {
    let record = arena.constraints[Int(slot)]
    source[item] = slot
    rank[item - unknownCount] = record.tieRank
    age[item - unknownCount] = record.serial
  }

  /// Changes the rank of a row.
  func setRank(_ rank: Double, of item: Int) {
    self.rank[item - unknownCount] = rank
    knownTieOrder = nil
    isChanged = true
  }

  /// Makes place for one more row. Only where there is room.
  func appendRow() -> Int {
    rowCount += 1
    return rowCount - 1
  }

  /// Puts a row that came into the order of ties where that is known, or takes one out of it that goes.
  func tiesDidChange(by item: Int, comes: Bool) {
    guard upCost[item] == Cost.counted || downCost[item] == Cost.counted,
      var order = Swift.exchange(&knownTieOrder, with: nil)
    else { return }
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if decidesTie(Int(order[middle]), before: item) { low = middle + 1 } else { high = middle }
    }
    if !comes {
      guard low < order.count, order[low] == item else { return }
      order.remove(at: low)
    } else {
      order.insert(Int32(item), at: low)
    }
    knownTieOrder = order
  }

  private func makeTieOrder() -> [Int32] {
    var order: [Int32] = []
    order.reserveCapacity(rowCount)
    for item in unknownCount..<itemCount where upCost[item] == Cost.counted || downCost[item] == Cost.counted
    {
      order.append(Int32(item))
    }
    order.sort { decidesTie(Int($0), before: Int($1)) }
    return order
  }

  private func decidesTie(_ one: Int, before other: Int) -> Bool {
    let (one, other) = (one - unknownCount, other - unknownCount)
    return rank[one] != rank[other] ? rank[one] > rank[other] : age[one] < age[other]
  }

  /// Between which values a basic item may move while nothing but numbers changes.
  func freeRange(_ row: Int) -> ClosedRange<Double> {
    let item = Int(rowItem[row])
    let goesUp: Bool
    let goesDown: Bool
    if isGone(item) { return -.infinity ... .infinity }
    if item < unknownCount {
      // Among several optima, which one is nearest to zero changes with the sign.
      goesUp = !isTied || basicValue[row] > feasibility
      goesDown = !isTied || basicValue[row] < -feasibility
    } else {
      goesUp = side[row] > 0 && upCost[item] != Cost.forbidden
      goesDown = side[row] < 0 && downCost[item] != Cost.forbidden
    }
    return (goesDown ? -Double.infinity : -feasibility)...(goesUp ? Double.infinity : feasibility)
  }

  // MARK: Costs

  /// The slope of a basic row's violation, at its level, by the side it is held on.
  func slope(_ row: Int) -> Double {
    let item = Int(rowItem[row])
    if side[row] > 0 { return upCost[item] == Cost.counted ? 1 : 0 }
    return downCost[item] == Cost.counted ? -1 : 0
  }

  /// The gradient of a level.
  func gradient(of level: Int) -> Cells<Double> {
    gradient.part(from: level * unknownCount, count: unknownCount)
  }

  /// Adds a multiple of a tableau row to the gradient of the level of the row's item.
  func addToGradient(_ row: Int, _ factor: Double) {
    guard factor != 0 else { return }
    addRow(row, times: factor, to: gradient(of: Int(level[Int(rowItem[row])])))
  }

  /// Whether a column may move at all in a direction, +1 or -1.
  func mayMove(_ column: Int, _ direction: Int) -> Bool {
    let item = Int(columnItem[column])
    return (direction > 0 ? upCost[item] : downCost[item]) != Cost.forbidden
  }

  /// Returns the rate at which the violation of a level grows when a column moves.
  func growth(_ column: Int, _ direction: Int, _ level: Int) -> Double {
    let item = Int(columnItem[column])
    let own =
      (direction > 0 ? upCost[item] : downCost[item]) == Cost.counted && Int(self.level[item]) == level
    let outer = gradient[level * unknownCount + column]
    return (own ? 1 : 0) + (direction > 0 ? outer : -outer)
  }

  /// The sign of the growth of the violations, from the highest level down, and the level that decides it.
  func growthSign(_ column: Int, _ direction: Int) -> (
    sign: Int, level: Int, growth: Double
  ) {
    for level in 0..<levelCount {
      let growth = growth(column, direction, level)
      if growth > Block.tiny { return (1, level, growth) }
      if growth < -Block.tiny { return (-1, level, growth) }
    }
    return (0, levelCount, 0)
  }
}
