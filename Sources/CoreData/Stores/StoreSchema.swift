import Foundation

/// The tables and columns of a store, in Apple's layout.
///
/// A root entity has a table, in which the objects of all entities below it are rows. `Z_ENT` says of which.
struct StoreSchema {
  struct Column {
    enum Kind {
      case attribute(NSAttributeDescription)
      case toOne(NSRelationshipDescription)
      /// The number of the entity at the other end of a relationship, which may be one of several.
      case entity(NSRelationshipDescription)
      /// The place among the objects of an ordered relationship, whose inverse this is.
      case order(NSRelationshipDescription)
    }
    var name: String
    var kind: Kind

    var type: String {
      switch kind {
      case .attribute(let attribute): attribute.attributeType.columnType
      default: "INTEGER"
      }
    }
  }

  struct Table {
    var name: String
    var root: NSEntityDescription
    var columns: [Column] = []
    var numbers: [Int] = []
  }

  /// The columns of an entity's table: places of columns by places of properties.
  struct Mapping {
    var table: Int
    var number: Int
    var columns: [Int?]
    var entityColumns: [Int?]
    var orderColumns: [Int: Int] = [:]
  }

  struct Join {
    var table: String
    /// The columns of this side's and the other side's keys, and of the other's place.
    var source: String
    var destination: String
    var order: String?
    /// Whether the relationship is its own inverse.
    var isReflexive = false
  }

  private(set) var tables: [Table] = []
  private(set) var numbers: [String: Int] = [:]
  private(set) var mappings: [String: Mapping] = [:]
  private(set) var entities: [Int: NSEntityDescription] = [:]
  private var joins: [ObjectIdentifier: Join] = [:]

  /// Plans the tables of entities.
  ///
  /// - Parameters:
  ///   - known: The numbers of entities in a file that is there already.
  ///   - existing: The names of tables in it.
  init(
    _ all: [NSEntityDescription], known: [String: Int] = [:], existing: Set<String> = []
  ) {
    let roots = all.filter { $0.superentity == nil }.sorted { $0.name ?? "" < $1.name ?? "" }
    assignNumbers(roots, known: known)
    for root in roots { addTable(root) }
    for root in roots {
      for entity in root.family { addJoins(of: entity, existing: existing) }
    }
  }

  func mapping(of entity: NSEntityDescription) -> Mapping? { mappings[entity.name ?? ""] }

  func table(of entity: NSEntityDescription) -> Table? { mapping(of: entity).map { tables[$0.table] } }

  /// The table between the objects of a relationship that no column holds.
  func join(_ relationship: NSRelationshipDescription) -> Join? { joins[ObjectIdentifier(relationship)] }

  var allJoins: [Join] {
    var seen: Set<String> = []
    return joins.values.sorted { ($0.table, $0.source) < ($1.table, $1.source) }
      .filter { seen.insert($0.table).inserted }
  }

  private mutating func assignNumbers(_ roots: [NSEntityDescription], known: [String: Int]) {
    numbers = known
    var next = (known.values.max() ?? 0) &+ 1
    for entity in roots.flatMap(\.sortedFamily) {
      let name = entity.name ?? ""
      if numbers[name] == nil {
        numbers[name] = next
        next &+= 1
      }
      entities[numbers[name]!] = entity
    }
  }

  private mutating func addTable(_ root: NSEntityDescription) {
    var table = Table(name: "Z" + (root.name ?? "").uppercased(), root: root)
    var taken: Set<String> = ["Z_PK", "Z_ENT", "Z_OPT"]
    var places: [ObjectIdentifier: (value: Int, entity: Int?)] = [:]
    var orders: [ObjectIdentifier: Int] = [:]
    func add(_ name: String, _ kind: Column.Kind) -> Int {
      var free = name
      var suffix = 1
      while !taken.insert(free).inserted {
        free = name + "\(suffix)"
        suffix += 1
      }
      table.columns.append(Column(name: free, kind: kind))
      return table.columns.count - 1
    }
    for entity in root.sortedFamily {
      for property in entity.storedOwnProperties.sorted(by: { $0.name < $1.name }) {
        let name = property.name.uppercased()
        switch property {
        case let attribute as NSAttributeDescription:
          places[ObjectIdentifier(property)] = (add("Z" + name, .attribute(attribute)), nil)
        case let relationship as NSRelationshipDescription where !relationship.isToMany:
          let value = add("Z" + name, .toOne(relationship))
          let destination = relationship.destinationEntity
          var entity: Int?
          if let destination, destination.root.family.count > 1 {
            entity = add("Z\(numbers[destination.name ?? ""] ?? 0)_\(name)", .entity(relationship))
          }
          places[ObjectIdentifier(property)] = (value, entity)
          if let inverse = relationship.inverseRelationship, inverse.isToMany, inverse.isOrdered {
            orders[ObjectIdentifier(property)] = add("Z_FOK_" + name, .order(inverse))
          }
        default: break
        }
      }
    }
    table.numbers = root.family.compactMap { numbers[$0.name ?? ""] }.sorted()
    tables.append(table)
    for entity in root.family {
      let properties = entity.entityLayout.properties
      var mapping = Mapping(
        table: tables.count - 1, number: numbers[entity.name ?? ""] ?? 0,
        columns: properties.map { places[ObjectIdentifier($0)]?.value },
        entityColumns: properties.map { places[ObjectIdentifier($0)]?.entity })
      for (index, property) in properties.enumerated() {
        if let order = orders[ObjectIdentifier(property)] { mapping.orderColumns[index] = order }
      }
      mappings[entity.name ?? ""] = mapping
    }
  }

  private mutating func addJoins(of entity: NSEntityDescription, existing: Set<String>) {
    for case let relationship as NSRelationshipDescription in entity.storedOwnProperties
    where relationship.isToMany && joins[ObjectIdentifier(relationship)] == nil {
      let inverse = relationship.inverseRelationship
      if let inverse, !inverse.isToMany { continue }
      guard let destination = relationship.destinationEntity else { continue }
      guard let inverse else {
        let source = join(relationship, entity, destination, inverseName: entity.name ?? "")
        joins[ObjectIdentifier(relationship)] = source
        continue
      }
      let other = inverse.entity ?? destination
      let forward = join(relationship, entity, other, inverseName: inverse.name)
      let backward = join(inverse, other, entity, inverseName: relationship.name)
      let isFirst = (number(entity), relationship.name) <= (number(other), inverse.name)
      let useForward =
        existing.contains(forward.table) || (!existing.contains(backward.table) && isFirst)
      joins[ObjectIdentifier(relationship)] = useForward ? forward : backward.reversed(relationship)
      if inverse !== relationship {
        joins[ObjectIdentifier(inverse)] = useForward ? forward.reversed(inverse) : backward
      }
    }
  }

  private func number(_ entity: NSEntityDescription) -> Int { numbers[entity.name ?? ""] ?? 0 }

  private func join(
    _ relationship: NSRelationshipDescription, _ entity: NSEntityDescription,
    _ destination: NSEntityDescription, inverseName: String
  ) -> Join {
    let (first, second) = (number(entity), number(destination))
    let name = relationship.name.uppercased()
    let source = "Z_\(first)\(inverseName.uppercased())"
    var other = "Z_\(second)\(name)"
    if other == source { other = "REFLEXIVE" }
    return Join(
      table: "Z_\(first)\(name)", source: source, destination: other,
      order: relationship.isOrdered ? "Z_FOK_\(second)\(name)" : nil,
      isReflexive: relationship.inverseRelationship === relationship)
  }
}

extension StoreSchema.Join {
  fileprivate func reversed(_ relationship: NSRelationshipDescription) -> Self {
    Self(
      table: table, source: destination, destination: source,
      order: relationship.isOrdered ? "Z_FOK_\(source.dropFirst(2))" : nil, isReflexive: isReflexive)
  }
}

extension NSEntityDescription {
  /// The entity and those below it, sorted by name.
  fileprivate var sortedFamily: [NSEntityDescription] {
    [self] + subentities.sorted { $0.name ?? "" < $1.name ?? "" }.flatMap(\.sortedFamily)
  }

  fileprivate var storedOwnProperties: [NSPropertyDescription] {
    ownProperties.filter { !$0.isTransient && !($0 is NSFetchedPropertyDescription) }
  }
}

// MARK: Making

extension StoreSchema {
  /// The statements that make the tables of a new store.
  var statements: [String] {
    var all = [
      """
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)
      """,
      "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
      "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)",
    ]
    all += tables.map(create)
    all += allJoins.map(create)
    all += indexes
    return all
  }

  func create(_ table: Table) -> String {
    let columns = ["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"]
    let own = table.columns.map { "\($0.name.quoted) \($0.type)" }
    return "CREATE TABLE \(table.name.quoted) ( \((columns + own).joined(separator: ", ")) )"
  }

  func create(_ join: Join) -> String {
    let orders = joins.values.filter { $0.table == join.table }.compactMap(\.order)
    let columns = ([join.source, join.destination] + Set(orders).sorted()).map { "\($0.quoted) INTEGER" }
    return "CREATE TABLE \(join.table.quoted) ( \(columns.joined(separator: ", ")), "
      + "PRIMARY KEY (\(join.source.quoted), \(join.destination.quoted)) )"
  }

  /// The statements that make the indexes.
  var indexes: [String] {
    var all: [String] = []
    for table in tables {
      for column in table.columns {
        switch column.kind {
        case .toOne: break
        case .attribute(let attribute) where attribute.isIndexed: break
        default: continue
        }
        all.append(
          "CREATE INDEX \("\(table.name)_\(column.name)_INDEX".quoted) "
            + "ON \(table.name.quoted) (\(column.name.quoted))")
      }
    }
    for entity in entities.keys.sorted().compactMap({ entities[$0] }) { all += indexes(of: entity) }
    all += allJoins.map { join in
      "CREATE INDEX \("\(join.table)_\(join.destination)_INDEX".quoted) "
        + "ON \(join.table.quoted) (\(join.destination.quoted), \(join.source.quoted))"
    }
    return all
  }

  private func indexes(of entity: NSEntityDescription) -> [String] {
    guard let table = table(of: entity) else { return [] }
    var all: [String] = []
    for index in entity.indexes {
      let columns = index.elements.compactMap { element in
        element.propertyName.flatMap { column($0, of: entity) }.map {
          "\($0.quoted) COLLATE BINARY \(element.isAscending ? "ASC" : "DESC")"
        }
      }
      guard !columns.isEmpty else { continue }
      all.append(
        "CREATE INDEX IF NOT EXISTS \("Z_\(entity.name ?? "")_\(index.name)".quoted) "
          + "ON \(table.name.quoted) (\(columns.joined(separator: ", ")))")
    }
    for constraint in entity.constraintNames {
      let columns = constraint.compactMap { column($0, of: entity) }
      guard columns.count == constraint.count, !columns.isEmpty else { continue }
      let name = "Z_\(entity.name ?? "")_UNIQUE_\(constraint.joined(separator: "_"))"
      all.append(
        "CREATE UNIQUE INDEX \(name.quoted) ON \(table.name.quoted) "
          + "(\(columns.map(\.quoted).joined(separator: ", ")))")
    }
    return all
  }

  /// The column of a property.
  func column(_ property: String, of entity: NSEntityDescription) -> String? {
    guard let mapping = mapping(of: entity), let index = entity.entityLayout.indexes[property],
      let column = mapping.columns[index]
    else { return nil }
    return tables[mapping.table].columns[column].name
  }
}

extension NSEntityDescription {
  /// The names of properties whose values no two objects share.
  var constraintNames: [[String]] {
    uniquenessConstraints.map { constraint in
      constraint.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
    }
  }
}

extension String {
  /// The name as one in SQL.
  var quoted: String { "\"\(replacingOccurrences(of: "\"", with: "\"\""))\"" }
}
