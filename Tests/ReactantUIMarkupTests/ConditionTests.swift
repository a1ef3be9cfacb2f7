import Testing

@testable import ReactantUIMarkup

/// Conditions in the three surroundings of the original's tests.
@Suite struct ConditionTests {
  static let phone = ConditionContext(
    idiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular, width: 800, height: 400)
  static let pad = ConditionContext(
    idiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .compact, width: 700, height: 900)
  static let small = ConditionContext(
    idiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .compact, width: 300, height: 500)

  /// A condition and whether it holds on the phone, the pad and the small phone.
  typealias Case = (text: String, holds: [Bool])

  func condition(_ text: String) throws -> Condition {
    var cursor = TextCursor(text)
    let condition = try ConditionParser.parse(&cursor)
    #expect(cursor.isAtEnd, "\(cursor.rest)")
    return condition
  }

  func check(_ cases: [Case], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    for (text, holds) in cases {
      let condition = try condition(text)
      let found = [Self.phone, Self.pad, Self.small].map(condition.evaluate)
      #expect(found == holds, "\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test func simpleStatements() throws {
    try check([
      ("iphone != true", [false, true, false]), ("ipad == true", [false, true, false]),
      ("ipad == false", [true, false, true]), ("!ipad", [true, false, true]),
      ("vertical == compact", [false, true, true]), ("vertical == compact == false", [true, false, false]),
      ("landscape", [true, false, false]), ("portrait", [false, true, true]),
      ("vertical != compact", [true, false, false]),
      ("!(vertical != regular) != false", [true, false, false]),
      ("compact == horizontal", [true, false, true]),
      ("iPhone", [true, false, true]), ("IPAD", [false, true, false]),
      ("tv or appletv or carplay", [false, false, false]),
      ("true", [true, true, true]), ("false", [false, false, false]), ("horizontal", [true, true, true]),
      ("!!ipad", [false, true, false]), ("!(horizontal == compact)", [false, true, false]),
    ])
  }

  @Test func conjunctions() throws {
    try check([
      ("ipad and landscape", [false, false, false]), ("iphone and landscape", [true, false, false]),
      ("iphone and !landscape", [false, false, true]),
      ("iphone and vertical == compact", [false, false, true]),
      ("horizontal == compact and vertical == regular and landscape", [true, false, false]),
      ("ipad AND horizontal == regular And portrait == true", [false, true, false]),
    ])
  }

  @Test func disjunctions() throws {
    try check([
      ("ipad or landscape", [true, true, false]), ("vertical == regular or ipad", [true, true, false]),
      ("iphone or ipad", [true, true, true]), ("landscape or false", [true, false, false]),
      ("ipad == true or vertical == compact == false", [true, true, false]),
    ])
  }

  @Test func precedenceAndParentheses() throws {
    try check([
      ("ipad or iphone and landscape", [true, true, false]),
      ("(ipad or iphone) and landscape", [true, false, false]),
      ("landscape and ipad or iphone", [true, false, true]),
      ("landscape and (ipad or iphone)", [true, false, false]),
      ("!(ipad or landscape)", [false, false, true]), ("!(ipad and portrait)", [true, false, true]),
      ("!ipad and (vertical == compact or landscape)", [true, false, true]),
      ("(vertical == compact and horizontal == compact) or ipad == true", [false, true, true]),
      ("(iphone and landscape) == true", [true, false, false]),
    ])
  }

  @Test func nestedCombinations() throws {
    try check([
      (
        "((iphone or ipad) and (landscape or vertical == compact)) and !(ipad and portrait)",
        [true, false, true]
      ),
      ("!(!(iphone and (landscape or vertical == compact)) or ipad)", [true, false, true]),
      (
        "(ipad and (portrait and (horizontal == regular and (vertical == compact)))) != false",
        [false, true, false]
      ),
    ])
  }

  @Test func numbers() throws {
    try check([
      ("width :gt 500", [true, true, false]), ("width :lt height", [false, true, true]),
      ("height :gte 500", [false, true, true]), ("width :lte 300", [false, false, true]),
      ("width == 800", [true, false, false]), ("300 != width", [true, true, false]),
      ("width:gt 500 and !landscape", [false, true, false]),
      ("width == 300.0 == true", [false, false, true]),
    ])
  }

  @Test(arguments: [
    ("compact", "0: `compact` must be compared with `horizontal` or `vertical`"),
    ("12", "0: A number must be compared with another"),
    ("", "0: Expected a condition"),
    ("ipad and", "8: Expected a condition"),
    ("(ipad", "5: Expected `)` to close the parenthesis"),
    (
      "ipda",
      "0: Unknown word `ipda` in a condition; did you mean `ipad`? allowed: phone, iphone, pad, ipad, tv, "
        + "appletv, carplay, horizontal, vertical, compact, regular, landscape, portrait, width, height, true, false"
    ),
    (
      "width == compact",
      "6: These cannot be compared; compare numbers with numbers, conditions with conditions, and "
        + "`horizontal` or `vertical` with `compact` or `regular`"
    ),
    ("ipad :gt 3", "5: Only numbers, `width` and `height` can be compared so"),
    (
      "width :ge 3", "6: Unknown comparison `:ge`; did you mean `:gt`? allowed: ==, !=, :lt, :lte, :gt, :gte"
    ),
  ]) func errors(_ text: String, _ message: String) {
    do {
      _ = try condition(text)
      Issue.record("\(text) was accepted")
    } catch let error as ValueError {
      #expect("\(error.offset): \(error.message)" == message)
    } catch {
      Issue.record(error)
    }
  }

  @Test func boundsHold() {
    #expect(throws: ValueError.self) { try condition(String(repeating: "(", count: 1000) + "ipad") }
    #expect(throws: ValueError.self) {
      try condition(Array(repeating: "ipad", count: 1000).joined(separator: " and "))
    }
    #expect(throws: Never.self) { try condition(String(repeating: "!", count: 10_000) + "ipad") }
  }
}
