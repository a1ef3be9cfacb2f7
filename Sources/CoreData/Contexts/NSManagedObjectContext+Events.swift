import Foundation

extension NSNotification.Name {
  /// Is posted when objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  /// Is posted before a context is saved.
  public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
  /// Is posted after a context was saved.
  public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
  /// Is posted after a context was saved, with identifiers.
  public static let NSManagedObjectContextDidSaveObjectIDs = Self(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
  /// Is posted after changes of another context came into one, with identifiers.
  public static let NSManagedObjectContextDidMergeChangesObjectIDs = Self(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

/// The key of inserted objects in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The key of refreshed objects in a notification.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of invalidated objects in a notification.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key that says that no object is valid any more.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of identifiers of inserted objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of identifiers of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSManagedObjectContext {
  /// The notification of changed objects.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// The notification before a save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// The notification after a save.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// The notification after a save, with identifiers.
  public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
  /// The notification after a merge, with identifiers.
  public static let didMergeChangesObjectIDsNotification =
    Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

  /// A key of notifications, in the spelling of newer code.
  public enum NotificationKey: String, Sendable {
    /// The context.
    case sourceContext = "managedObjectContext"
    /// The query generation; never there.
    case queryGeneration = "newQueryGeneration"
    /// Whether no object is valid any more.
    case invalidatedAllObjects = "invalidatedAll"
    /// Inserted objects.
    case insertedObjects = "inserted"
    /// Changed objects.
    case updatedObjects = "updated"
    /// Deleted objects.
    case deletedObjects = "deleted"
    /// Refreshed objects.
    case refreshedObjects = "refreshed"
    /// Invalidated objects.
    case invalidatedObjects = "invalidated"
    /// Identifiers of inserted objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// Identifiers of changed objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// Identifiers of deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
    /// Identifiers of refreshed objects.
    case refreshedObjectIDs = "refreshed_objectIDs"
    /// Identifiers of invalidated objects.
    case invalidatedObjectIDs = "invalidated_objectIDs"
  }

  /// Ends the event: deletions reach other objects, and observers are notified of the changes.
  public func processPendingChanges() {
    guard !isProcessing else { return }
    isProcessing = true
    defer { isProcessing = false }
    propagateDeletions()
    endUndoEvent()
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = PendingChanges()
    for object in changes.inserted.all + changes.updated.all { object.changedNow = [] }
    var info: [AnyHashable: Any] = [:]
    func add(_ key: String, _ list: ObjectList) {
      if !list.isEmpty { info[key] = Set(list.all) }
    }
    add(NSInsertedObjectsKey, changes.inserted)
    add(NSUpdatedObjectsKey, changes.updated)
    add(NSDeletedObjectsKey, changes.deleted)
    add(NSRefreshedObjectsKey, changes.refreshed)
    info["managedObjectContext"] = self
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }

  /// Lets deletions reach the objects at the other ends of relationships.
  private func propagateDeletions() {
    while !pending.toPropagate.isEmpty {
      let objects = pending.toPropagate
      pending.toPropagate = []
      for object in objects { propagateDeletion(of: object) }
    }
    for object in pending.deleted.all {
      pending.updated.remove(object)
      pending.refreshed.remove(object)
    }
  }

  private func propagateDeletion(of object: NSManagedObject) {
    let layout = object.entity.entityLayout
    for relationship in layout.relationships {
      guard let index = layout.indexes[relationship.name], relationship.deleteRule != .noActionDeleteRule
      else { continue }
      let others: [NSManagedObject]
      switch object.objectValue(at: index) {
      case let members as ToManyValue: others = members.array
      case let other as NSManagedObject: others = [other]
      default: others = []
      }
      for other in others where !other.state.isDeleted {
        if relationship.deleteRule == .cascadeDeleteRule {
          delete(other)
        } else if relationship.deleteRule == .nullifyDeleteRule,
          let inverse = relationship.inverseRelationship
        {
          other.forget(object, inverse)
        }
      }
    }
  }

  // MARK: Going back

  /// Drops all changes since the last save.
  public func rollback() {
    withoutUndo { revertAll() }
    forgetUndo()
    processPendingChanges()
  }

  private func revertAll() {
    for object in inserted.all {
      object.state.isInserted = false
      registry[object.objectID.key] = nil
      object.managedObjectContext = nil
      pending.inserted.remove(object)
      pending.deleted.insert(object)
    }
    for object in updated.all + deleted.all {
      object.state.isUpdated = false
      object.state.isDeleted = false
      pending.updated.remove(object)
      pending.deleted.remove(object)
      // A row that was there stays the object's, so that nothing is read.
      object.turnIntoFault(row: object.snapshot)
      pending.refreshed.insert(object)
    }
    pending.toPropagate = []
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
  }

  /// Drops all objects, which are invalidated.
  public func reset() {
    for object in registry.values.compactMap(\.object) {
      object.state = NSManagedObject.State(isFault: true)
      object.values = []
      object.snapshot = nil
      object.cachedRow = nil
      object.changed = []
      object.managedObjectContext = nil
    }
    registry = [:]
    retained = [:]
    pending = PendingChanges()
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
    forgetUndo()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [NSInvalidatedAllObjectsKey: [NSManagedObjectID]()])
  }

  /// Has an object read its values again.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - mergeChanges: Whether changed values stay.
  public func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    guard object.managedObjectContext === self, !object.state.isInserted, !object.state.isDeleted else {
      return
    }
    if mergeChanges, object.state.isUpdated {
      guard let row = readRow(of: object) else { return }
      let changed = object.changed
      let kept = object.values
      object.fill(with: row)
      for index in changed { object.values[index] = kept[index] }
      object.changed = changed
    } else {
      object.turnIntoFault()
      object.state.isUpdated = false
      updated.remove(object)
      pending.updated.remove(object)
    }
    pending.refreshed.insert(object)
    schedule()
  }

  /// Has all objects read their values again; changed values stay.
  public func refreshAllObjects() {
    for object in registry.values.compactMap(\.object) where !object.state.isFault || object.cachedRow != nil
    {
      if object.state.isFault { object.cachedRow = nil } else { refresh(object, mergeChanges: true) }
    }
  }

  // MARK: Reading

  /// Returns the row of an object, and of those that were fetched with it.
  func readRow(of object: NSManagedObject) -> RowSnapshot? {
    if let batch = object.batch, let row = batch.read(object, in: self) { return row }
    return source?.row(of: object.objectID)
  }

  func readMembers(
    of object: NSManagedObject, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObject] {
    guard let source, !object.objectID.isTemporaryID || parent != nil else { return [] }
    return source.members(of: object.objectID, relationship).map { self.object(with: $0) }
  }

  /// Returns a value of the last save as apps receive it.
  func committed(_ snapshot: RowSnapshot, _ index: Int, of object: NSManagedObject) -> Any? {
    guard snapshot.values.indices.contains(index) else { return nil }
    let relationship = object.entity.entityLayout.properties[index] as? NSRelationshipDescription
    if let relationship, relationship.isToMany {
      let ids = snapshot.values[index] as? [NSManagedObjectID]
      let members = ids?.map { self.object(with: $0) } ?? readMembers(of: object, relationship)
      return ToManyValue(members, isOrdered: relationship.isOrdered).exported
    }
    if let id = snapshot.values[index] as? NSManagedObjectID, relationship != nil {
      return self.object(with: id)
    }
    return AttributeValue.export(snapshot.values[index])
  }

  /// The store or context that this one reads from.
  var source: (any ObjectSource)? { parent ?? coordinator }
}

/// The source of a context's objects, to which its changes go.
protocol ObjectSource: AnyObject {
  func row(of id: NSManagedObjectID) -> RowSnapshot?
  func rows(of ids: [NSManagedObjectID]) -> [StoredObject]
  func members(of id: NSManagedObjectID, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID]
  func find(_ content: FetchContent, _ options: FetchOptions) throws -> FetchOutcome
}

/// Faults that one fetch has made, whose rows are read some at a time.
final class FaultBatch {
  private let ids: [NSManagedObjectID]
  private let size: Int
  private let places: [ManagedObjectKey: Int]
  private var recent: [Int] = []

  init(_ ids: [NSManagedObjectID], size: Int) {
    self.ids = ids
    self.size = max(size, 1)
    places = Dictionary(ids.enumerated().map { ($1.key, $0) }) { first, _ in first }
  }

  /// Reads the rows of the objects beside one, and returns that one's.
  func read(_ object: NSManagedObject, in context: NSManagedObjectContext) -> RowSnapshot? {
    guard let place = places[object.objectID.key] else { return nil }
    let page = place / size
    let rows = context.source?.rows(of: Array(ids[page * size..<min((page + 1) * size, ids.count)])) ?? []
    var own: RowSnapshot?
    for stored in rows {
      if stored.id.key == object.objectID.key {
        own = stored.row
      } else if let other = context.registeredObject(for: stored.id), other.isFault {
        other.cachedRow = stored.row
      }
    }
    recent.removeAll { $0 == page }
    recent.append(page)
    if recent.count > 8 { drop(recent.removeFirst(), in: context) }
    return own
  }

  /// Lets the objects of a page be faults again, so that a long list takes no more memory than a short one.
  private func drop(_ page: Int, in context: NSManagedObjectContext) {
    for id in ids[page * size..<min((page + 1) * size, ids.count)] {
      guard let object = context.registeredObject(for: id), !object.hasChanges, !object.state.isFiring else {
        continue
      }
      object.turnIntoFault()
    }
  }
}
