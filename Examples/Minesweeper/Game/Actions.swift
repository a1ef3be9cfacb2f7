import Katana

/// Begins a new game, of another size if one is given.
struct NewGame: Action, Codable {
  var difficulty: Difficulty?

  func updatedState(currentState: State) -> State {
    changing(currentState) { state in
      let isFlagging = state.isFlagging
      let difficulty = difficulty ?? state.difficulty
      state = GameState()
      state.difficulty = difficulty
      state.field = Minefield(difficulty)
      state.isFlagging = isFlagging
    }
  }
}

/// Handles a tap on a cell: a flag while flags are set, otherwise opening it, or the cells around it if it is
/// open.
struct TapCell: Action, Codable {
  var cell: Int
  /// The seed of the mines' places, used when the cell is the first of a game.
  var seed: UInt64

  func updatedState(currentState: State) -> State {
    changing(currentState) { state in
      guard !state.isOver, state.field.cells.indices.contains(cell) else { return }
      if state.isFlagging, !state.field.cells[cell].isOpen { return state.field.toggleFlag(cell) }
      guard !state.field.cells[cell].isFlagged else { return }
      state.field.layMines(avoiding: cell, seed: seed)
      state.phase = .playing
      let isHit = state.field.cells[cell].isOpen ? state.field.openAround(cell) : state.field.open(cell)
      if isHit {
        state.phase = .lost
        state.hitCell = state.field.openMine(preferring: cell)
      } else if state.field.isCleared {
        state.phase = .won
        state.field.flagAllMines()
      }
    }
  }
}

/// Sets a flag on a cell, or takes it away.
struct FlagCell: Action, Codable {
  var cell: Int

  func updatedState(currentState: State) -> State {
    changing(currentState) { state in
      guard !state.isOver, state.field.cells.indices.contains(cell) else { return }
      state.field.toggleFlag(cell)
    }
  }
}

/// Says whether taps set flags.
struct SetFlagging: Action, Codable {
  var isFlagging: Bool

  func updatedState(currentState: State) -> State {
    changing(currentState) { $0.isFlagging = isFlagging }
  }
}

/// A second of a game has passed.
struct Tick: Action, Codable {
  func updatedState(currentState: State) -> State {
    changing(currentState) { state in
      if state.phase == .playing { state.seconds = min(state.seconds + 1, 999) }
    }
  }
}

/// The state after a change.
private func changing(_ state: State, _ change: (inout GameState) -> Void) -> State {
  guard var state = state as? GameState else {
    fatalError("The store holds \(type(of: state)) where the game's actions expect GameState.")
  }
  change(&state)
  return state
}
