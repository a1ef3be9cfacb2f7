import Foundation
import Testing

@testable import Predicates

@Suite struct FormatTests {
  static func text(_ format: String, _ arguments: Any?...) throws -> String {
    PredicatePrinter.text(of: try PredicateParser.predicate(format, FormatArguments(arguments)))
  }

  @Test(arguments: [
    ("name == 'Ann'", "name == \"Ann\""),
    ("name = \"Ann\" and age>3", "name == \"Ann\" AND age > 3"),
    ("a == 1 || b == 2 && c == 3", "a == 1 OR (b == 2 AND c == 3)"),
    ("(a == 1 || b == 2) && c == 3", "(a == 1 OR b == 2) AND c == 3"),
    ("not a.b CONTAINS[cd] \"x\"", "NOT a.b CONTAINS[cd] \"x\""),
    ("NONE tags.name == 'x'", "NOT ANY tags.name == \"x\""),
    ("age BETWEEN {1, 2.5}", "age BETWEEN {1, 2.5}"),
    ("SUBQUERY(items, $i, $i.price > 3).@count > 0", "SUBQUERY(items, $i, $i.price > 3).@count > 0"),
    ("items.@sum.price * 2 + 1 > -3", "(items.@sum.price * 2) + 1 > -3"),
    ("a[FIRST] == b[2]", "a[FIRST] == b[2]"),
    (
      "FUNCTION(now(), 'dateByAddingTimeInterval:', -60) < date",
      "FUNCTION(now(), \"dateByAddingTimeInterval:\", -60) < date"
    ),
    ("TRUEPREDICATE", "TRUEPREDICATE"),
    ("uppercase(name) LIKE 'A*'", "uppercase(name) LIKE \"A*\""),
    ("modulus:by:(age, 2) == 0", "modulus:by:(age, 2) == 0"),
    ("done == YES AND x != nil", "done == 1 AND x != nil"),
    ("TERNARY(a > 1, 2, 3) == 2", "TERNARY(a > 1, 2, 3) == 2"),
    ("SELF IN {'a', 'b'}", "SELF IN {\"a\", \"b\"}"),
  ])
  func prints(_ format: String, _ expected: String) throws {
    let text = try Self.text(format)
    #expect(text == expected)
    #expect(try Self.text(text) == expected)
  }

  @Test func takesArguments() throws {
    let text = try Self.text(
      "%K == %@ AND age > %d AND x IN %@ AND %K.b < %f", "name", "Ann", 3, ["a", "b"], "a", 1.5)
    #expect(text == "name == \"Ann\" AND age > 3 AND x IN {\"a\", \"b\"} AND a.b < 1.5")
  }

  @Test func makesFoundationsClasses() {
    let predicate = NSPredicate(format: "name == %@ AND age > %d", "Ann", 3)
    let compound = predicate as? NSCompoundPredicate
    #expect(compound?.compoundPredicateType == .and)
    let comparison = compound?.subpredicates[0] as? NSComparisonPredicate
    #expect(comparison?.leftExpression.keyPath == "name")
    #expect(comparison?.rightExpression.constantValue as? String == "Ann")
    #expect(comparison?.predicateOperatorType == .equalTo)
    #expect(predicate.description == "name == \"Ann\" AND age > 3")
    #expect((predicate.copy() as? NSPredicate) == predicate)
    #expect(predicate.evaluate(with: ["name": "Ann", "age": 4]))
    #expect(!predicate.evaluate(with: ["name": "Ann", "age": 3]))
  }
}
