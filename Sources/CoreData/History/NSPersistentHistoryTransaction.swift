import Foundation

/// The kind of a change.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// An object is new.
  case insert
  /// Properties of an object have changed.
  case update
  /// An object is gone.
  case delete
}

/// A change of one object, as the history of its store has it.
public final class NSPersistentHistoryChange: NSObject {
  /// The number, which is greater than those of earlier changes.
  public let changeID: Int64
  /// The identifier of the object.
  public let changedObjectID: NSManagedObjectID
  /// The kind of the change.
  public let changeType: NSPersistentHistoryChangeType
  /// The values of a deleted object that the model keeps (`preservesValueInHistoryOnDeletion`), by name.
  public let tombstone: [AnyHashable: Any]?
  /// The changed properties of an update.
  public let updatedProperties: Set<NSPropertyDescription>?
  /// The save that the change belongs to; nil where a request asked for changes alone.
  public internal(set) weak var transaction: NSPersistentHistoryTransaction?

  init(
    _ number: Int64, of object: NSManagedObjectID, _ type: NSPersistentHistoryChangeType,
    tombstone: [AnyHashable: Any]?, updated: Set<NSPropertyDescription>?
  ) {
    (changeID, changedObjectID, changeType) = (number, object, type)
    self.tombstone = tombstone
    updatedProperties = updated
  }

  /// The name of the entity of changes.
  static let entityName = "CHANGE"

  /// A request whose predicate chooses among changes, by `changeID`, `changeType` and `changedObjectID`.
  public static var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
    NSFetchRequest(entityName: entityName)
  }

  /// The values that predicates see.
  var values: [String: Any] {
    [
      "changeID": changeID, "changeType": changeType.rawValue, "changedObjectID": changedObjectID,
      "changedEntity": changedObjectID.entity,
    ]
  }
}

/// A save, as the history of its store has it.
public final class NSPersistentHistoryTransaction: NSObject {
  /// The time of the save.
  public let timestamp: Date
  /// The number, which is greater than those of earlier saves.
  public let transactionNumber: Int64
  /// The identifier of the store.
  public let storeID: String
  /// The identifier of the app that saved, or the name of its program.
  public let bundleID: String
  /// The number of the process that saved.
  public let processID: String
  /// The name of the context that saved.
  public let contextName: String?
  /// The author that the context named.
  public let author: String?
  /// The changes in the order in which they were saved; nil where a request asked for saves alone.
  public internal(set) var changes: [NSPersistentHistoryChange]? {
    didSet { for change in changes ?? [] { change.transaction = self } }
  }

  init(_ number: Int64, in store: String, at time: Date, by saver: HistorySaver) {
    (transactionNumber, storeID, timestamp) = (number, store, time)
    (bundleID, processID, contextName, author) = (
      saver.bundle, saver.process, saver.context, saver.author
    )
  }

  /// The place right after the save.
  public var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: transactionNumber]) }

  /// A notification that `mergeChanges(fromContextDidSave:)` takes.
  public func objectIDNotification() -> Notification {
    func ids(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
      Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
    }
    return Notification(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: ids(.insert), NSUpdatedObjectIDsKey: ids(.update),
        NSDeletedObjectIDsKey: ids(.delete),
      ])
  }

  /// The name of the entity of saves.
  static let entityName = "TRANSACTION"

  /// A request whose predicate chooses among saves, by `author`, `contextName`, `timestamp`, `bundleID`,
  /// `processID` and `transactionNumber`.
  public static var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
    NSFetchRequest(entityName: entityName)
  }

  /// The values that predicates see.
  var values: [String: Any] {
    var values: [String: Any] = [
      "timestamp": timestamp, "transactionNumber": transactionNumber, "bundleID": bundleID,
      "processID": processID, "storeID": storeID,
    ]
    values["author"] = author
    values["contextName"] = contextName
    return values
  }
}

/// The origin of a save: author, context, app and process.
struct HistorySaver {
  var author: String?
  var context: String?
  var bundle = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  var process = String(ProcessInfo.processInfo.processIdentifier)
}
