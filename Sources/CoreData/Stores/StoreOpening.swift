import Foundation

/// Opens the database of a store: a new one, one of this version, or one that is migrated.
struct StoreOpening {
  let store: NSPersistentStore
  let model: NSManagedObjectModel
  let configuration: String?

  func open() throws {
    if let configuration, model.entities(forConfigurationName: configuration) == nil {
      throw CoreDataError.error(
        NSPersistentStoreIncompatibleSchemaError, "The model has no configuration \(configuration).",
        file: store.url)
    }
    let isInMemory = store.type == NSInMemoryStoreType || store.url?.path == "/dev/null" || store.url == nil
    let file = StoreFile(url: isInMemory ? nil : store.url, options: store.options ?? [:])
    if !isInMemory { try prepareFolder(file) }
    do {
      let database = try file.open()
      try open(database, file)
      try store.sqlite?.openHistory()
    } catch let error as SQLiteError {
      throw error.cocoaError(NSPersistentStoreOpenError, file: store.url)
    }
    store.prepare()
  }

  private func prepareFolder(_ file: StoreFile) throws {
    guard let url = file.url else { return }
    if !FileManager.default.fileExists(atPath: url.path), file.isReadOnly {
      throw CoreDataError.error(NSFileReadNoSuchFileError, "There is no store to read.", file: url)
    }
    var isFolder: ObjCBool = false
    let folder = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CoreDataError.error(
        NSFileReadUnknown, "The folder of the store, \(folder), is not there.", file: url)
    }
  }

  private var entities: [NSEntityDescription] {
    model.entities(forConfigurationName: configuration) ?? model.entities
  }

  private func open(_ database: SQLiteDatabase, _ file: StoreFile) throws {
    var database = database
    var tables = try StoreFile.tables(of: database)
    if tables.isEmpty {
      let schema = StoreSchema(entities)
      store.identifier = UUID().uuidString
      let metadata = StoreFile.metadata(
        for: model, configuration: configuration, type: store.type, identifier: store.identifier)
      try StoreFile.create(schema, metadata: metadata, model: model, in: database)
      store.metadata = metadata
      store.sqlite = SQLiteStore(database: database, schema: schema, store: store)
      return
    }
    guard tables.isSuperset(of: ["Z_METADATA", "Z_PRIMARYKEY"]) else {
      throw CoreDataError.error(
        NSPersistentStoreOpenError, "The file is a database, and no store of Core Data.", file: store.url)
    }
    var metadata = try StoreFile.metadata(of: database)
    var numbers = try StoreFile.numbers(of: database)
    var schema = StoreSchema(entities, known: numbers, existing: tables)
    if try !isCompatible(metadata, schema, database, file) {
      try Migration(file: file, model: model, configuration: configuration).run(database, metadata)
      database = try file.open()
      tables = try StoreFile.tables(of: database)
      numbers = try StoreFile.numbers(of: database)
      metadata = try StoreFile.metadata(of: database)
      schema = StoreSchema(entities, known: numbers, existing: tables)
    }
    store.identifier = metadata[NSStoreUUIDKey] as? String ?? UUID().uuidString
    store.metadata = metadata
    store.sqlite = SQLiteStore(database: database, schema: schema, store: store)
  }

  /// Whether the store is one of this model. One that Apple's Core Data wrote has other hashes, and is known
  /// by its tables.
  private func isCompatible(
    _ metadata: [String: Any], _ schema: StoreSchema, _ database: SQLiteDatabase, _ file: StoreFile
  ) throws -> Bool {
    if file.ignoresVersion { return true }
    if model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: metadata) { return true }
    if try Migration.archivedModel(in: database) != nil { return false }
    return try StoreFile.matches(schema, in: database)
  }
}

private let NSFileReadUnknown = CocoaError.Code.fileReadUnknown.rawValue
