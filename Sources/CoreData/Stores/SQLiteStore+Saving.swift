import Foundation

/// The outcome of an attempt to save.
struct SaveConflicts: Error {
  /// The places of changes whose rows have other versions, or are missing, with the rows.
  var versions: [(change: Int, row: StoredObject?)]
  /// The places of changes whose values other rows have, with those.
  var constraints: [(change: Int, names: [String], row: StoredObject?)]
}

extension SQLiteStore {
  /// Brings changes to the store: all of them, or none.
  ///
  /// - Throws: `SaveConflicts`, or an error of SQLite.
  func save(_ changes: [ObjectChange], by saver: HistorySaver) throws {
    try database.transaction {
      try checkVersions(changes)
      let kept = try history?.keptValues(of: changes)
      for change in changes where change.kind == .delete { try delete(change) }
      // A value that moves from one object to another is free before it is taken.
      try clearUniqueValues(changes)
      for (index, change) in changes.enumerated() where change.kind != .delete {
        do {
          if change.kind == .insert { try insert(change) } else { try update(change) }
        } catch let error as SQLiteError where error.isConstraint {
          throw try constraintConflicts(change, at: index, error)
        }
      }
      for change in changes where change.kind != .delete { try saveJoins(change) }
      for change in changes where change.kind != .delete { try saveOrders(change) }
      try history?.record(changes, keeping: kept ?? [:], by: saver)
    }
  }

  private func checkVersions(_ changes: [ObjectChange]) throws {
    var conflicts: [(Int, StoredObject?)] = []
    for (index, change) in changes.enumerated() where change.kind != .insert && change.checksVersion {
      guard let table = schema.table(of: change.entity) else { continue }
      let version = try database.first(
        "SELECT Z_OPT FROM \(table.name.quoted) WHERE Z_PK = ?", [.integer(change.id.row)])
      if version?.integer != change.version {
        // What is deleted twice is deleted.
        if version == nil, change.kind == .delete { continue }
        conflicts.append((index, version == nil ? nil : try row(of: change.id)))
      }
    }
    if !conflicts.isEmpty { throw SaveConflicts(versions: conflicts, constraints: []) }
  }

  private func clearUniqueValues(_ changes: [ObjectChange]) throws {
    for change in changes where change.kind == .update {
      let unique = Set(change.entity.constraintsOfLineage.joined())
      let columns = change.changed.compactMap { index -> String? in
        let name = change.entity.entityLayout.properties[index].name
        return unique.contains(name) ? schema.column(name, of: change.entity) : nil
      }
      guard !columns.isEmpty, let table = schema.table(of: change.entity) else { continue }
      let assignments = columns.map { "\($0.quoted) = NULL" }.joined(separator: ", ")
      try database.run(
        "UPDATE \(table.name.quoted) SET \(assignments) WHERE Z_PK = ?", [.integer(change.id.row)])
    }
  }

  private func constraintConflicts(
    _ change: ObjectChange, at index: Int, _ error: SQLiteError
  ) throws -> any Error {
    let layout = change.entity.entityLayout
    for names in change.entity.constraintsOfLineage {
      guard let table = schema.table(of: change.entity) else { break }
      var conditions: [String] = []
      var values: [SQLiteValue] = []
      for name in names {
        guard let place = layout.indexes[name], let column = schema.column(name, of: change.entity),
          let value = columnValues(change, at: place).first
        else { continue }
        conditions.append("\(column.quoted) = ?")
        values.append(value.1)
      }
      guard conditions.count == names.count else { continue }
      let key = try database.first(
        "SELECT Z_PK FROM \(table.name.quoted) WHERE \(conditions.joined(separator: " AND ")) AND Z_PK <> ?",
        values + [.integer(change.id.row)])
      guard let key = key?.integer else { continue }
      let entity = try entity(of: key, in: change.entity.root)
      return SaveConflicts(versions: [], constraints: [(index, names, try row(of: id(entity, key)))])
    }
    return error
  }

  private func delete(_ change: ObjectChange) throws {
    guard let table = schema.table(of: change.entity) else { return }
    try database.run("DELETE FROM \(table.name.quoted) WHERE Z_PK = ?", [.integer(change.id.row)])
    for relationship in change.entity.entityLayout.relationships {
      guard let join = schema.join(relationship) else { continue }
      try database.run(
        "DELETE FROM \(join.table.quoted) WHERE \(join.source.quoted) = ?", [.integer(change.id.row)])
      if join.isReflexive {
        try database.run(
          "DELETE FROM \(join.table.quoted) WHERE \(join.destination.quoted) = ?", [.integer(change.id.row)])
      }
    }
  }

  /// The columns of a property with their values.
  private func columnValues(_ change: ObjectChange, at index: Int) -> [(String, SQLiteValue)] {
    guard let mapping = schema.mapping(of: change.entity), let column = mapping.columns[index] else {
      return []
    }
    let columns = schema.tables[mapping.table].columns
    let value = change.values[index]
    switch columns[column].kind {
    case .attribute(let attribute):
      return [(columns[column].name, ColumnValue.write(value, as: attribute))]
    case .toOne:
      let id = value as? NSManagedObjectID
      var all: [(String, SQLiteValue)] = [(columns[column].name, id.map { .integer($0.row) } ?? .null)]
      if let entity = mapping.entityColumns[index] {
        let number = id.flatMap { schema.numbers[$0.entity.name ?? ""] }
        all.append((columns[entity].name, number.map { .integer(Int64($0)) } ?? .null))
      }
      return all
    case .entity, .order: return []
    }
  }

  private func insert(_ change: ObjectChange) throws {
    guard let mapping = schema.mapping(of: change.entity) else {
      throw CoreDataError.error(
        NSPersistentStoreIncompatibleSchemaError, "The store has no entity \(change.entity.name ?? "").")
    }
    var names = ["Z_PK", "Z_ENT", "Z_OPT"]
    var values: [SQLiteValue] = [
      .integer(change.id.row), .integer(Int64(mapping.number)), .integer(change.version &+ 1),
    ]
    for index in change.values.indices {
      for (name, value) in columnValues(change, at: index) {
        names.append(name)
        values.append(value)
      }
    }
    let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
    let table = schema.tables[mapping.table].name.quoted
    try database.run(
      "INSERT INTO \(table) (\(names.map(\.quoted).joined(separator: ", "))) VALUES (\(marks))", values)
  }

  private func update(_ change: ObjectChange) throws {
    guard let table = schema.table(of: change.entity) else { return }
    var parts = ["Z_OPT = ?"]
    var values: [SQLiteValue] = [.integer(change.version &+ 1)]
    for index in change.changed {
      for (name, value) in columnValues(change, at: index) {
        parts.append("\(name.quoted) = ?")
        values.append(value)
      }
    }
    try database.run(
      "UPDATE \(table.name.quoted) SET \(parts.joined(separator: ", ")) WHERE Z_PK = ?",
      values + [.integer(change.id.row)])
    if database.changes == 0, change.restores { try insert(change) }
  }

  private func saveJoins(_ change: ObjectChange) throws {
    let properties = change.entity.entityLayout.properties
    for index in change.changed {
      guard let relationship = properties[index] as? NSRelationshipDescription, relationship.isToMany,
        let join = schema.join(relationship), let members = change.values[index] as? [NSManagedObjectID]
      else { continue }
      let key = change.id.row
      let (source, other) = (join.source.quoted, join.destination.quoted)
      var known: Set<Int64> = []
      try database.query(
        "SELECT \(other) FROM \(join.table.quoted) WHERE \(source) = ?", [.integer(key)]
      ) { row in
        known.insert(row.integer(0))
        return true
      }
      let wanted = Set(members.map(\.row))
      for gone in known.subtracting(wanted) {
        try database.run(
          "DELETE FROM \(join.table.quoted) WHERE \(source) = ? AND \(other) = ?",
          [.integer(key), .integer(gone)])
        if join.isReflexive {
          try database.run(
            "DELETE FROM \(join.table.quoted) WHERE \(other) = ? AND \(source) = ?",
            [.integer(key), .integer(gone)])
        }
      }
      for new in wanted.subtracting(known) {
        let pairs = join.isReflexive && new != key ? [(key, new), (new, key)] : [(key, new)]
        for pair in pairs {
          try database.run(
            "INSERT OR IGNORE INTO \(join.table.quoted) (\(source), \(other)) VALUES (?, ?)",
            [.integer(pair.0), .integer(pair.1)])
        }
      }
      guard let order = join.order else { continue }
      for (place, member) in members.enumerated() {
        try database.run(
          "UPDATE \(join.table.quoted) SET \(order.quoted) = ? WHERE \(source) = ? AND \(other) = ?",
          [.integer(Int64(place + 1) * 1024), .integer(key), .integer(member.row)])
      }
    }
  }

  /// Saves the order of objects that know their place themselves.
  private func saveOrders(_ change: ObjectChange) throws {
    let properties = change.entity.entityLayout.properties
    for index in change.changed {
      guard let relationship = properties[index] as? NSRelationshipDescription, relationship.isToMany,
        relationship.isOrdered, schema.join(relationship) == nil,
        let inverse = relationship.inverseRelationship, let column = orderColumn(inverse),
        let entity = inverse.entity, let table = schema.table(of: entity),
        let members = change.values[index] as? [NSManagedObjectID]
      else { continue }
      for (place, member) in members.enumerated() {
        try database.run(
          "UPDATE \(table.name.quoted) SET \(column.quoted) = ? WHERE Z_PK = ?",
          [.integer(Int64(place + 1) * 1024), .integer(member.row)])
      }
    }
  }
}

extension NSEntityDescription {
  /// The constraints of the entity and of those that it inherits from.
  var constraintsOfLineage: [[String]] {
    constraintNames + (superentity?.constraintsOfLineage ?? [])
  }
}
