import Foundation

/// An object as a store gives it.
struct StoredObject {
  var id: NSManagedObjectID
  var row: RowSnapshot
}

/// A change of an object that a save brings to a store.
struct ObjectChange {
  enum Kind { case insert, update, delete }
  var kind: Kind
  var id: NSManagedObjectID
  var entity: NSEntityDescription
  /// As in `RowSnapshot`; those of to-many relationships only where they changed.
  var values: [Any?]
  /// The places of changed properties.
  var changed: [Int]
  /// The version that the change is of; 0 for a new object.
  var version: Int64
  /// Whether the row has to have that version.
  var checksVersion = true
  /// Whether the row is made again where it is missing.
  var restores = false
}

/// The rows of a store in an SQLite database.
final class SQLiteStore {
  let database: SQLiteDatabase
  let schema: StoreSchema
  unowned let store: NSPersistentStore
  private let lists: [String]
  /// The history of saves; nil where the store keeps none.
  private(set) var history: HistoryLog?

  init(database: SQLiteDatabase, schema: StoreSchema, store: NSPersistentStore) {
    self.database = database
    self.schema = schema
    self.store = store
    lists = schema.tables.map { table in
      (["Z_PK", "Z_ENT", "Z_OPT"] + table.columns.map(\.name)).map { "t0.\($0.quoted)" }
        .joined(separator: ", ")
    }
  }

  /// Begins to keep what is saved, where the store's options say so.
  func openHistory() throws { history = try HistoryLog(of: self, options: store.options) }

  /// The columns of a table that `object(_:table:)` reads.
  func columns(ofTable table: Int) -> String { lists[table] }

  func id(_ entity: NSEntityDescription, _ row: Int64) -> NSManagedObjectID {
    NSManagedObjectID(entity, store: store, root: schema.numbers[entity.root.name ?? ""] ?? 0, row: row)
  }

  /// Reads an object from a row of `columns(ofTable:)`.
  func object(_ row: SQLiteRow, table: Int) -> StoredObject {
    let key = row.integer(0)
    let entity = schema.entities[Int(row.integer(1))] ?? schema.tables[table].root
    guard let mapping = schema.mapping(of: entity) else {
      return StoredObject(
        id: id(entity, key), row: RowSnapshot(entity: entity, version: row.integer(2), values: []))
    }
    let columns = schema.tables[table].columns
    var values = [Any?](repeating: nil, count: mapping.columns.count)
    for (index, column) in mapping.columns.enumerated() {
      guard let column, !row.isNull(column + 3) else { continue }
      switch columns[column].kind {
      case .attribute(let attribute):
        values[index] = ColumnValue.read(row, column + 3, attribute)
      case .toOne(let relationship):
        let number = mapping.entityColumns[index].map { Int(row.integer($0 + 3)) }
        values[index] = destination(of: relationship, row.integer(column + 3), number: number)
      case .entity, .order: break
      }
    }
    return StoredObject(
      id: id(entity, key), row: RowSnapshot(entity: entity, version: row.integer(2), values: values))
  }

  private func destination(
    of relationship: NSRelationshipDescription, _ key: Int64, number: Int?
  ) -> NSManagedObjectID? {
    guard let declared = relationship.destinationEntity else { return nil }
    if declared.root.family.count == 1 { return id(declared, key) }
    if let entity = number.flatMap({ schema.entities[$0] }) { return id(entity, key) }
    return (try? entity(of: key, in: declared)).map { id($0, key) }
  }

  /// The entity of a row, which may be one below another.
  func entity(of key: Int64, in entity: NSEntityDescription) throws -> NSEntityDescription {
    guard let table = schema.table(of: entity) else { return entity }
    let found = try database.first("SELECT Z_ENT FROM \(table.name.quoted) WHERE Z_PK = ?", [.integer(key)])
    return found?.integer.flatMap { schema.entities[Int($0)] } ?? entity
  }

  /// Returns the row of an object, nil where there is none.
  func row(of id: NSManagedObjectID) throws -> StoredObject? {
    guard let mapping = schema.mapping(of: id.entity) else { return nil }
    var found: StoredObject?
    let name = schema.tables[mapping.table].name.quoted
    try database.query(
      "SELECT \(lists[mapping.table]) FROM \(name) t0 WHERE t0.Z_PK = ?", [.integer(id.row)]
    ) { row in
      found = object(row, table: mapping.table)
      return false
    }
    return found
  }

  /// Returns the rows of objects of one table.
  func rows(of ids: [NSManagedObjectID]) throws -> [StoredObject] {
    guard let first = ids.first, let mapping = schema.mapping(of: first.entity) else { return [] }
    var found: [StoredObject] = []
    found.reserveCapacity(ids.count)
    let name = schema.tables[mapping.table].name.quoted
    for start in stride(from: 0, to: ids.count, by: 500) {
      let keys = ids[start..<min(start + 500, ids.count)].map { String($0.row) }
      try database.query(
        "SELECT \(lists[mapping.table]) FROM \(name) t0 WHERE t0.Z_PK IN (\(keys.joined(separator: ",")))", []
      ) { row in
        found.append(object(row, table: mapping.table))
        return true
      }
      database.forgetStatements()
    }
    return found
  }

  /// Returns the objects at the other end of a to-many relationship, in its order.
  func members(
    of id: NSManagedObjectID, _ relationship: NSRelationshipDescription
  ) throws -> [NSManagedObjectID] {
    guard let destination = relationship.destinationEntity, let mapping = schema.mapping(of: destination)
    else { return [] }
    let table = schema.tables[mapping.table]
    var found: [NSManagedObjectID] = []
    let sql: String
    if let join = schema.join(declared(relationship)) {
      let order = join.order.map { "j.\($0.quoted), " } ?? ""
      sql =
        "SELECT t0.Z_PK, t0.Z_ENT FROM \(join.table.quoted) j JOIN \(table.name.quoted) t0 "
        + "ON t0.Z_PK = j.\(join.destination.quoted) "
        + "WHERE j.\(join.source.quoted) = ? ORDER BY \(order)t0.Z_PK"
    } else {
      guard let inverse = relationship.inverseRelationship,
        let column = schema.column(inverse.name, of: inverse.entity ?? destination)
      else { return [] }
      let order = orderColumn(inverse).map { "t0.\($0.quoted), " } ?? ""
      sql =
        "SELECT t0.Z_PK, t0.Z_ENT FROM \(table.name.quoted) t0 WHERE t0.\(column.quoted) = ? "
        + "ORDER BY \(order)t0.Z_PK"
    }
    try database.query(sql, [.integer(id.row)]) { row in
      let entity = schema.entities[Int(row.integer(1))] ?? destination
      found.append(self.id(entity, row.integer(0)))
      return true
    }
    return found
  }

  /// The relationship as the entity has it that declares it.
  func declared(_ relationship: NSRelationshipDescription) -> NSRelationshipDescription { relationship }

  /// The column of an object's place among an ordered relationship's objects.
  func orderColumn(_ inverse: NSRelationshipDescription) -> String? {
    guard let entity = inverse.entity, let mapping = schema.mapping(of: entity),
      let index = entity.entityLayout.indexes[inverse.name], let column = mapping.orderColumns[index]
    else { return nil }
    return schema.tables[mapping.table].columns[column].name
  }

  /// Takes keys of new rows.
  func takeKeys(_ count: Int, for entity: NSEntityDescription) throws -> Int64 {
    let root = entity.root
    guard let table = schema.table(of: root), let number = schema.numbers[root.name ?? ""] else {
      throw CoreDataError.error(
        NSPersistentStoreIncompatibleSchemaError, "The store has no entity \(root.name ?? "").")
    }
    let known = try database.first(
      "SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [.integer(Int64(number))])
    let used = try database.first("SELECT MAX(Z_PK) FROM \(table.name.quoted)")
    let last = max(known?.integer ?? 0, used?.integer ?? 0)
    try database.run(
      "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?",
      [.integer(last &+ Int64(count)), .integer(Int64(number))])
    return last &+ 1
  }
}

/// Values of attributes as columns have them.
enum ColumnValue {
  static func read(_ row: SQLiteRow, _ column: Int, _ attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return row.integer(column)
    case .booleanAttributeType: return row.integer(column) != 0
    case .doubleAttributeType, .floatAttributeType: return row.real(column)
    case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: row.real(column))
    case .stringAttributeType: return row.text(column)
    case .decimalAttributeType: return row.text(column).flatMap { Decimal(string: $0) }
    case .URIAttributeType: return row.text(column).flatMap { URL(string: $0) }
    case .UUIDAttributeType: return row.blob(column).flatMap(uuid)
    case .binaryDataAttributeType:
      guard var data = row.blob(column) else { return nil }
      // Apple's stores say in the first byte whether the rest is the value or the name of a file.
      if attribute.allowsExternalBinaryDataStorage, data.first == 1 { data = Data(data.dropFirst()) }
      return data
    case .transformableAttributeType:
      return row.blob(column).flatMap { Transforming.value($0, of: attribute) }
    case .compositeAttributeType, .undefinedAttributeType:
      return row.blob(column).flatMap { Transforming.unarchive($0) }
    case .objectIDAttributeType: return nil
    }
  }

  private static func uuid(_ data: Data) -> UUID? {
    guard data.count == 16 else { return nil }
    let bytes = Array(data)
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// Returns a value as a column or parameter has it.
  static func write(_ value: Any?, as attribute: NSAttributeDescription) -> SQLiteValue {
    guard let value else { return .null }
    switch value {
    case let value as Int64: return .integer(value)
    case let value as Bool: return .integer(value ? 1 : 0)
    case let value as Double: return .real(value)
    case let value as String where attribute.attributeType == .stringAttributeType: return .text(value)
    case let value as Date where attribute.attributeType == .dateAttributeType:
      return .real(value.timeIntervalSinceReferenceDate)
    case let value as Decimal where attribute.attributeType == .decimalAttributeType:
      return .text(NSDecimalNumber(decimal: value).description(withLocale: nil))
    case let value as UUID where attribute.attributeType == .UUIDAttributeType:
      return withUnsafeBytes(of: value.uuid) { .blob(Data($0)) }
    case let value as URL where attribute.attributeType == .URIAttributeType:
      return .text(value.absoluteString)
    case let value as Data where attribute.attributeType == .binaryDataAttributeType:
      return .blob(attribute.allowsExternalBinaryDataStorage ? Data([1]) + value : value)
    default:
      let data =
        attribute.attributeType == .transformableAttributeType
        ? Transforming.data(value, of: attribute) : Transforming.archive(value)
      return data.map { .blob($0) } ?? .null
    }
  }
}
