import Foundation

/// A state of a store at one moment, whatever its type, read where it lies in memory.
package final class StateSnapshot {
  /// The address of the state, which does not change.
  package let address: UnsafeRawPointer
  /// The type of the state.
  package let type: any State.Type

  private let size: Int
  private let needsRoom: Bool
  private let copy: () -> any State
  private let owner: AnyObject

  init<S: State>(_ box: StateBox<S>) {
    address = UnsafeRawPointer(box.pointer)
    type = S.self
    size = MemoryLayout<S>.size
    needsRoom = box.needsRoom
    copy = { box.pointer.pointee }
    owner = box
  }

  /// Whether another one has the same bytes, and so is the same state. The reverse need not hold.
  package func isSame(as other: StateSnapshot) -> Bool {
    guard type == other.type else { return false }
    return address == other.address || size == 0 || memcmp(address, other.address, size) == 0
  }

  /// Runs code that may copy the state to the stack, on a thread with room for that if the state is large.
  /// The thread that calls it waits meanwhile; the code may be the main actor's.
  package func withRoomOnStack(_ body: () -> Void) {
    guard needsRoom else { return body() }
    withoutActuallyEscaping(body) { body in
      withStack(ofSize: 16 * size) { runAppCode(body) }
    }
  }

  /// A copy of the state. To be called within ``withRoomOnStack(_:)``.
  package var state: any State { copy() }
}

extension AnyStore {
  /// The state of this moment.
  package var snapshot: StateSnapshot {
    if let store = self as? any SnapshotStore { return store.makeSnapshot() }
    return makeSnapshot(of: anyState)
  }

  private func makeSnapshot<S: State>(of state: S) -> StateSnapshot {
    StateSnapshot(StateBox { state })
  }
}

/// A store whose states lie in boxes.
protocol SnapshotStore: AnyStore {
  func makeSnapshot() -> StateSnapshot
}

extension PartialStore: SnapshotStore {
  func makeSnapshot() -> StateSnapshot { StateSnapshot(backend.box) }
}
