/// The appearance of a cell.
enum CellAppearance: Equatable {
  case covered, flagged
  /// Open, with the number of mines around it.
  case open(Int)
  /// A mine that nobody found, at the end of a lost game.
  case mine
  /// The mine that ended the game.
  case hit
  /// A flag where no mine was, at the end of a lost game.
  case wrongFlag

  init(_ cell: Minefield.Cell, phase: GameState.Phase, isHit: Bool) {
    switch (cell.isOpen, cell.isFlagged) {
    case (true, _): self = cell.isMine ? (isHit ? .hit : .mine) : .open(cell.neighbors)
    case (false, true): self = phase == .lost && !cell.isMine ? .wrongFlag : .flagged
    case (false, false): self = phase == .lost && cell.isMine ? .mine : .covered
    }
  }

  /// The accessibility text.
  var text: String {
    switch self {
    case .covered: "covered"
    case .flagged: "flag"
    case .open(0): "empty"
    case .open(let count): "\(count)"
    case .mine: "mine"
    case .hit: "exploded mine"
    case .wrongFlag: "wrong flag"
    }
  }
}
