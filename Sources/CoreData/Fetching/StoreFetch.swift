import Foundation

/// The part of a fetch that its store needs.
struct FetchOptions {
  /// Whether the store applies limit and offset, which it cannot beside unsaved changes.
  var limits = true
  /// Whether values are read.
  var reads = true
  /// Whether only the number matters.
  var counts = false
}

/// The result of a fetch in a store.
struct FetchOutcome {
  var objects: [StoredObject] = []
  var ids: [NSManagedObjectID] = []
  var count = 0
  /// The predicate that is still to be evaluated.
  var remaining: NSPredicate?
  var isSorted = true
  var isLimited = true

  mutating func add(_ other: FetchOutcome) {
    objects += other.objects
    ids += other.ids
    count += other.count
    remaining = remaining ?? other.remaining
    isSorted = isSorted && other.isSorted
    isLimited = isLimited && other.isLimited
  }
}

/// One fetch of one store.
struct StoreFetch {
  private let sqlite: SQLiteStore
  private let entity: NSEntityDescription
  private let content: FetchContent
  private let options: FetchOptions
  private var builder: SQLBuilder
  private let scope: SQLBuilder.Scope

  init(
    _ sqlite: SQLiteStore, _ entity: NSEntityDescription, _ content: FetchContent, _ options: FetchOptions
  ) {
    (self.sqlite, self.entity, self.content, self.options) = (sqlite, entity, content, options)
    builder = SQLBuilder(sqlite)
    scope = SQLBuilder.Scope(alias: "t0", entity: entity, isOuter: true)
  }

  mutating func run() throws -> FetchOutcome {
    var outcome = FetchOutcome()
    guard let mapping = sqlite.schema.mapping(of: entity) else { return outcome }
    let table = sqlite.schema.tables[mapping.table]
    var conditions: [String] = []
    var values: [SQLiteValue] = []
    if let kinds = kinds(of: table) { conditions.append(kinds) }
    let (terms, remaining) = split(content.predicate)
    for term in terms {
      conditions.append(term.sql)
      values += term.values
    }
    outcome.remaining = remaining
    let order = options.counts ? "" : order(&outcome)
    outcome.isLimited = options.limits && remaining == nil && outcome.isSorted
    var tail = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
    if !order.isEmpty { tail += " ORDER BY " + order }
    let from = " FROM \(table.name.quoted) t0\(builder.joins)"
    let limit =
      content.limit > 0 || content.offset > 0
      ? " LIMIT \(content.limit > 0 ? content.limit : -1) OFFSET \(content.offset)" : ""
    if options.counts, remaining == nil {
      let sql = "SELECT COUNT(*) FROM (SELECT 1\(from)\(tail)\(outcome.isLimited ? limit : ""))"
      outcome.count = Int(try sqlite.database.first(sql, values)?.integer ?? 0)
      return outcome
    }
    if outcome.isLimited { tail += limit }
    if options.reads || remaining != nil {
      try sqlite.database.query(
        "SELECT \(sqlite.columns(ofTable: mapping.table))\(from)\(tail)", values
      ) { row in
        outcome.objects.append(sqlite.object(row, table: mapping.table))
        return true
      }
    } else {
      try sqlite.database.query("SELECT t0.Z_PK, t0.Z_ENT\(from)\(tail)", values) { row in
        let found = sqlite.schema.entities[Int(row.integer(1))] ?? entity
        outcome.ids.append(sqlite.id(found, row.integer(0)))
        return true
      }
    }
    return outcome
  }

  private func kinds(of table: StoreSchema.Table) -> String? {
    let wanted = content.includesSubentities ? entity.family : [entity]
    let numbers = wanted.compactMap { sqlite.schema.numbers[$0.name ?? ""] }
    guard Set(numbers) != Set(table.numbers) else { return nil }
    return "t0.Z_ENT IN (\(numbers.map(String.init).joined(separator: ", ")))"
  }

  /// Splits a predicate into what SQL has words for and the rest.
  private mutating func split(_ predicate: NSPredicate?) -> ([SQLBuilder.Term], NSPredicate?) {
    guard let predicate else { return ([], nil) }
    if let term = translate(predicate) { return ([term], nil) }
    guard let compound = predicate as? NSCompoundPredicate, compound.compoundPredicateType == .and else {
      return ([], predicate)
    }
    var terms: [SQLBuilder.Term] = []
    var rest: [NSPredicate] = []
    for part in compound.subpredicates {
      if let term = translate(part) { terms.append(term) } else { rest.append(part) }
    }
    return (terms, NSCompoundPredicate(andPredicateWithSubpredicates: rest))
  }

  private mutating func translate(_ predicate: NSPredicate) -> SQLBuilder.Term? {
    guard let condition = PredicateReading.condition(of: predicate) else { return nil }
    var trial = builder
    guard let term = trial.sql(condition, scope) else { return nil }
    builder = trial
    return term
  }

  /// The order, empty where it cannot be one of SQL.
  private mutating func order(_ outcome: inout FetchOutcome) -> String {
    var parts: [String] = []
    var ascending = true
    for descriptor in content.sortDescriptors ?? [] {
      guard let key = PredicateReading.sortKey(of: descriptor),
        let term = builder.term(.path(key.path.split(separator: ".").map(String.init)), scope),
        term.values.isEmpty
      else {
        outcome.isSorted = false
        return "t0.Z_PK"
      }
      let collation = key.order.map { " COLLATE \($0.collation)" } ?? ""
      ascending = key.ascending
      parts.append("\(term.sql)\(collation) \(key.ascending ? "ASC" : "DESC")")
    }
    parts.append("t0.Z_PK \(ascending ? "ASC" : "DESC")")
    return parts.joined(separator: ", ")
  }

  // MARK: Dictionaries

  /// Returns dictionaries of values, groups and what functions make of them.
  mutating func dictionaries(_ columns: [DictionaryColumn], groups: [String]) throws -> [NSDictionary] {
    guard let mapping = sqlite.schema.mapping(of: entity) else { return [] }
    let table = sqlite.schema.tables[mapping.table]
    var selected: [String] = []
    var attributes: [NSAttributeDescription?] = []
    var values: [SQLiteValue] = []
    for column in columns {
      guard let term = column.term(&builder, scope) else { throw unsupported("the property \(column.name)") }
      selected.append(term.sql)
      attributes.append(term.attribute)
      values += term.values
    }
    var tail = ""
    let (terms, remaining) = split(content.predicate)
    guard remaining == nil else {
      throw unsupported("the predicate \(content.predicate?.predicateFormat ?? "")")
    }
    let conditions = [kinds(of: table)].compactMap { $0 } + terms.map(\.sql)
    values += terms.flatMap(\.values)
    if !conditions.isEmpty { tail += " WHERE " + conditions.joined(separator: " AND ") }
    let grouped = try groups.map { name -> String in
      guard let term = builder.term(.path([name]), scope) else { throw unsupported("the property \(name)") }
      return term.sql
    }
    if !grouped.isEmpty { tail += " GROUP BY " + grouped.joined(separator: ", ") }
    if let having = content.havingPredicate {
      guard let term = translate(having) else { throw unsupported("having \(having.predicateFormat)") }
      tail += " HAVING " + term.sql
      values += term.values
    }
    var outcome = FetchOutcome()
    let order = content.sortDescriptors?.isEmpty == false ? order(&outcome) : ""
    if !order.isEmpty, outcome.isSorted { tail += " ORDER BY " + order }
    if content.limit > 0 || content.offset > 0 {
      tail += " LIMIT \(content.limit > 0 ? content.limit : -1) OFFSET \(content.offset)"
    }
    var found: [NSDictionary] = []
    let distinct = content.returnsDistinctResults ? "DISTINCT " : ""
    let list = selected.joined(separator: ", ")
    try sqlite.database.query(
      "SELECT \(distinct)\(list) FROM \(table.name.quoted) t0\(builder.joins)\(tail)",
      values
    ) { row in
      let one = NSMutableDictionary()
      for (index, column) in columns.enumerated() where !row.isNull(index) {
        one[column.name] = column.value(row, index, attributes[index], sqlite)
      }
      found.append(one)
      return true
    }
    return found
  }

  private func unsupported(_ what: String) -> NSError {
    CoreDataError.error(
      NSPersistentStoreUnsupportedRequestTypeError, "A fetch of dictionaries cannot have \(what).")
  }
}

/// A value in dictionaries.
struct DictionaryColumn {
  var name: String
  var operand: FetchCondition.Operand
  /// A function over rows, such as `SUM`.
  var aggregate: String?
  var type: NSAttributeType?
  var destination: NSEntityDescription?

  func term(_ builder: inout SQLBuilder, _ scope: SQLBuilder.Scope) -> SQLBuilder.Term? {
    guard var term = builder.term(operand, scope) else { return nil }
    if let aggregate {
      term.sql = "\(aggregate)(\(term.sql))"
      if aggregate == "COUNT" || aggregate == "AVG" { term.attribute = nil }
    }
    return term
  }

  func value(_ row: SQLiteRow, _ index: Int, _ attribute: NSAttributeDescription?, _ sqlite: SQLiteStore)
    -> Any?
  {
    if let destination { return sqlite.id(destination, row.integer(index)) }
    if let attribute { return AttributeValue.export(ColumnValue.read(row, index, attribute)) }
    switch row.value(index) {
    case .integer(let value): return NSNumber(value: value)
    case .real(let value): return NSNumber(value: value)
    case .text(let value): return value
    case .blob(let value): return value
    case .null: return nil
    }
  }
}
