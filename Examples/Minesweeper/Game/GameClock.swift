import Foundation
import Katana

/// Counts the seconds of a game while one is played.
final class GameClock {
  private let store: Store<GameState>
  private var timer: Timer?
  private var unsubscribe: StoreUnsubscribe = {}

  init(_ store: Store<GameState>) {
    self.store = store
    unsubscribe = store.addListener(to: \.phase) { [weak self] in self?.follow($0) }
  }

  private func follow(_ phase: GameState.Phase) {
    timer?.invalidate()
    timer = nil
    guard phase == .playing else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  private func tick() {
    store.dispatch(Tick())
  }
}
