import Dispatch
import Katana

/// What an action costs from `dispatch` to the new state, and what listeners add that it does not concern.
enum DispatchBenchmark {
  private static let actions = 10_000
  private static let listeners = 1_000

  @MainActor static func run() -> [BenchmarkResult] {
    var game = Game()
    let store = Store<Game>()
    let move = PairedMeasurement().run(
      ours: { dispatch(Move.init, to: store) }, rival: { repeating { game.play(cell: $0 % 9) } })
    let smallest = PairedMeasurement().run(
      ours: { dispatch(Increment.init, to: store) }, rival: { repeating { game.increment(by: $0) } })

    let quiet = Store<Game>()
    let received = Store<Game>()
    for _ in 0..<listeners {
      received.addListener(to: \.scores) { _ in }
    }
    let withListeners = PairedMeasurement(rounds: 25).run(
      ours: { dispatch(Increment.init, to: received) }, rival: { dispatch(Increment.init, to: quiet) })
    return [
      BenchmarkResult(
        "dispatch an action: a move of a game", beside: "mutating the struct directly", move / actions,
        atMost: 20),
      BenchmarkResult(
        "dispatch the smallest action: n += 1", beside: "mutating the struct directly", smallest / actions),
      BenchmarkResult(
        "dispatch with 1,000 listeners not concerned", beside: "no listeners", withListeners / actions,
        atMost: 1.2),
    ]
  }

  /// Dispatches the actions and waits until the last has been handled.
  private static func dispatch(_ action: (Int) -> any Action, to store: Store<Game>) {
    let done = DispatchSemaphore(value: 0)
    for number in 0..<actions {
      store.dispatch(action(number))
    }
    store.dispatch(Signal(payload: done))
    done.wait()
  }

  private static func repeating(_ work: (Int) -> Void) {
    for number in 0..<actions {
      work(number)
    }
  }
}

/// The state and the rules of a game for two on nine cells.
private struct Game: State {
  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  var board = [Int?](repeating: nil, count: 9)
  var turn = 0
  var scores = [0, 0]
  var number = 0

  @inline(never) mutating func play(cell: Int) {
    guard board[cell] == nil else { return }
    board[cell] = turn
    if Self.lines.contains(where: { line in line.allSatisfy { board[$0] == turn } }) {
      scores[turn] += 1
      board = [Int?](repeating: nil, count: 9)
    } else if !board.contains(nil) {
      board = [Int?](repeating: nil, count: 9)
    }
    turn = 1 - turn
  }

  @inline(never) mutating func increment(by amount: Int) {
    number += amount
  }
}

private struct Move: SyncAction {
  var payload: Int

  static func updatedState(currentState: any State, action: Move) -> any State {
    guard var game = currentState as? Game else { return currentState }
    game.play(cell: action.payload % 9)
    return game
  }
}

private struct Increment: SyncAction {
  var payload: Int

  static func updatedState(currentState: any State, action: Increment) -> any State {
    guard var game = currentState as? Game else { return currentState }
    game.increment(by: action.payload)
    return game
  }
}

/// Signals that all actions before it have been handled.
private struct Signal: SyncAction {
  var payload: DispatchSemaphore

  static func updatedState(currentState: any State, action: Signal) -> any State {
    action.payload.signal()
    return currentState
  }
}
