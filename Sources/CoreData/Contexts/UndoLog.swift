import Foundation

/// A manager that undoes changes; adopted by UIKit's `UndoManager`, which this module does not know.
public protocol UndoRegistering: AnyObject {
  /// Whether changes are being taken back or made again.
  var isUndoingOrRedoing: Bool { get }
  /// Keeps a function that takes changes back.
  func keep(_ undo: @escaping () -> Void)
  /// Forgets all functions.
  func forgetAll()
}

/// The changes since the last event, so that they can be taken back.
struct UndoLog {
  enum Entry {
    case value(NSManagedObject, Int, Any?, changed: Set<Int>, isUpdated: Bool)
    case insertion(NSManagedObject)
    case deletion(NSManagedObject, wasInserted: Bool, wasUpdated: Bool)
  }

  weak var manager: (any UndoRegistering)?
  var entries: [Entry] = []
  var isSuspended = false

  mutating func clear() {
    entries = []
    manager?.forgetAll()
  }
}

extension NSManagedObjectContext {
  var isLogging: Bool { undo.manager != nil && !undo.isSuspended }

  func log(_ object: NSManagedObject, _ index: Int) {
    guard isLogging else { return }
    let value = object.values[index]
    let kept = (value as? ToManyValue)?.copied() ?? value
    undo.entries.append(
      .value(object, index, kept, changed: object.changed, isUpdated: object.state.isUpdated))
  }

  func log(insertion object: NSManagedObject) {
    if isLogging { undo.entries.append(.insertion(object)) }
  }

  func log(deletion object: NSManagedObject) {
    guard isLogging else { return }
    undo.entries.append(
      .deletion(object, wasInserted: object.state.isInserted, wasUpdated: object.state.isUpdated))
  }

  /// Hands the changes of the event to the manager.
  func flushUndo() {
    guard !undo.entries.isEmpty else { return }
    let entries = undo.entries
    undo.entries = []
    undo.manager?.keep { [weak self] in self?.takeBack(entries) }
  }

  /// Takes changes back, the last first. What that changes is kept, so that it can be made again.
  private func takeBack(_ entries: [UndoLog.Entry]) {
    for entry in entries.reversed() {
      switch entry {
      case .value(let object, let index, let value, let changed, let isUpdated):
        log(object, index)
        object.values[index] = value
        object.changed = changed
        if object.state.isUpdated, !isUpdated {
          object.state.isUpdated = false
          updated.remove(object)
        } else if isUpdated, !object.state.isUpdated, !object.state.isDeleted {
          object.state.isUpdated = true
          updated.insert(object)
        }
        pending.updated.insert(object)
        object.awake(fromSnapshotEvents: .undoUpdate)
      case .insertion(let object):
        log(deletion: object)
        inserted.remove(object)
        pending.inserted.remove(object)
        pending.updated.remove(object)
        pending.deleted.insert(object)
        object.state.isInserted = false
        object.state.isDeleted = true
        if !object.objectID.isTemporaryID { deleted.insert(object) }
      case .deletion(let object, let wasInserted, let wasUpdated):
        if isLogging { undo.entries.append(.insertion(object)) }
        deleted.remove(object)
        pending.deleted.remove(object)
        object.state.isDeleted = false
        object.managedObjectContext = self
        register(object)
        object.state.isInserted = wasInserted
        object.state.isUpdated = wasUpdated
        if wasInserted { inserted.insert(object) } else if wasUpdated { updated.insert(object) }
        pending.inserted.insert(object)
        object.awake(fromSnapshotEvents: .undoDeletion)
      }
    }
    schedule()
  }

  /// Runs a block whose changes cannot be taken back.
  func withoutUndo(_ body: () -> Void) {
    let before = undo.isSuspended
    undo.isSuspended = true
    body()
    undo.isSuspended = before
  }
}
