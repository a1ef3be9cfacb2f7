import Testing

@testable import Minesweeper

/// The rules of the game, without a screen.
@MainActor struct MinefieldTests {
  @Test(arguments: [Difficulty.easy, .medium, .hard])
  func theFirstCellIsNeverAMineNorNearOne(difficulty: Difficulty) {
    for seed in UInt64(0)..<300 {
      var field = Minefield(difficulty)
      let first = Int(seed) * 7919 % field.cells.count
      field.layMines(avoiding: first, seed: seed)
      #expect(field.cells.count(where: \.isMine) == difficulty.mines)
      #expect(!field.cells[first].isMine && field.cells[first].neighbors == 0)
      let hits = field.open(first)
      #expect(!hits && field.cells[first].isOpen)
    }
  }

  @Test func aFullFieldLeavesTheFirstCellAlone() {
    for seed in UInt64(0)..<50 {
      var field = Minefield(columns: 3, rows: 2, mines: 99)
      #expect(field.mines == 5)
      field.layMines(avoiding: 4, seed: seed)
      let isHit = field.open(4)
      #expect(!isHit && field.isCleared && field.cells[4].neighbors == 5)
    }
  }

  @Test func emptyCellsOpenAllThatIsConnected() {
    for seed in UInt64(0)..<100 {
      var field = Minefield(.medium)
      field.layMines(avoiding: 0, seed: seed)
      _ = field.open(0)
      for index in field.cells.indices where field.cells[index].isOpen {
        #expect(!field.cells[index].isMine)
        if field.cells[index].neighbors == 0 {
          #expect(field.neighbors(of: index).allSatisfy { field.cells[$0].isOpen })
        }
      }
    }
  }

  @Test func flagsStopTheFloodAndAreKept() {
    var field = Minefield(columns: 5, rows: 1, mines: 1)
    field.toggleFlag(2)
    field.layMines(avoiding: 0, seed: 3)
    _ = field.open(0)
    #expect(!field.cells[2].isOpen && field.cells[2].isFlagged && field.flagCount == 1)
    let isHit = field.open(2)
    #expect(!isHit && !field.cells[2].isOpen)
  }

  @Test func numbersCountTheMinesAround() {
    var field = Minefield(.hard)
    field.layMines(avoiding: 100, seed: 11)
    for index in field.cells.indices {
      #expect(field.cells[index].neighbors == field.neighbors(of: index).count { field.cells[$0].isMine })
    }
    #expect(field.neighbors(of: 0) == [1, 15, 16])
    #expect(field.neighbors(of: 14) == [13, 28, 29])
    #expect(field.neighbors(of: 449).count == 3 && field.neighbors(of: 17).count == 8)
  }

  @Test func anOpenCellWithAllItsFlagsOpensTheOthersAround() throws {
    var field = Minefield(.easy)
    field.layMines(avoiding: 40, seed: 5)
    _ = field.open(40)
    let place = try #require(
      field.cells.indices.first { index in
        field.cells[index].isOpen && field.cells[index].neighbors == 1
          && field.neighbors(of: index).contains { !field.cells[$0].isOpen && !field.cells[$0].isMine }
      })
    let before = field
    let early = field.openAround(place)
    #expect(!early && field == before)
    let around = field.neighbors(of: place)
    field.toggleFlag(try #require(around.first { field.cells[$0].isMine }))
    let isHit = field.openAround(place)
    #expect(!isHit && around.allSatisfy { field.cells[$0].isOpen || field.cells[$0].isFlagged })
  }

  @Test func aWrongFlagCostsTheGame() throws {
    var state = GameState()
    state = tapped(40, in: state, seed: 5)
    let place = try #require(
      state.field.cells.indices.first { index in
        state.field.cells[index].isOpen && state.field.cells[index].neighbors == 1
          && state.field.neighbors(of: index).contains {
            !state.field.cells[$0].isOpen && !state.field.cells[$0].isMine
          }
      })
    let wrong = try #require(
      state.field.neighbors(of: place).first {
        !state.field.cells[$0].isOpen && !state.field.cells[$0].isMine
      })
    state = FlagCell(cell: wrong).updatedState(currentState: state) as! GameState
    state = tapped(place, in: state, seed: 5)
    #expect(state.phase == .lost)
    let hit = try #require(state.hitCell)
    #expect(state.field.cells[hit].isMine)
    #expect(CellAppearance(state.field.cells[wrong], phase: state.phase, isHit: false) == .wrongFlag)
    let over = state
    state = tapped(0, in: state, seed: 5)
    #expect(state == over)
  }

  @Test func openingAllThatIsSafeWinsAndFlagsTheMines() {
    var state = GameState()
    state = tapped(0, in: state, seed: 9)
    for index in state.field.cells.indices where !state.field.cells[index].isMine {
      state = tapped(index, in: state, seed: 9)
    }
    #expect(state.phase == .won && state.field.flagCount == 10)
    state = Tick().updatedState(currentState: state) as! GameState
    #expect(state.seconds == 0)
  }

  private func tapped(_ cell: Int, in state: GameState, seed: UInt64) -> GameState {
    TapCell(cell: cell, seed: seed).updatedState(currentState: state) as! GameState
  }
}
