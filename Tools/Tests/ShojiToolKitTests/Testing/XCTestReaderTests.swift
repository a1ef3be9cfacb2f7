import Testing

@testable import ShojiToolKit

/// The lines of XCTest, as it prints them on Linux, between those that tests print.
struct XCTestReaderTests {
  private static let tests = [
    "LibTests.OldTests/testPasses", "LibTests.OldTests/testFails", "LibTests.OldTests/testSkips",
    "LibTests.OldTests/testThrows", "OtherTests.OldTests/testFails",
  ]

  private static let output = """
    Test Suite 'All tests' started at 2026-11-27 22:49:42.879
    Test Suite 'debug.xctest' started at 2026-11-27 22:49:42.880
    Test Suite 'OldTests' started at 2026-11-27 22:49:42.880
    Test Case 'OldTests.testPasses' started at 2026-11-27 22:49:42.983
    old hello
    without an end: Test Case 'OldTests.testPasses' passed (0.001 seconds)
    Test Case 'OldTests.testFails' started at 2026-11-27 22:49:42.881
    printed /a/Tests/LibTests/Old.swift:5: error: OldTests.testFails : XCTAssertEqual failed: ("2") is not equal to ("3") - a message
    of two lines
    /a/Tests/LibTests/Old.swift:6: error: OldTests.testFails : failed - again
    /a/Tests/LibTests/Old.swift:7: error: OldTests.testFails : XCTAssertNil failed: "1" -\u{20}
    Test Case 'OldTests.testFails' failed (0.102 seconds)
    Test Case 'OldTests.testSkips' started at 2026-11-27 22:49:42.983
    /a/Tests/LibTests/Old.swift:7: OldTests.testSkips : Test skipped - not here
    Test Case 'OldTests.testSkips' skipped (0.0 seconds)
    Test Case 'OldTests.testThrows' started at 2026-11-27 22:49:42.984
    <EXPR>:0: error: OldTests.testThrows : threw error "Error Domain=x Code=3 "(null)""
    Test Case 'OldTests.testThrows' failed (0.0 seconds)
    between the tests
    Test Case 'OldTests.testFails' started at 2026-11-27 22:49:42.881
    Test Case 'OldTests.testFails' passed (0.25 seconds)
    Test Suite 'OldTests' failed at 2026-11-27 22:49:42.984
    \t Executed 6 tests, with 1 test skipped and 3 failures (1 unexpected) in 0.104 (0.104) seconds
    """

  private func run(_ output: some StringProtocol) -> TestRun {
    var reader = XCTestReader(tests: Self.tests)
    let log = TestLog()
    for test in Self.tests { log.add(.planned(TestIdentity(xcTest: test))) }
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      for event in reader.events(in: String(line)) { log.add(event) }
    }
    for event in reader.finish() { log.add(event) }
    return log.run
  }

  @Test func outputBecomesResults() {
    let run = run(Self.output)
    #expect(run.results.map(\.test.id) == Self.tests)
    #expect(run.results.map(\.outcome) == [.passed, .failed, .skipped("not here"), .failed, .passed])
    #expect(run.results.map(\.seconds) == [0.001, 0.102, 0, 0, 0.25])
    #expect(
      run.results[1].issues == [
        TestIssue(
          "XCTAssertEqual failed: (\"2\") is not equal to (\"3\") - a message\nof two lines",
          at: TestPlace(file: "/a/Tests/LibTests/Old.swift", line: 5)),
        TestIssue("again", at: TestPlace(file: "/a/Tests/LibTests/Old.swift", line: 6)),
        TestIssue(
          "XCTAssertNil failed: \"1\"", at: TestPlace(file: "/a/Tests/LibTests/Old.swift", line: 7)),
      ])
    #expect(run.results[3].issues == [TestIssue("threw error \"Error Domain=x Code=3 \"(null)\"\"")])
    #expect(run.results[0].output == "old hello\nwithout an end: \n")
    #expect(run.output.contains("between the tests") && !run.output.contains("Executed"))
    #expect(run.summary.hasPrefix("2 of 5 tests failed, 1 skipped"))
  }

  @Test func outputMayEndAnywhere() {
    let whole = Array(Self.output.utf8)
    for end in stride(from: 0, through: whole.count, by: 23) {
      let run = run(String(decoding: whole[..<end], as: UTF8.self))
      #expect(run.results.count == Self.tests.count)
      // A failure whose test is cut off counts.
      if run.results.first(where: { $0.test.id == Self.tests[1] })?.issues.isEmpty == false {
        #expect(!run.passes)
      }
    }
  }

  @Test func aLongOutputIsBounded() {
    let log = TestLog()
    log.add(.started("A.B/test"))
    for number in 0..<20_000 { log.add(.output("A.B/test", "line \(number)")) }
    for number in 0..<200 { log.add(.issue("A.B/test", TestIssue("issue \(number)"))) }
    log.add(.issue("A.B/test", TestIssue(String(repeating: "x", count: 100_000))))
    log.add(.ended("A.B/test", seconds: 1, failed: true))
    let result = log.run.results[0]
    #expect(result.output.utf8.count <= TestLog.mostOutput.test)
    #expect(result.output.hasSuffix("line 19999\n"))
    #expect(log.run.output.utf8.count <= TestLog.mostOutput.run)
    #expect(result.issues.count == TestLog.most.issues + 1)
    #expect(result.issues.last?.message == "and 151 more issues")
  }
}
