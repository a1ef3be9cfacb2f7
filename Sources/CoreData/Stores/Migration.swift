import Foundation

/// Brings a store to the present version of its model, by a mapping that is worked out from both versions.
struct Migration {
  let file: StoreFile
  let model: NSManagedObjectModel
  let configuration: String?

  /// Returns the model that a store was written with, where it says so.
  static func archivedModel(in database: SQLiteDatabase) throws -> NSManagedObjectModel? {
    guard try StoreFile.tables(of: database).contains("Z_MODELCACHE") else { return nil }
    var model: NSManagedObjectModel?
    try database.query("SELECT Z_CONTENT FROM Z_MODELCACHE LIMIT 1", []) { row in
      model = row.blob(0).flatMap(ModelArchive.model)
      return false
    }
    return model
  }

  private func failure(_ code: Int, _ message: String) -> NSError {
    CoreDataError.error(code, message, file: file.url)
  }

  /// Migrates a store. It is written anew beside the old one, which stays whole until the new one is.
  func run(_ database: SQLiteDatabase, _ metadata: [String: Any]) throws {
    guard let url = file.url, file.migrates, !file.isReadOnly else {
      throw failure(
        NSPersistentStoreIncompatibleVersionHashError,
        "The model used to open the store is incompatible with the one used to create the store.")
    }
    guard file.infers else {
      throw failure(NSMigrationMissingMappingModelError, "There is no mapping model for this migration.")
    }
    guard let source = try Migration.archivedModel(in: database) ?? sourceFromBundle(metadata, database)
    else {
      throw failure(
        NSMigrationMissingSourceModelError, "The model that the store was written with is missing.")
    }
    source.use()
    let temporary = URL(fileURLWithPath: url.path + ".migrating")
    for ending in ["", "-wal", "-shm", "-journal"] {
      try? FileManager.default.removeItem(atPath: temporary.path + ending)
    }
    try database.run("VACUUM INTO ?", [.text(temporary.path)])
    do {
      var options = file.options
      options[NSSQLitePragmasOption] = ["journal_mode": "DELETE"]
      let copy = try StoreFile(url: temporary, options: options).open()
      try copy.transaction { try migrate(copy, from: source, metadata) }
      copy.close()
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
    // Nothing of the journal belongs to the new file. It is empty before the name is taken.
    try database.query("PRAGMA wal_checkpoint(TRUNCATE)", []) { _ in false }
    try database.query("PRAGMA journal_mode = DELETE", []) { _ in false }
    database.close()
    guard rename(temporary.path, url.path) == 0 else {
      throw failure(NSMigrationManagerDestinationStoreError, "The migrated store cannot take its place.")
    }
  }

  private func sourceFromBundle(
    _ metadata: [String: Any], _ database: SQLiteDatabase
  ) throws -> NSManagedObjectModel? {
    guard let origin = model.origin else { return nil }
    let numbers = try StoreFile.numbers(of: database)
    let tables = try StoreFile.tables(of: database)
    for version in (try? ModelFile(origin).versions()) ?? [] {
      if version.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) { return version }
      version.use()
      let schema = StoreSchema(version.entities, known: numbers, existing: tables)
      if Set(version.entitiesByName.keys) == Set(numbers.keys), try StoreFile.matches(schema, in: database) {
        return version
      }
    }
    return nil
  }

  // MARK: Rows

  private func migrate(
    _ database: SQLiteDatabase, from source: NSManagedObjectModel, _ metadata: [String: Any]
  ) throws {
    let tables = try StoreFile.tables(of: database)
    let numbers = try StoreFile.numbers(of: database)
    let old = StoreSchema(
      source.entities(forConfigurationName: configuration) ?? source.entities, known: numbers,
      existing: tables)
    let targets = model.entities(forConfigurationName: configuration) ?? model.entities
    let mapping = try InferredMapping(from: source.entities, to: targets, file: file.url)
    var known: [String: Int] = [:]
    for target in targets {
      if let number = mapping.source(of: target).flatMap({ numbers[$0.name ?? ""] }) {
        known[target.name ?? ""] = number
      }
    }
    var next = (numbers.values.max() ?? 0) + 1
    for target in targets where known[target.name ?? ""] == nil {
      known[target.name ?? ""] = next
      next += 1
    }
    let new = StoreSchema(targets, known: known)
    var renamed: [String: String] = [:]
    for name in old.tables.map(\.name) + old.allJoins.map(\.table) {
      renamed[name] = "OLD_" + name
      try dropIndexes(of: name, in: database)
      try database.run("ALTER TABLE \(name.quoted) RENAME TO \(("OLD_" + name).quoted)")
    }
    for table in new.tables { try database.run(new.create(table)) }
    for join in new.allJoins { try database.run(new.create(join)) }
    for target in targets where !target.isAbstract {
      if let origin = mapping.source(of: target) {
        try copyRows(of: origin, to: target, old, new, mapping, database)
      }
    }
    for target in targets { try copyJoins(of: target, old, new, mapping, database) }
    for name in renamed.values { try database.run("DROP TABLE \(name.quoted)") }
    for index in new.indexes { try database.run(index) }
    try writeNumbers(new, mapping, numbers, database)
    try HistoryLog.drop(in: database)
    let fresh = StoreFile.metadata(
      for: model, configuration: configuration, type: NSSQLiteStoreType,
      identifier: metadata[NSStoreUUIDKey] as? String ?? UUID().uuidString)
    try StoreFile.write(metadata.merging(fresh) { $1 }, to: database)
    try StoreFile.writeModel(model, to: database)
  }

  private func dropIndexes(of table: String, in database: SQLiteDatabase) throws {
    var names: [String] = []
    try database.query(
      "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
      [.text(table)]
    ) { row in
      names.append(row.text(0) ?? "")
      return true
    }
    for name in names { try database.run("DROP INDEX \(name.quoted)") }
  }

  private func writeNumbers(
    _ new: StoreSchema, _ mapping: InferredMapping, _ numbers: [String: Int], _ database: SQLiteDatabase
  ) throws {
    var last: [Int: Int64] = [:]
    try database.query("SELECT Z_ENT, Z_MAX FROM Z_PRIMARYKEY", []) { row in
      last[Int(row.integer(0))] = row.integer(1)
      return true
    }
    try database.run("DELETE FROM Z_PRIMARYKEY WHERE Z_ENT < ?", [.integer(HistoryLog.firstEntity)])
    try StoreFile.writeNumbers(of: new, to: database)
    for (number, key) in last {
      try database.run(
        "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_ENT = ?", [.integer(key), .integer(Int64(number))])
    }
  }

  private func copyRows(
    of origin: NSEntityDescription, to target: NSEntityDescription, _ old: StoreSchema, _ new: StoreSchema,
    _ mapping: InferredMapping, _ database: SQLiteDatabase
  ) throws {
    guard let from = old.table(of: origin), let into = new.table(of: target),
      let number = old.numbers[origin.name ?? ""], let newNumber = new.numbers[target.name ?? ""],
      let oldPlaces = old.mapping(of: origin), let newPlaces = new.mapping(of: target)
    else { return }
    var columns = ["Z_PK", "Z_ENT", "Z_OPT"]
    var values = ["Z_PK", "\(newNumber)", "Z_OPT"]
    var parameters: [SQLiteValue] = []
    for (index, property) in target.entityLayout.properties.enumerated() {
      guard let column = newPlaces.columns[index] else { continue }
      let name = into.columns[column].name
      if let origin = mapping.property(property, of: target),
        let place = origin.entity.entityLayout.indexes[origin.property.name],
        let known = oldPlaces.columns[place]
      {
        columns.append(name)
        values.append(convert(from.columns[known].name.quoted, origin.property, property))
        if let entity = newPlaces.entityColumns[index], let other = oldPlaces.entityColumns[place] {
          columns.append(into.columns[entity].name)
          values.append(from.columns[other].name.quoted)
        }
        if let order = newPlaces.orderColumns[index], let other = oldPlaces.orderColumns[place] {
          columns.append(into.columns[order].name)
          values.append(from.columns[other].name.quoted)
        }
      } else if let attribute = property as? NSAttributeDescription, let value = attribute.defaultValue,
        let kept = AttributeValue.normalize(value, as: attribute.attributeType)
      {
        columns.append(name)
        values.append("?")
        parameters.append(ColumnValue.write(kept, as: attribute))
      }
    }
    try database.run(
      "INSERT INTO \(into.name.quoted) (\(columns.map(\.quoted).joined(separator: ", "))) "
        + "SELECT \(values.joined(separator: ", ")) FROM \(("OLD_" + from.name).quoted) "
        + "WHERE Z_ENT = \(number)",
      parameters)
    try fillMandatory(target, into, newPlaces, newNumber, database)
  }

  /// A value that may be missing no more gets the default.
  private func fillMandatory(
    _ target: NSEntityDescription, _ table: StoreSchema.Table, _ places: StoreSchema.Mapping, _ number: Int,
    _ database: SQLiteDatabase
  ) throws {
    for (index, property) in target.entityLayout.properties.enumerated() {
      guard let attribute = property as? NSAttributeDescription, !attribute.isOptional,
        let column = places.columns[index], let value = attribute.defaultValue,
        let kept = AttributeValue.normalize(value, as: attribute.attributeType)
      else { continue }
      let name = table.columns[column].name.quoted
      try database.run(
        "UPDATE \(table.name.quoted) SET \(name) = ? WHERE \(name) IS NULL AND Z_ENT = \(number)",
        [ColumnValue.write(kept, as: attribute)])
    }
  }

  private func convert(
    _ column: String, _ old: NSPropertyDescription, _ new: NSPropertyDescription
  ) -> String {
    guard let old = old as? NSAttributeDescription, let new = new as? NSAttributeDescription,
      old.attributeType != new.attributeType
    else { return column }
    switch new.attributeType {
    case .stringAttributeType: return "CAST(\(column) AS TEXT)"
    case .doubleAttributeType, .floatAttributeType: return "CAST(\(column) AS REAL)"
    case .booleanAttributeType: return "CASE WHEN \(column) IS NULL THEN NULL ELSE \(column) <> 0 END"
    default: return "CAST(\(column) AS INTEGER)"
    }
  }

  private func copyJoins(
    of target: NSEntityDescription, _ old: StoreSchema, _ new: StoreSchema, _ mapping: InferredMapping,
    _ database: SQLiteDatabase
  ) throws {
    for case let relationship as NSRelationshipDescription in target.ownProperties {
      guard let join = new.join(relationship), let origin = mapping.property(relationship, of: target),
        let source = origin.property as? NSRelationshipDescription, let known = old.join(source)
      else { continue }
      try database.run(
        "INSERT OR IGNORE INTO \(join.table.quoted) (\(join.source.quoted), \(join.destination.quoted)) "
          + "SELECT \(known.source.quoted), \(known.destination.quoted) FROM \(("OLD_" + known.table).quoted)"
      )
      guard let order = join.order, let before = known.order else { continue }
      try database.run(
        "UPDATE \(join.table.quoted) SET \(order.quoted) = (SELECT o.\(before.quoted) "
          + "FROM \(("OLD_" + known.table).quoted) o "
          + "WHERE o.\(known.source.quoted) = \(join.table.quoted).\(join.source.quoted) "
          + "AND o.\(known.destination.quoted) = \(join.table.quoted).\(join.destination.quoted))")
    }
  }
}

/// The mapping between two versions of a model.
struct InferredMapping {
  struct Origin {
    var entity: NSEntityDescription
    var property: NSPropertyDescription
  }

  private var entities: [String: NSEntityDescription] = [:]

  func source(of target: NSEntityDescription) -> NSEntityDescription? { entities[target.name ?? ""] }

  /// Returns the property that becomes another one.
  func property(_ target: NSPropertyDescription, of entity: NSEntityDescription) -> Origin? {
    guard let source = source(of: entity) else { return nil }
    let known = source.propertiesByName
    let found = known[target.renamingIdentifier ?? target.name] ?? known[target.name]
    guard let found,
      type(of: found) is NSRelationshipDescription.Type == (target is NSRelationshipDescription)
    else { return nil }
    return Origin(entity: source, property: found)
  }

  /// Works the mapping out.
  ///
  /// - Throws: An error of the code `NSInferredMappingModelError` where there is none.
  init(from old: [NSEntityDescription], to new: [NSEntityDescription], file: URL?) throws {
    let known = Dictionary(old.map { ($0.name ?? "", $0) }) { first, _ in first }
    for target in new {
      entities[target.name ?? ""] = known[target.renamingIdentifier ?? ""] ?? known[target.name ?? ""]
    }
    func refuse(_ reason: String) -> NSError {
      CoreDataError.error(
        NSMigrationMissingMappingModelError, "Can't infer mapping model for migration. \(reason)", file: file,
        info: [
          NSUnderlyingErrorKey: CoreDataError.error(NSInferredMappingModelError, reason, file: file)
        ])
    }
    for target in new {
      guard let source = entities[target.name ?? ""] else { continue }
      for property in target.entityLayout.stored {
        let place = "\(target.name ?? "").\(property.name)"
        guard let origin = self.property(property, of: target)?.property else {
          let attribute = property as? NSAttributeDescription
          let isMissing = attribute?.defaultValue == nil && !(attribute is NSDerivedAttributeDescription)
          if !property.isOptional, isMissing, (property as? NSRelationshipDescription)?.isToMany != true {
            throw refuse("The new property \(place) is mandatory and has no default value.")
          }
          continue
        }
        try check(origin, property, place, refuse)
      }
      if (source.superentity == nil) != (target.superentity == nil), source.root.name != target.root.name {
        throw refuse("The entity \(target.name ?? "") has another parent.")
      }
    }
  }

  private func check(
    _ old: NSPropertyDescription, _ new: NSPropertyDescription, _ place: String, _ refuse: (String) -> NSError
  ) throws {
    if let old = old as? NSAttributeDescription, let new = new as? NSAttributeDescription {
      let (from, to) = (old.attributeType, new.attributeType)
      let isSame = from == to || (from.isNumber && to.isNumber)
      if !isSame { throw refuse("The type of \(place) changed from \(from.modelName) to \(to.modelName).") }
      if old.isOptional, !new.isOptional, new.defaultValue == nil {
        throw refuse("\(place) may be missing no more and has no default value.")
      }
    } else if let old = old as? NSRelationshipDescription, let new = new as? NSRelationshipDescription {
      if old.isToMany != new.isToMany {
        throw refuse("\(place) was a relationship to \(old.isToMany ? "many" : "one") and is one no more.")
      }
    }
  }
}
