/// A field of cells in rows, and what can be done to it.
struct Minefield: Equatable, Codable {
  /// One cell.
  struct Cell: Equatable, Codable {
    var isMine = false
    var isOpen = false
    var isFlagged = false
    /// The mines in the cells around it.
    var neighbors = 0
  }

  let columns: Int
  let rows: Int
  let mines: Int
  private(set) var cells: [Cell]
  /// Whether the mines are in their places, which they get with the first cell that is opened.
  private(set) var isMined = false
  private var openCount = 0
  private(set) var flagCount = 0

  init(columns: Int, rows: Int, mines: Int) {
    self.columns = columns
    self.rows = rows
    self.mines = min(mines, columns * rows - 1)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  init(_ difficulty: Difficulty) {
    self.init(columns: difficulty.columns, rows: difficulty.rows, mines: difficulty.mines)
  }

  /// Whether every cell without a mine is open.
  var isCleared: Bool { openCount == cells.count - mines }

  /// The cells around one.
  func neighbors(of index: Int) -> [Int] {
    let (column, row) = (index % columns, index / columns)
    var found: [Int] = []
    for y in max(row - 1, 0)...min(row + 1, rows - 1) {
      for x in max(column - 1, 0)...min(column + 1, columns - 1) where x != column || y != row {
        found.append(y * columns + x)
      }
    }
    return found
  }

  /// Lays the mines, none of them under the first cell and, where there is room, none around it. The same
  /// seed lays the same mines.
  mutating func layMines(avoiding first: Int, seed: UInt64) {
    guard !isMined else { return }
    isMined = true
    var random = SplitMix(state: seed)
    let around = Set(neighbors(of: first) + [first])
    let isRoomy = cells.count - around.count >= mines
    var places = cells.indices.filter { isRoomy ? !around.contains($0) : $0 != first }
    for count in 0..<mines {
      places.swapAt(count, Int.random(in: count..<places.count, using: &random))
      cells[places[count]].isMine = true
    }
    for index in cells.indices { cells[index].neighbors = neighbors(of: index).count { cells[$0].isMine } }
  }

  /// Opens a cell and, where no mine is near, all that is connected with it. Returns whether it was a mine.
  mutating func open(_ index: Int) -> Bool {
    guard !cells[index].isOpen, !cells[index].isFlagged else { return false }
    if cells[index].isMine {
      cells[index].isOpen = true
      return true
    }
    var waiting = [index]
    while let next = waiting.popLast() {
      guard !cells[next].isOpen, !cells[next].isFlagged else { continue }
      cells[next].isOpen = true
      openCount += 1
      if cells[next].neighbors == 0 { waiting += neighbors(of: next) }
    }
    return false
  }

  /// Opens the cells around an open one that has all its flags. Returns whether one of them was a mine.
  mutating func openAround(_ index: Int) -> Bool {
    let around = neighbors(of: index)
    guard cells[index].isOpen, around.count(where: { cells[$0].isFlagged }) == cells[index].neighbors else {
      return false
    }
    return around.reduce(false) { hit, next in open(next) || hit }
  }

  /// Sets a flag on a covered cell, or takes it away.
  mutating func toggleFlag(_ index: Int) {
    guard !cells[index].isOpen else { return }
    cells[index].isFlagged.toggle()
    flagCount += cells[index].isFlagged ? 1 : -1
  }

  /// A mine that is open: the given one if it is.
  func openMine(preferring index: Int) -> Int? {
    func isOpenMine(_ index: Int) -> Bool { cells[index].isMine && cells[index].isOpen }
    return isOpenMine(index) ? index : cells.indices.first(where: isOpenMine)
  }

  /// Sets a flag on every mine that has none.
  mutating func flagAllMines() {
    for index in cells.indices where cells[index].isMine && !cells[index].isFlagged { toggleFlag(index) }
  }
}

/// A small generator of random numbers that a seed repeats.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
