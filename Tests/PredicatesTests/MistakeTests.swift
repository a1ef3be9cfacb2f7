import Foundation
import Testing

@testable import Predicates

@Suite struct MistakeTests {
  private static func message(_ format: String, _ arguments: Any?...) -> String {
    do {
      let predicate = try PredicateParser.predicate(format, FormatArguments(arguments))
      return "made \(predicate)"
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    ("", 1, "expected a value, found the end."),
    ("name", 1, "name is a value, and a comparison was expected."),
    ("name = = 'x'", 8, "expected a value, found \"=\"."),
    ("name == 'x", 9, "The text that begins here has no end."),
    ("a == 1 AND", 11, "expected a value, found the end."),
    ("a == 1 b", 8, "expected AND, OR or the end, found \"b\"."),
    ("(a == 1", 8, "expected \")\" for the parenthesis, found the end."),
    ("a CONTAINS[x] 1", 12, "\"x\" is no option. There are c, d, n and l."),
    ("é == %q", 6, "\"%\" is followed by no letter of a place, such as %@, %K or %d."),
    ("ANY (a == 1)", 5, "ANY needs a key path and an operator."),
    ("a == (b == 1)", 6, "a comparison stands where a value was expected."),
    ("SUBQUERY(a, b, c == 1).@count > 0", 13, "expected a variable, such as $item, found \"b\"."),
    ("in == 1", 1, "expected a value, found in. A key of this name is written #in."),
    ("a == $", 6, "\"$\" has no name."), ("a == 1x", 6, "A name cannot begin with the digits 1."),
    ("a ? 1", 3, "\"?\" has no meaning here."),
  ])
  func namesThePlace(_ format: String, _ place: Int, _ reason: String) {
    #expect(
      Self.message(format)
        == "Unable to parse the format string \"\(format)\", at character \(place): \(reason)")
  }

  @Test func countsArguments() {
    #expect(
      Self.message("a == %@ AND b == %@", 1)
        == "Insufficient arguments for conversion characters specified in format string \"a == %@ AND b == %@\""
    )
    #expect(Self.message("%K == 1", 3).hasSuffix("at character 1: %K needs a key path, found 3."))
    #expect(Self.message("foo(a) == 1").contains("there is no function foo of 1 arguments."))
  }

  @Test(arguments: ["(", "NOT ", "!", "-", "~", "{", "a[", "abs("])
  func boundsWhatNests(_ opening: String) {
    let message = Self.message(String(repeating: opening, count: 200_000) + "a == 1")
    #expect(message.contains("more than 100 parts lie in each other."))
  }

  @Test func boundsChains() {
    #expect(
      Self.message("a" + String(repeating: " + a", count: 100_000) + " == 1")
        .contains("more than 400 operators"))
    #expect(Self.message("a" + String(repeating: "[0]", count: 100_000) + " == 1").contains("more than"))
  }

  @Test func takesLongFormats() throws {
    let many = Array(repeating: "a == 1", count: 5_000).joined(separator: " OR ")
    let predicate = try PredicateParser.predicate(many, FormatArguments([Any?]()))
    #expect((predicate as? NSCompoundPredicate)?.subpredicates.count == 5_000)
    #expect(predicate.evaluate(with: ["a": 1]))
    let numbers = (0..<5_000).map { "\($0) + 1" }.joined(separator: ", ")
    #expect(NSPredicate(format: "a IN {\(numbers)}").evaluate(with: ["a": 4_000]))
  }

  @Test func hostilePatternsEnd() {
    let text = String(repeating: "a", count: 5_000)
    let start = ContinuousClock.now
    #expect(!NSPredicate(format: "SELF MATCHES '(a+)+b'").evaluate(with: text))
    #expect(
      !NSPredicate(format: "SELF LIKE %@", String(repeating: "a*", count: 500) + "b").evaluate(with: text))
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  /// Whatever bytes a format has, it ends in a predicate or in an error with a place in it.
  @Test(arguments: 0..<4) func survivesAnything(seed: Int) {
    var chance = Chance(state: UInt64(seed) &+ 99)
    let parts = [
      "a", "b.c", "==", "!=", "<", " AND ", "OR", "NOT", "(", ")", "{", "}", "[", "]", "'x'", "\"", "'", "1",
      "2.5", "%@", "%K", "%", "$x", "@count", ".", ",", "ANY", "ALL", "IN", "BETWEEN", "[cd]", "SUBQUERY(",
      "FUNCTION(", "TERNARY(", "CAST(", "sum(", "UNION", "-", "+", "*", "**", "#", "é", "\u{301}", "\0", "🇩🇪",
      "\\",
      "FIRST", "SELF", "nil", ":", "::(", "\n", "0x", "1e", ":=",
    ]
    for _ in 0..<3_000 {
      var format = ""
      for _ in 0..<chance.upTo(14) {
        format += chance.one(of: parts)
        if chance.upTo(2) == 0 { format += " " }
      }
      do {
        let predicate = try PredicateParser.predicate(format, FormatArguments(["k", "v", "w"]))
        let printed = PredicatePrinter.text(of: predicate)
        #expect(
          (try? PredicateParser.predicate(printed, FormatArguments([Any?]()))) == predicate,
          "\(format) became \(printed)")
      } catch {
        if let place = error.place { #expect(place >= 1 && place <= format.count + 1, "\(format)") }
      }
    }
  }
}
