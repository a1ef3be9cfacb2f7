import Foundation

extension NSManagedObjectContext {
  /// Returns what a request finds.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    var content = request.content
    content.stores = request.affectedStores
    let results = try results(of: &content)
    guard let typed = results as? [T] else {
      let found = results.first.map { "\(type(of: $0))" } ?? "nothing"
      fatalError("The fetch request has results of \(found), and was made for \(T.self).")
    }
    return typed
  }

  /// Returns the number of objects that a request finds.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    var content = request.content
    content.stores = request.affectedStores
    return try count(&content)
  }

  private func entity(of content: inout FetchContent) throws -> NSEntityDescription {
    let name = content.entity?.name ?? content.entityName ?? ""
    guard let entity = model?.entitiesByName[name] ?? content.entity else {
      fatalError("NSFetchRequest could not locate an NSEntityDescription for entity name '\(name)'")
    }
    content.entity = entity
    return entity
  }

  private func results(of content: inout FetchContent) throws -> [Any] {
    let entity = try entity(of: &content)
    switch content.resultType {
    case .countResultType: return [NSNumber(value: try count(&content))]
    case .dictionaryResultType: return try dictionaries(content, entity)
    case .managedObjectIDResultType:
      return try objects(content, entity, reads: false).map(\.objectID)
    default: return try objects(content, entity, reads: content.includesPropertyValues)
    }
  }

  private func count(_ content: inout FetchContent) throws -> Int {
    let entity = try entity(of: &content)
    processPendingChanges()
    if hasPending(entity, content) { return try objects(content, entity, reads: false).count }
    guard let source else { return 0 }
    let outcome = try source.find(content, FetchOptions(reads: false, counts: true))
    guard outcome.remaining == nil else { return try objects(content, entity, reads: true).count }
    return outcome.count
  }

  private func dictionaries(
    _ content: FetchContent, _ entity: NSEntityDescription
  ) throws -> [NSDictionary] {
    guard let coordinator = persistentStoreCoordinator else { return [] }
    let wanted =
      content.propertiesToFetch
      ?? entity.entityLayout.stored.filter {
        ($0 as? NSRelationshipDescription)?.isToMany != true
      }
    let columns = wanted.compactMap { PredicateReading.column($0, of: entity) }
    let groups = (content.propertiesToGroupBy ?? []).compactMap {
      ($0 as? NSPropertyDescription)?.name ?? ($0 as? String)
    }
    return try coordinator.locked { () throws -> [NSDictionary] in
      var found: [NSDictionary] = []
      for store in content.stores ?? coordinator.persistentStores {
        guard let sqlite = store.sqlite, sqlite.schema.mapping(of: entity) != nil else { continue }
        var fetch = StoreFetch(sqlite, entity, content, FetchOptions())
        found += try coordinator.translated(sqlite) { try fetch.dictionaries(columns, groups: groups) }
      }
      return found
    }
  }

  /// Whether unsaved changes may change what a request finds.
  private func hasPending(_ entity: NSEntityDescription, _ content: FetchContent) -> Bool {
    guard content.includesPendingChanges, hasChanges else { return false }
    func touches(_ list: ObjectList) -> Bool { list.all.contains { $0.entity.isKindOf(entity: entity) } }
    return touches(inserted) || touches(updated) || touches(deleted)
  }

  private func objects(
    _ content: FetchContent, _ entity: NSEntityDescription, reads: Bool
  ) throws -> [NSManagedObject] {
    processPendingChanges()
    let merges = hasPending(entity, content)
    let isBatched = content.batchSize > 0 && !merges
    var outcome = FetchOutcome()
    if let source {
      outcome = try source.find(
        content, FetchOptions(limits: !merges, reads: reads && !isBatched))
    }
    var found = outcome.objects.map { materialize($0, content) }
    if found.isEmpty, !outcome.ids.isEmpty {
      let batch = isBatched ? FaultBatch(outcome.ids, size: content.batchSize) : nil
      found = outcome.ids.map { id in
        let object = self.object(with: id)
        if object.isFault, object.cachedRow == nil { object.batch = batch }
        return object
      }
    }
    if let remaining = outcome.remaining { found = found.filter { remaining.evaluate(with: $0) } }
    if merges { found = merge(found, content, entity) }
    if merges || !outcome.isSorted, let descriptors = content.sortDescriptors, !descriptors.isEmpty {
      found = ObjectOrder(descriptors).sorted(found)
    }
    if merges || !outcome.isLimited {
      found = Array(found.dropFirst(content.offset))
      if content.limit > 0 { found = Array(found.prefix(content.limit)) }
    }
    if !content.returnsObjectsAsFaults, reads, !isBatched { for object in found { object.fireFault() } }
    return found
  }

  private func materialize(_ stored: StoredObject, _ content: FetchContent) -> NSManagedObject {
    let object = object(with: stored.id)
    if object.state.isFault {
      object.cachedRow = stored.row
    } else if content.refreshesRefetchedObjects, !object.hasChanges {
      object.fill(with: stored.row)
    }
    return object
  }

  /// Applies unsaved changes to what the store has found.
  private func merge(
    _ stored: [NSManagedObject], _ content: FetchContent, _ entity: NSEntityDescription
  ) -> [NSManagedObject] {
    func isWanted(_ object: NSManagedObject) -> Bool {
      content.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity
    }
    let unchanged = stored.filter { !$0.hasChanges }
    let changed = (updated.all + inserted.all).filter {
      isWanted($0) && !$0.state.isDeleted && content.predicate?.evaluate(with: $0) ?? true
    }
    return unchanged + changed
  }

  /// Runs a request.
  @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws
    -> NSPersistentStoreResult
  {
    if let runnable = request as? any RunnableRequest { return try runnable.run(in: self) }
    fatalError("A request of \(type(of: request)) cannot be run by execute(_:): fetch it.")
  }
}

/// A request that a context runs.
protocol RunnableRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: RunnableRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self)
    result.managedObjectContext = context
    nonisolated(unsafe) let (request, outcome) = (self, result)
    context.perform {
      do { outcome.finalResult = try context.fetch(request.fetchRequest) } catch {
        outcome.operationError = error
      }
      request.completionBlock?(outcome)
    }
    return result
  }
}

extension NSManagedObjectContext: ObjectSource {
  func row(of id: NSManagedObjectID) -> RowSnapshot? {
    performAndWait { () -> RowSnapshot? in
      let object = object(with: id)
      object.fireFault()
      guard !object.state.isInaccessible, !object.state.isDeleted else { return nil }
      return snapshot(of: object, version: object.snapshot?.version ?? 0)
    }
  }

  func rows(of ids: [NSManagedObjectID]) -> [StoredObject] {
    ids.compactMap { id in row(of: id).map { StoredObject(id: id, row: $0) } }
  }

  func members(
    of id: NSManagedObjectID, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObjectID] {
    performAndWait {
      let object = object(with: id)
      guard let index = object.entity.entityLayout.indexes[relationship.name] else { return [] }
      return object.members(at: index, relationship).array.map(\.objectID)
    }
  }

  func find(_ content: FetchContent, _ options: FetchOptions) throws -> FetchOutcome {
    try performAndWait { () throws -> FetchOutcome in
      var content = content
      let entity = try entity(of: &content)
      if !options.limits { (content.limit, content.offset) = (0, 0) }
      let found = try objects(content, entity, reads: true)
      var outcome = FetchOutcome()
      outcome.count = found.count
      outcome.isLimited = options.limits
      for object in found {
        if options.reads {
          object.fireFault()
          outcome.objects.append(
            StoredObject(
              id: object.objectID, row: snapshot(of: object, version: object.snapshot?.version ?? 0)))
        } else {
          outcome.ids.append(object.objectID)
        }
      }
      return outcome
    }
  }
}

/// Sorts objects as stores do.
struct ObjectOrder {
  private let descriptors: [NSSortDescriptor]
  private let keys: [SortKey?]

  init(_ descriptors: [NSSortDescriptor]) {
    self.descriptors = descriptors
    keys = descriptors.map(PredicateReading.sortKey)
  }

  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    objects.enumerated().sorted { left, right in
      let result = compare(left.element, right.element)
      return result == .orderedSame ? left.offset < right.offset : result == .orderedAscending
    }.map(\.element)
  }

  func compare(_ left: NSManagedObject, _ right: NSManagedObject) -> ComparisonResult {
    for (descriptor, key) in zip(descriptors, keys) {
      var result: ComparisonResult
      if let key {
        result = ObjectOrder.compare(
          left.value(forKeyPath: key.path), right.value(forKeyPath: key.path), key.order)
        if !key.ascending { result = ComparisonResult(rawValue: -result.rawValue)! }
      } else {
        result = descriptor.compare(left, to: right)
      }
      if result != .orderedSame { return result }
    }
    return .orderedSame
  }

  /// Compares values as SQL does: nothing is least, and texts go by their bytes unless an order is given.
  static func compare(_ left: Any?, _ right: Any?, _ order: TextOrder?) -> ComparisonResult {
    func result<T: Comparable>(_ left: T, _ right: T) -> ComparisonResult {
      left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
    }
    switch (left, right) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left as String, let right as String):
      if let order { return order.compare(left, right) }
      if left == right { return .orderedSame }
      return left.utf8.lexicographicallyPrecedes(right.utf8) ? .orderedAscending : .orderedDescending
    case (let left as Date, let right as Date): return result(left, right)
    case (let left as NSManagedObject, let right as NSManagedObject):
      return result(left.objectID.row, right.objectID.row)
    case (let left as NSNumber, let right as NSNumber): return left.compare(right)
    case (let left?, let right?): return result("\(left)", "\(right)")
    }
  }
}
