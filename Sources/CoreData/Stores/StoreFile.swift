import Foundation

/// The file of a store: making, opening, metadata.
struct StoreFile {
  let url: URL?
  let options: [AnyHashable: Any]

  private func flag(_ name: String) -> Bool {
    options[name].flatMap { AttributeValue.integer($0) } ?? 0 != 0
  }
  var isReadOnly: Bool { flag(NSReadOnlyPersistentStoreOption) }
  var migrates: Bool { flag(NSMigratePersistentStoresAutomaticallyOption) }
  var infers: Bool { flag(NSInferMappingModelAutomaticallyOption) }
  var ignoresVersion: Bool { flag(NSIgnorePersistentStoreVersioningOption) }

  /// Opens the database, and makes its folder where it is missing.
  func open() throws -> SQLiteDatabase {
    do {
      let seconds = options[NSPersistentStoreTimeoutOption].flatMap { AttributeValue.double($0) } ?? 240
      let path = url.map(\.path) ?? ":memory:"
      let database = try SQLiteDatabase(
        path: path, readOnly: isReadOnly, timeout: Int32(min(max(seconds, 0), 2_000) * 1000))
      if url != nil, !isReadOnly {
        try database.query("PRAGMA journal_mode = \(journal)", []) { _ in false }
        try database.run("PRAGMA synchronous = NORMAL")
      }
      try database.run("PRAGMA cache_size = -8000")
      return database
    } catch {
      throw error.cocoaError(NSPersistentStoreOpenError, file: url)
    }
  }

  private var journal: String {
    let pragmas = options[NSSQLitePragmasOption] as? [String: Any] ?? [:]
    let mode = (pragmas["journal_mode"] as? String)?.uppercased() ?? "WAL"
    return ["DELETE", "TRUNCATE", "PERSIST", "MEMORY", "WAL", "OFF"].contains(mode) ? mode : "WAL"
  }

  /// The names of a database's tables.
  static func tables(of database: SQLiteDatabase) throws -> Set<String> {
    var names: Set<String> = []
    try database.query("SELECT name FROM sqlite_master WHERE type = 'table'", []) { row in
      names.insert(row.text(0) ?? "")
      return true
    }
    return names
  }

  /// The numbers of the entities in a store.
  static func numbers(of database: SQLiteDatabase) throws -> [String: Int] {
    var numbers: [String: Int] = [:]
    try database.query(
      "SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY WHERE Z_ENT < ?", [.integer(HistoryLog.firstEntity)]
    ) { row in
      if let name = row.text(0) { numbers[name] = Int(row.integer(1)) }
      return true
    }
    return numbers
  }

  /// Reads what a store says of itself.
  static func metadata(of database: SQLiteDatabase) throws -> [String: Any] {
    var metadata: [String: Any] = [:]
    var identifier: String?
    try database.query("SELECT Z_UUID, Z_PLIST FROM Z_METADATA LIMIT 1", []) { row in
      identifier = row.text(0)
      if let data = row.blob(1),
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      {
        metadata = list as? [String: Any] ?? [:]
      }
      return false
    }
    metadata[NSStoreUUIDKey] = identifier
    if metadata[NSStoreTypeKey] == nil { metadata[NSStoreTypeKey] = NSSQLiteStoreType }
    return metadata
  }

  /// Writes what a store says of itself.
  static func write(_ metadata: [String: Any], to database: SQLiteDatabase) throws {
    var list = metadata
    let identifier = list.removeValue(forKey: NSStoreUUIDKey) as? String ?? UUID().uuidString
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    try database.run("DELETE FROM Z_METADATA")
    try database.run(
      "INSERT INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)",
      [.text(identifier), .blob(data)])
  }

  /// The metadata of a store of a model.
  static func metadata(
    for model: NSManagedObjectModel, configuration: String?, type: String, identifier: String
  ) -> [String: Any] {
    let entities = model.entities(forConfigurationName: configuration) ?? model.entities
    let hashes = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }) { first, _ in first }
    return [
      NSStoreTypeKey: type, NSStoreUUIDKey: identifier,
      NSStoreModelVersionHashesKey: hashes,
      "NSStoreModelVersionHashesVersion": 3,
      NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.compactMap { $0 as? String }.sorted(),
      "NSPersistenceFrameworkVersion": 1,
    ]
  }

  /// Makes the tables of a new store in one transaction.
  static func create(
    _ schema: StoreSchema, metadata: [String: Any], model: NSManagedObjectModel, in database: SQLiteDatabase
  ) throws {
    try database.transaction {
      for statement in schema.statements { try database.run(statement) }
      try writeNumbers(of: schema, to: database)
      try write(metadata, to: database)
      try writeModel(model, to: database)
    }
  }

  static func writeNumbers(of schema: StoreSchema, to database: SQLiteDatabase) throws {
    for (number, entity) in schema.entities.sorted(by: { $0.key < $1.key }) {
      let parent = entity.superentity.flatMap { schema.numbers[$0.name ?? ""] } ?? 0
      try database.run(
        "INSERT OR IGNORE INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES (?, ?, ?, 0)",
        [.integer(Int64(number)), .text(entity.name ?? ""), .integer(Int64(parent))])
    }
  }

  /// Keeps the model that the store was written with, from which a later version is migrated.
  static func writeModel(_ model: NSManagedObjectModel, to database: SQLiteDatabase) throws {
    guard let data = ModelArchive.data(of: model) else { return }
    try database.run("DELETE FROM Z_MODELCACHE")
    try database.run("INSERT INTO Z_MODELCACHE (Z_CONTENT) VALUES (?)", [.blob(data)])
  }

  /// Whether a database has all tables and columns of a schema.
  static func matches(_ schema: StoreSchema, in database: SQLiteDatabase) throws -> Bool {
    func columns(_ table: String) throws -> Set<String> {
      var names: Set<String> = []
      try database.query("PRAGMA table_info(\(table.quoted))", []) { row in
        names.insert(row.text(1) ?? "")
        return true
      }
      return names
    }
    for table in schema.tables {
      guard try columns(table.name).isSuperset(of: ["Z_PK", "Z_ENT", "Z_OPT"] + table.columns.map(\.name))
      else {
        return false
      }
    }
    for join in schema.allJoins {
      guard try columns(join.table).isSuperset(of: [join.source, join.destination]) else { return false }
    }
    return true
  }
}
