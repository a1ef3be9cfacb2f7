import Foundation

/// Brings contexts and stores together.
nonisolated open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // A lock guards the stores, which all contexts use from their own threads.

  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// A name for messages.
  public var name: String?
  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  private var contexts: [WeakContext] = []

  /// Makes a coordinator of a model, which changes no more.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    model.use()
    LoadedModels.add(model)
    ManagedKeys.install()
  }

  /// The stores.
  open var persistentStores: [NSPersistentStore] { locked { stores } }

  func locked<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  func attach(_ context: NSManagedObjectContext) {
    locked {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context))
    }
  }

  /// Runs a block, alone.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.global().async { self.locked(block) }
  }

  /// Runs a block, alone, and waits for its end.
  public func performAndWait<T, E: Error>(_ block: () throws(E) -> T) throws(E) -> T { try locked(block) }

  // MARK: Stores

  /// Opens a store, or makes it where there is none.
  @discardableResult open func addPersistentStore(
    ofType type: String, configurationName configuration: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try locked { () throws -> NSPersistentStore in
      guard [NSSQLiteStoreType, NSInMemoryStoreType].contains(type) else {
        throw CoreDataError.error(
          NSPersistentStoreInvalidTypeError,
          "Stores of the type \(type) do not exist here: use NSSQLiteStoreType.", file: url)
      }
      if let url, type == NSSQLiteStoreType, stores.contains(where: { $0.url == url }),
        url.path != "/dev/null"
      {
        throw CoreDataError.error(NSPersistentStoreOperationError, "The store is added already.", file: url)
      }
      let store = NSPersistentStore(type: type, configuration: configuration, url: url, options: options)
      try StoreOpening(store: store, model: managedObjectModel, configuration: configuration).open()
      store.persistentStoreCoordinator = self
      stores.append(store)
      store.watchFile()
      return store
    }
  }

  /// Opens a store, or makes it where there is none.
  @discardableResult public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }

  /// Opens a store as a description says.
  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let add = { () -> (any Error)? in
      do {
        try self.addPersistentStore(
          ofType: description.type, configurationName: description.configuration, at: description.url,
          options: description.allOptions)
        return nil
      } catch {
        return error
      }
    }
    guard description.shouldAddStoreAsynchronously else { return completionHandler(description, add()) }
    nonisolated(unsafe) let (work, handler) = (add, completionHandler)
    DispatchQueue.global().async { handler(description, work()) }
  }

  /// Closes a store.
  open func remove(_ store: NSPersistentStore) throws {
    locked {
      stores.removeAll { $0 === store }
      store.remoteChanges = nil
      store.sqlite?.database.close()
      store.sqlite = nil
      store.persistentStoreCoordinator = nil
    }
  }

  /// Returns the store of a file.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    locked { stores.first { $0.url?.standardizedFileURL == url.standardizedFileURL } }
  }

  /// Returns the file of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// Returns what a store says of itself.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }

  /// Sets what a store says of itself.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    locked {
      store.metadata = metadata
      if let database = store.sqlite?.database { try? StoreFile.write(metadata ?? [:], to: database) }
    }
  }

  /// Reads what the store in a file says of itself.
  open class func metadataForPersistentStore(
    ofType type: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CoreDataError.error(NSFileReadNoSuchFileError, "There is no store.", file: url)
    }
    let file = StoreFile(url: url, options: [NSReadOnlyPersistentStoreOption: true])
    let database = try file.open()
    do { return try StoreFile.metadata(of: database) } catch let error as SQLiteError {
      throw error.cocoaError(NSPersistentStoreOpenError, file: url)
    }
  }

  /// Removes the content of a store.
  open func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
  ) throws {
    guard type != NSInMemoryStoreType else { return }
    try locked { () throws in
      for ending in ["-wal", "-shm", ""] {
        let path = url.path + ending
        if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
      }
    }
  }

  /// Removes the content of a store.
  public func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// Puts a copy of one store in the place of another.
  open func replacePersistentStore(
    at destination: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom source: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType type: String
  ) throws {
    try locked { () throws in
      let temporary = destination.path + ".new"
      try? FileManager.default.removeItem(atPath: temporary)
      do {
        // The copy has what the journal has, too.
        let database = try SQLiteDatabase(path: source.path, readOnly: true, timeout: 10_000)
        try database.run("VACUUM INTO ?", [.text(temporary)])
      } catch let error as SQLiteError {
        throw error.cocoaError(NSPersistentStoreOpenError, file: source)
      }
      try destroyPersistentStore(at: destination, ofType: type)
      try FileManager.default.moveItem(atPath: temporary, toPath: destination.path)
    }
  }

  /// Copies a store to another place, and goes on with that.
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType type: String
  ) throws -> NSPersistentStore {
    try locked { () throws -> NSPersistentStore in
      guard let database = store.sqlite?.database else {
        throw CoreDataError.error(NSPersistentStoreOperationError, "The store is closed.", file: store.url)
      }
      try destroyPersistentStore(at: url, ofType: type)
      try database.run("VACUUM INTO ?", [.text(url.path)])
      try remove(store)
      return try addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
    }
  }

  // MARK: Identifiers

  /// Returns the identifier of an address.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let host = url.host, url.pathComponents.count == 3,
      url.lastPathComponent.hasPrefix("p"), let row = Int64(url.lastPathComponent.dropFirst()),
      let entity = managedObjectModel.entitiesByName[url.pathComponents[1]]
    else { return nil }
    return locked {
      stores.first { $0.identifier?.lowercased() == host.lowercased() }?.sqlite?.id(entity, row)
    }
  }

  func permanentIDs(
    for objects: [(NSEntityDescription, NSPersistentStore?)]
  ) throws -> [NSManagedObjectID] {
    try locked { () throws -> [NSManagedObjectID] in
      var ids: [NSManagedObjectID?] = Array(repeating: nil, count: objects.count)
      struct Place: Hashable {
        let store: ObjectIdentifier
        let root: String
      }
      var groups: [Place: [Int]] = [:]
      var order: [Place] = []
      var sqlites: [Place: SQLiteStore] = [:]
      for (index, object) in objects.enumerated() {
        let sqlite = try writable(for: object.0, wanted: object.1)
        let place = Place(store: ObjectIdentifier(sqlite), root: object.0.root.name ?? "")
        if groups[place] == nil { order.append(place) }
        groups[place, default: []].append(index)
        sqlites[place] = sqlite
      }
      for place in order {
        guard let indexes = groups[place], let sqlite = sqlites[place], let first = indexes.first else {
          continue
        }
        let start = try translated(sqlite) {
          try sqlite.database.transaction { try sqlite.takeKeys(indexes.count, for: objects[first].0) }
        }
        for (offset, index) in indexes.enumerated() {
          ids[index] = sqlite.id(objects[index].0, start &+ Int64(offset))
        }
      }
      return ids.compactMap { $0 }
    }
  }

  private func writable(
    for entity: NSEntityDescription, wanted: NSPersistentStore?
  ) throws -> SQLiteStore {
    let known = stores.filter { $0.sqlite?.schema.mapping(of: entity) != nil }
    guard let store = wanted ?? known.first(where: { !$0.isReadOnly }) ?? known.first,
      let sqlite = store.sqlite
    else {
      throw CoreDataError.error(
        stores.isEmpty ? NSPersistentStoreSaveError : NSPersistentStoreIncompatibleSchemaError,
        stores.isEmpty
          ? "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
          : "No store has the entity \(entity.name ?? "").")
    }
    if store.isReadOnly {
      throw CoreDataError.error(
        CocoaError.Code.fileWriteNoPermission.rawValue, "The store is read-only.", file: store.url)
    }
    return sqlite
  }

  /// Runs a block whose errors of SQLite become those that apps know.
  func translated<T>(_ sqlite: SQLiteStore, _ body: () throws -> T) throws -> T {
    do { return try body() } catch let error as SQLiteError {
      throw error.cocoaError(NSPersistentStoreOperationError, file: sqlite.store.url)
    }
  }
}

extension NSPersistentStoreCoordinator: ObjectSource {
  private func sqlite(of id: NSManagedObjectID) -> SQLiteStore? {
    guard case .permanent(let number, _, _) = id.key else { return nil }
    return stores.first { $0.number == number }?.sqlite
  }

  func row(of id: NSManagedObjectID) -> RowSnapshot? {
    locked { (try? sqlite(of: id)?.row(of: id))?.row }
  }

  func rows(of ids: [NSManagedObjectID]) -> [StoredObject] {
    locked {
      let groups = Dictionary(grouping: ids.filter { !$0.isTemporaryID }) { id in
        "\(id.persistentStore?.number ?? -1) \(id.entity.root.name ?? "")"
      }
      return groups.values.flatMap { ids in
        (try? ids.first.flatMap { sqlite(of: $0) }?.rows(of: ids)) ?? []
      }
    }
  }

  func members(
    of id: NSManagedObjectID, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObjectID] {
    locked { (try? sqlite(of: id)?.members(of: id, relationship)) ?? [] }
  }

  func find(_ content: FetchContent, _ options: FetchOptions) throws -> FetchOutcome {
    guard let entity = content.entity ?? content.entityName.flatMap({ managedObjectModel.entitiesByName[$0] })
    else {
      fatalError("executeFetchRequest: a fetch request must have an entity.")
    }
    return try locked { () throws -> FetchOutcome in
      let chosen = (content.stores ?? stores).compactMap(\.sqlite).filter {
        $0.schema.mapping(of: entity) != nil
      }
      if chosen.isEmpty, stores.isEmpty { return FetchOutcome() }
      var options = options
      if chosen.count > 1 { options.limits = false }
      var outcome = FetchOutcome()
      for sqlite in chosen {
        var fetch = StoreFetch(sqlite, entity, content, options)
        let part = try translated(sqlite) { try fetch.run() }
        outcome.add(part)
      }
      outcome.isSorted = outcome.isSorted && chosen.count <= 1
      outcome.isLimited = outcome.isLimited && options.limits
      return outcome
    }
  }

  func save(_ changes: [ObjectChange], from context: NSManagedObjectContext) throws {
    try locked { () throws in
      var groups: [(SQLiteStore, [Int])] = []
      for (index, change) in changes.enumerated() {
        guard let sqlite = sqlite(of: change.id) else {
          throw CoreDataError.error(
            NSPersistentStoreSaveError, "The store of \(change.id) is not there.",
            info: [NSAffectedObjectsErrorKey: [change.id]])
        }
        if sqlite.store.isReadOnly { _ = try writable(for: change.entity, wanted: sqlite.store) }
        if let place = groups.firstIndex(where: { $0.0 === sqlite }) {
          groups[place].1.append(index)
        } else {
          groups.append((sqlite, [index]))
        }
      }
      let saver = HistorySaver(author: context.transactionAuthor, context: context.name)
      for (sqlite, indexes) in groups {
        do {
          try translated(sqlite) { try sqlite.save(indexes.map { changes[$0] }, by: saver) }
        } catch let conflicts as SaveConflicts {
          throw SaveConflicts(
            versions: conflicts.versions.map { (indexes[$0.change], $0.row) },
            constraints: conflicts.constraints.map { (indexes[$0.change], $0.names, $0.row) })
        }
      }
    }
  }

  /// Lets other contexts know of a save.
  func didSave(_ saved: SavedIDs, by context: NSManagedObjectContext?) {
    let all = saved.inserted + saved.updated + saved.deleted
    for store in persistentStores
    where store.postsRemoteChanges && all.contains(where: { $0.persistentStore === store }) {
      postChange(of: store)
    }
    for other in locked({ contexts.compactMap(\.context) })
    where other !== context && other.automaticallyMergesChangesFromParent && other.parent == nil {
      other.perform { other.merge(saved) }
    }
  }
}
