/// Reads the values of constraint attributes.
struct ConstraintParser {
  /// The number of constraints that one attribute may hold.
  static let mostConstraints = 32

  private let type: LayoutAttributeType
  private let location: (Int) -> SourceLocation
  private var cursor: TextCursor

  /// Reads the value of an attribute into constraints.
  ///
  /// - Parameters:
  ///   - text: the value.
  ///   - type: the attribute.
  ///   - location: the place of a letter of the value, by its offset in UTF-8.
  static func parse(
    _ text: String, of type: LayoutAttributeType, location: @escaping (Int) -> SourceLocation
  ) throws(ValueError) -> [LayoutConstraint] {
    var parser = ConstraintParser(type: type, location: location, cursor: TextCursor(text))
    return try parser.parse()
  }

  private struct Written {
    var condition: Condition?
    var name: String?
    var relation = LayoutConstraint.Relation.equal
    var number: Double?
    var target: LayoutConstraint.Target?
    var anchor: [LayoutAnchor] = []
    var anchorOffset = 0
    var targetOffset = 0
    var offset = 0.0
    var inset = 0.0
    var multiplier = 1.0
    var priority = 1000.0
    var start = 0

    /// Whether the constraint is to something else than what its target has.
    var changesItsTarget: Bool { multiplier != 1 || offset != 0 || inset != 0 }
  }

  private mutating func parse() throws(ValueError) -> [LayoutConstraint] {
    var written: [Written] = []
    repeat {
      cursor.skipSpaces()
      if cursor.isAtEnd, !written.isEmpty { break }
      guard written.count < Self.mostConstraints else {
        throw ValueError(
          message: "An attribute holds at most \(Self.mostConstraints) constraints", offset: cursor.index)
      }
      written.append(try constraint())
      cursor.skipSpaces()
    } while cursor.skip(";")
    guard cursor.isAtEnd else {
      throw ValueError(
        message: "Unexpected `\(cursor.wordAhead())` after the constraint; expected `;`, `@` or the end",
        offset: cursor.index)
    }
    let sharedName = written.count > 1 ? written[0].name : nil
    var constraints: [LayoutConstraint] = []
    for one in written {
      for part in type.parts {
        let suffix =
          !part.suffix.isEmpty
          ? part.suffix : sharedName == nil ? "" : type.name.prefix(1).uppercased() + type.name.dropFirst()
        let name = (sharedName ?? one.name).map { $0 + suffix }
        constraints.append(try expand(one, part, name: name))
      }
    }
    return constraints
  }

  // MARK: Syntax

  private mutating func constraint() throws(ValueError) -> Written {
    var written = Written()
    written.start = cursor.index
    if cursor.skip("[") {
      written.condition = try ConditionParser.parse(&cursor)
      cursor.skipSpaces()
      guard cursor.skip("]") else {
        throw ValueError(
          message: cursor.isAtEnd
            ? "Expected `]` to close the condition" : "Unexpected `\(cursor.wordAhead())` in the condition",
          offset: cursor.index)
      }
      cursor.skipSpaces()
    }
    try readName(into: &written)
    try readRelation(into: &written)
    let start = cursor.index
    if let number = try cursor.number() {
      written.number = number
      written.targetOffset = start
      try refuseModifier()
    } else {
      try readTarget(into: &written)
    }
    cursor.skipSpaces()
    if cursor.skip("@") { written.priority = try readPriority() }
    cursor.skipSpaces()
    if cursor.index == written.start {
      throw ValueError(
        message: cursor.isAtEnd
          ? "Expected a number, or a target such as `super`"
          : "Expected a number, or a target such as `super`, found `\(cursor.wordAhead())`",
        offset: cursor.index)
    }
    return written
  }

  private mutating func readName(into written: inout Written) throws(ValueError) {
    let start = cursor.index
    guard let word = cursor.identifier() else { return }
    cursor.skipSpaces()
    guard cursor.byte == UInt8(ascii: "=") else {
      cursor.index = start
      return
    }
    cursor.index += 1
    written.name = word
    cursor.skipSpaces()
  }

  private mutating func readRelation(into written: inout Written) throws(ValueError) {
    let start = cursor.index
    guard cursor.skip(":") else { return }
    let word = cursor.identifier() ?? cursor.wordAhead()
    let words = LayoutConstraint.Relation.words
    guard let found = words.first(where: { $0.name == word }) else {
      throw ValueError(
        message: "Unknown relation `\(word)`" + Suggestion.hint(for: word, among: words.map(\.name)),
        offset: start)
    }
    written.relation = found.relation
    cursor.skipSpaces()
  }

  private mutating func refuseModifier() throws(ValueError) {
    let start = cursor.index
    cursor.skipSpaces()
    if let word = cursor.identifier() {
      throw ValueError(message: "Unexpected `\(word)` after a number", offset: cursor.index - word.utf8.count)
    }
    cursor.index = start
  }

  private mutating func readTarget(into written: inout Written) throws(ValueError) {
    let start = cursor.index
    written.targetOffset = start
    if let word = cursor.identifier() {
      let end = cursor.index
      cursor.skipSpaces()
      if cursor.byte == UInt8(ascii: "(") {
        cursor.index = start  // a modifier of the default target
      } else {
        cursor.index = end
        written.target = try target(word)
      }
    }
    if cursor.skip(".") {
      written.anchorOffset = cursor.index
      let word = cursor.identifier() ?? cursor.wordAhead()
      if word == "size" {
        written.anchor = [.width, .height]
      } else if let anchor = LayoutAnchor(rawValue: word) {
        written.anchor = [anchor]
      } else {
        throw ValueError(
          message: "Unknown layout anchor `\(word)`"
            + Suggestion.hint(for: word, among: LayoutAnchor.allCases.map(\.rawValue) + ["size"]),
          offset: written.anchorOffset)
      }
      if written.target == nil { written.target = .itself }
    }
    try readModifiers(into: &written)
  }

  private mutating func target(_ word: String) throws(ValueError) -> LayoutConstraint.Target {
    switch word {
    case "super": return .container
    case "self": return .itself
    case "safeAreaLayoutGuide": return .safeAreaLayoutGuide
    case "readableContentGuide": return .readableContentGuide
    case "id" where cursor.byte == UInt8(ascii: ":"):
      cursor.index += 1
      guard let name = cursor.identifier() else {
        throw ValueError(message: "Expected the name of a `layout:id` after `id:`", offset: cursor.index)
      }
      return .id(name)
    default: return .field(word)
    }
  }

  private mutating func readModifiers(into written: inout Written) throws(ValueError) {
    let names = ["offset", "inset", "multiplied", "divided"]
    while true {
      cursor.skipSpaces()
      let start = cursor.index
      guard let word = cursor.identifier() else { return }
      cursor.skipSpaces()
      guard cursor.skip("(") else {
        throw ValueError(
          message:
            "Unexpected `\(word)` after the target; expected a modifier such as `offset(8)`, `;`, `@` or the end",
          offset: start)
      }
      guard names.contains(word) else {
        throw ValueError(
          message: "Unknown modifier `\(word)`" + Suggestion.hint(for: word, among: names), offset: start)
      }
      cursor.skipSpaces()
      let labelStart = cursor.index
      if let label = cursor.identifier() {
        cursor.skipSpaces()
        guard label == "by", cursor.skip(":") else {
          throw ValueError(message: "Unknown label `\(label)` of `\(word)`; allowed: by", offset: labelStart)
        }
        cursor.skipSpaces()
      }
      let numberStart = cursor.index
      guard let number = try cursor.number() else {
        throw ValueError(
          message: "Modifier `\(word)` couldn't be parsed: expected a number, such as `\(word)(8)`",
          offset: numberStart)
      }
      cursor.skipSpaces()
      guard cursor.skip(")") else {
        throw ValueError(
          message: "Modifier `\(word)` couldn't be parsed: expected `)` after the number",
          offset: cursor.index)
      }
      switch word {
      case "offset": written.offset += number
      case "inset": written.inset += number
      case "multiplied": written.multiplier *= number
      default:
        guard number != 0 else {
          throw ValueError(message: "Nothing can be divided by 0", offset: numberStart)
        }
        written.multiplier /= number
      }
      for result in [written.offset, written.inset, written.multiplier] where !NumberBounds.holds(result) {
        throw ValueError(message: "The numbers of the modifiers are too large", offset: start)
      }
    }
  }

  private mutating func readPriority() throws(ValueError) -> Double {
    cursor.skipSpaces()
    let start = cursor.index
    if let number = try cursor.number() {
      return try Self.priority(number, at: start)
    }
    guard let word = cursor.identifier() else {
      throw ValueError(
        message: "Missing priority value! Allowed after `@`: a number from 0 to 1000, "
          + LayoutConstraint.priorityNames.map(\.name).joined(separator: ", "), offset: start)
    }
    return try Self.priority(named: word, at: start)
  }

  /// Reads a priority that stands alone.
  static func priority(_ text: String) throws(ValueError) -> Double {
    var cursor = TextCursor(text.trimmed)
    if let number = try cursor.number(), cursor.isAtEnd { return try priority(number, at: 0) }
    return try priority(named: text.trimmed, at: 0)
  }

  private static func priority(named word: String, at offset: Int) throws(ValueError) -> Double {
    let names = LayoutConstraint.priorityNames
    guard let found = names.first(where: { $0.name == word }) else {
      throw ValueError(
        message: "Unknown constraint priority `\(word)`"
          + Suggestion.hint(for: word, among: names.map(\.name) + ["a number from 0 to 1000"]), offset: offset
      )
    }
    return found.value
  }

  private static func priority(_ number: Double, at offset: Int) throws(ValueError) -> Double {
    guard (0...1000).contains(number) else {
      throw ValueError(message: "A priority lies from 0 to 1000", offset: offset)
    }
    return number
  }

  // MARK: Meaning

  private func expand(
    _ written: Written, _ part: LayoutAttributeType.Part, name: String?
  ) throws(ValueError) -> LayoutConstraint {
    let origin = Origin(location(written.start))
    let targetOrigin = Origin(location(written.targetOffset))
    func make(
      _ target: LayoutConstraint.Target?, _ anchor: LayoutAnchor, _ constant: Double, superview: Bool = false
    ) -> LayoutConstraint {
      LayoutConstraint(
        part.anchor, written.relation, target, anchor, multiplier: written.multiplier, constant: constant,
        priority: written.priority, name: name, condition: written.condition,
        isRelativeToSuperview: superview,
        origin: origin, targetOrigin: targetOrigin)
    }
    if let number = written.number {
      switch part.anchor {
      case .width, .height: return make(nil, part.anchor, number)
      case .centerX: return make(.container, .left, number, superview: true)
      case .centerY: return make(.container, .top, number, superview: true)
      default: return make(.container, part.anchor, number, superview: true)
      }
    }
    let target = written.target ?? .container
    var anchor = part.targetAnchor
    if written.anchor.count == 1 { anchor = written.anchor[0] }
    if written.anchor.count == 2 {
      guard type.isDimension, type.parts.count == 2 else {
        throw ValueError(
          message: "`size` can only be the target of `layout:size`", offset: written.anchorOffset)
      }
      anchor = part.anchor
    }
    guard part.anchor.canRelate(to: anchor) else {
      throw ValueError(
        message: "`\(part.anchor.rawValue)` cannot be related to `\(anchor.rawValue)`"
          + Suggestion.listing(LayoutAnchor.allCases.filter(part.anchor.canRelate).map(\.rawValue)),
        offset: written.anchor.isEmpty ? written.targetOffset : written.anchorOffset)
    }
    if target.isGuide, anchor.isBaseline {
      throw ValueError(
        message: "A layout guide has no `\(anchor.rawValue)`",
        offset: written.anchor.isEmpty ? written.targetOffset : written.anchorOffset)
    }
    if target == .itself, anchor == part.anchor, written.changesItsTarget {
      throw ValueError(
        message: "`\(anchor.rawValue)` cannot differ from itself; name another anchor or target",
        offset: written.targetOffset)
    }
    if written.multiplier == 0 {
      throw ValueError(
        message: "A multiplier of 0 leaves no target; write a number", offset: written.targetOffset)
    }
    let constant = written.offset + written.inset * part.insetSign
    guard NumberBounds.holds(constant) else {
      throw ValueError(message: "The numbers of the modifiers are too large", offset: written.targetOffset)
    }
    return make(target, anchor, constant)
  }
}
