import Diagnostics
import Foundation
import UIKit

/// The changes of one event, which are undone together.
final class UndoEvent {
  enum Entry {
    case value(NSManagedObject, Int, Any?, changed: Set<Int>, isUpdated: Bool)
    case insertion(NSManagedObject)
    case deletion(NSManagedObject, wasInserted: Bool, wasUpdated: Bool)
  }

  fileprivate var entries: [Entry] = []
  /// The number of saves before the event: what a save has brought to the store is undone by another change.
  fileprivate let saves: Int

  fileprivate init(saves: Int) { self.saves = saves }
}

/// The changes of a context, so that they can be undone.
struct UndoLog {
  var manager: UndoManager?
  /// The event whose changes are noted now. The manager has been told of it with its first change, so that an
  /// undo that comes within the event finds it.
  var event: UndoEvent?
  var saves = 0
  fileprivate var isSuspended = false
}

extension NSManagedObjectContext {
  /// The manager that changes are registered with, on the main thread; nil, the default, for none. Changes on
  /// a private queue are not registered, for the manager is the main thread's.
  public var undoManager: UndoManager? {
    get { undoLog.manager }
    set {
      endUndoEvent()
      undoLog.manager = newValue
    }
  }

  /// Undoes the last group of changes.
  public func undo() { changeHistory { $0.undo() } }

  /// Does again what was undone last.
  public func redo() { changeHistory { $0.redo() } }

  private func changeHistory(_ change: @MainActor (UndoManager) -> Void) {
    processPendingChanges()
    guard let manager = undoLog.manager, MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { change(manager) }
  }

  // MARK: Noting

  func log(_ object: NSManagedObject, _ index: Int) {
    note {
      let value = object.values[index]
      return .value(
        object, index, (value as? ToManyValue)?.copied() ?? value, changed: object.changed,
        isUpdated: object.state.isUpdated)
    }
  }

  func log(insertion object: NSManagedObject) { note { .insertion(object) } }

  func log(deletion object: NSManagedObject) {
    note { .deletion(object, wasInserted: object.state.isInserted, wasUpdated: object.state.isUpdated) }
  }

  private func note(_ entry: () -> UndoEvent.Entry) {
    guard let manager = undoLog.manager, !undoLog.isSuspended, MainQueue.isCurrent else { return }
    if undoLog.event == nil {
      let event = UndoEvent(saves: undoLog.saves)
      undoLog.event = event
      nonisolated(unsafe) let noted = event
      MainActor.assumeIsolated {
        manager.registerUndo(withTarget: self) { $0.takeBack(noted) }
      }
    }
    undoLog.event?.entries.append(entry())
  }

  /// Lets the next change begin another event.
  func endUndoEvent() { undoLog.event = nil }

  /// Forgets all changes.
  func forgetUndo() {
    endUndoEvent()
    guard let manager = undoLog.manager, MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { manager.removeAllActions() }
  }

  /// Runs a block whose changes cannot be undone.
  func withoutUndo(_ body: () -> Void) {
    let before = undoLog.isSuspended
    undoLog.isSuspended = true
    body()
    undoLog.isSuspended = before
  }

  // MARK: Taking back

  /// Takes changes back, the last first. What that changes is noted, so that it can be made again.
  private func takeBack(_ event: UndoEvent) {
    processPendingChanges()
    let isSaved = event.saves != undoLog.saves
    for entry in event.entries.reversed() {
      switch entry {
      case .value(let object, let index, let value, let changed, let isUpdated):
        takeBack(object, index, value)
        if object.managedObjectContext !== self {
          // Its deletion is saved, and taken back after its values.
        } else if isSaved {
          object.changed.insert(index)
          noteUpdate(of: object)
        } else {
          object.changed = changed
          if !object.state.isInserted, !object.state.isDeleted { setUpdated(object, isUpdated) }
        }
      case .insertion(let object): takeBack(insertion: object)
      case .deletion(let object, let wasInserted, let wasUpdated):
        takeBack(deletion: object, wasInserted: wasInserted, wasUpdated: wasUpdated)
      }
    }
    processPendingChanges()
    endUndoEvent()
  }

  private func takeBack(_ object: NSManagedObject, _ index: Int, _ value: Any?) {
    // A save, or a refresh, may have left a fault.
    object.fireFault()
    guard object.values.indices.contains(index) else { return }
    log(object, index)
    object.values[index] = (value as? ToManyValue)?.copied() ?? value
    pending.updated.insert(object)
    object.awake(fromSnapshotEvents: .undoUpdate)
  }

  private func setUpdated(_ object: NSManagedObject, _ isUpdated: Bool) {
    guard object.state.isUpdated != isUpdated else { return }
    object.state.isUpdated = isUpdated
    if isUpdated { updated.insert(object) } else { updated.remove(object) }
  }

  private func takeBack(insertion object: NSManagedObject) {
    // The values stay, for the insertion may be done again.
    object.fireFault()
    log(deletion: object)
    setUpdated(object, false)
    inserted.remove(object)
    pending.inserted.remove(object)
    pending.updated.remove(object)
    pending.deleted.insert(object)
    object.state.isDeleted = true
    // One that was saved is the store's, which the next save removes it from.
    if !object.state.isInserted { deleted.insert(object) }
    object.awake(fromSnapshotEvents: .undoInsertion)
  }

  private func takeBack(deletion object: NSManagedObject, wasInserted: Bool, wasUpdated: Bool) {
    // Once the deletion is saved, the object has no context and comes as a new one.
    let isGone = !wasInserted && !deleted.contains(object)
    if isGone { object.objectID = NSManagedObjectID(temporary: object.entity) }
    deleted.remove(object)
    pending.deleted.remove(object)
    object.state.isDeleted = false
    object.managedObjectContext = self
    register(object)
    object.state.isInserted = wasInserted || isGone
    log(insertion: object)
    if object.state.isInserted {
      inserted.insert(object)
      pending.inserted.insert(object)
    } else {
      setUpdated(object, wasUpdated)
      pending.updated.insert(object)
    }
    object.awake(fromSnapshotEvents: .undoDeletion)
  }
}
