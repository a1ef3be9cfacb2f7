import Foundation
import Synchronization
import Testing

@testable import ShojiToolKit

/// Runs of a program of tests, whose process a fixture stands for.
struct TestPassTests {
  /// A process: the lines that it prints, the events that it writes, and its exit code.
  private struct Life {
    var lines: [String] = []
    var events: [String] = []
    var status: Int32 = 0
  }

  /// Gives a process for each start, and keeps the arguments.
  private final class Lives: Sendable {
    let calls = Mutex<[[String]]>([])
    private let life: @Sendable (Int, [String]) -> Life

    init(_ life: @escaping @Sendable (Int, [String]) -> Life) { self.life = life }

    var run: ProgramCall.Runner {
      { [self] call, line in
        let number = calls.withLock { calls in
          calls.append(call.arguments)
          return calls.count - 1
        }
        let life = life(number, call.arguments)
        for text in life.lines { line(text) }
        if let option = call.arguments.firstIndex(of: "--event-stream-output-path") {
          let text = life.events.joined(separator: "\n")
          try Data(text.utf8).write(to: URL(fileURLWithPath: call.arguments[option + 1]))
        }
        return life.status
      }
    }
  }

  private func pass(_ lives: Lives, _ log: TestLog, isRecording: Bool = false) -> TestRunner.Pass {
    TestRunner.Pass(
      program: URL(fileURLWithPath: "/a/tests"), folder: URL(fileURLWithPath: "/a"), isRecording: isRecording,
      log: log, run: lives.run)
  }

  private func started(_ name: String) -> String {
    "Test Case '\(name)' started at 2026-11-27 22:49:42.983"
  }

  private func passed(_ name: String) -> String { "Test Case '\(name)' passed (0.001 seconds)" }

  private static func planned(_ name: String) -> String {
    #"{"kind":"test","payload":{"id":"M.\#(name)()/F.swift:1:2","kind":"function","name":"\#(name)()"},"version":0}"#
  }

  private static func event(_ kind: String, _ name: String, symbol: String = "pass") -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","instant":{"absolute":1},"messages":[{"symbol":"\#(symbol)","text":"t"}],"testID":"M.\#(name)()/F.swift:1:2"},"version":0}"#
  }

  private static let backtrace = [
    "M/F.swift:8: Fatal error: the end", "",
    "*** Program crashed: Illegal instruction at 0x00007ff9cd2f9361 ***",
    "  0               0x00007ff9cd2f9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so",
    "  1 [ra]          0x000055dc723cf7f7 C.testB() + 518 in tests at /a/Tests/M/F.swift:8:81",
    "  2 [ra]          0x000055dc723cf7f8 run() + 5 in tests at /other/F.swift:8:81",
  ]

  @Test func testsOfXCTestBehindACrashRunInAnotherProcess() throws {
    let lives = Lives { [self] number, _ in
      number == 0
        ? Life(
          lines: [started("C.testA"), passed("C.testA"), started("C.testB")] + Self.backtrace, status: 132)
        : Life(lines: [started("C.testC"), passed("C.testC")])
    }
    let log = TestLog()
    try pass(lives, log).runXCTests(["M.C/testA", "M.C/testB", "M.C/testC"])
    #expect(lives.calls.withLock { $0 } == [["M.C/testA,M.C/testB,M.C/testC"], ["M.C/testC"]])
    #expect(log.run.results.map(\.outcome) == [.passed, .crashed, .passed])
    #expect(
      log.run.results[1].issues.map(\.message) == [
        "M/F.swift:8: Fatal error: the end\n  Tests/M/F.swift:8 C.testB()"
      ])
  }

  @Test func aProcessThatEndsQuietlyInATestHasCrashed() throws {
    let lives = Lives { [self] number, _ in
      Life(lines: number == 0 ? [started("C.testA"), "bye"] : [], status: 0)
    }
    let log = TestLog()
    try pass(lives, log).runXCTests(["M.C/testA", "M.C/testB"])
    // The second process runs nothing, and no third is tried.
    #expect(lives.calls.withLock(\.count) == 2)
    #expect(log.run.results.map(\.outcome) == [.crashed, .notRun])
    #expect(log.run.results[0].issues.map(\.message) == ["the process ended with status 0"])
    #expect(!log.run.passes)
  }

  @Test func manyTestsAreNamedInSeveralProcesses() throws {
    let lives = Lives { [self] number, arguments in
      // The first process ends in its tenth test, and all others run what they are told.
      let names = arguments[0].split(separator: ",").map { String($0.dropFirst(2)).replacing("/", with: ".") }
      let lines = names.flatMap { [started($0), passed($0)] }
      return number == 0 ? Life(lines: Array(lines.prefix(19)), status: 139) : Life(lines: lines)
    }
    let log = TestLog()
    let names = (0..<5_000).map { "M.C/testWithQuiteALongNameOfItsOwn\($0)" }
    try pass(lives, log).runXCTests(names)
    let calls = lives.calls.withLock { $0 }
    #expect((3...5).contains(calls.count))
    #expect(calls.allSatisfy { $0.count == 1 && $0[0].utf8.count < 128 << 10 })
    #expect(log.run.results.count { $0.outcome == .passed } == 4_999)
    #expect(log.run.failed.map(\.test.id) == [names[9]])
  }

  @Test func testsThatRanAtTheTimeOfACrashRunOneByOne() throws {
    let lives = Lives { number, arguments in
      let all = ["a", "b", "c", "d"].map(Self.planned)
      switch number {
      case 0:
        return Life(
          lines: ["◇ Test run started."] + Self.backtrace,
          events: all + [
            Self.event("testStarted", "a"), Self.event("testStarted", "b"), Self.event("testEnded", "a"),
            Self.event("testStarted", "c"),
          ], status: 132)
      case 1:
        return Life(
          lines: Self.backtrace,
          events: [Self.planned("b"), Self.planned("c"), Self.planned("d")] + [
            Self.event("testStarted", "b"), Self.event("testEnded", "b"), Self.event("testStarted", "c"),
          ], status: 132)
      default:
        return Life(events: [Self.planned("d"), Self.event("testStarted", "d"), Self.event("testEnded", "d")])
      }
    }
    let log = TestLog()
    try pass(lives, log).runSwiftTests(TestSelection())
    let outcomes = Dictionary(uniqueKeysWithValues: log.run.results.map { ($0.test.name, $0.outcome) })
    #expect(outcomes == ["a()": .passed, "b()": .passed, "c()": .crashed, "d()": .passed])
    let calls = lives.calls.withLock { $0 }
    #expect(calls.count == 3)
    #expect(calls[1].contains("--no-parallel"))
    #expect(calls[1].suffix(2) == ["--filter", #"^M\.d\(\)\/F\.swift:1:2$"#])
    #expect(log.run.problems.isEmpty)
  }

  @Test func aCrashThatIsNoSingleTestsFaultIsStillOne() throws {
    let lives = Lives { number, _ in
      let names = ["a", "b"]
      return number == 0
        ? Life(events: names.map(Self.planned) + names.map { Self.event("testStarted", $0) }, status: 139)
        : Life(
          events: names.map(Self.planned)
            + names.flatMap { [Self.event("testStarted", $0), Self.event("testEnded", $0)] })
    }
    let log = TestLog()
    try pass(lives, log).runSwiftTests(TestSelection())
    #expect(log.run.results.map(\.outcome) == [.passed, .passed])
    #expect(log.run.problems.count == 1)
    #expect(log.run.problems[0].message.contains("signal 11"))
    #expect(!log.run.passes)
  }

  @Test(arguments: [
    (Int32(127), "the process ended with status 127; it printed last: cannot open shared object file"),
    (139, "the process ended by signal 11; it printed last: cannot open shared object file"),
  ]) func aProcessThatRunsNothingIsAFault(status: Int32, message: String) throws {
    let lives = Lives { _, _ in
      Life(lines: ["cannot open shared object file", "*** Signal 4: Backtracing"], status: status)
    }
    let log = TestLog()
    try pass(lives, log).runSwiftTests(TestSelection())
    #expect(log.run.problems.map(\.message) == [message])
    #expect(throws: ToolError.self) { try pass(lives, log).listXCTests() }
  }

  @Test func noTestIsNoFault() throws {
    let log = TestLog()
    try pass(Lives { _, _ in Life(status: 69) }, log).runSwiftTests(TestSelection(filters: ["x"]))
    #expect(log.run.results.isEmpty && log.run.problems.isEmpty)
  }

  @Test func theNamesOfTestsAreRead() throws {
    let lives = Lives { _, _ in
      Life(lines: ["Listing 2 tests in debug.xctest:", "", "M.C/testA", "M.C/testB", ""])
    }
    #expect(try pass(lives, TestLog()).listXCTests() == ["M.C/testA", "M.C/testB"])
  }

  @Test func whatIsRecordedAsAskedForIsNoFailure() throws {
    let message = "failed - Record mode is on. Automatically recorded snapshot: …"
    for isRecording in [true, false] {
      let lives = Lives { [self] _, _ in
        Life(
          lines: [
            started("C.testA"), "/a/F.swift:3: error: C.testA : \(message)", "",
            "open \"file:///a/__Snapshots__/F/testA.1.png\"", "Test Case 'C.testA' failed (0.1 seconds)",
          ], status: 1)
      }
      let log = TestLog(isRecording: isRecording)
      try pass(lives, log, isRecording: isRecording).runXCTests(["M.C/testA"])
      #expect(log.run.passes == isRecording)
      #expect(log.run.recordedCount == (isRecording ? 1 : 0))
      #expect(log.run.problems.isEmpty)
    }
  }

  @Test func aSelectionIsOfRegularExpressions() throws {
    let selection = try TestSelection(filters: ["Card", "^M\\.Week"], skips: ["testSlow$"])
    #expect(selection.contains("M.CardTests/testA"))
    #expect(selection.contains("M.WeekTests/testA"))
    #expect(!selection.contains("N.WeekTests/testA"))
    #expect(!selection.contains("M.CardTests/testSlow"))
    #expect(selection.words == "“Card” or “^M\\.Week” without “testSlow$”")
    #expect(selection.options == ["--filter", "Card", "--filter", "^M\\.Week", "--skip", "testSlow$"])
    #expect(throws: ToolError("--skip must be a regular expression, not “(”", cause: .commandLine)) {
      try TestSelection(skips: ["("])
    }
  }

  @Test func placesInTranslatedFilesAreThePersonsOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("places-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("A+Translated.swift")
    try Data("import X\n#sourceLocation(file: \"/own/A \\\"b\\\".swift\", line: 1)\nfirst\nsecond\n".utf8)
      .write(to: file)
    let places = TranslatedPlaces(in: folder)
    #expect(
      places.original(of: TestPlace(file: file.path, line: 4))
        == TestPlace(file: "/own/A \"b\".swift", line: 2))
    for other in [TestPlace(file: "/own/B.swift", line: 4), TestPlace(file: file.path, line: 1)] {
      #expect(places.original(of: other) == other)
    }
    // The files of a package that is built elsewhere are there as links.
    let linked = TranslatedPlaces(in: folder, linked: URL(fileURLWithPath: "/own"))
    #expect(
      linked.original(of: TestPlace(file: folder.path + "/Tests/T.swift", line: 7))
        == TestPlace(file: "/own/Tests/T.swift", line: 7))
  }
}
