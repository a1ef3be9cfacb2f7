import Foundation

/// The kinds of ways in which conflicts are resolved.
public enum NSMergePolicyType: UInt, Sendable {
  /// The save fails.
  case errorMergePolicyType
  /// Properties of which both sides have changes get the store's.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// Properties of which both sides have changes get the object's.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// The object's values are saved, all of them.
  case overwriteMergePolicyType
  /// The object gets the store's values.
  case rollbackMergePolicyType
}

/// A way in which conflicts of saves are resolved.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // It is constant.

  /// The kind.
  public let mergeType: NSMergePolicyType

  /// Makes a way of a kind.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// The save fails.
  open class var error: NSMergePolicy { shared[0] }
  /// Properties of which both sides have changes get the store's.
  open class var mergeByPropertyStoreTrump: NSMergePolicy { shared[1] }
  /// Properties of which both sides have changes get the object's.
  open class var mergeByPropertyObjectTrump: NSMergePolicy { shared[2] }
  /// The object's values are saved, all of them.
  open class var overwrite: NSMergePolicy { shared[3] }
  /// The object gets the store's values.
  open class var rollback: NSMergePolicy { shared[4] }

  private static let shared = (0..<5).map { NSMergePolicy(merge: NSMergePolicyType(rawValue: $0)!) }

  /// Resolves conflicts; a subclass of an app's own may do something before.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
  /// Resolves conflicts of values that must be unique.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}
}

/// The save fails.
public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
/// Properties of which both sides have changes get the store's.
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// Properties of which both sides have changes get the object's.
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The object's values are saved, all of them.
public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite
/// The object gets the store's values.
public let NSRollbackMergePolicy: NSMergePolicy = NSMergePolicy.rollback

/// An object of which the store has another version than the one that was changed.
public class NSMergeConflict: NSObject {
  /// The object.
  public let sourceObject: NSManagedObject
  /// The values that were changed.
  public let cachedSnapshot: [String: Any]?
  /// The values of the store; nil where it has none any more.
  public let persistedSnapshot: [String: Any]?
  /// The values of the object.
  public var objectSnapshot: [String: Any]? { sourceObject.dictionaryWithValues(forKeys: names) }
  /// The version of the store; 0 where it has none.
  public let newVersionNumber: Int
  /// The version that was changed.
  public let oldVersionNumber: Int
  private var names: [String] { sourceObject.entity.entityLayout.stored.map(\.name) }

  init(_ object: NSManagedObject, _ row: RowSnapshot?) {
    sourceObject = object
    func values(_ row: RowSnapshot?) -> [String: Any]? {
      guard let row, row.values.count == object.entity.entityLayout.properties.count else { return nil }
      var all: [String: Any] = [:]
      for (index, property) in object.entity.entityLayout.properties.enumerated() {
        if let value = row.values[index] { all[property.name] = AttributeValue.export(value) }
      }
      return all
    }
    cachedSnapshot = values(object.snapshot)
    persistedSnapshot = values(row)
    newVersionNumber = Int(row?.version ?? 0)
    oldVersionNumber = Int(object.snapshot?.version ?? 0)
  }
}

/// Objects with one value that must be unique.
public class NSConstraintConflict: NSObject {
  /// The names of the properties.
  public let constraint: [String]
  /// The objects in the context.
  public let conflictingObjects: [NSManagedObject]
  /// The object that the store has.
  public let databaseObject: NSManagedObject?

  init(_ names: [String], _ object: NSManagedObject, _ stored: NSManagedObject?) {
    (constraint, conflictingObjects, databaseObject) = (names, [object], stored)
  }
}

/// Resolves the conflicts of a save.
enum SaveResolution {
  static func error(
    _ conflicts: SaveConflicts, _ objects: [NSManagedObject], _ context: NSManagedObjectContext
  ) -> NSError {
    if !conflicts.versions.isEmpty {
      let list = conflicts.versions.map { NSMergeConflict(objects[$0.change], $0.row?.row) }
      return CoreDataError.error(
        NSManagedObjectMergeError, "Could not merge changes.", info: ["conflictList": list])
    }
    let list = conflicts.constraints.map { conflict in
      NSConstraintConflict(
        conflict.names, objects[conflict.change], conflict.row.map { context.object(with: $0.id) })
    }
    return CoreDataError.error(
      NSManagedObjectConstraintMergeError, "The operation couldn’t be completed. (Constraint conflict.)",
      info: ["conflictList": list])
  }

  /// Changes the objects so that they can be saved.
  static func resolve(
    _ conflicts: SaveConflicts, _ objects: [NSManagedObject], _ context: NSManagedObjectContext
  ) throws {
    let policy = context.mergePolicy as? NSMergePolicy ?? NSMergePolicy.error
    try policy.resolve(
      optimisticLockingConflicts: conflicts.versions.map { NSMergeConflict(objects[$0.change], $0.row?.row) })
    guard policy.mergeType != .errorMergePolicyType else { throw error(conflicts, objects, context) }
    for conflict in conflicts.versions {
      resolve(objects[conflict.change], conflict.row?.row, policy.mergeType, context)
    }
    for conflict in conflicts.constraints {
      resolve(objects[conflict.change], stored: conflict.row, policy.mergeType, context)
    }
    context.processPendingChanges()
  }

  private static func resolve(
    _ object: NSManagedObject, _ row: RowSnapshot?, _ type: NSMergePolicyType,
    _ context: NSManagedObjectContext
  ) {
    let storeWins = [.mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType].contains(type)
    guard let row else {
      // The row is gone.
      if storeWins || object.state.isDeleted { return context.drop(object) }
      context.saveOverrides.insert(ObjectIdentifier(object))
      object.changed = Set(object.values.indices)
      return
    }
    if object.state.isDeleted {
      if storeWins {
        context.undelete(object)
        object.turnIntoFault(row: row)
      } else {
        object.snapshot = row
      }
      return
    }
    let base = object.snapshot
    switch type {
    case .rollbackMergePolicyType:
      context.drop(change: object)
      object.turnIntoFault(row: row)
    case .overwriteMergePolicyType:
      object.snapshot = row
      object.changed = Set(
        object.values.indices.filter {
          (object.entity.entityLayout.properties[$0] as? NSRelationshipDescription)?.isToMany != true
        }
      ).union(object.changed)
    default:
      for (index, property) in object.entity.entityLayout.properties.enumerated() {
        if let relationship = property as? NSRelationshipDescription, relationship.isToMany { continue }
        let stored = row.values[index]
        let moved = !AttributeValue.isEqual(stored, base?.values[index])
        if !object.changed.contains(index) || (storeWins && moved) {
          object.values[index] = stored
          object.changed.remove(index)
        }
      }
      object.snapshot = row
    }
  }

  private static func resolve(
    _ object: NSManagedObject, stored: StoredObject?, _ type: NSMergePolicyType,
    _ context: NSManagedObjectContext
  ) {
    let storeWins = [.mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType].contains(type)
    guard let stored else { return context.drop(object) }
    let other = context.object(with: stored.id)
    if object.state.isInserted {
      if !storeWins {
        // The stored object takes the new one's values.
        for attribute in object.entity.entityLayout.attributes where !attribute.isTransient {
          let value = object.objectValue(forKey: attribute.name)
          if value != nil || type == .overwriteMergePolicyType {
            other.setValue(AttributeValue.export(value), forKey: attribute.name)
          }
        }
        for relationship in object.entity.entityLayout.relationships where !relationship.isToMany {
          if let value = object.objectValue(forKey: relationship.name) {
            other.setValue(value, forKey: relationship.name)
          }
        }
      }
      for relationship in object.entity.entityLayout.relationships {
        object.setObjectValue(nil, forKey: relationship.name)
      }
      context.drop(object)
    } else if storeWins {
      context.drop(change: object)
      object.turnIntoFault()
    } else {
      context.delete(other)
    }
  }
}

extension NSManagedObjectContext {
  /// Lets an object go that cannot be saved.
  func drop(_ object: NSManagedObject) {
    inserted.remove(object)
    updated.remove(object)
    deleted.remove(object)
    pending.inserted.remove(object)
    pending.updated.remove(object)
    pending.deleted.insert(object)
    object.state.isInserted = false
    object.state.isUpdated = false
    registry[object.objectID.key] = nil
    object.managedObjectContext = nil
  }

  func drop(change object: NSManagedObject) {
    updated.remove(object)
    pending.updated.remove(object)
    pending.refreshed.insert(object)
    object.state.isUpdated = false
  }

  func undelete(_ object: NSManagedObject) {
    deleted.remove(object)
    pending.deleted.remove(object)
    object.state.isDeleted = false
    pending.refreshed.insert(object)
  }
}
