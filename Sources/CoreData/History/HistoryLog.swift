import Foundation

/// The tables of a store's history, in Apple's layout: `ATRANSACTION` with a row for each save, `ACHANGE` for
/// each object, and `ATRANSACTIONSTRING` with the names that many saves share.
///
/// `ZCOLUMNS` has a bit for each changed property, in the entity's order, the lowest of the first byte first.
struct HistoryLog {
  private unowned let store: SQLiteStore
  /// The numbers of the tables' entities in `Z_PRIMARYKEY`, as Apple's.
  private static let (changeEntity, transactionEntity, stringEntity): (Int64, Int64, Int64) = (
    16001, 16002, 16003
  )
  /// The first number of `Z_PRIMARYKEY` that is none of a model's entity.
  static let firstEntity: Int64 = 16001
  /// The columns for kept values of deleted objects.
  private let tombstones: [String]

  private var database: SQLiteDatabase { store.database }

  /// The tables with their columns behind the key.
  private static let tables = [
    (
      "ATRANSACTION",
      [
        "Z_ENT INTEGER", "Z_OPT INTEGER", "ZAUTHORTS INTEGER", "ZBUNDLEIDTS INTEGER",
        "ZCONTEXTNAMETS INTEGER",
        "ZPROCESSIDTS INTEGER", "ZTIMESTAMP FLOAT", "ZAUTHOR VARCHAR", "ZBUNDLEID VARCHAR",
        "ZCONTEXTNAME VARCHAR", "ZPROCESSID VARCHAR", "ZQUERYGEN BLOB",
      ]
    ),
    ("ATRANSACTIONSTRING", ["Z_ENT INTEGER", "Z_OPT INTEGER", "ZNAME VARCHAR"]),
    (
      "ACHANGE",
      [
        "Z_ENT INTEGER", "Z_OPT INTEGER", "ZCHANGETYPE INTEGER", "ZENTITY INTEGER", "ZENTITYPK INTEGER",
        "ZTRANSACTIONID INTEGER", "ZCOLUMNS BLOB",
      ]
    ),
  ]

  /// Takes the history of a store that keeps one, and makes its tables where they are missing. It is nil
  /// for a read-only store without them, too.
  init?(of store: SQLiteStore, options: [AnyHashable: Any]?) throws {
    let isKept = options?[NSPersistentHistoryTrackingKey].map {
      $0 is NSDictionary || $0 is [AnyHashable: Any] || AttributeValue.integer($0) ?? 0 != 0
    }
    guard isKept == true else { return nil }
    self.store = store
    let count = store.schema.entities.values.map { Self.kept(of: $0).count }.max() ?? 0
    let wanted = (0..<count).map { "ZTOMBSTONE\($0)" }
    if store.store.isReadOnly {
      for (name, columns) in Self.tables {
        let known = try Self.columns(of: name, in: store.database)
        guard columns.allSatisfy({ known.contains(String($0.prefix { $0 != " " })) }) else { return nil }
      }
      let known = try Self.columns(of: "ACHANGE", in: store.database)
      tombstones = Array(wanted.prefix { known.contains($0) })
    } else {
      tombstones = wanted
      try store.database.transaction { try makeTables() }
    }
  }

  /// Makes the tables. Those of another version of Apple's Core Data receive the columns that they lack.
  private func makeTables() throws {
    for (name, columns) in Self.tables {
      let all = (["Z_PK INTEGER PRIMARY KEY"] + columns).joined(separator: ", ")
      try database.run("CREATE TABLE IF NOT EXISTS \(name) (\(all))")
      let known = try Self.columns(of: name, in: database)
      for column in columns + (name == "ACHANGE" ? tombstones : [])
      where !known.contains(String(column.prefix { $0 != " " })) {
        try database.run("ALTER TABLE \(name) ADD COLUMN \(column)")
      }
    }
    try database.run(
      """
      CREATE INDEX IF NOT EXISTS Z_TRANSACTIONSTRING_ZNAME_INDEX ON ATRANSACTIONSTRING (ZNAME);
      CREATE INDEX IF NOT EXISTS ACHANGE_ZTRANSACTIONID_INDEX ON ACHANGE (ZTRANSACTIONID);
      CREATE INDEX IF NOT EXISTS ATRANSACTION_ZTIMESTAMP_INDEX ON ATRANSACTION (ZTIMESTAMP);
      INSERT OR IGNORE INTO Z_PRIMARYKEY (Z_ENT, Z_NAME, Z_SUPER, Z_MAX) VALUES \
      (\(Self.changeEntity), 'CHANGE', 0, 0), (\(Self.transactionEntity), 'TRANSACTION', 0, 0), \
      (\(Self.stringEntity), 'TRANSACTIONSTRING', 0, 0);
      """)
  }

  private static func columns(of table: String, in database: SQLiteDatabase) throws -> Set<String> {
    var names: Set<String> = []
    try database.query("PRAGMA table_info(\(table))", []) { row in
      names.insert(row.text(1) ?? "")
      return true
    }
    return names
  }

  /// The attributes of an entity whose values outlive its objects, in the entity's order.
  private static func kept(of entity: NSEntityDescription) -> [NSAttributeDescription] {
    entity.entityLayout.properties.compactMap {
      ($0 as? NSAttributeDescription).flatMap {
        $0.preservesValueInHistoryOnDeletion && !$0.isTransient ? $0 : nil
      }
    }
  }

  // MARK: Writing

  /// The kept values of objects that a save deletes, by the change's place. They are read before it.
  func keptValues(of changes: [ObjectChange]) throws -> [Int: [SQLiteValue]] {
    var values: [Int: [SQLiteValue]] = [:]
    for (place, change) in changes.enumerated() where change.kind == .delete {
      let kept = Self.kept(of: change.entity)
      guard !kept.isEmpty, let row = try store.row(of: change.id)?.row else { continue }
      values[place] = kept.map { attribute in
        row.values.indices.contains(attribute.index)
          ? ColumnValue.write(row.values[attribute.index], as: attribute) : .null
      }
    }
    return values
  }

  /// Writes a save, within its transaction.
  func record(_ changes: [ObjectChange], keeping kept: [Int: [SQLiteValue]], by saver: HistorySaver) throws {
    guard !changes.isEmpty else { return }
    let transaction = try takeKeys(1, Self.transactionEntity)
    let texts = try [saver.author, saver.bundle, saver.context, saver.process].map {
      try $0.map { SQLiteValue.integer(try string($0)) } ?? .null
    }
    try database.run(
      """
      INSERT INTO ATRANSACTION (Z_PK, Z_ENT, Z_OPT, ZAUTHORTS, ZBUNDLEIDTS, ZCONTEXTNAMETS, ZPROCESSIDTS, \
      ZTIMESTAMP) VALUES (?, \(Self.transactionEntity), 1, ?, ?, ?, ?, ?)
      """,
      [.integer(transaction)] + texts + [.real(Date().timeIntervalSinceReferenceDate)])
    let first = try takeKeys(changes.count, Self.changeEntity)
    let marks = String(repeating: ", ?", count: tombstones.count)
    let columns = tombstones.map { ", \($0)" }.joined()
    for (place, change) in changes.enumerated() {
      let type: NSPersistentHistoryChangeType =
        switch change.kind {
        case .insert: .insert
        case .update: .update
        case .delete: .delete
        }
      var values = kept[place] ?? []
      values += Array(repeating: .null, count: tombstones.count - values.count)
      try database.run(
        """
        INSERT INTO ACHANGE (Z_PK, Z_ENT, Z_OPT, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZTRANSACTIONID, \
        ZCOLUMNS\(columns)) VALUES (?, \(Self.changeEntity), 1, ?, ?, ?, ?, ?\(marks))
        """,
        [
          .integer(first &+ Int64(place)), .integer(Int64(type.rawValue)),
          .integer(Int64(store.schema.numbers[change.entity.name ?? ""] ?? 0)), .integer(change.id.row),
          .integer(transaction), type == .update ? .blob(Self.bits(change.changed)) : .null,
        ] + values)
    }
  }

  private static func bits(_ places: [Int]) -> Data {
    var bytes = Data(count: (places.max() ?? -1) / 8 + 1)
    for place in places { bytes[place / 8] |= 1 << UInt8(place % 8) }
    return bytes
  }

  private func takeKeys(_ count: Int, _ entity: Int64) throws -> Int64 {
    let last = try last(entity)
    try database.run(
      "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.integer(last &+ Int64(count)), .integer(entity)])
    return last &+ 1
  }

  private func last(_ entity: Int64) throws -> Int64 {
    try database.first("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = ?", [.integer(entity)])?.integer ?? 0
  }

  /// The number of a text that many saves share.
  private func string(_ text: String) throws -> Int64 {
    if let known = try database.first(
      "SELECT Z_PK FROM ATRANSACTIONSTRING WHERE ZNAME = ?", [.text(text)])?.integer
    {
      return known
    }
    let key = try takeKeys(1, Self.stringEntity)
    try database.run(
      "INSERT INTO ATRANSACTIONSTRING (Z_PK, Z_ENT, Z_OPT, ZNAME) VALUES (?, \(Self.stringEntity), 1, ?)",
      [.integer(key), .text(text)])
    return key
  }

  // MARK: Reading

  /// The number of the last save; 0 before the first.
  func last() throws -> Int64 { try last(Self.transactionEntity) }

  /// Whether saves that follow one of a number were removed.
  func isExpired(_ number: Int64) throws -> Bool {
    // A copy of the store from before the token.
    if try number > last() { return true }
    let oldest = try database.first("SELECT MIN(Z_PK) FROM ATRANSACTION")?.integer
    return try (oldest ?? last() &+ 1) > number &+ 1
  }

  /// Reads the saves that follow one of a number.
  func transactions(after number: Int64) throws -> [NSPersistentHistoryTransaction] {
    try transactions("t.Z_PK > ?", .integer(number))
  }

  /// Reads the saves after a time.
  func transactions(after date: Date) throws -> [NSPersistentHistoryTransaction] {
    try transactions("t.ZTIMESTAMP > ?", .real(date.timeIntervalSinceReferenceDate))
  }

  private func transactions(
    _ condition: String, _ value: SQLiteValue
  ) throws -> [NSPersistentHistoryTransaction] {
    var found: [NSPersistentHistoryTransaction] = []
    func name(_ column: String) -> String {
      "COALESCE(t.\(column), (SELECT ZNAME FROM ATRANSACTIONSTRING s WHERE s.Z_PK = t.\(column)TS))"
    }
    let names = ["ZAUTHOR", "ZCONTEXTNAME", "ZBUNDLEID", "ZPROCESSID"].map(name).joined(separator: ", ")
    try database.query(
      "SELECT t.Z_PK, t.ZTIMESTAMP, \(names) FROM ATRANSACTION t WHERE \(condition) ORDER BY t.Z_PK", [value]
    ) { row in
      found.append(
        NSPersistentHistoryTransaction(
          row.integer(0), in: store.store.identifier, at: Date(timeIntervalSinceReferenceDate: row.real(1)),
          by: HistorySaver(
            author: row.text(2), context: row.text(3), bundle: row.text(4) ?? "", process: row.text(5) ?? ""))
      )
      return true
    }
    for transaction in found { transaction.changes = try changes(of: transaction.transactionNumber) }
    return found
  }

  private func changes(of transaction: Int64) throws -> [NSPersistentHistoryChange] {
    var found: [NSPersistentHistoryChange] = []
    let columns = tombstones.map { ", \($0)" }.joined()
    try database.query(
      "SELECT Z_PK, ZCHANGETYPE, ZENTITY, ZENTITYPK, ZCOLUMNS\(columns) FROM ACHANGE "
        + "WHERE ZTRANSACTIONID = ? ORDER BY Z_PK", [.integer(transaction)]
    ) { row in
      // The model may lack an entity of an older version.
      guard let entity = store.schema.entities[Int(row.integer(2))],
        let type = NSPersistentHistoryChangeType(rawValue: Int(row.integer(1)))
      else { return true }
      found.append(
        NSPersistentHistoryChange(
          row.integer(0), of: store.id(entity, row.integer(3)), type,
          tombstone: type == .delete ? self.tombstone(row, entity) : nil,
          updated: type == .update ? Self.properties(row.blob(4), of: entity) : nil))
      return true
    }
    return found
  }

  private func tombstone(_ row: SQLiteRow, _ entity: NSEntityDescription) -> [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [:]
    for (place, attribute) in Self.kept(of: entity).enumerated()
    where place < tombstones.count && !row.isNull(5 + place) {
      values[attribute.name] = ColumnValue.read(row, 5 + place, attribute)
    }
    return values
  }

  private static func properties(_ bits: Data?, of entity: NSEntityDescription) -> Set<NSPropertyDescription>
  {
    let bytes = Array(bits ?? Data())
    return Set(
      entity.entityLayout.properties.enumerated().compactMap { place, property in
        place / 8 < bytes.count && bytes[place / 8] & (1 << UInt8(place % 8)) != 0 ? property : nil
      })
  }

  // MARK: Removing

  /// Removes the tables, for another version of the model has other columns. The numbers go on.
  static func drop(in database: SQLiteDatabase) throws {
    for table in ["ACHANGE", "ATRANSACTION", "ATRANSACTIONSTRING"] {
      try database.run("DROP TABLE IF EXISTS \(table)")
    }
  }

  /// Removes the saves before one of a number.
  func remove(before number: Int64) throws { try remove("Z_PK < ?", .integer(number)) }

  /// Removes the saves before a time.
  func remove(before date: Date) throws {
    try remove("ZTIMESTAMP < ?", .real(date.timeIntervalSinceReferenceDate))
  }

  private func remove(_ condition: String, _ value: SQLiteValue) throws {
    try database.transaction {
      try database.run(
        "DELETE FROM ACHANGE WHERE ZTRANSACTIONID IN (SELECT Z_PK FROM ATRANSACTION WHERE \(condition))",
        [value])
      try database.run("DELETE FROM ATRANSACTION WHERE \(condition)", [value])
    }
  }
}
