import Foundation
import Testing

@testable import Predicates

/// Predicates at random over objects at random, beside the same in plain Swift.
@Suite struct RandomWalkTests {
  @Test(arguments: 0..<8) func agreesWithSwift(seed: Int) throws {
    var chance = Chance(state: UInt64(seed) &* 7_919 &+ 17)
    let records = (0..<12).map { _ in Record(&chance, depth: 1) }
    let objects = records.map(\.dictionary)
    for _ in 0..<150 {
      let wanted = RandomPredicate.any(&chance, depth: 3)
      let predicate = try PredicateParser.predicate(wanted.text, FormatArguments([Any?]()))
      for (record, object) in zip(records, objects) {
        #expect(
          predicate.evaluate(with: object) == wanted.holds(record), "\(wanted.text) of \(object)")
      }
      let printed = PredicatePrinter.text(of: predicate)
      let again = try PredicateParser.predicate(printed, FormatArguments([Any?]()))
      #expect(again == predicate, "\(wanted.text) became \(printed)")
      #expect(PredicatePrinter.text(of: again) == printed)
    }
  }
}

/// Numbers at random, the same for the same seed.
struct Chance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func one<Value>(of values: [Value]) -> Value { values[Int(next() % UInt64(values.count))] }
  mutating func upTo(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

/// An object in plain Swift.
struct Record {
  var name: String?
  var age: Int?
  var tags: [String]
  var friends: [Record]

  static let words = ["", "a", "ab", "Ab", "aB", "ba", "éa", "Éa", "ea", "a*b", "abc"]

  init(_ chance: inout Chance, depth: Int) {
    name = chance.upTo(8) == 0 ? nil : chance.one(of: Self.words)
    age = chance.upTo(5) == 0 ? nil : chance.upTo(9) - 2
    let (tagCount, friendCount) = (chance.upTo(4), depth == 0 ? 0 : chance.upTo(4))
    tags = []
    for _ in 0..<tagCount { tags.append(chance.one(of: Self.words)) }
    friends = []
    for _ in 0..<friendCount { friends.append(Record(&chance, depth: depth - 1)) }
  }

  var dictionary: [String: Any] {
    var all: [String: Any] = ["tags": tags, "friends": friends.map(\.dictionary)]
    if let name { all["name"] = name }
    if let age { all["age"] = age }
    return all
  }
}

/// A predicate at random: its format, and what it means.
struct RandomPredicate {
  var text: String
  var holds: (Record) -> Bool

  static func any(_ chance: inout Chance, depth: Int) -> RandomPredicate {
    guard depth > 0, chance.upTo(3) > 0 else { return leaf(&chance) }
    let (one, other) = (any(&chance, depth: depth - 1), any(&chance, depth: depth - 1))
    switch chance.upTo(3) {
    case 0: return .init(text: "(\(one.text)) AND (\(other.text))") { one.holds($0) && other.holds($0) }
    case 1: return .init(text: "(\(one.text)) || (\(other.text))") { one.holds($0) || other.holds($0) }
    default: return .init(text: "NOT (\(one.text))") { !one.holds($0) }
    }
  }

  private static func leaf(_ chance: inout Chance) -> RandomPredicate {
    switch chance.upTo(8) {
    case 0: return number(&chance)
    case 1: return text(&chance)
    case 2: return choice(&chance)
    case 3: return range(&chance)
    case 4: return elements(&chance)
    case 5: return counts(&chance)
    case 6: return subquery(&chance)
    default: return arithmetic(&chance)
    }
  }

  // MARK: Numbers

  private static let signs: [(String, @Sendable (Int, Int) -> Bool)] = [
    ("==", { $0 == $1 }), ("!=", { $0 != $1 }), ("<", { $0 < $1 }), ("<=", { $0 <= $1 }),
    (">", { $0 > $1 }), ("=>", { $0 >= $1 }),
  ]

  private static func number(_ chance: inout Chance) -> RandomPredicate {
    let (sign, compare) = chance.one(of: signs)
    let bound = chance.upTo(9) - 2
    return .init(text: "age \(sign) \(bound)") { $0.age.map { compare($0, bound) } ?? (sign == "!=") }
  }

  private static func range(_ chance: inout Chance) -> RandomPredicate {
    let (low, high) = (chance.upTo(6) - 2, chance.upTo(9))
    return .init(text: "age BETWEEN {\(low), \(high)}") { $0.age.map { $0 >= low && $0 <= high } ?? false }
  }

  private static func arithmetic(_ chance: inout Chance) -> RandomPredicate {
    let (sign, compare) = chance.one(of: signs)
    let (plus, times, bound) = (chance.upTo(4), chance.upTo(4) - 1, chance.upTo(20) - 5)
    return .init(text: "(age + \(plus)) * \(times) - age / 2 \(sign) \(bound)") { record in
      record.age.map { compare(($0 + plus) * times - $0 / 2, bound) } ?? (sign == "!=")
    }
  }

  private static func counts(_ chance: inout Chance) -> RandomPredicate {
    let (sign, compare) = chance.one(of: signs)
    let bound = chance.upTo(8)
    if chance.upTo(2) == 0 {
      return .init(text: "tags.@count \(sign) \(bound)") { compare($0.tags.count, bound) }
    }
    return .init(text: "friends.@sum.age \(sign) \(bound)") {
      compare($0.friends.compactMap(\.age).reduce(0, +), bound)
    }
  }

  private static func subquery(_ chance: inout Chance) -> RandomPredicate {
    let (sign, compare) = chance.one(of: signs)
    let (inner, compareInner) = chance.one(of: signs)
    let (age, count) = (chance.upTo(9) - 2, chance.upTo(4))
    return .init(text: "SUBQUERY(friends, $f, $f.age \(inner) \(age)).@count \(sign) \(count)") { record in
      let found = record.friends.filter { $0.age.map { compareInner($0, age) } ?? (inner == "!=") }
      return compare(found.count, count)
    }
  }

  // MARK: Texts

  private static func folded(_ text: String, _ options: String) -> [Unicode.Scalar] {
    var text = text
    if options.contains("c") { text = text.lowercased() }
    if options.contains("d") { text = text.replacingOccurrences(of: "é", with: "e") }
    if options.contains("d") { text = text.replacingOccurrences(of: "É", with: "E") }
    return Array(text.unicodeScalars)
  }

  /// The meanings of operators on texts whose letters are all ready to be compared.
  private static let operators: [(String, @Sendable ([Unicode.Scalar], [Unicode.Scalar]) -> Bool)] = [
    ("==", { $0 == $1 }), ("!=", { $0 != $1 }),
    ("BEGINSWITH", { $0.starts(with: $1) }), ("ENDSWITH", { $0.reversed().starts(with: $1.reversed()) }),
    (
      "CONTAINS",
      { text, part in
        !part.isEmpty && text.indices.contains { text[$0...].starts(with: part) }
      }
    ),
    ("LIKE", { like($0[...], $1[...]) }),
  ]

  private static func like(_ text: ArraySlice<Unicode.Scalar>, _ pattern: ArraySlice<Unicode.Scalar>) -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return (text.startIndex...text.endIndex).contains { like(text[$0...], pattern.dropFirst()) }
    }
    guard let letter = text.first, first == "?" || first == letter else { return false }
    return like(text.dropFirst(), pattern.dropFirst())
  }

  private static func comparison(_ chance: inout Chance) -> (text: String, holds: (String?) -> Bool) {
    let (name, compare) = chance.one(of: operators)
    let options = chance.one(of: ["", "c", "d", "cd"])
    let patterns = name == "LIKE" ? ["*", "a*", "?b", "*b*", "a?*", "É*"] : []
    let word = chance.one(of: Record.words + patterns)
    return (
      "\(name)\(options.isEmpty ? "" : "[\(options)]") '\(word)'",
      { text in
        guard let text else { return name == "!=" }
        return compare(folded(text, options), folded(word, options))
      }
    )
  }

  private static func text(_ chance: inout Chance) -> RandomPredicate {
    let (text, holds) = comparison(&chance)
    return .init(text: "name \(text)") { holds($0.name) }
  }

  private static func choice(_ chance: inout Chance) -> RandomPredicate {
    let words = [chance.one(of: Record.words), chance.one(of: Record.words)]
    return .init(text: "name IN {'\(words[0])', \"\(words[1])\"}") { $0.name.map(words.contains) ?? false }
  }

  private static func elements(_ chance: inout Chance) -> RandomPredicate {
    let (text, holds) = comparison(&chance)
    switch chance.upTo(4) {
    case 0: return .init(text: "ANY tags \(text)") { $0.tags.contains(where: holds) }
    case 1: return .init(text: "ALL tags \(text)") { $0.tags.allSatisfy(holds) }
    case 2: return .init(text: "NONE tags \(text)") { !$0.tags.contains(where: holds) }
    default:
      return .init(text: "ANY friends.name \(text)") { $0.friends.contains { holds($0.name) } }
    }
  }
}
