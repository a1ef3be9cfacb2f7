import CoreGraphics

/// Reads a visual format.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  /// Returns the parsed form of a format. Throws if the format is not well-formed.
  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.visualFormat()
  }

  private init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  // MARK: The whole

  private mutating func visualFormat() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if let axis = try orientation() { result.axis = axis }
    if consume("|") { result.leadingSpace = try space() }
    guard next == "[" else {
      throw expected(
        result.leadingSpace == nil
          ? "a view like [name], or | for the superview’s edge" : "a view like [name]")
    }
    result.items.append(try item())
    while next != nil {
      let space = try space()
      if consume("|") {
        result.trailingSpace = space
        guard next == nil else { throw expected("the end, after the | of the last edge") }
        return result
      }
      guard next == "[" else { throw expected("a view like [name], or | for the superview’s edge") }
      result.spaces.append(space)
      result.items.append(try item())
    }
    return result
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
    guard let letter = next, letter.isLetter || letter == ":" else { return nil }
    let axis: NSLayoutConstraint.Axis
    switch letter {
    case "H", "h": axis = .horizontal
    case "V", "v": axis = .vertical
    default: throw expected("H: or V:")
    }
    _ = consume(letter)
    guard consume(":") else { throw expected(": after \(letter)") }
    return axis
  }

  // MARK: Views and spaces

  private mutating func item() throws(VisualFormatError) -> VisualFormat.Item {
    _ = consume("[")
    let start = skippedPosition
    guard let name = name() else { throw expected("the name of a view") }
    var item = VisualFormat.Item(name: name, position: start)
    if next == "(" { item.sizes = try predicates() }
    guard consume("]") else {
      throw expected(item.sizes.isEmpty ? "] or a size in parentheses" : "]")
    }
    return item
  }

  private mutating func space() throws(VisualFormatError) -> VisualFormat.Space {
    guard consume("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try self.predicates()
    } else {
      if let next, "=<>@".contains(next) { throw expected("parentheses around a relation, like -(>=8)-") }
      guard let term = try term(isSigned: false) else {
        throw expected("a space like 8 or (>=8), the name of a metric, a view or |")
      }
      if next == "@" { throw expected("parentheses around a priority, like -(8@750)-") }
      predicates = [VisualFormat.Predicate(term: term)]
    }
    guard consume("-") else { throw expected("- after the space") }
    return .specified(predicates)
  }

  // MARK: Predicates

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = consume("(")
    var result: [VisualFormat.Predicate] = []
    repeat { result.append(try predicate()) } while consume(",")
    guard consume(")") else { throw expected(") or another condition after a comma") }
    return result
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    guard let term = try term(isSigned: true) else {
      throw expected("a number, the name of a metric or the name of a view")
    }
    var predicate = VisualFormat.Predicate(relation: relation, term: term)
    if consume("@") {
      guard let priority = try self.term(isSigned: false) else {
        throw expected("a priority from 1 to 1000, or the name of a metric")
      }
      predicate.priority = priority
    }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let relations: [(Character, NSLayoutConstraint.Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (sign, relation) in relations where consume(sign) {
      guard position < characters.count, characters[position] == "=" else {
        throw expected("==, <= or >=")
      }
      position += 1
      return relation
    }
    return .equal
  }

  private mutating func term(isSigned: Bool) throws(VisualFormatError) -> VisualFormat.Term? {
    let start = skippedPosition
    if let name = name() { return VisualFormat.Term(kind: .name(name), position: start) }
    guard let number = try number(isSigned: isSigned) else { return nil }
    return VisualFormat.Term(kind: .number(number), position: start)
  }

  private mutating func number(isSigned: Bool) throws(VisualFormatError) -> CGFloat? {
    let start = skippedPosition
    var end = start
    if isSigned, end < characters.count, characters[end] == "-" || characters[end] == "+" { end += 1 }
    while end < characters.count, characters[end].isASCII, characters[end].isNumber || characters[end] == "."
    {
      end += 1
    }
    guard end > start else { return nil }
    let text = String(characters[start..<end])
    guard let number = Double(text), number.isFinite else {
      throw VisualFormatError(format: format, position: start, problem: "“\(text)” is not a number")
    }
    position = end
    return number
  }

  // MARK: Characters

  private mutating func name() -> String? {
    let start = skippedPosition
    var end = start
    while end < characters.count {
      let character = characters[end]
      guard character.isLetter || character == "_" || (end > start && character.isNumber) else { break }
      end += 1
    }
    guard end > start else { return nil }
    position = end
    return String(characters[start..<end])
  }

  /// The place of the next character that is no space.
  private var skippedPosition: Int {
    var position = position
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    return position
  }

  private var next: Character? {
    let position = skippedPosition
    return position < characters.count ? characters[position] : nil
  }

  private mutating func consume(_ character: Character) -> Bool {
    guard next == character else { return false }
    position = skippedPosition + 1
    return true
  }

  private func expected(_ what: String) -> VisualFormatError {
    let found = next.map { "not “\($0)”" } ?? "but the format ends"
    return VisualFormatError(
      format: format, position: skippedPosition, problem: "here should be \(what), \(found)")
  }
}
