/// The effect of one constant on a system, as long as the same rows of its blocks are columns.
///
/// Everything moves in proportion to the constant until some row comes to its breakpoint. So a constant that
/// is changed again and again needs no search and no evaluation, only one multiplication for each number it
/// moves.
final class Response {
  /// A basic item of a block that moves: how fast, and how far without meeting anything.
  struct Row {
    var row: Int32
    var rate: Double
    var lowest: Double
    var highest: Double
  }

  /// A variable that moves.
  struct Move {
    var variable: Int32
    var rate: Double
  }

  /// The rows of one block, and the block's revision when they were read.
  struct Part {
    var block: Int32
    var first: Int32
    var end: Int32
    var revision: Int
  }

  let parts = Buffer<Part>(capacity: 1)
  let rows = Buffer<Row>()
  let moves = Buffer<Move>()
  /// The amount by which the variables have yet to be moved.
  var pending = 0.0
  /// Whether it is in its system's list of responses that are pending, and the next one there, or -1.
  var isPending = false
  var nextPending: Int32 = -1
  /// Whether it means nothing any more.
  var isOver = true
  /// After how many changes it is worth finding out anew, and how often it has been of use since the last
  /// time.
  var patience: UInt8 = 3
  var useCount = 0

  deinit {
    parts.deallocate()
    rows.deallocate()
    moves.deallocate()
  }
}

extension System {
  /// Moves what a constraint's constant moves, where that is known. Answers whether it is.
  func respond(_ slot: Int, _ change: Double, _ arena: Arena) -> Bool {
    let records = arena.constraints.cells
    guard records[slot].response >= 0 else {
      records[slot].shiftCount += 1
      if records[slot].shiftCount > 2 {
        records[slot].response = Int32(responses.count)
        responses.append(Response())
      }
      return false
    }
    let response = responses[Int(records[slot].response)]
    if !isUsable(response) {
      guard firstDirty < 0, firstPending < 0, due.first(from: 0) < 0 else { return false }
      records[slot].shiftCount = min(records[slot].shiftCount, 254) + 1
      guard records[slot].shiftCount > response.patience else { return false }
      // What soon ends is found out ever less often.
      if response.useCount < 4 * Int(response.patience) {
        response.patience = UInt8(min(250, 2 * Int(response.patience)))
      }
      records[slot].shiftCount = 0
      findOut(response, slot, arena)
    }
    response.useCount += 1
    var isOff = false
    for part in 0..<response.parts.count {
      let part = response.parts[part]
      let basicValue = blocks[Int(part.block)].basicValue
      for index in Int(part.first)..<Int(part.end) {
        let row = response.rows[index]
        let value = basicValue[Int(row.row)] + row.rate * change
        basicValue[Int(row.row)] = value
        if value < row.lowest || value > row.highest { isOff = true }
      }
    }
    if isOff {
      response.isOver = true
      records[slot].shiftCount = 0
    }
    response.pending += change
    if !response.isPending {
      response.isPending = true
      response.nextPending = firstPending
      firstPending = records[slot].response
    }
    return true
  }

  private func isUsable(_ response: Response) -> Bool {
    guard !response.isOver else { return false }
    for part in 0..<response.parts.count {
      let part = response.parts[part]
      let block = blocks[Int(part.block)]
      if block.isDirty || block.revision != part.revision { return false }
    }
    return true
  }

  /// Moves the variables, or leaves that to the blocks where a row met its breakpoint.
  func finishResponses(_ arena: Arena) {
    while firstPending >= 0 {
      let response = responses[Int(firstPending)]
      firstPending = response.nextPending
      let change = response.pending
      response.pending = 0
      response.isPending = false
      if isUsable(response) {
        for k in 0..<response.moves.count {
          let move = response.moves[k]
          arena.addToValue(move.rate * change, of: Int(move.variable))
        }
        continue
      }
      for part in 0..<response.parts.count {
        let index = Int(response.parts[part].block)
        blocks[index].mayBeOff = true
        blocks[index].isChanged = true
        makeDirty(index)
      }
      for k in 0..<response.moves.count {
        let variable = arena.variables[Int(response.moves[k].variable)]
        if variable.block < 0 { due.insert(Int(variable.place)) }
      }
    }
  }

  /// Brings the variables up to date with what is known of constants' effects, and clears that.
  func endResponses(_ arena: Arena) {
    if firstPending >= 0 { finishResponses(arena) }
    for response in responses { response.isOver = true }
  }

  // MARK: Finding out

  private func findOut(_ response: Response, _ slot: Int, _ arena: Arena) {
    response.parts.removeAll()
    response.rows.removeAll()
    response.moves.removeAll()
    response.isOver = false
    response.useCount = 0
    var rates: [Int: Double] = [:]
    var shifts: [(block: Int, item: Int, rate: Double)] = []
    var speeds: [Int: Double] = [:]
    let record = arena.constraints[slot]
    if record.block >= 0 {
      shifts.append((Int(record.block), Int(record.place), 1))
    } else {
      let place = Int(record.place)
      rates[place] = -1 / coefficient(ofDefinition: place, arena)
      shifts = spreadShifts(from: place, rates[place]!, arena)
    }
    addRows(to: response, shifts, &speeds, arena)
    // What follows moves by its own constant and by what it follows from.
    var places = PlaceList()
    for variable in speeds.keys { users(of: variable, arena).forEach { places.insert($0) } }
    if record.block < 0 { places.insert(Int(record.place)) }
    while let place = places.popFirst() {
      let variable = Int(following[place])
      var rate = place == Int(record.place) && record.block < 0 ? rates[place]! : 0
      let own = coefficient(ofDefinition: place, arena)
      let definition = arena.constraints[Int(definitions[place])]
      for index in Int(definition.firstTerm)..<Int(definition.firstTerm + definition.termCount) {
        let term = arena.terms[index]
        if Int(term.variable) != variable, let speed = speeds[Int(term.variable)] {
          rate -= term.coefficient * speed / own
        }
      }
      guard abs(rate) > 1e-12 else { continue }
      speeds[variable] = rate
      for user in users(of: variable, arena) where user > place { places.insert(user) }
    }
    for variable in speeds.keys.sorted() {
      response.moves.append(Response.Move(variable: Int32(variable), rate: speeds[variable]!))
    }
  }

  /// The shifts of rows that a movement of an unknown that follows comes to, with the optimized unknowns
  /// unmoved.
  private func spreadShifts(
    from place: Int, _ rate: Double, _ arena: Arena
  ) -> [(block: Int, item: Int, rate: Double)] {
    guard traced.contains(place) else { return [] }
    var shifts: [(block: Int, item: Int, rate: Double)] = []
    var rates = [place: rate]
    var places = PlaceList()
    places.insert(place)
    while let place = places.popFirst() {
      let rate = rates[place]!
      var index = arena.variables[Int(following[place])].firstTerm
      while index >= 0 {
        let term = arena.terms[Int(index)]
        index = term.next
        let record = arena.constraints[Int(term.constraint)]
        guard record.system == id else { continue }
        if record.block >= 0 {
          shifts.append((Int(record.block), Int(record.place), term.coefficient * rate))
        } else if Int(record.place) > place, traced.contains(Int(record.place)) {
          let target = Int(record.place)
          rates[target, default: 0] -= term.coefficient * rate / coefficient(ofDefinition: target, arena)
          places.insert(target)
        }
      }
    }
    return shifts
  }

  /// Adds the basic items that shifts move, and the unknowns among them to the speeds.
  private func addRows(
    to response: Response, _ shifts: [(block: Int, item: Int, rate: Double)], _ speeds: inout [Int: Double],
    _ arena: Arena
  ) {
    for (index, shifts) in Dictionary(grouping: shifts, by: \.block).sorted(by: { $0.key < $1.key }) {
      let block = ownBlock(index, arena)
      let rates = Buffer<Double>(capacity: block.rowCount)
      defer { rates.deallocate() }
      rates.fill(block.rowCount, with: 0)
      for shift in shifts {
        let place = Int(block.place[shift.item])
        if place >= 0 {
          rates[place] += shift.rate
        } else {
          block.addColumn(~place, times: -shift.rate, to: rates.cells)
        }
      }
      let first = response.rows.count
      for row in 0..<block.rowCount where abs(rates[row]) > 1e-12 {
        let range = block.freeRange(row)
        response.rows.append(
          Response.Row(row: Int32(row), rate: rates[row], lowest: range.lowerBound, highest: range.upperBound)
        )
        let item = Int(block.rowItem[row])
        if item < block.unknownCount { speeds[Int(block.source[item])] = rates[row] }
      }
      response.parts.append(
        Response.Part(
          block: Int32(index), first: Int32(first), end: Int32(response.rows.count), revision: block.revision)
      )
    }
  }

  private func users(of variable: Int, _ arena: Arena) -> [Int] {
    var users: [Int] = []
    var index = arena.variables[variable].firstTerm
    while index >= 0 {
      let term = arena.terms[Int(index)]
      index = term.next
      let record = arena.constraints[Int(term.constraint)]
      guard record.system == id else { continue }
      if record.block < 0, following[Int(record.place)] != Int32(variable) { users.append(Int(record.place)) }
    }
    return users
  }
}

/// Places that are taken in order, each once.
private struct PlaceList {
  private var places: [Int] = []

  mutating func insert(_ place: Int) {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] > place { low = middle + 1 } else { high = middle }
    }
    if low < places.count, places[low] == place { return }
    places.insert(place, at: low)
  }

  mutating func popFirst() -> Int? { places.popLast() }
}
