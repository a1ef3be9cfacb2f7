import Foundation
import Testing

@testable import ChildProcesses

/// The beginning and end of programs.
@Suite struct ChildProcessTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/shoji-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  @Test func aProgramGetsItsWordsVariablesFolderAndStreams() throws {
    var settings = ChildProcess.Settings(
      "/bin/sh", ["-c", "cat; pwd; echo $COLOR; echo $0 >&2; exit 3", "name"], in: "/usr")
    settings.environment = ["COLOR": "red"]
    (settings.input, settings.output, settings.errors) = (.pipe, .pipe, .pipe)
    let child = try ChildProcess(settings)
    try child.input?.write(contentsOf: Data("in\n".utf8))
    try child.input?.close()
    #expect(child.output?.readDataToEndOfFile() == Data("in\n/usr\nred\n".utf8))
    #expect(child.errors?.readDataToEndOfFile() == Data("name\n".utf8))
    #expect(child.wait() == .code(3) && child.end == .code(3) && !child.isRunning)
  }

  @Test func aProgramThatIsNotThereCannotBeStarted() {
    let error = #expect(throws: ChildProcessError.self) { try ChildProcess(.init("/no/such/program", [])) }
    #expect(error?.message == "/no/such/program cannot be started: No such file or directory")
    #expect(throws: ChildProcessError.self) {
      try ChildProcess(.init("/bin/true", [], in: "/no/such/folder"))
    }
    #expect(throws: ChildProcessError.self) { try Command("no-such-program", []).run() }
  }

  @Test func aProgramHasNoDescriptorOfThisProcess() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let high = fcntl(ends[0], F_DUPFD, 200)
    defer { close(high) }
    let result = try Command("sh", ["-c", "ls /proc/self/fd"]).run()
    // The last one is that of the listing itself.
    #expect(result.text == "0\n1\n2\n3")
  }

  @Test func signalsAreAsAProgramExpectsThem() throws {
    signal(SIGPIPE, SIG_IGN)
    let status = try Command("cat", ["/proc/self/status"]).run().text
    let lines = status.split(separator: "\n").filter { $0.hasPrefix("Sig") }
    #expect(lines.contains { $0.hasPrefix("SigBlk:\t0000000000000000") })
    #expect(lines.contains { $0.hasPrefix("SigIgn:\t0000000000000000") }, "\(lines)")
  }

  @Test func aSignalAndAnEndAreSeen() throws {
    let child = try ChildProcess(.init("/bin/sleep", ["300"]))
    let seen = DispatchSemaphore(value: 0)
    child.whenEnded { end in
      #expect(end == .signal(SIGINT) && end.status == 130)
      seen.signal()
    }
    child.send(SIGINT)
    #expect(seen.wait(timeout: .now() + 60) == .success)
    #expect(child.wait() == .signal(SIGINT))
    child.send(SIGKILL)
  }

  @Test func aProgramThatIgnoresARequestIsEndedByForce() throws {
    var settings = ChildProcess.Settings(
      "/bin/sh", ["-c", "trap '' TERM; echo ready; while :; do sleep 0.05; done"])
    settings.output = .pipe
    let child = try ChildProcess(settings)
    _ = child.output?.availableData
    #expect(child.end(within: 0.2) == .signal(SIGKILL))
  }

  @Test func aStoppedProgramIsEnded() throws {
    var settings = ChildProcess.Settings(
      "/bin/sh", ["-c", "trap '' TERM; echo ready; kill -STOP $$; sleep 300"])
    settings.output = .pipe
    let child = try ChildProcess(settings)
    _ = child.output?.availableData
    #expect(child.end(within: 0.2) == .signal(SIGKILL))
  }

  /// A compiler that a build has started lives on and holds the pipe.
  @Test(arguments: [
    "sleep 300 &", "setsid sleep 300 &", "(trap '' HUP TERM; sleep 300) &", "nohup sleep 300 &",
  ])
  func theEndIsTheProgramsOwn(start: String) throws {
    let words = "\(start) echo $!; exit 4"
    let result = try Command("sh", ["-c", try Argument(own: words)]).run()
    #expect(result.status == 4)
    let pid = try #require(Int32(result.text))
    // Its number may be another one's by now, but not with this name.
    let name = (try? String(contentsOfFile: "/proc/\(pid)/cmdline", encoding: .utf8)) ?? ""
    #expect(!name.contains("300"))
  }

  @Test func theDeadlineEndsAllThatHoldsThePipe() throws {
    var command = Command("sh", ["-c", "trap '' TERM; sleep 300 & setsid sleep 300 & wait; sleep 300"])
    command.deadline = 0.3
    let start = ProcessInfo.processInfo.systemUptime
    let error = #expect(throws: ChildProcessError.self) { try command.run() }
    #expect(error?.message == "sh has been ended after 0 seconds")
    #expect(ProcessInfo.processInfo.systemUptime - start < 30)
  }

  @Test func aLargeOutputComesWholeOnBothStreams() throws {
    let result = try Command(
      "sh", ["-c", "head -c 3000000 /dev/zero & head -c 2000000 /dev/zero >&2; wait"]
    ).run()
    #expect(result.output.count == 3_000_000 && result.errors.count == 2_000_000)
  }

  @Test func aFileHasABound() throws {
    var command = Command(
      "sh", ["-c", "head -c 3000000 /dev/zero >\"$0\"", try Argument(path: folder + "/large")])
    command.largestFile = 1_000_000
    #expect(try !command.run().succeeded)
    #expect(try FileManager.default.attributesOfItem(atPath: folder + "/large")[.size] as? Int == 1_000_000)
  }

  @Test func confinedOutputReachesNoTerminal() {
    let hostile = Array("a\u{1B}]52;c;eA==\u{07}b\tc\n".utf8)
    #expect(PlainOutput.bytes(hostile[...]) == Array("a]52;c;eA==b\tc\n".utf8))
  }

  @Test func manyProgramsRunAtATime() throws {
    let children = try (0..<40).map { _ in try ChildProcess(.init("/bin/true", [])) }
    #expect(children.allSatisfy { $0.wait() == .code(0) })
  }
}
