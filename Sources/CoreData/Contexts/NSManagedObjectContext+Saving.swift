import Foundation

extension NSManagedObjectContext {
  /// Brings the changes to the store, or to the parent context: all, or none.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    try prepareToSave()
    guard hasChanges else { return }
    let (new, changedObjects, gone) = (inserted.all, updated.all, deleted.all)
    if let parent {
      try save(into: parent)
    } else {
      guard let coordinator else {
        throw CoreDataError.error(
          NSPersistentStoreCoordinatorLockingError, "The context has no persistent store coordinator.")
      }
      try obtainPermanentIDs(for: new)
      try save(into: coordinator)
    }
    finishSave(new, changedObjects, gone)
  }

  private func prepareToSave() throws {
    var seen: Set<ObjectIdentifier> = []
    // Methods of objects may change others.
    for _ in 0..<1_000 {
      let next = (inserted.all + updated.all + deleted.all).filter {
        seen.insert(ObjectIdentifier($0)).inserted
      }
      if next.isEmpty { break }
      for object in next { object.willSave() }
      processPendingChanges()
    }
    var errors: [NSError] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch { errors.append(error as NSError) }
    }
    for object in inserted.all {
      Validation.derive(object)
      check { try object.validateForInsert() }
    }
    for object in updated.all {
      Validation.derive(object)
      check { try object.validateForUpdate() }
    }
    for object in deleted.all { check { try object.validateForDelete() } }
    if let error = Validation.combined(errors) { throw error }
  }

  /// Gives new objects the identifiers that they keep.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    let temporary = objects.filter { $0.objectID.isTemporaryID }
    guard !temporary.isEmpty, let coordinator = persistentStoreCoordinator else { return }
    let ids = try coordinator.permanentIDs(
      for: temporary.map { ($0.entity, assignments[ObjectIdentifier($0)]) })
    for (object, id) in zip(temporary, ids) { adopt(id, for: object) }
  }

  /// Gives an object another identifier. The temporary one still finds it.
  func adopt(_ id: NSManagedObjectID, for object: NSManagedObject) {
    object.objectID = id
    register(object)
  }

  private func save(into coordinator: NSPersistentStoreCoordinator) throws {
    var attempt = 0
    while true {
      let (objects, changes) = gather(for: coordinator)
      do {
        try coordinator.save(changes, from: self)
        return
      } catch let conflicts as SaveConflicts {
        attempt += 1
        guard attempt < 10 else { throw SaveResolution.error(conflicts, objects, self) }
        try SaveResolution.resolve(conflicts, objects, self)
      }
    }
  }

  /// The changes as a store takes them.
  private func gather(for source: any ObjectSource) -> ([NSManagedObject], [ObjectChange]) {
    let objects = deleted.all + inserted.all + updated.all
    return (
      objects,
      objects.map { object in
        let kind: ObjectChange.Kind =
          object.state.isDeleted ? .delete : object.state.isInserted ? .insert : .update
        return change(of: object, kind, forContext: source is NSManagedObjectContext)
      }
    )
  }

  private func change(
    of object: NSManagedObject, _ kind: ObjectChange.Kind, forContext: Bool
  ) -> ObjectChange {
    let layout = object.entity.entityLayout
    let changed: [Int] =
      switch kind {
      case .insert: Array(layout.properties.indices)
      case .update: object.changed.sorted()
      case .delete: []
      }
    var values = [Any?](repeating: nil, count: layout.properties.count)
    for index in changed {
      guard let relationship = layout.properties[index] as? NSRelationshipDescription else {
        values[index] = object.values[index]
        continue
      }
      if !relationship.isToMany {
        values[index] = (object.values[index] as? NSManagedObject)?.objectID ?? object.values[index]
        continue
      }
      // The other side's column holds a relationship without order to one.
      let inverse = relationship.inverseRelationship
      if !forContext, let inverse, !inverse.isToMany, !relationship.isOrdered { continue }
      values[index] = object.members(at: index, relationship).array.filter { !$0.state.isDeleted }.map(
        \.objectID)
    }
    return ObjectChange(
      kind: kind, id: object.objectID, entity: object.entity, values: values, changed: changed,
      version: object.snapshot?.version ?? 0,
      checksVersion: !saveOverrides.contains(ObjectIdentifier(object)),
      restores: saveOverrides.contains(ObjectIdentifier(object)))
  }

  private func finishSave(
    _ new: [NSManagedObject], _ changedObjects: [NSManagedObject], _ gone: [NSManagedObject]
  ) {
    let new = new.filter(\.state.isInserted)
    let changedObjects = changedObjects.filter(\.state.isUpdated)
    for object in new + changedObjects {
      object.snapshot = snapshot(of: object, version: (object.snapshot?.version ?? 0) &+ 1)
      object.changed = []
      object.state.isInserted = false
      object.state.isUpdated = false
    }
    for object in gone {
      registry[object.objectID.key] = nil
      retained[ObjectIdentifier(object)] = nil
    }
    (inserted, updated, deleted) = (ObjectList(), ObjectList(), ObjectList())
    (saveOverrides, assignments) = ([], [:])
    endUndoEvent()
    undoLog.saves += 1
    pending = PendingChanges()
    for object in new + changedObjects + gone { object.didSave() }
    for object in gone {
      object.state.isDeleted = false
      object.managedObjectContext = nil
    }
    var info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(changedObjects),
      NSDeletedObjectsKey: Set(gone),
      "managedObjectContext": self,
    ]
    let merge = SavedIDs(
      inserted: new.map(\.objectID), updated: changedObjects.map(\.objectID), deleted: gone.map(\.objectID))
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    info = [
      NSInsertedObjectIDsKey: Set(merge.inserted), NSUpdatedObjectIDsKey: Set(merge.updated),
      NSDeletedObjectIDsKey: Set(merge.deleted), "managedObjectContext": self,
    ]
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: info)
    for child in children.compactMap(\.context) where child.automaticallyMergesChangesFromParent {
      child.perform { child.merge(merge) }
    }
    if parent == nil { coordinator?.didSave(merge, by: self) }
    // A parent may save what its objects' methods have changed.
    schedule()
  }

  /// The values of an object as a store has them now.
  func snapshot(of object: NSManagedObject, version: Int64) -> RowSnapshot {
    let values = object.values.map { value -> Any? in
      switch value {
      case let other as NSManagedObject: other.objectID
      case is ToManyValue: nil
      default: value
      }
    }
    return RowSnapshot(entity: object.entity, version: version, values: values)
  }

  // MARK: Into a parent

  private func save(into parent: NSManagedObjectContext) throws {
    let (_, changes) = gather(for: parent)
    parent.performAndWait { parent.take(changes) }
  }

  /// Takes the changes of a child context.
  private func take(_ changes: [ObjectChange]) {
    for change in changes where change.kind == .insert && registry[change.id.key]?.object == nil {
      let object = Materialization.fault(change.id, in: self)
      object.state.isFault = false
      object.values = change.entity.entityLayout.defaults
      register(object)
      object.state.isInserted = true
      inserted.insert(object)
      pending.inserted.insert(object)
    }
    for change in changes where change.kind != .delete {
      let object = object(with: change.id)
      object.fireFault()
      let properties = change.entity.entityLayout.properties
      for index in change.changed {
        log(object, index)
        switch properties[index] {
        case let relationship as NSRelationshipDescription where relationship.isToMany:
          let ids = change.values[index] as? [NSManagedObjectID] ?? []
          object.values[index] = ToManyValue(
            ids.map { self.object(with: $0) }, isOrdered: relationship.isOrdered)
        case is NSRelationshipDescription:
          object.values[index] = (change.values[index] as? NSManagedObjectID).map { self.object(with: $0) }
        default: object.values[index] = change.values[index]
        }
        object.noteChange(at: index)
      }
    }
    for change in changes where change.kind == .delete { delete(object(with: change.id)) }
    processPendingChanges()
  }
}

/// The identifiers of what a save has brought to the store.
struct SavedIDs: Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []
}

extension NSManagedObjectContext {
  /// Brings the changes that another context has saved into this one.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func ids(_ key: String, _ other: String) -> [NSManagedObjectID] {
      let value = notification.userInfo?[key] ?? notification.userInfo?[other]
      return (Collections.elements(value) ?? []).compactMap {
        ($0 as? NSManagedObject)?.objectID ?? ($0 as? NSManagedObjectID)
      }
    }
    merge(
      SavedIDs(
        inserted: ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
        updated: ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
        deleted: ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
  }

  /// Brings changes of stores into contexts.
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ keys: [String]) -> [NSManagedObjectID] {
      keys.flatMap { Collections.elements(changes[$0]) ?? [] }.compactMap { $0 as? NSManagedObjectID }
    }
    let saved = SavedIDs(
      inserted: ids([NSInsertedObjectsKey, NSInsertedObjectIDsKey]),
      updated: ids([NSUpdatedObjectsKey, NSUpdatedObjectIDsKey]),
      deleted: ids([NSDeletedObjectsKey, NSDeletedObjectIDsKey]))
    for context in contexts { context.performAndWait { context.merge(saved) } }
  }

  func merge(_ saved: SavedIDs) {
    withoutUndo {
      for id in saved.updated {
        guard let object = registry[id.key]?.object else { continue }
        if object.state.isFault {
          object.cachedRow = nil
          pending.refreshed.insert(object)
        } else {
          refresh(object, mergeChanges: true)
        }
      }
      for id in saved.inserted {
        let object = object(with: id)
        guard !object.state.isInserted else { continue }
        if !object.state.isFault { refresh(object, mergeChanges: true) }
        pending.refreshed.remove(object)
        pending.inserted.insert(object)
      }
      for id in saved.deleted {
        guard let object = registry[id.key]?.object else { continue }
        updated.remove(object)
        deleted.remove(object)
        pending.updated.remove(object)
        pending.refreshed.remove(object)
        pending.deleted.insert(object)
        registry[id.key] = nil
        object.state.isUpdated = false
      }
    }
    let gone = pending.deleted.all
    processPendingChanges()
    for object in gone where registry[object.objectID.key] == nil { object.managedObjectContext = nil }
    let info: [AnyHashable: Any] = [
      NSInsertedObjectIDsKey: Set(saved.inserted), NSUpdatedObjectIDsKey: Set(saved.updated),
      NSDeletedObjectIDsKey: Set(saved.deleted),
    ]
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidMergeChangesObjectIDs, object: self, userInfo: info)
  }
}
