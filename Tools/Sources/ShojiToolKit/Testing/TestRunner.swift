import Containment
import Foundation
import Synchronization

/// Builds and runs the tests of a package or of a mirrored project, those of XCTest and those of Swift
/// Testing.
///
/// The tests of a project run in the app's folder, so that its bundle is the main one, as for tests that
/// Xcode runs in an app.
package struct TestRunner {
  /// The most times that a library's tests are started, since each crash ends the process of all.
  static let mostStarts = 10
  /// The exit code of Swift Testing where no test is selected.
  private static let noTests: Int32 = 69

  private let project: MirroredProject?
  private let package: SwiftPackage
  private let builder: Builder
  private let terminal: Terminal
  private let run: ProgramCall.Runner

  /// Describes the tests of a package, or of the project that it was made of.
  package init(
    _ package: SwiftPackage, project: MirroredProject?, builder: Builder, terminal: Terminal = .standardError,
    run: @escaping ProgramCall.Runner = ProgramCall.run
  ) {
    (self.package, self.project, self.builder) = (package, project, builder)
    (self.terminal, self.run) = (terminal, run)
  }

  /// The folder in which the tests run, and from which paths are shown.
  package var folder: URL { project?.projectFolder ?? package.folder }

  /// The own places for those in files that the package was made of.
  private var places: TranslatedPlaces? {
    if let project { return TranslatedPlaces(in: project.folder) }
    return builder.folder == package.folder
      ? nil : TranslatedPlaces(in: builder.folder, linked: package.folder)
  }

  /// Throws where there are no tests, and where a project's documents have faults.
  package func check() throws(ToolError) {
    if let project {
      guard !project.testModules.isEmpty else { throw noTestsError }
      try project.checkDocuments(toBuild: "the tests")
    } else {
      guard package.targets.contains(where: { $0.type == "test" }) else { throw noTestsError }
    }
  }

  private var noTestsError: ToolError {
    ToolError("\(folder.path) has no unit tests")
  }

  /// Builds the tests.
  package func build() throws {
    try check()
    terminal.say("building the tests of \(package.name)")
    try builder.buildTests(terminal: terminal)
  }

  /// Runs tests that are built. Throws where none is selected.
  package func run(_ selection: TestSelection, isRecording: Bool = false, into log: TestLog) throws -> TestRun
  {
    let built = try builder.program("\(package.name)PackageTests.xctest")
    let program = try project?.finish(built) ?? built
    let pass = Pass(
      program: program, folder: folder, isRecording: isRecording, log: log, run: run,
      places: places)
    let old = try pass.listXCTests().filter(selection.contains)
    // A run without tests of one kind would only say so.
    if !old.isEmpty { try pass.runXCTests(old) }
    try pass.runSwiftTests(selection)
    let end = log.run
    guard !end.results.isEmpty || !end.problems.isEmpty else {
      guard selection.words.isEmpty else {
        throw ToolError("no test fits \(selection.words)", cause: .commandLine)
      }
      throw noTestsError
    }
    return end
  }

  /// The runs of one program of tests.
  struct Pass {
    let program: URL
    let folder: URL
    let isRecording: Bool
    let log: TestLog
    let run: ProgramCall.Runner
    var places: TranslatedPlaces?

    private var environment: [String: String] {
      var variables = [
        "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,images=none,limit=32"
      ]
      // One for each way in which this package records.
      if isRecording { variables.merge(["SHOJI_RECORD": "1", "SNAPSHOT_TESTING_RECORD": "all"]) { $1 } }
      return variables
    }

    /// The names of XCTest's tests.
    func listXCTests() throws -> [String] {
      let list = LastLines()
      let status = try run(ProgramCall(program.path, ["--list-tests"], in: folder)) { list.add($0) }
      guard status == 0 else {
        throw ToolError(
          "the tests cannot be listed: "
            + CrashDescription(status: status, output: list.all, folder: folder.path).text)
      }
      return list.all.filter { $0.contains("/") && !$0.contains(" ") }
    }

    /// Runs tests of XCTest; those behind one that ends the process run in another one.
    func runXCTests(_ names: [String]) throws {
      for name in names { log.add(.planned(TestIdentity(xcTest: name))) }
      var rest = names
      var crashes = 0
      while !rest.isEmpty, crashes < TestRunner.mostStarts {
        let batch = Pass.batch(of: rest)
        let reader = Mutex(XCTestReader(tests: batch))
        let last = LastLines()
        let status = try run(
          ProgramCall(program.path, [batch.joined(separator: ",")], in: folder, environment: environment)
        ) { [log, places] line in
          last.add(line)
          for event in reader.withLock({ $0.events(in: line) }) { log.add(event, places) }
        }
        for event in reader.withLock({ $0.finish() }) { log.add(event, places) }
        guard let left = end(of: .xcTest, batch, status: status, last, suspects: true) else {
          rest.removeFirst(batch.count)
          continue
        }
        // A process that ends before its first test would do so again.
        guard left.count < rest.count else { break }
        rest = left
        crashes += 1
      }
    }

    /// The first of some names, as many as one argument of a program may have.
    private static func batch(of names: [String]) -> [String] {
      var length = 0
      let batch = names.prefix { name in
        length += name.utf8.count + 1
        return length < longestArgument
      }
      return Array(batch.isEmpty ? names.prefix(1) : batch)
    }

    /// The bytes that Linux allows an argument, less some.
    private static let longestArgument = 120_000

    /// Runs tests of Swift Testing. They run at the same time, so after the end of their process in the
    /// middle those that had not ended run again, one by one.
    func runSwiftTests(_ selection: TestSelection) throws {
      let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
        "shoji-events-\(UUID().uuidString)")
      defer { OutputFile.remove(scratch.path) }
      var options = selection.options
      var left = Int.max
      var crash: String?
      defer {
        if let crash, !log.run.results.contains(where: { $0.outcome == .crashed }) {
          log.addProblem("while several tests ran at a time: \(crash)\nEach of them ends by itself.")
        }
      }
      for start in 0..<TestRunner.mostStarts {
        let reader = Mutex(SwiftTestingReader())
        let events = try FollowedFile(scratch) { [log, places] line in
          for event in reader.withLock({ $0.events(in: line) }) { log.add(event, places) }
        }
        let last = LastLines()
        let status: Int32
        do {
          defer { events.finish() }
          status = try run(
            ProgramCall(
              program.path,
              ["--testing-library", "swift-testing", "--event-stream-output-path", scratch.path] + options,
              in: folder, environment: environment)
          ) { [log] line in
            guard !SwiftTestingLines.isOwn(line) else { return }
            last.add(line)
            log.add(.output(nil, line))
          }
        }
        guard status != TestRunner.noTests else { return }
        let rest = end(of: .swiftTesting, nil, status: status, last, suspects: start > 0) ?? []
        guard !rest.isEmpty, rest.count < left else { return }
        if start == 0 { crash = words(for: status, last) }
        left = rest.count
        options =
          ["--no-parallel"]
          + rest.flatMap { ["--filter", "^\(NSRegularExpression.escapedPattern(for: $0))$"] }
      }
    }

    /// Records the end of a process that was to run some tests, or all of a library.
    ///
    /// - Returns: All tests of the library that are left to run; nil where the process ended as it should.
    private func end(
      of library: TestIdentity.Library, _ names: [String]?, status: Int32, _ last: LastLines, suspects: Bool
    ) -> [String]? {
      let run = log.run
      let own = names.map(Set.init)
      let results = run.results.filter { $0.test.library == library && own?.contains($0.test.id) != false }
      let isWhole = !results.contains { $0.outcome == .notRun }
      let failed =
        results.contains { $0.isFailure || $0.issues.contains { $0.kind == .recorded } }
        || !run.problems.isEmpty
      guard !isWhole || status > 128 || (status != 0 && !failed) else { return nil }
      return log.addCrash(words(for: status, last), of: library, suspects: suspects)
    }

    private func words(for status: Int32, _ last: LastLines) -> String {
      CrashDescription(status: status, output: last.all, folder: folder.path).text
    }
  }
}

/// The lines that Swift Testing prints for a person, which its event stream has, too.
enum SwiftTestingLines {
  /// Whether a line begins with one of its symbols.
  static func isOwn(_ line: String) -> Bool {
    let plain = line.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
    return ["◇ ", "✔ ", "✘ ", "↳ ", "➜ ", "⚠ ", "⚠︎ ", "━"].contains { plain.hasPrefix($0) }
  }
}

/// The last lines that a process has printed.
private final class LastLines: Sendable {
  /// The most lines that are kept: a backtrace has some hundred.
  private static let most = 2_000
  private let lines = Mutex<[String]>([])

  func add(_ line: String) {
    lines.withLock { lines in
      lines.append(line)
      if lines.count > 2 * Self.most { lines.removeFirst(lines.count - Self.most) }
    }
  }

  var all: [String] { lines.withLock { $0 } }
}

extension TestLog {
  /// Takes an event whose places may be in translated files.
  fileprivate func add(_ event: TestEvent, _ places: TranslatedPlaces?) {
    add(places?.original(of: event) ?? event)
  }
}
