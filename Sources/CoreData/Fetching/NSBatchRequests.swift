import Foundation
import Predicates

/// The kind of a batch insertion's result.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnly
  /// The identifiers of the rows.
  case objectIDs
  /// The number of rows.
  case count
}

/// The kind of a batch update's result.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType
  /// The identifiers of the rows.
  case updatedObjectIDsResultType
  /// The number of rows.
  case updatedObjectsCountResultType
}

/// The kind of a batch deletion's result.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly
  /// The identifiers of the rows.
  case resultTypeObjectIDs
  /// The number of rows.
  case resultTypeCount
}

/// The outcome of a batch insertion.
public class NSBatchInsertResult: NSPersistentStoreResult {
  /// A Boolean, identifiers or a number.
  public internal(set) var result: Any?
  /// The kind of the result.
  public internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

/// The outcome of a batch update.
public class NSBatchUpdateResult: NSPersistentStoreResult {
  /// A Boolean, identifiers or a number.
  public internal(set) var result: Any?
  /// The kind of the result.
  public internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// The outcome of a batch deletion.
public class NSBatchDeleteResult: NSPersistentStoreResult {
  /// A Boolean, identifiers or a number.
  public internal(set) var result: Any?
  /// The kind of the result.
  public internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// An insertion of many rows past the context, which does not notice them.
open class NSBatchInsertRequest: NSPersistentStoreRequest, RunnableRequest {
  /// The name of the entity.
  public let entityName: String
  /// The values of the rows.
  open var objectsToInsert: [[String: Any]]?
  /// A function that fills each row, until it returns true.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// A function that fills an object for each row, until it returns true.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// The kind of the result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Makes a request of rows.
  public init(entityName: String, objects: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = objects
  }

  /// Makes a request of rows.
  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }

  /// Makes a request whose rows a function fills, until it returns true.
  public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  /// Makes a request whose rows a function fills, until it returns true.
  public convenience init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
  }

  /// Makes a request whose rows a function fills by objects, until it returns true.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    managedObjectHandler = handler
  }

  /// Makes a request whose rows a function fills by objects, until it returns true.
  public convenience init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
  }

  /// Inserts the rows by a context of its own, in one transaction.
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let worker = context.worker()
    worker.mergePolicy = context.mergePolicy
    let ids = try worker.performAndWait { () throws -> [NSManagedObjectID] in
      let objects = makeObjects(in: worker)
      try worker.save()
      return objects.filter { $0.managedObjectContext != nil }.map(\.objectID)
    }
    let outcome = NSBatchInsertResult()
    outcome.resultType = resultType
    switch resultType {
    case .statusOnly: outcome.result = true
    case .objectIDs: outcome.result = ids
    case .count: outcome.result = ids.count
    }
    return outcome
  }

  private func makeObjects(in worker: NSManagedObjectContext) -> [NSManagedObject] {
    var objects: [NSManagedObject] = []
    func make() -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: worker)
      objects.append(object)
      return object
    }
    func fill(_ values: [String: Any]) {
      let object = make()
      for (key, value) in values { object.setValue(value is NSNull ? nil : value, forKey: key) }
    }
    if let rows = objectsToInsert {
      for row in rows { fill(row) }
    } else if let dictionaryHandler {
      while true {
        let row = NSMutableDictionary()
        if dictionaryHandler(row) { break }
        var values: [String: Any] = [:]
        for (key, value) in row { if let key = key as? String { values[key] = value } }
        fill(values)
      }
    } else if let managedObjectHandler {
      while true {
        let object = make()
        if managedObjectHandler(object) {
          worker.drop(objects.removeLast())
          break
        }
      }
    }
    return objects
  }
}

/// A change of many rows past the context, which does not notice it.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, RunnableRequest {
  /// The name of the entity.
  public let entityName: String
  /// The predicate that rows match.
  open var predicate: NSPredicate?
  /// The new values by name.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether rows of entities that inherit from this one are changed, too.
  open var includesSubentities = true
  /// The kind of the result.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Makes a request.
  public init(entityName: String) { self.entityName = entityName }
  /// Makes a request.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let worker = context.worker()
    worker.mergePolicy = NSMergePolicy.overwrite
    let ids = try worker.performAndWait { () throws -> [NSManagedObjectID] in
      let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
      request.predicate = predicate
      request.includesSubentities = includesSubentities
      let objects = try worker.fetch(request)
      for object in objects {
        for (key, value) in propertiesToUpdate ?? [:] {
          guard let name = (key as? String) ?? (key.base as? NSPropertyDescription)?.name else { continue }
          object.setValue(try PredicateReading.value(value, of: object), forKey: name)
        }
      }
      try worker.save()
      return objects.map(\.objectID)
    }
    let outcome = NSBatchUpdateResult()
    outcome.resultType = resultType
    switch resultType {
    case .statusOnlyResultType: outcome.result = true
    case .updatedObjectIDsResultType: outcome.result = ids
    case .updatedObjectsCountResultType: outcome.result = ids.count
    }
    return outcome
  }
}

/// A deletion of many rows past the context, which does not notice it.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, RunnableRequest {
  /// The request that finds the rows.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let ids: [NSManagedObjectID]?

  /// Makes a request of what another one finds.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    fetchRequest = NSFetchRequest(content: fetch.content)
    ids = nil
  }

  /// Makes a request of identifiers.
  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objectIDs.first?.entity.name ?? "")
    ids = objectIDs
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let worker = context.worker()
    worker.mergePolicy = NSMergePolicy.overwrite
    let gone = try worker.performAndWait { () throws -> [NSManagedObjectID] in
      let objects: [NSManagedObject]
      if let ids {
        objects = ids.map { worker.object(with: $0) }
      } else {
        let request = NSFetchRequest<NSManagedObject>(content: fetchRequest.content)
        request.resultType = .managedObjectResultType
        objects = try worker.fetch(request)
      }
      for object in objects { worker.delete(object) }
      try worker.save()
      return objects.map(\.objectID)
    }
    let outcome = NSBatchDeleteResult()
    outcome.resultType = resultType
    switch resultType {
    case .resultTypeStatusOnly: outcome.result = true
    case .resultTypeObjectIDs: outcome.result = gone
    case .resultTypeCount: outcome.result = gone.count
    }
    return outcome
  }
}

extension NSManagedObjectContext {
  /// Makes a context that does a batch's work in this one's name.
  fileprivate func worker() -> NSManagedObjectContext {
    let worker = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    worker.coordinator = persistentStoreCoordinator
    (worker.name, worker.transactionAuthor) = (name, transactionAuthor)
    return worker
  }
}

extension PredicateReading {
  /// Returns a new value of a batch update, which may be an expression.
  static func value(_ value: Any, of object: NSManagedObject) throws -> Any? {
    if let expression = value as? NSExpression {
      return expression.expressionValue(with: object, context: nil)
    }
    return value is NSNull ? nil : value
  }
}
