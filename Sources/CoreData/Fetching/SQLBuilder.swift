import Foundation

/// Makes SQL of conditions. What SQL has no words for is nil, and is evaluated in memory.
struct SQLBuilder {
  let sqlite: SQLiteStore
  private var schema: StoreSchema { sqlite.schema }
  /// The values of parameters, in the order of the text.
  private(set) var values: [SQLiteValue] = []
  /// The joins of the outermost query.
  private(set) var joins = ""
  private var joined: [String: (alias: String, entity: NSEntityDescription)] = [:]
  private var count = 0
  private var variables: [String: Scope] = [:]
  private var isNegated = false

  init(_ sqlite: SQLiteStore) { self.sqlite = sqlite }

  /// A row that names refer to.
  struct Scope {
    var alias: String
    var entity: NSEntityDescription
    /// Whether joins may be added to the outermost query.
    var isOuter = false
  }

  /// An expression with the attribute whose type its values have.
  struct Term {
    var sql: String
    var values: [SQLiteValue] = []
    var attribute: NSAttributeDescription?
    var isText: Bool { attribute?.attributeType == .stringAttributeType }
  }

  private mutating func alias() -> String {
    count += 1
    return "t\(count)"
  }

  // MARK: Conditions

  /// Returns a condition's SQL. What the text uses is appended to `values`.
  mutating func sql(_ condition: FetchCondition, _ scope: Scope) -> Term? {
    switch condition {
    case .constant(let value): return Term(sql: value ? "1" : "0")
    case .and(let parts): return combine(parts, " AND ", empty: "1", scope)
    case .or(let parts): return combine(parts, " OR ", empty: "0", scope)
    case .not(let part):
      let before = isNegated
      isNegated = true
      defer { isNegated = before }
      guard let inner = sql(part, scope) else { return nil }
      return Term(sql: "NOT \(inner.sql)", values: inner.values)
    case .comparison(let comparison):
      guard let term = compare(comparison, scope) else { return nil }
      // A comparison with nothing is false, and its opposite true.
      return isNegated ? Term(sql: "IFNULL(\(term.sql), 0)", values: term.values) : term
    }
  }

  private mutating func combine(
    _ parts: [FetchCondition], _ word: String, empty: String, _ scope: Scope
  ) -> Term? {
    var terms: [Term] = []
    for part in parts {
      guard let term = sql(part, scope) else { return nil }
      terms.append(term)
    }
    if terms.isEmpty { return Term(sql: empty) }
    return Term(
      sql: "(" + terms.map(\.sql).joined(separator: word) + ")", values: terms.flatMap(\.values))
  }

  private mutating func compare(_ comparison: FetchCondition.Comparison, _ scope: Scope) -> Term? {
    guard comparison.quantifier != .one else { return single(comparison, scope) }
    guard case .path(let path) = comparison.left else { return nil }
    var inner = comparison
    inner.quantifier = .one
    if comparison.quantifier == .any { return exists(path, inner, scope, negated: false) }
    return exists(path, inner, scope, negated: true)
  }

  /// `ANY path op value`: there is an object for which the comparison holds. `ALL` is the same of its
  /// opposite, negated.
  private mutating func exists(
    _ path: [String], _ comparison: FetchCondition.Comparison, _ scope: Scope, negated: Bool
  ) -> Term? {
    guard let place = path.firstIndex(where: { !$0.isEmpty }), place == 0 else { return nil }
    var entity = scope.entity
    for (index, name) in path.enumerated() {
      guard let relationship = entity.relationshipsByName[name], let next = relationship.destinationEntity
      else { return nil }
      if relationship.isToMany {
        guard let base = walk(Array(path[..<index]), scope) else { return nil }
        var inner = comparison
        let rest = Array(path[(index + 1)...])
        inner.left = rest.isEmpty ? .itself : .path(rest)
        let condition: FetchCondition
        if rest.dropLast().contains(where: { _ in true }), hasToMany(rest, in: next) {
          inner.quantifier = negated ? .all : .any
          condition = negated ? .not(.comparison(inner)) : .comparison(inner)
        } else if hasToMany(rest, in: next) {
          inner.quantifier = negated ? .all : .any
          condition = negated ? .not(.comparison(inner)) : .comparison(inner)
        } else {
          condition = negated ? .not(.comparison(inner)) : .comparison(inner)
        }
        guard let found = members(of: relationship, base, condition, select: "1") else { return nil }
        return Term(sql: "\(negated ? "NOT " : "")EXISTS (\(found.sql))", values: found.values)
      }
      entity = next
    }
    return nil
  }

  private func hasToMany(_ path: [String], in entity: NSEntityDescription) -> Bool {
    var entity = entity
    for name in path {
      guard let relationship = entity.relationshipsByName[name], let next = relationship.destinationEntity
      else { return false }
      if relationship.isToMany { return true }
      entity = next
    }
    return false
  }

  /// A query of the objects of a relationship.
  private mutating func members(
    of relationship: NSRelationshipDescription, _ base: Scope, _ condition: FetchCondition?,
    select: String, variable: String? = nil
  ) -> Term? {
    guard let destination = relationship.destinationEntity, let table = schema.table(of: destination) else {
      return nil
    }
    let inner = Scope(alias: alias(), entity: destination)
    let from: String
    let link: String
    if let join = schema.join(relationship) {
      let other = alias()
      from =
        "\(join.table.quoted) \(other) JOIN \(table.name.quoted) \(inner.alias) "
        + "ON \(inner.alias).Z_PK = \(other).\(join.destination.quoted)"
      link = "\(other).\(join.source.quoted) = \(base.alias).Z_PK"
    } else {
      guard let inverse = relationship.inverseRelationship,
        let column = schema.column(inverse.name, of: inverse.entity ?? destination)
      else { return nil }
      from = "\(table.name.quoted) \(inner.alias)"
      link = "\(inner.alias).\(column.quoted) = \(base.alias).Z_PK"
    }
    var text = link
    var values: [SQLiteValue] = []
    if let condition {
      let before = variable.flatMap { variables[$0] }
      if let variable { variables[variable] = inner }
      defer { if let variable { variables[variable] = before } }
      let negated = isNegated
      isNegated = false
      defer { isNegated = negated }
      guard let term = sql(condition, inner) else { return nil }
      text += " AND \(term.sql)"
      values = term.values
    }
    let chosen = select.replacingOccurrences(of: "$", with: inner.alias)
    return Term(sql: "SELECT \(chosen) FROM \(from) WHERE \(text)", values: values)
  }

  // MARK: Comparisons

  private mutating func single(_ comparison: FetchCondition.Comparison, _ scope: Scope) -> Term? {
    switch comparison.relation {
    case .isIn: return isIn(comparison, scope)
    case .between: return between(comparison, scope)
    default: break
    }
    if comparison.relation == .contains, case .path(let path) = comparison.left,
      let relationship = lastRelationship(path, in: scope.entity), relationship.isToMany
    {
      var inner = comparison
      inner.relation = .equal
      return exists(path, inner, scope, negated: false)
    }
    if let nothing = comparedWithNothing(comparison, scope) { return nothing }
    guard let left = term(comparison.left, scope), !isMissing(comparison.left) else { return nil }
    guard let right = term(comparison.right, scope, like: left.attribute) else { return nil }
    // The other side may know the type.
    guard let left = left.attribute == nil ? term(comparison.left, scope, like: right.attribute) : left else {
      return nil
    }
    return relate(left, comparison.relation, right, options: comparison.options)
  }

  private func isMissing(_ operand: FetchCondition.Operand) -> Bool {
    if case .constant(nil) = operand { true } else { false }
  }

  private mutating func comparedWithNothing(
    _ comparison: FetchCondition.Comparison, _ scope: Scope
  ) -> Term? {
    let other: FetchCondition.Operand
    if isMissing(comparison.right) {
      other = comparison.left
    } else if isMissing(comparison.left) {
      other = comparison.right
    } else {
      return nil
    }
    guard let term = term(other, scope) else { return nil }
    switch comparison.relation {
    case .equal: return Term(sql: "\(term.sql) IS NULL", values: term.values)
    case .notEqual: return Term(sql: "\(term.sql) IS NOT NULL", values: term.values)
    default: return nil
    }
  }

  private func relate(
    _ left: Term, _ relation: FetchCondition.Comparison.Operator, _ right: Term, options: UInt
  ) -> Term? {
    let values = left.values + right.values
    func text(_ name: TextComparison, _ first: Term, _ second: Term) -> Term {
      Term(
        sql: "shoji_text('\(name.rawValue)', \(options), \(first.sql), \(second.sql))",
        values: first.values + second.values)
    }
    let isText = left.isText || right.isText
    func plain(_ word: String) -> Term { Term(sql: "\(left.sql) \(word) \(right.sql)", values: values) }
    switch relation {
    case .equal: return isText && options != 0 ? text(.equal, left, right) : plain("=")
    case .notEqual:
      let equal = isText && options != 0 ? text(.equal, left, right) : plain("=")
      return Term(sql: "NOT IFNULL(\(equal.sql), 0)", values: equal.values)
    case .less: return isText && options != 0 ? text(.less, left, right) : plain("<")
    case .lessOrEqual: return isText && options != 0 ? text(.lessOrEqual, left, right) : plain("<=")
    case .greater: return isText && options != 0 ? text(.less, right, left) : plain(">")
    case .greaterOrEqual: return isText && options != 0 ? text(.lessOrEqual, right, left) : plain(">=")
    case .matches: return isText ? text(.matches, left, right) : nil
    case .like: return isText ? text(.like, left, right) : nil
    case .beginsWith: return isText ? text(.beginsWith, left, right) : nil
    case .endsWith: return isText ? text(.endsWith, left, right) : nil
    case .contains: return isText ? text(.contains, left, right) : nil
    case .isIn, .between: return nil
    }
  }

  private mutating func isIn(_ comparison: FetchCondition.Comparison, _ scope: Scope) -> Term? {
    // `%@ IN tags`: one of the objects of a relationship is the value.
    if case .path(let path) = comparison.right,
      let relationship = lastRelationship(path, in: scope.entity), relationship.isToMany
    {
      let inner = FetchCondition.Comparison(left: comparison.right, relation: .equal, right: comparison.left)
      return exists(path, inner, scope, negated: false)
    }
    guard let left = term(comparison.left, scope) else { return nil }
    let elements: [FetchCondition.Operand]
    switch comparison.right {
    case .list(let list): elements = list
    case .constant(let value):
      guard let values = Collections.elements(value) else {
        // A text in a text.
        guard value is String || value is NSString,
          let right = term(comparison.right, scope, like: left.attribute)
        else { return nil }
        return relate(right, .contains, left, options: comparison.options)
      }
      elements = values.map { .constant($0) }
    default: return nil
    }
    guard elements.count <= 30_000 else { return nil }
    var all = left.values
    var parts: [String] = []
    for element in elements where !isMissing(element) {
      guard let term = term(element, scope, like: left.attribute) else { return nil }
      parts.append(term.sql)
      all += term.values
    }
    if comparison.options != 0, left.isText {
      let tests = parts.map { "shoji_text('equal', \(comparison.options), \(left.sql), \($0))" }
      var values: [SQLiteValue] = []
      for value in all.dropFirst(left.values.count) { values += left.values + [value] }
      return Term(sql: "(" + (["0"] + tests).joined(separator: " OR ") + ")", values: values)
    }
    return Term(sql: "\(left.sql) IN (\(parts.joined(separator: ", ")))", values: all)
  }

  private mutating func between(_ comparison: FetchCondition.Comparison, _ scope: Scope) -> Term? {
    var bounds: [FetchCondition.Operand]
    switch comparison.right {
    case .list(let list): bounds = list
    case .constant(let value): bounds = (Collections.elements(value) ?? []).map { .constant($0) }
    default: return nil
    }
    guard bounds.count == 2, let left = term(comparison.left, scope),
      let low = term(bounds[0], scope, like: left.attribute),
      let high = term(bounds[1], scope, like: left.attribute)
    else { return nil }
    return Term(
      sql: "\(left.sql) BETWEEN \(low.sql) AND \(high.sql)", values: left.values + low.values + high.values)
  }

  private func lastRelationship(
    _ path: [String], in entity: NSEntityDescription
  ) -> NSRelationshipDescription? {
    var entity = entity
    for (index, name) in path.enumerated() {
      guard let relationship = entity.relationshipsByName[name] else { return nil }
      if index == path.count - 1 { return relationship }
      guard let next = relationship.destinationEntity else { return nil }
      entity = next
    }
    return nil
  }

  // MARK: Terms

  /// Returns an expression's SQL.
  ///
  /// - Parameter attribute: The attribute whose type constants have.
  mutating func term(
    _ operand: FetchCondition.Operand, _ scope: Scope, like attribute: NSAttributeDescription? = nil
  ) -> Term? {
    switch operand {
    case .constant(let value): return constant(value, like: attribute)
    case .itself: return Term(sql: "\(scope.alias).Z_PK")
    case .path(let path): return self.path(path, scope)
    case .variable(let name, let path):
      guard let inner = variables[name] else { return nil }
      return path.isEmpty ? Term(sql: "\(inner.alias).Z_PK") : self.path(path, inner)
    case .list: return nil
    case .function(let name, let arguments): return function(name, arguments, scope, like: attribute)
    case .matchCount(let path, let variable, let condition):
      guard let relationship = lastRelationship(path, in: scope.entity), relationship.isToMany,
        let base = walk(path.dropLast(), scope)
      else { return nil }
      guard let found = members(of: relationship, base, condition, select: "COUNT(*)", variable: variable)
      else { return nil }
      return Term(sql: "(\(found.sql))", values: found.values)
    }
  }

  private func constant(_ value: Any?, like attribute: NSAttributeDescription?) -> Term? {
    guard let value, !(value is NSNull) else { return Term(sql: "NULL") }
    if let object = value as? NSManagedObject { return key(object.objectID) }
    if let id = value as? NSManagedObjectID { return key(id) }
    if let attribute {
      guard !attribute.attributeType.isNumber || attribute.attributeType == .decimalAttributeType else {
        // 2.5 is not 2, even beside a whole number.
        if let number = AttributeValue.double(value), number != number.rounded() || abs(number) > 1e15,
          !(value is Int64)
        {
          return Term(sql: "?", values: [.real(number)], attribute: attribute)
        }
        return AttributeValue.integer(value).map {
          Term(sql: "?", values: [.integer($0)], attribute: attribute)
        }
      }
      guard let kept = AttributeValue.normalize(value, as: attribute.attributeType) else { return nil }
      return Term(sql: "?", values: [ColumnValue.write(kept, as: attribute)], attribute: attribute)
    }
    switch value {
    case let value as String: return Term(sql: "?", values: [.text(value)])
    case let value as Date: return Term(sql: "?", values: [.real(value.timeIntervalSinceReferenceDate)])
    default:
      guard let number = AttributeValue.double(value) else { return nil }
      if let whole = Int64(exactly: number) { return Term(sql: "?", values: [.integer(whole)]) }
      return Term(sql: "?", values: [.real(number)])
    }
  }

  private func key(_ id: NSManagedObjectID) -> Term? {
    // An object of another store, or one that was never saved, is no row's.
    Term(sql: "?", values: [.integer(id.persistentStore === sqlite.store ? id.row : -1)])
  }

  /// Returns the scope at the end of to-one relationships, whose tables the outermost query joins.
  private mutating func walk(_ path: [String], _ scope: Scope) -> Scope? {
    guard !path.isEmpty else { return scope }
    guard scope.isOuter else { return nil }
    var current = scope
    for end in 1...path.count {
      let key = path[..<end].joined(separator: ".")
      if let known = joined[key] {
        current = Scope(alias: known.alias, entity: known.entity, isOuter: true)
        continue
      }
      guard let relationship = current.entity.relationshipsByName[path[end - 1]], !relationship.isToMany,
        let destination = relationship.destinationEntity, let table = schema.table(of: destination),
        let column = schema.column(relationship.name, of: current.entity)
      else { return nil }
      let new = alias()
      joins += " LEFT JOIN \(table.name.quoted) \(new) ON \(new).Z_PK = \(current.alias).\(column.quoted)"
      joined[key] = (new, destination)
      current = Scope(alias: new, entity: destination, isOuter: true)
    }
    return current
  }

  private mutating func path(_ path: [String], _ scope: Scope) -> Term? {
    var path = path
    if path.first == "SELF" || path.first == "self" { path.removeFirst() }
    guard let last = path.last else { return Term(sql: "\(scope.alias).Z_PK") }
    if let place = path.firstIndex(where: { $0.hasPrefix("@") }) {
      return aggregate(Array(path[..<place]), path[place], Array(path[(place + 1)...]), scope)
    }
    if last == "objectID" { return self.path(path.dropLast(), scope) }
    guard let base = walk(path.dropLast(), scope) ?? nested(path, scope) else {
      return nestedTerm(path, scope)
    }
    return property(last, base)
  }

  private func nested(_ path: [String], _ scope: Scope) -> Scope? { path.count == 1 ? scope : nil }

  /// A path over to-one relationships inside a subquery, where nothing can be joined to the outermost query.
  private mutating func nestedTerm(_ path: [String], _ scope: Scope) -> Term? {
    guard path.count > 1, let relationship = scope.entity.relationshipsByName[path[0]],
      !relationship.isToMany,
      let destination = relationship.destinationEntity, let table = schema.table(of: destination),
      let column = schema.column(relationship.name, of: scope.entity)
    else { return nil }
    let inner = Scope(alias: alias(), entity: destination)
    guard let term = self.path(Array(path.dropFirst()), inner) else { return nil }
    return Term(
      sql: "(SELECT \(term.sql) FROM \(table.name.quoted) \(inner.alias) "
        + "WHERE \(inner.alias).Z_PK = \(scope.alias).\(column.quoted))",
      values: term.values, attribute: term.attribute)
  }

  private func property(_ name: String, _ scope: Scope) -> Term? {
    guard let property = scope.entity.propertiesByName[name], !property.isTransient,
      let column = schema.column(name, of: scope.entity)
    else { return nil }
    if let attribute = property as? NSAttributeDescription {
      switch attribute.attributeType {
      case .transformableAttributeType, .compositeAttributeType, .undefinedAttributeType: return nil
      default: break
      }
      return Term(sql: "\(scope.alias).\(column.quoted)", attribute: attribute)
    }
    return Term(sql: "\(scope.alias).\(column.quoted)")
  }

  private mutating func aggregate(
    _ path: [String], _ name: String, _ rest: [String], _ scope: Scope
  ) -> Term? {
    guard let relationship = lastRelationship(path, in: scope.entity), relationship.isToMany,
      let destination = relationship.destinationEntity, let base = walk(path.dropLast(), scope)
    else { return nil }
    if name == "@count", rest.isEmpty {
      return members(of: relationship, base, nil, select: "COUNT(*)").map {
        Term(sql: "(\($0.sql))", values: $0.values)
      }
    }
    let functions = ["@sum": "TOTAL", "@avg": "AVG", "@min": "MIN", "@max": "MAX"]
    guard let function = functions[name], rest.count == 1,
      let attribute = destination.attributesByName[rest[0]],
      let column = schema.column(rest[0], of: destination)
    else { return nil }
    return members(of: relationship, base, nil, select: "\(function)($.\(column.quoted))").map {
      Term(sql: "(\($0.sql))", values: $0.values, attribute: attribute)
    }
  }

  private mutating func function(
    _ name: String, _ arguments: [FetchCondition.Operand], _ scope: Scope,
    like attribute: NSAttributeDescription?
  ) -> Term? {
    var terms: [Term] = []
    for argument in arguments {
      guard let term = term(argument, scope, like: attribute) else { return nil }
      terms.append(term)
    }
    let values = terms.flatMap(\.values)
    let known = terms.compactMap(\.attribute).first
    let infix = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*"]
    if let word = infix[name], terms.count == 2 {
      return Term(sql: "(\(terms[0].sql) \(word) \(terms[1].sql))", values: values, attribute: known)
    }
    switch (name, terms.count) {
    case ("divide:by:", 2):
      return Term(sql: "(\(terms[0].sql) * 1.0 / \(terms[1].sql))", values: values, attribute: known)
    case ("abs:", 1): return Term(sql: "ABS(\(terms[0].sql))", values: values, attribute: known)
    case ("lowercase:", 1), ("uppercase:", 1), ("canonical:", 1):
      return Term(
        sql: "shoji_case('\(name.dropLast())', \(terms[0].sql))", values: values, attribute: known)
    case ("length:", 1): return Term(sql: "LENGTH(\(terms[0].sql))", values: values)
    case ("now", 0): return Term(sql: "?", values: [.real(Date().timeIntervalSinceReferenceDate)])
    default: return nil
    }
  }
}

/// Collections of any kind.
enum Collections {
  static func elements(_ value: Any?) -> [Any?]? {
    switch value {
    case let value as [Any]: value
    case let value as NSArray: value.map { $0 }
    case let value as NSSet: value.map { $0 }
    case let value as NSOrderedSet: value.map { $0 }
    case let value as Set<AnyHashable>: value.map { $0.base }
    case let value as any Collection where !(value is String) && !(value is Data): value.map { $0 }
    default: nil
    }
  }
}
