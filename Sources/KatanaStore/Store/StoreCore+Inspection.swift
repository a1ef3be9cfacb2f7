import Inspection

/// The part of a store that developer panels read: its history, and its past in place of the present.
extension StoreCore {
  /// The history that is kept at this moment, if any.
  var presentHistory: StoreHistory<S>? { inTurn { history } }

  /// Registers the store with developer panels.
  func addToInspector() {
    let inspection = StoreInspection(core: self)
    self.inspection = inspection
    InspectableStores.shared.add(inspection)
  }

  /// Keeps a history from the present state on.
  func beginHistory(changed: @escaping @Sendable () -> Void) -> StoreHistory<S> {
    inTurn {
      let new = StoreHistory(state: working, changed: changed)
      history = new
      isRecorded = true
      return new
    }
  }

  /// Keeps no history any more.
  func endHistory() {
    inTurn {
      history = nil
      isRecorded = recording != nil
    }
  }

  /// Adds a side effect to the history. Returns the function to be called when it has ended.
  func effectBegins(_ dispatchable: any Dispatchable) -> (() -> Void)? {
    guard let history else { return nil }
    let number = history.addEffect(dispatchable, at: location)
    return { history.endEffect(number) }
  }

  /// Sets the state that the main thread reads instead of the present one; nil for the present one again.
  func show(_ state: StateBox<S>?) {
    stateLock.withLock { _ in shown = state }
    isTravelling.store(state != nil, ordering: .relaxed)
    listeners.refresh { self.box }
  }
}
