import Foundation

/// Makes predicates and expressions of formats.
///
/// One grammar has both, since a parenthesis may begin either; so nothing is read twice. What nests is
/// bounded, for a format may come from a stranger: all nested parts together are at most `mostNested`.
struct PredicateParser {
  /// A part that was read: one or the other.
  enum Part {
    case predicate(NSPredicate)
    case expression(NSExpression)
  }

  /// The number of levels that may lie in each other, and of operators that make the result deeper.
  static let deepest = 100
  static let mostNested = 400

  var lexer: PredicateLexer
  let arguments: FormatArguments
  var token = PredicateToken.end
  private var depth = 0
  private var nested = 0

  static func predicate(_ format: String, _ arguments: FormatArguments) throws(PredicateFormatError)
    -> NSPredicate
  {
    var parser = PredicateParser(lexer: PredicateLexer(format), arguments: arguments)
    try parser.advance()
    let start = parser.lexer.start
    let part = try parser.either()
    let result = try parser.predicate(of: part, at: start)
    try parser.expectEnd()
    return result
  }

  static func expression(_ format: String, _ arguments: FormatArguments)
    throws(PredicateFormatError)
    -> NSExpression
  {
    var parser = PredicateParser(lexer: PredicateLexer(format), arguments: arguments)
    try parser.advance()
    let result = try parser.expression()
    try parser.expectEnd()
    return result
  }

  private init(lexer: PredicateLexer, arguments: FormatArguments) {
    (self.lexer, self.arguments) = (lexer, arguments)
  }

  // MARK: Tokens

  mutating func advance() throws(PredicateFormatError) { token = try lexer.next() }

  /// Makes an error at the present part.
  func mistake(_ reason: String) -> PredicateFormatError { lexer.error(at: lexer.start, reason) }

  func isKeyword(_ word: String) -> Bool {
    if case .identifier(let name, false) = token { return name.uppercased() == word }
    return false
  }

  mutating func take(_ symbol: String) throws(PredicateFormatError) -> Bool {
    guard token == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ symbol: String, _ after: String) throws(PredicateFormatError) {
    if try !take(symbol) {
      throw mistake("expected \"\(symbol)\" \(after), found \(token.description).")
    }
  }

  private func expectEnd() throws(PredicateFormatError) {
    guard token == .end else {
      throw mistake("expected AND, OR or the end, found \(token.description).")
    }
  }

  /// Reads what lies inside another part.
  mutating func inside<Result>(
    _ read: (inout PredicateParser) throws(PredicateFormatError) -> Result
  ) throws(PredicateFormatError) -> Result {
    try countNested()
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw mistake("more than \(Self.deepest) parts lie in each other.") }
    return try read(&self)
  }

  mutating func countNested() throws(PredicateFormatError) {
    nested += 1
    if nested > Self.mostNested {
      throw mistake("the format has more than \(Self.mostNested) operators and parentheses.")
    }
  }

  /// Reads something that lies beside others, as the elements of a list do: it does not add to them.
  mutating func beside<Result>(
    _ read: (inout PredicateParser) throws(PredicateFormatError) -> Result
  ) throws(PredicateFormatError) -> Result {
    let before = nested
    defer { nested = before }
    return try read(&self)
  }

  func predicate(of part: Part, at start: Int) throws(PredicateFormatError) -> NSPredicate {
    switch part {
    case .predicate(let predicate): return predicate
    case .expression(let expression):
      if case .constant(let value as NSPredicate) = expression.node { return value }
      if token == .end {
        throw lexer.error(at: start, "\(expression) is a value, and a comparison was expected.")
      }
      throw mistake("expected an operator after \(expression), found \(token.description).")
    }
  }

  // MARK: Predicates

  /// Reads a predicate or an expression: what stands between parentheses.
  mutating func either() throws(PredicateFormatError) -> Part {
    try chain(of: .or, ["OR"], "||") { parser throws(PredicateFormatError) in
      try parser.chain(of: .and, ["AND"], "&&") { parser throws(PredicateFormatError) in
        try parser.negation()
      }
    }
  }

  private mutating func chain(
    of type: NSCompoundPredicate.LogicalType, _ words: [String], _ sign: String,
    _ read: (inout PredicateParser) throws(PredicateFormatError) -> Part
  ) throws(PredicateFormatError) -> Part {
    let start = lexer.start
    let first = try beside(read)
    guard token == .symbol(sign) || words.contains(where: isKeyword) else { return first }
    var all = [try predicate(of: first, at: start)]
    while token == .symbol(sign) || words.contains(where: isKeyword) {
      try advance()
      let start = lexer.start
      all.append(try predicate(of: try beside(read), at: start))
    }
    return .predicate(NSCompoundPredicate(type: type, subpredicates: all))
  }

  private mutating func negation() throws(PredicateFormatError) -> Part {
    guard token == .symbol("!") || isKeyword("NOT") else { return try comparison() }
    try advance()
    let start = lexer.start
    let part = try inside { parser throws(PredicateFormatError) in try parser.negation() }
    return .predicate(
      NSCompoundPredicate(notPredicateWithSubpredicate: try predicate(of: part, at: start)))
  }

  private mutating func comparison() throws(PredicateFormatError) -> Part {
    let modifier = ["ANY", "SOME", "ALL", "NONE"].first(where: isKeyword)
    if modifier != nil { try advance() }
    let start = lexer.start
    let part = try operand(1)
    guard case .expression(let left) = part else {
      if let modifier {
        throw lexer.error(at: start, "\(modifier) needs a key path and an operator.")
      }
      return part
    }
    guard let type = try comparisonOperator() else {
      if modifier == nil { return part }
      throw mistake("expected an operator after \(left), found \(token.description).")
    }
    let options = try options()
    let right = try expression()
    let comparison = Comparison(
      left: left, right: right,
      modifier: modifier == nil ? .direct : modifier == "ALL" ? .all : .any, type: type,
      options: options)
    let made = ComparisonObject.make(comparison)
    return .predicate(
      modifier == "NONE" ? NSCompoundPredicate(notPredicateWithSubpredicate: made) : made)
  }

  private static let symbols: [String: NSComparisonPredicate.Operator] = [
    "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan,
    ">": .greaterThan,
    "<=": .lessThanOrEqualTo, "=<": .lessThanOrEqualTo, ">=": .greaterThanOrEqualTo,
    "=>": .greaterThanOrEqualTo,
  ]
  private static let words: [String: NSComparisonPredicate.Operator] = [
    "BETWEEN": .between, "IN": .in, "CONTAINS": .contains, "BEGINSWITH": .beginsWith,
    "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
  ]

  private mutating func comparisonOperator() throws(PredicateFormatError) -> NSComparisonPredicate
    .Operator?
  {
    var found: NSComparisonPredicate.Operator?
    switch token {
    case .symbol(let sign): found = Self.symbols[sign]
    case .identifier(let word, false): found = Self.words[word.uppercased()]
    default: break
    }
    if found != nil { try advance() }
    return found
  }

  /// Reads the options of an operator: `[cd]`.
  private mutating func options() throws(PredicateFormatError) -> NSComparisonPredicate.Options {
    guard try take("[") else { return [] }
    guard case .identifier(let letters, false) = token else {
      throw mistake("expected the letters of options, such as [cd], found \(token.description).")
    }
    var options: NSComparisonPredicate.Options = []
    for letter in letters {
      switch letter {
      case "c", "C": options.insert(.caseInsensitive)
      case "d", "D": options.insert(.diacriticInsensitive)
      case "n", "N": options.insert(.normalized)
      case "l", "L": options.insert(.localeSensitive)
      default: throw mistake("\"\(letter)\" is no option. There are c, d, n and l.")
      }
    }
    try advance()
    try expect("]", "after the options")
    return options
  }
}

extension NSComparisonPredicate.Options {
  /// Strings are compared as the language of the person does: `[l]`. Foundation has no name for it.
  static let localeSensitive = NSComparisonPredicate.Options(rawValue: 8)
}
