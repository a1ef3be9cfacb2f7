import Foundation

extension PredicateParser {
  /// Reads an expression.
  mutating func expression() throws(PredicateFormatError) -> NSExpression {
    let start = lexer.start
    return try expression(of: operand(1), at: start)
  }

  private func expression(of part: Part, at start: Int) throws(PredicateFormatError) -> NSExpression {
    if case .expression(let expression) = part { return expression }
    throw lexer.error(at: start, "a comparison stands where a value was expected.")
  }

  // MARK: Operators

  private enum Operation {
    case function(String)
    case set(ExpressionNode.SetOperation)
  }

  /// Returns the operator that is next, with its rank: a higher one binds closer.
  private var operation: (rank: Int, Operation)? {
    switch token {
    case .symbol("|"): (2, .function("bitwiseOr:with:"))
    case .symbol("^"): (3, .function("bitwiseXor:with:"))
    case .symbol("&"): (4, .function("bitwiseAnd:with:"))
    case .symbol("<<"): (5, .function("leftshift:by:"))
    case .symbol(">>"): (5, .function("rightshift:by:"))
    case .symbol("+"): (6, .function("add:to:"))
    case .symbol("-"): (6, .function("from:subtract:"))
    case .symbol("*"): (7, .function("multiply:by:"))
    case .symbol("/"): (7, .function("divide:by:"))
    case .symbol("**"): (8, .function("raise:toPower:"))
    case .identifier(let word, false):
      ExpressionNode.SetOperation(rawValue: word.uppercased()).map { (1, .set($0)) }
    default: nil
    }
  }

  /// Reads operands with the operators between them whose rank is at least the given one.
  mutating func operand(_ rank: Int) throws(PredicateFormatError) -> Part {
    let start = lexer.start
    var part = try unary()
    while let (found, operation) = operation, found >= rank {
      try countNested()
      let left = try expression(of: part, at: start)
      try advance()
      let rightStart = lexer.start
      let right = try expression(of: operand(found + 1), at: rightStart)
      switch operation {
      case .function(let name):
        part = .expression(.make(.function(operand: nil, name: name, arguments: [left, right])))
      case .set(let operation): part = .expression(.make(.set(operation, left, right)))
      }
    }
    return part
  }

  private mutating func unary() throws(PredicateFormatError) -> Part {
    let start = lexer.start
    if try take("-") {
      switch token {
      case .integer(let number):
        try advance()
        return .expression(.make(.constant(-number)))
      case .real(let number):
        try advance()
        return .expression(.make(.constant(-number)))
      default:
        let part = try inside { parser throws(PredicateFormatError) in try parser.unary() }
        let value = try expression(of: part, at: start)
        return .expression(
          .make(
            .function(
              operand: nil, name: "from:subtract:", arguments: [.make(.constant(0)), value])))
      }
    }
    if try take("~") {
      let part = try inside { parser throws(PredicateFormatError) in try parser.unary() }
      let value = try expression(of: part, at: start)
      return .expression(
        .make(.function(operand: nil, name: "onesComplement:", arguments: [value])))
    }
    return try postfix()
  }

  // MARK: Key paths and indexes

  private mutating func postfix() throws(PredicateFormatError) -> Part {
    let start = lexer.start
    var part = try primary()
    while token == .symbol(".") || token == .symbol("[") {
      let whole = try expression(of: part, at: start)
      if try take(".") {
        part = .expression(try path(of: whole, try key()))
      } else {
        try advance()
        let index = try inside { parser throws(PredicateFormatError) in try parser.index() }
        try expect("]", "after the index")
        part = .expression(
          .make(.function(operand: nil, name: "objectFrom:withIndex:", arguments: [whole, index])))
      }
    }
    return part
  }

  /// Reads a key behind a point.
  private mutating func key() throws(PredicateFormatError) -> String {
    switch token {
    case .identifier(let name, _):
      try advance()
      return name
    case .keyPlace: return try keyPlace()
    default: throw mistake("expected a key after the point, found \(token.description).")
    }
  }

  private mutating func path(of whole: NSExpression, _ key: String) throws(PredicateFormatError)
    -> NSExpression
  {
    switch whole.node {
    case .keyPath(let path): return .make(.keyPath(path + "." + key))
    case .evaluatedObject: return .make(.keyPath(key))
    case .function(let operand?, "valueForKeyPath:", let arguments):
      guard let path = arguments.first else { break }
      let longer = NSExpression.make(.keyPath(path.keyPath + "." + key))
      return .make(.function(operand: operand, name: "valueForKeyPath:", arguments: [longer]))
    default: break
    }
    try countNested()
    return .make(
      .function(operand: whole, name: "valueForKeyPath:", arguments: [.make(.keyPath(key))]))
  }

  private mutating func index() throws(PredicateFormatError) -> NSExpression {
    if case .identifier(let word, false) = token,
      let place = ExpressionNode.CollectionPlace(rawValue: word.uppercased())
    {
      try advance()
      return .make(.place(place))
    }
    return try expression()
  }

  private mutating func keyPlace() throws(PredicateFormatError) -> String {
    let start = lexer.start
    try advance()
    guard let value = arguments.take(.object) else { throw missingArgument }
    guard let path = value as? String else {
      throw lexer.error(at: start, "%K needs a key path, found \(value.map { "\($0)" } ?? "nil").")
    }
    return path
  }

  private var missingArgument: PredicateFormatError {
    PredicateFormatError(
      format: lexer.format, place: nil,
      reason: "Insufficient arguments for conversion characters specified in format string")
  }

  // MARK: Values

  private mutating func primary() throws(PredicateFormatError) -> Part {
    switch token {
    case .integer(let number): return try constant(number)
    case .real(let number): return try constant(number)
    case .string(let text): return try constant(text)
    case .variable(let name):
      try advance()
      return .expression(.make(.variable(name)))
    case .value(let kind):
      try advance()
      guard let value = arguments.take(kind) else { throw missingArgument }
      if let expression = value as? NSExpression { return .expression(expression) }
      if let predicate = value as? NSPredicate { return .predicate(predicate) }
      return .expression(.make(.constant(value)))
    case .keyPlace: return .expression(Self.keyPath(try keyPlace()))
    case .symbol("("):
      try advance()
      let part = try inside { parser throws(PredicateFormatError) in try parser.either() }
      try expect(")", "for the parenthesis")
      return part
    case .symbol("{"): return .expression(try aggregate())
    case .selector(let name):
      try advance()
      return .expression(try call(name))
    case .identifier(let name, let isEscaped): return try named(name, isEscaped)
    default: throw mistake("expected a value, found \(token.description).")
    }
  }

  private static func keyPath(_ path: String) -> NSExpression {
    path.uppercased() == "SELF" ? .make(.evaluatedObject) : .make(.keyPath(path))
  }

  private mutating func constant(_ value: Any?) throws(PredicateFormatError) -> Part {
    try advance()
    return .expression(.make(.constant(value)))
  }

  private mutating func aggregate() throws(PredicateFormatError) -> NSExpression {
    try advance()
    let elements = try list(until: "}")
    return .make(.aggregate(elements))
  }

  /// Reads expressions with commas between them, and the sign behind the last.
  private mutating func list(until end: String) throws(PredicateFormatError) -> [NSExpression] {
    var elements: [NSExpression] = []
    if try take(end) { return elements }
    repeat {
      elements.append(try beside { parser throws(PredicateFormatError) in try parser.argument() })
    } while try take(",")
    try expect(end, "or a comma")
    return elements
  }

  // MARK: Words

  private mutating func named(_ name: String, _ isEscaped: Bool) throws(PredicateFormatError)
    -> Part
  {
    let start = lexer.start
    let word = isEscaped ? "" : name.uppercased()
    switch word {
    case "TRUE", "YES": return try constant(true)
    case "FALSE", "NO": return try constant(false)
    case "NULL", "NIL": return try constant(nil)
    case "SELF":
      try advance()
      return .expression(.make(.evaluatedObject))
    case "ANYKEY":
      try advance()
      return .expression(.make(.anyKey))
    case "TRUEPREDICATE", "FALSEPREDICATE":
      try advance()
      return .predicate(NSPredicate(value: word == "TRUEPREDICATE"))
    case "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS",
      "BEGINSWITH", "ENDSWITH", "BETWEEN":
      throw mistake("expected a value, found \(name). A key of this name is written #\(name).")
    default: break
    }
    try advance()
    guard token == .symbol("("), !isEscaped else { return .expression(Self.keyPath(name)) }
    switch word {
    case "SUBQUERY": return .expression(try subquery())
    case "FUNCTION": return .expression(try function())
    case "CAST": return .expression(try cast())
    case "TERNARY": return .expression(try ternary())
    default: return .expression(try call(name, at: start))
    }
  }

  /// Reads a predicate among arguments.
  private mutating func predicateArgument() throws(PredicateFormatError) -> NSPredicate {
    let start = lexer.start
    let part = try inside { parser throws(PredicateFormatError) in try parser.either() }
    return try predicate(of: part, at: start)
  }

  /// Reads an expression among arguments.
  private mutating func argument() throws(PredicateFormatError) -> NSExpression {
    try inside { parser throws(PredicateFormatError) in try parser.expression() }
  }

  private mutating func subquery() throws(PredicateFormatError) -> NSExpression {
    try advance()
    let collection = try argument()
    try expect(",", "after the collection")
    guard case .variable(let name) = token else {
      throw mistake("expected a variable, such as $item, found \(token.description).")
    }
    try advance()
    try expect(",", "after the variable")
    let predicate = try predicateArgument()
    try expect(")", "after the predicate")
    return .make(.subquery(collection: collection, variable: name, predicate: predicate))
  }

  private mutating func ternary() throws(PredicateFormatError) -> NSExpression {
    try advance()
    let predicate = try predicateArgument()
    try expect(",", "after the predicate")
    let first = try argument()
    try expect(",", "after the first value")
    let second = try argument()
    try expect(")", "after the second value")
    return .make(.conditional(predicate, first, second))
  }

  private mutating func cast() throws(PredicateFormatError) -> NSExpression {
    try advance()
    let value = try argument()
    try expect(",", "after the value")
    guard case .string = token else {
      throw mistake("expected the name of a class, such as \"NSDate\", found \(token.description).")
    }
    let type = try argument()
    try expect(")", "after the class")
    return .make(.function(operand: nil, name: "castObject:toType:", arguments: [value, type]))
  }

  private mutating func function() throws(PredicateFormatError) -> NSExpression {
    try advance()
    let operand = try argument()
    try expect(",", "after the object")
    guard case .string(let name) = token else {
      throw mistake("expected the name of a method, found \(token.description).")
    }
    try advance()
    var arguments: [NSExpression] = []
    if try take(",") {
      arguments = try list(until: ")")
    } else {
      try expect(")", "or a comma after the method")
    }
    return .make(.function(operand: operand, name: name, arguments: arguments))
  }

  /// Reads the arguments of a function, and finds it by its name.
  private mutating func call(_ name: String, at start: Int? = nil) throws(PredicateFormatError)
    -> NSExpression
  {
    let start = start ?? lexer.start
    try advance()
    let arguments = try list(until: ")")
    guard let call = PredicateFunction.call(name, arguments) else {
      let known = PredicateFunction.names.sorted().joined(separator: ", ")
      throw lexer.error(
        at: start,
        "there is no function \(name) of \(arguments.count) arguments. There are: \(known).")
    }
    return .make(.function(operand: nil, name: call.name, arguments: call.arguments))
  }
}
