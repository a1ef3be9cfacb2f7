import Foundation
import Testing

@testable import ShojiToolKit

/// The event stream of Swift Testing, as toolchains have written it.
struct SwiftTestingReaderTests {
  /// The places of the version 0 have no `filePath`.
  private static func place(_ line: Int, version: String) -> String {
    let path = #""_filePath":"\/a\/Tests\/LibTests\/New.swift","column":2,"fileID":"LibTests\/New.swift""#
    return version == "0"
      ? "{\(path),\"line\":\(line)}"
      : "{\(path),\"filePath\":\"\\/a\\/Tests\\/LibTests\\/New.swift\",\"line\":\(line)}"
  }

  private static func stream(version: String) -> [String] {
    let mark = version == "0" ? "0" : "\"6.3.0\""
    func event(_ kind: String, _ id: String?, _ messages: String = "", at time: Double, issue: String? = nil)
      -> String
    {
      #"{"kind":"event","payload":{"instant":{"absolute":\#(time),"since1970":1795819782.7},"#
        + (issue.map { #""issue":\#($0),"# } ?? "") + #""kind":"\#(kind)","messages":[\#(messages)]"#
        + (id.map { #","testID":"\#($0)""# } ?? "") + #"},"version":\#(mark)}"#
    }
    func issue(_ line: Int, known: Bool = false, severity: String = "error") -> String {
      let more =
        version == "0" ? "" : #""isFailure":\#(!known && severity == "error"),"severity":"\#(severity)","#
      return #"{\#(more)"isKnown":\#(known),"sourceLocation":\#(place(line, version: version))}"#
    }
    let deep = #"LibTests.Outer\/Inner\/deep()\/New.swift:10:19"#
    let named = #"LibTests.named()\/New.swift:6:2"#
    return [
      #"{"kind":"test","payload":{"displayName":"A “name” <&>","id":"\#(named)","isParameterized":false,"kind":"function","name":"named()","sourceLocation":\#(place(6, version: version))},"version":\#(mark)}"#,
      #"{"kind":"test","payload":{"displayName":"The suite","id":"LibTests.Outer","kind":"suite","name":"Outer","sourceLocation":\#(place(8, version: version))},"version":\#(mark)}"#,
      #"{"kind":"test","payload":{"id":"\#(deep)","isParameterized":false,"kind":"function","name":"deep()","sourceLocation":\#(place(10, version: version))},"version":\#(mark)}"#,
      event("runStarted", nil, #"{"symbol":"default","text":"Test run started."}"#, at: 1),
      event("testStarted", "LibTests.Outer", at: 1),
      event("testStarted", named, at: 1.5),
      event(
        "issueRecorded", named,
        #"{"symbol":"fail","text":"Expectation failed: (two() → 2) == 3"},{"symbol":"details","text":"two & three\nsecond line"}"#,
        at: 2, issue: issue(6)),
      event(
        "issueRecorded", named,
        #"{"symbol":"warning","text":"Issue recorded"},{"symbol":"details","text":"a warning only"}"#, at: 2,
        issue: issue(7, severity: "warning")),
      event(
        "issueRecorded", named, #"{"symbol":"passWithKnownIssue","text":"Expectation failed: Bool(false)"}"#,
        at: 2, issue: issue(8, known: true)),
      event("testEnded", named, #"{"symbol":"fail","text":"Test failed."}"#, at: 2.25),
      event("testSkipped", deep, #"{"symbol":"skip","text":"Test deep() skipped: \"not now\""}"#, at: 2.5),
      event(
        "issueRecorded", "LibTests.Outer", #"{"symbol":"fail","text":"Caught error: gone"}"#, at: 3,
        issue: #"{"isKnown":false}"#),
      event("testEnded", "LibTests.Outer", #"{"symbol":"fail","text":"Suite failed."}"#, at: 3),
      event(
        "issueRecorded", nil, #"{"symbol":"fail","text":"too late"}"#, at: 3, issue: #"{"isKnown":false}"#),
      event("runEnded", nil, #"{"symbol":"fail","text":"Test run with 2 tests failed."}"#, at: 3),
    ]
  }

  private func run(_ lines: [String]) -> TestRun {
    var reader = SwiftTestingReader()
    let log = TestLog()
    for line in lines { for event in reader.events(in: line) { log.add(event) } }
    return log.run
  }

  @Test(arguments: ["0", "6.3"]) func aStreamBecomesResults(version: String) {
    let run = run(Self.stream(version: version))
    #expect(run.results.map(\.test.shownName) == ["A “name” <&>", "Outer/Inner/deep()", "The suite"])
    #expect(run.results.map(\.test.className) == ["LibTests", "LibTests.Outer.Inner", "LibTests"])
    #expect(run.results.map(\.outcome) == [.failed, .skipped("not now"), .failed])
    #expect(run.results[0].seconds == 0.75)
    let place = TestPlace(file: "/a/Tests/LibTests/New.swift", line: 6)
    #expect(run.results[0].test.place == place)
    #expect(
      run.results[0].issues == [
        TestIssue("Expectation failed: (two() → 2) == 3\ntwo & three\nsecond line", at: place),
        TestIssue("a warning only", at: TestPlace(file: place.file, line: 7), kind: .warning),
        TestIssue(
          "Expectation failed: Bool(false)", at: TestPlace(file: place.file, line: 8), kind: .known),
      ])
    #expect(run.problems == [TestIssue("too late")])
    #expect(!run.passes)
  }

  @Test func aStreamMayEndAnywhere() {
    let text = Self.stream(version: "6.3").joined(separator: "\n")
    let whole = Array(text.utf8)
    for end in stride(from: 0, through: whole.count, by: 37) {
      let lines = String(decoding: whole[..<end], as: UTF8.self).split(separator: "\n").map(String.init)
      let results = run(lines).results
      #expect(results.count <= 3)
      // A test that is cut off is no test that passed.
      #expect(results.allSatisfy { $0.outcome != .passed })
    }
  }

  @Test(arguments: [
    "", "null", "[]", "{}", "text", #"{"kind":"event"}"#, #"{"kind":"test","payload":{"kind":"function"}}"#,
    #"{"kind":"event","payload":{"kind":"testEnded"}}"#,
    #"{"kind":"event","payload":{"kind":"valueAttached","testID":"a"}}"#,
    #"{"kind":"new","payload":{"kind":"new"},"version":"9"}"#, #"{"kind":"test","payload":{"kind":3}}"#,
  ]) func unknownLinesAreSkipped(line: String) {
    #expect(run([line]).results.isEmpty)
  }

  @Test func namesInBackticksMayHaveSlashes() {
    let test = TestIdentity(
      swiftTesting: "LibTests.Outer/`a/b. c`()/New.swift:3:4", name: nil, displayName: nil, place: nil)
    #expect(test.className == "LibTests.Outer")
    #expect(test.name == "`a/b. c`()")
  }
}
