/// Reads conditions.
struct ConditionParser {
  /// The maximum nesting of parentheses.
  static let deepest = 16
  /// The number of words, numbers and negations that a condition may have.
  static let mostFactors = 64

  private enum Term {
    case logical(Condition)
    case axis(Condition.Axis)
    case sizeClass(Condition.SizeClass)
    case number(Condition.Operand)
  }

  private var cursor: TextCursor
  private var factors = 0

  /// Reads a condition up to `]`, which stays unread, or the end.
  static func parse(_ cursor: inout TextCursor) throws(ValueError) -> Condition {
    var parser = ConditionParser(cursor: cursor)
    let condition = try parser.condition(depth: 0)
    cursor = parser.cursor
    return condition
  }

  private init(cursor: TextCursor) { self.cursor = cursor }

  private static let words = [
    "phone", "iphone", "pad", "ipad", "tv", "appletv", "carplay", "horizontal", "vertical", "compact",
    "regular",
    "landscape", "portrait", "width", "height", "true", "false",
  ]

  private mutating func keyword(_ word: String) -> Bool {
    cursor.skipSpaces()
    let start = cursor.index
    if cursor.identifier()?.lowercased() == word { return true }
    cursor.index = start
    return false
  }

  private mutating func condition(depth: Int) throws(ValueError) -> Condition {
    var result = try conjunction(depth: depth)
    while keyword("or") { result = .or(result, try conjunction(depth: depth)) }
    return result
  }

  private mutating func conjunction(depth: Int) throws(ValueError) -> Condition {
    var result = try statement(depth: depth)
    while keyword("and") { result = .and(result, try statement(depth: depth)) }
    return result
  }

  private mutating func statement(depth: Int) throws(ValueError) -> Condition {
    cursor.skipSpaces()
    let start = cursor.index
    return try logical(comparison(depth: depth), at: start)
  }

  private mutating func comparison(depth: Int) throws(ValueError) -> Term {
    var left = try factor(depth: depth)
    while true {
      cursor.skipSpaces()
      let start = cursor.index
      guard let comparator = try comparator() else { return left }
      cursor.skipSpaces()
      let rightStart = cursor.index
      let right = try factor(depth: depth)
      left = .logical(try compare(left, comparator, right, at: start, rightStart))
    }
  }

  private mutating func comparator() throws(ValueError) -> Condition.Comparator? {
    if cursor.skip("==") { return .equal }
    if cursor.skip("!=") { return .notEqual }
    let start = cursor.index
    guard cursor.skip(":") else { return nil }
    let words: [(String, Condition.Comparator)] = [
      ("lt", .less), ("lte", .lessOrEqual), ("gt", .greater), ("gte", .greaterOrEqual),
    ]
    let word = cursor.identifier() ?? cursor.wordAhead()
    guard let found = words.first(where: { $0.0 == word.lowercased() }) else {
      throw ValueError(
        message: "Unknown comparison `:\(word)`"
          + Suggestion.hint(for: ":\(word)", among: ["==", "!="] + words.map { ":" + $0.0 }), offset: start)
    }
    return found.1
  }

  private func compare(
    _ left: Term, _ comparator: Condition.Comparator, _ right: Term, at offset: Int, _ rightOffset: Int
  ) throws(ValueError) -> Condition {
    let isEquality = comparator == .equal || comparator == .notEqual
    func negated(_ condition: Condition) -> Condition {
      comparator == .notEqual ? .not(condition) : condition
    }
    switch (left, right) {
    case (.number(let left), .number(let right)): return .comparison(left, comparator, right)
    case (.axis(let axis), .sizeClass(let sizeClass)) where isEquality,
      (.sizeClass(let sizeClass), .axis(let axis)) where isEquality:
      return negated(.sizeClass(axis, sizeClass))
    case (.logical(let left), .logical(let right)) where isEquality: return negated(.equal(left, right))
    default:
      throw ValueError(
        message: isEquality
          ? "These cannot be compared; compare numbers with numbers, conditions with conditions, and `horizontal` "
            + "or `vertical` with `compact` or `regular`"
          : "Only numbers, `width` and `height` can be compared so", offset: offset)
    }
  }

  private mutating func factor(depth: Int) throws(ValueError) -> Term {
    var isNegated = false
    var negationStart: Int?
    cursor.skipSpaces()
    while let byte = cursor.byte, byte == UInt8(ascii: "!") {
      negationStart = negationStart ?? cursor.index
      isNegated.toggle()
      cursor.index += 1
      cursor.skipSpaces()
    }
    let start = cursor.index
    let term = try primary(depth: depth)
    guard negationStart != nil else { return term }
    let condition = try logical(term, at: start)
    return .logical(isNegated ? .not(condition) : condition)
  }

  private mutating func primary(depth: Int) throws(ValueError) -> Term {
    factors += 1
    guard factors <= Self.mostFactors else {
      throw ValueError(message: "A condition has at most \(Self.mostFactors) parts", offset: cursor.index)
    }
    let start = cursor.index
    if cursor.skip("(") {
      guard depth < Self.deepest else {
        throw ValueError(
          message: "Parentheses lie more than \(Self.deepest) deep in each other", offset: start)
      }
      let inner = try condition(depth: depth + 1)
      cursor.skipSpaces()
      guard cursor.skip(")") else {
        throw ValueError(message: "Expected `)` to close the parenthesis", offset: cursor.index)
      }
      return .logical(inner)
    }
    if let number = try cursor.number() { return .number(.number(number)) }
    guard let word = cursor.identifier() else {
      throw ValueError(
        message: cursor.isAtEnd || cursor.byte == UInt8(ascii: "]")
          ? "Expected a condition" : "Expected a condition, found `\(cursor.wordAhead())`", offset: start)
    }
    switch word.lowercased() {
    case "phone", "iphone": return .logical(.idiom(.phone))
    case "pad", "ipad": return .logical(.idiom(.pad))
    case "tv", "appletv": return .logical(.idiom(.tv))
    case "carplay": return .logical(.idiom(.carPlay))
    case "horizontal": return .axis(.horizontal)
    case "vertical": return .axis(.vertical)
    case "compact": return .sizeClass(.compact)
    case "regular": return .sizeClass(.regular)
    case "landscape": return .logical(.landscape)
    case "portrait": return .logical(.not(.landscape))
    case "width": return .number(.width)
    case "height": return .number(.height)
    case "true": return .logical(.constant(true))
    case "false": return .logical(.constant(false))
    default:
      throw ValueError(
        message: "Unknown word `\(word)` in a condition" + Suggestion.hint(for: word, among: Self.words),
        offset: start)
    }
  }

  /// Returns a term as a condition. An axis alone always holds, as in the original.
  private func logical(_ term: Term, at offset: Int) throws(ValueError) -> Condition {
    switch term {
    case .logical(let condition): return condition
    case .axis: return .constant(true)
    case .sizeClass(let sizeClass):
      throw ValueError(
        message: "`\(sizeClass.rawValue)` must be compared with `horizontal` or `vertical`", offset: offset)
    case .number:
      throw ValueError(message: "A number must be compared with another", offset: offset)
    }
  }
}
