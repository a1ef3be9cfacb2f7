import Foundation
import ObjectiveCRuntime
import Testing

@testable import Predicates

@Suite struct EvaluationTests {
  private static func value(_ format: String, _ object: Any? = nil) -> Any? {
    NSExpression(format: format).expressionValue(with: object, context: nil)
  }

  @Test(arguments: [
    ("2 + 3 * 4", 14.0), ("(2 + 3) * 4", 20), ("2 ** 3 ** 2", 64), ("7 / 2", 3), ("7.0 / 2", 3.5),
    ("sum({1, 2, 3.5})", 6.5), ("count({1, 2})", 2), ("min({3, 1, 2})", 1), ("max(3, 1, 2)", 3),
    ("average({1, 2})", 1.5), ("median({1, 9, 2})", 2), ("stddev({2, 4})", 1), ("sqrt(16)", 4),
    ("abs(-3)", 3), ("floor(2.7)", 2), ("ceiling(2.1)", 3), ("trunc(-2.7)", -2), ("log(100)", 2),
    ("modulus:by:(7, 4)", 3), ("6 & 3", 2), ("6 | 1", 7), ("6 ^ 3", 5), ("1 << 4", 16), ("~0", -1),
    ("length('abc')", 3), ("TERNARY(1 > 2, 3, 4)", 4), ("FUNCTION({5, 6}, 'objectAtIndex:', 1)", 6),
    ("CAST('42', 'NSNumber')", 42), ("{7, 8, 9}[LAST]", 9), ("{7, 8, 9}[SIZE]", 3), ("{7, 8}[1]", 8),
    ("0x1F", 31), ("0b101", 5), ("0o17", 15), ("1e2", 100), (".5", 0.5), ("-(3)", -3),
    ("({1, 2} UNION {2, 3}).@count", 3), ("({1, 2} INTERSECT {2, 3}).@count", 1),
    ("({1, 2} MINUS {2, 3}).@sum.self", 1),
  ])
  func computes(_ format: String, _ expected: Double) {
    #expect(Number(Self.value(format))?.real == expected)
  }

  @Test(arguments: [
    ("items.@sum.price", "8"), ("items.@avg.price", "4.0"), ("items.@min.price", "3"),
    ("items.@max.price", "5"), ("items.@count", "2"), ("items.@unionOfObjects.kind", "[\"a\", \"a\"]"),
    ("items.@distinctUnionOfObjects.kind", "[\"a\"]"), ("groups.@distinctUnionOfArrays.self", "[1, 2]"),
    ("groups.@unionOfArrays.self", "[1, 2, 2]"), ("title.length", "4"), ("title.uppercaseString", "SHOP"),
    ("items.price", "[3, 5]"), ("owner.name", "Ann"), ("owner.missing", "nil"), ("uppercase(title)", "SHOP"),
  ])
  func readsPaths(_ path: String, _ expected: String) {
    let shop: [String: Any] = [
      "title": "Shop", "items": [["price": 3, "kind": "a"], ["price": 5, "kind": "a"]],
      "groups": [[1, 2], [2]], "owner": ["name": "Ann"],
    ]
    #expect(Self.value(path, shop).map { "\($0)" } ?? "nil" == expected)
    #expect(Self.value(path, NSDictionary(dictionary: shop)).map { "\($0)" } ?? "nil" == expected)
  }

  @Test func readsObjects() {
    let boss = Person("Ann", 50)
    let person = Person("bob", 20)
    person.boss = boss
    person.friends = [boss]
    #expect(NSPredicate(format: "boss.name == 'Ann' AND ANY friends.age > 40").evaluate(with: person))
    #expect(NSPredicate(format: "boss == nil").evaluate(with: boss))
    #expect(NSPredicate(format: "boss == %@", boss).evaluate(with: person))
    #expect(NSPredicate(format: "SELF IN %@", [boss]).evaluate(with: boss))
    #expect(NSPredicate(format: "%@ CONTAINS SELF", NSSet(object: boss)).evaluate(with: boss))
    #expect(NSPredicate(format: "%K == %@", "boss.name", "Ann").evaluate(with: person))
  }

  @Test func comparesDatesAndOthers() {
    let (early, late) = (Date(timeIntervalSinceReferenceDate: 10), Date(timeIntervalSinceReferenceDate: 20))
    let identifier = UUID()
    let object: [String: Any] = ["date": late, "id": identifier, "data": Data([1]), "on": true]
    #expect(
      NSPredicate(format: "date > %@ AND date BETWEEN %@", early, [early, late]).evaluate(with: object))
    #expect(NSPredicate(format: "date == CAST(20, 'NSDate')").evaluate(with: object))
    #expect(
      NSPredicate(format: "date > FUNCTION(%@, 'dateByAddingTimeInterval:', 5)", early).evaluate(with: object)
    )
    #expect(NSPredicate(format: "date < now()").evaluate(with: object))
    #expect(
      NSPredicate(format: "id == %@ AND data == %@ AND on == YES", identifier, Data([1])).evaluate(
        with: object))
    #expect(NSPredicate(format: "on == %@", NSNumber(value: true)).evaluate(with: object))
    #expect(NSPredicate(format: "9007199254740993 > 9007199254740992.0").evaluate(with: nil))
  }

  @Test func matchesPatterns() {
    #expect(NSPredicate(format: "SELF MATCHES '[A-Z0-9._%+-]+@[a-z.]+'").evaluate(with: "A.B@c.de"))
    #expect(!NSPredicate(format: "SELF MATCHES 'a|ab'").evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF MATCHES 'a|ab'").evaluate(with: "ab"))
    #expect(NSPredicate(format: "SELF MATCHES[cd] 'e+'").evaluate(with: "ÉE"))
    #expect(NSPredicate(format: "SELF LIKE 'a\\\\*b'").evaluate(with: "a*b"))
    #expect(!NSPredicate(format: "SELF LIKE 'a\\\\*b'").evaluate(with: "aXb"))
  }

  @Test func takesVariables() {
    let template = NSPredicate(format: "age > $AGE AND ANY tags == $TAG")
    let object: [String: Any] = ["age": 5, "tags": ["x"]]
    #expect(template.evaluate(with: object, substitutionVariables: ["AGE": 4, "TAG": "x"]))
    let predicate = template.withSubstitutionVariables(["AGE": 4, "TAG": "y"])
    #expect(predicate.description == "age > 4 AND ANY tags == \"y\"")
    #expect(!predicate.evaluate(with: object))
    let inner = NSPredicate(format: "SUBQUERY(tags, $t, $t == $TAG).@count == 1")
    #expect(inner.withSubstitutionVariables(["TAG": "x", "t": 1]).evaluate(with: object))
  }

  @Test func compoundsPrintAndCopy() throws {
    let (one, other) = (NSPredicate(format: "a == 1"), NSPredicate(format: "b == 2"))
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [one, other])
    let not = NSCompoundPredicate(notPredicateWithSubpredicate: both)
    #expect("\(not)" == "NOT (a == 1 AND b == 2)")
    #expect(try #require(both.copy() as? NSCompoundPredicate) == both)
    #expect(NSCompoundPredicate(orPredicateWithSubpredicates: []).description == "FALSEPREDICATE")
    #expect(both == NSPredicate(format: "a = 1 && b = 2"))
    #expect(both.hash == NSPredicate(format: "a = 1 && b = 2").hash)
    #expect(both != NSCompoundPredicate(orPredicateWithSubpredicates: [one, other]))
    #expect(NSPredicate(value: true).description == "TRUEPREDICATE")
    let mixed = NSCompoundPredicate(orPredicateWithSubpredicates: [NSPredicate { _, _ in true }, one])
    #expect(mixed.evaluate(with: ["a": 3]) && mixed.evaluate(with: ["a": 3], substitutionVariables: ["x": 1]))
  }

  @Test func takesListsOfArguments() {
    let predicate = withVaList([NSString("Ann"), 3 as Int32, 1.5]) {
      NSPredicate(format: "name == %@ AND age > %d AND x < %f", arguments: $0)
    }
    #expect(predicate.description == "name == \"Ann\" AND age > 3 AND x < 1.5")
    let other = NSPredicate(format: "%K LIKE %@", argumentArray: ["name", "A*"])
    #expect(other.description == "name LIKE \"A*\"")
    #expect(
      NSPredicate(format: "a == %@ AND b == '%@'", nil as String?).description == "a == nil AND b == \"%@\"")
  }

  @Test func expressionsOfCode() {
    let key = NSExpression(forKeyPath: "age")
    let comparison = NSComparisonPredicate(
      leftExpression: key, rightExpression: NSExpression(forConstantValue: 3), modifier: .direct,
      type: .greaterThan)
    #expect(comparison.evaluate(with: ["age": 4]) && comparison.description == "age > 3")
    let sum = NSExpression(forFunction: "add:to:", arguments: [key, NSExpression(forConstantValue: 1)])
    #expect(sum.expressionValue(with: ["age": 4], context: nil) as? Int == 5)
    #expect(sum.function == "add:to:" && sum.arguments?.count == 2 && sum.expressionType == .function)
    let block = NSExpression(
      block: { object, arguments, _ in "\(object ?? 0)\(arguments)" }, arguments: [sum])
    #expect(block.expressionValue(with: ["age": 1], context: nil) as? String == "[\"age\": 1][2]")
    let choice = NSExpression(
      forConditional: comparison, trueExpression: key, falseExpression: NSExpression(forConstantValue: 0))
    #expect(choice.expressionValue(with: ["age": 2], context: nil) as? Int == 0)
    let items = NSExpression(
      forSubquery: NSExpression(forKeyPath: "items"), usingIteratorVariable: "i",
      predicate: NSPredicate(format: "$i > 1"))
    #expect((items.expressionValue(with: ["items": [1, 2, 3]], context: nil) as? [Any])?.count == 2)
    let variable = NSExpression(forVariable: "x")
    #expect(variable.expressionValue(with: nil, context: ["x": 7]) as? Int == 7)
    #expect(NSExpression.expressionForEvaluatedObject().description == "SELF")
    #expect(NSExpression(forAggregate: [1, key]).description == "{1, age}")
  }
}
