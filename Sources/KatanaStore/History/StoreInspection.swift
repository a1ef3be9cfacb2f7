import Foundation
import Inspection

/// A store as the developer panel reads it.
final class StoreInspection<S: State>: InspectableStore, @unchecked Sendable {
  // The core owns this object; a panel may hold it for a moment longer.
  private weak var core: StoreCore<S>?

  // Guarded by `lock`.
  private let lock = NSLock()
  private var history: StoreHistory<S>?
  private var shown: Int?

  init(core: StoreCore<S>) {
    self.core = core
  }

  var stateTypeName: String { String(describing: S.self) }

  private var present: StoreHistory<S>? { lock.withLock { history } }

  func beginHistory(changed: @escaping @Sendable () -> Void) {
    guard present == nil, let core else { return }
    let new = core.beginHistory(changed: changed)
    lock.withLock { history = new }
  }

  func endHistory() {
    core?.endHistory()
    let old = lock.withLock {
      defer { (history, shown) = (nil, nil) }
      return (history, shown)
    }
    if old.1 != nil { core?.show(nil) }
  }

  var historyExtent: HistoryExtent? {
    let (history, shown) = lock.withLock { (self.history, self.shown) }
    return history.map { HistoryExtent(first: $0.extent.first, last: $0.extent.last, shown: shown) }
  }

  func actions(
    matching filter: String, from start: Int, count: Int
  ) -> (total: Int, actions: [InspectedAction]) {
    present?.actions(matching: filter, from: start, count: count) ?? (0, [])
  }

  func action(_ number: Int) -> Any? { present?.action(number) }

  func state(after number: Int) -> Any? { present?.state(after: number)?.pointer.pointee }

  var presentState: Any? { core?.presentBox.pointer.pointee }

  func travel(to number: Int?) -> Bool {
    var box: StateBox<S>?
    if let number {
      box = present?.state(after: number)
      guard box != nil else { return false }
    }
    guard lock.withLock({ shown != nil }) || number != nil else { return true }
    lock.withLock { shown = number }
    core?.show(box)
    return true
  }
}
