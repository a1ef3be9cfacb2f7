import Foundation
import FoundationXML
import Testing

@testable import ShojiToolKit

/// The results in JUnit's form.
struct JUnitReportTests {
  private func result(
    _ name: String, _ outcome: TestResult.Outcome, issues: [TestIssue] = [], output: String = ""
  )
    -> TestResult
  {
    TestResult(
      TestIdentity(xcTest: "M.C/\(name)"), outcome, issues: issues, seconds: 0.0625, output: output)
  }

  private var run: TestRun {
    var run = TestRun()
    run.results = [
      result("testA", .passed),
      result(
        "test <&> \"q\" \u{1}\n", .failed,
        issues: [
          TestIssue(
            "a < b & \"c\"\nmore \u{1B}[31mred\u{1B}[0m \u{0} ]]>",
            at: TestPlace(file: "/a/T.swift", line: 3)),
          TestIssue("again"), TestIssue("known", kind: .known),
        ], output: "printed\u{7} \u{FFFF}\n"),
      result("testC", .skipped("not \"now\"")),
      result("testD", .crashed, issues: [TestIssue("Fatal error: x")]),
      result("testE", .notRun),
      TestResult(
        TestIdentity(
          swiftTesting: "M.Outer/each(_:)/F.swift:9:4", name: "each(_:)", displayName: "Each “one”",
          place: TestPlace(file: "/a/F:x.swift", line: 9)), .passed, seconds: .nan),
    ]
    run.problems = [TestIssue("the process ended")]
    run.output = "the end of the output\n"
    run.seconds = 12.3456
    run.start = Date(timeIntervalSince1970: 1_795_819_782)
    return run
  }

  @Test func theDocumentHasTheSchemasForm() throws {
    let schema = try JUnitSchema(Data(JUnitReport(run, name: "App", folder: "/a").text.utf8))
    #expect(schema.faults == [])
    #expect(schema.cases.count == 7)
    #expect(
      schema.attributes(of: "testsuites") == [
        "name": "App", "tests": "7", "failures": "1", "errors": "3", "time": "12.346",
      ])
    #expect(
      schema.attributes(of: "testsuite") == [
        "name": "M.C", "tests": "5", "failures": "1", "errors": "2", "skipped": "1", "time": "0.313",
        "timestamp": "2026-11-27T22:49:42", "hostname": "localhost",
      ])
    let failed = schema.cases[1]
    #expect(failed.attributes["name"] == "test <&> \"q\" \u{FFFD}\n")
    #expect(failed.children["failure"] == "T.swift:3: a < b & \"c\"\nmore red \u{FFFD} ]]>\nagain")
    #expect(failed.messages == ["a < b & \"c\""])
    #expect(failed.children["system-out"] == "printed\u{FFFD} \u{FFFD}\n")
    #expect(schema.cases[2].messages == ["not \"now\""])
    #expect(schema.cases[3].children["error"] == "Fatal error: x")
    #expect(schema.cases[4].children["error"] == "the process ended before this test began")
    #expect(
      schema.cases[5].attributes == [
        "classname": "M.Outer", "name": "Each “one”", "time": "0.000",
      ])
    #expect(schema.cases[6].children["error"] == "the process ended")
  }

  @Test func aBuildThatFailsHasADocument() throws {
    let text = JUnitReport.ofBuildFailure("A.swift:3:7: no <such> thing", name: "App", start: Date())
    let schema = try JUnitSchema(Data(text.utf8))
    #expect(schema.faults == [])
    #expect(schema.cases.map { $0.children["error"] } == ["A.swift:3:7: no <such> thing"])
  }

  @Test func everyScalarMayStandInAText() throws {
    var text = ""
    for value in UInt32(0)...0x2FFF { Unicode.Scalar(value).map { text.unicodeScalars.append($0) } }
    for value in [0xD7FF, 0xE000, 0xFFFD, 0xFFFE, 0xFFFF, 0x10000, 0x10FFFF] as [UInt32] {
      Unicode.Scalar(value).map { text.unicodeScalars.append($0) }
    }
    var run = TestRun()
    run.results = [result(text, .failed, issues: [TestIssue(text)], output: text)]
    run.output = text
    let schema = try JUnitSchema(Data(JUnitReport(run, name: text, folder: "/a").text.utf8))
    #expect(schema.faults == [] && schema.cases.count == 1)
  }
}

/// The parts of the schema that servers such as Jenkins check: elements, their order, and attributes.
private final class JUnitSchema: NSObject, XMLParserDelegate {
  struct Case {
    var attributes: [String: String]
    var children: [String: String] = [:]
    var messages: [String] = []
  }

  private static let children: [String: Set<String>] = [
    "": ["testsuites"], "testsuites": ["testsuite"],
    "testsuite": ["properties", "testcase", "system-out", "system-err"],
    "testcase": ["skipped", "error", "failure", "system-out", "system-err"], "failure": [], "error": [],
    "skipped": [], "system-out": [],
  ]
  private static let required: [String: Set<String>] = [
    "testsuite": ["name", "tests", "failures", "errors", "time", "timestamp", "hostname"],
    "testcase": ["name", "classname", "time"], "failure": ["type", "message"], "error": ["type", "message"],
  ]
  private static let optional: [String: Set<String>] = [
    "testsuites": ["name", "time", "tests", "failures", "errors"], "testsuite": ["skipped"],
    "skipped": ["message"],
  ]

  private(set) var faults: [String] = []
  private(set) var cases: [Case] = []
  private var first: [String: [String: String]] = [:]
  private var path: [String] = [""]
  private var text = ""
  private var verdicts = 0

  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    if !parser.parse() { faults.append("not well-formed: \(parser.parserError.map { "\($0)" } ?? "")") }
  }

  func attributes(of element: String) -> [String: String]? { first[element] }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if Self.children[path.last!]?.contains(name) != true { faults.append("\(name) in \(path.last!)") }
    let required = Self.required[name] ?? []
    let known = required.union(Self.optional[name] ?? [])
    for missing in required.subtracting(attributes.keys) { faults.append("\(name) without \(missing)") }
    for other in Set(attributes.keys).subtracting(known) { faults.append("\(name) with \(other)") }
    for number in ["tests", "failures", "errors", "skipped", "line"] {
      if let value = attributes[number], Int(value) == nil { faults.append("\(number) is \(value)") }
    }
    if let time = attributes["time"], time.wholeMatch(of: /\d+\.\d{3}/) == nil {
      faults.append("time is \(time)")
    }
    if first[name] == nil { first[name] = attributes }
    if name == "testcase" {
      cases.append(Case(attributes: attributes))
      verdicts = 0
    } else if path.last == "testcase", let message = attributes["message"] {
      cases[cases.count - 1].messages.append(message)
    }
    if ["failure", "error", "skipped"].contains(name) {
      verdicts += 1
      if verdicts > 1 { faults.append("two verdicts") }
    }
    path.append(name)
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    path.removeLast()
    if path.last == "testcase" { cases[cases.count - 1].children[name] = text }
  }
}
