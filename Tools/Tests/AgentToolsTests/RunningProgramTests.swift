import AgentProtocol
import ChildProcesses
import Foundation
import Testing

@testable import AgentTools

/// Programs that run for a call.
@Suite struct RunningProgramTests {
  private let folder = FileManager.default.temporaryDirectory

  @Test func aProgramGivesItsLinesAndItsStatus() throws {
    let result = try RunningProgram.run(
      "sh", ["-c", "echo one; echo two >&2; exit 3"], in: folder, seconds: 60, ToolCall(arguments: [:]))
    #expect(result.status == 3 && result.output.contains("one\n") && result.output.contains("two\n"))
    let environment = try RunningProgram.run(
      "sh", ["-c", "echo $COLOR"], in: folder, environment: ["COLOR": "red"], seconds: 60,
      ToolCall(arguments: [:]))
    #expect(environment.output == "red\n")
    #expect(throws: ToolFailure.self) {
      try RunningProgram.run("no-such-program", [], in: folder, seconds: 1, ToolCall(arguments: [:]))
    }
  }

  @Test func aCancelledCallEndsTheProgramAndWhatItHasStarted() throws {
    let call = ToolCall(arguments: [:])
    let file = folder.appendingPathComponent("children-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    Thread.detachNewThread {
      while !FileManager.default.fileExists(atPath: file.path) { usleep(1_000) }
      call.cancel()
    }
    #expect(throws: CancellationError.self) {
      try RunningProgram.run(
        "sh",
        [
          "-c",
          Argument(
            own: "sleep 300 & sleep 300 & jobs -p >\(file.path).part; mv \(file.path).part \(file.path); wait"
          ),
        ],
        in: folder, seconds: 300, call)
    }
    let children = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
      Int32($0)
    }
    #expect(children.count == 2)
    // They are gone at the latest when they were killed.
    for child in children {
      for _ in 0..<10_000 where ProcessState.runs(child) { usleep(1_000) }
      #expect(!ProcessState.runs(child))
    }
    // A call that is cancelled already starts nothing.
    #expect(throws: CancellationError.self) {
      try RunningProgram.run("sh", ["-c", "exit 0"], in: folder, seconds: 60, call)
    }
  }

  @Test func aProgramThatTakesTooLongIsEndedWithItsLastLines() throws {
    let error = #expect(throws: ToolFailure.self) {
      try RunningProgram.run(
        "sh", ["-c", "echo working; sleep 300"], in: folder, seconds: 0.5, ToolCall(arguments: [:]))
    }
    #expect(error?.message.contains("working") == true)
  }
}

/// The words about the ends of apps and of tests.
@Suite struct ReportTests {
  @Test func theFramesOfTheProjectsOwnCodeComeAlone() {
    let log = [
      "App/Main.swift:3: Fatal error: Index out of range", "",
      "*** Signal 4: Backtracing from 0x1... done ***",
      "*** Program crashed: Illegal instruction at 0x1 ***", "Thread 0 \"App\" crashed:",
      "0 [system] 0x1 trap + 4 in libswiftCore.so at /home/build/Array.swift:10:3",
      "1 0x2 Model.last() + 4 in App at /nowhere/project/Sources/Model.swift:7:9",
      "2 [ra] 0x3 UIControl.send() + 4 in App at /clone/Sources/UIKit/UIControl.swift:9:1",
    ]
    let folder = ProjectFolder(URL(fileURLWithPath: "/nowhere/project"))
    let end = AppEnd(name: "App", how: "crashed with signal 4 (SIGILL)", log: log, folder: folder)
    #expect(
      end.text == """
        App crashed with signal 4 (SIGILL).
        Its last lines:
          App/Main.swift:3: Fatal error: Index out of range
        The frames:
          Sources/Model.swift:7 Model.last()
        """)
    let other = AppEnd(
      name: "App", how: "ended", log: log, folder: ProjectFolder(URL(fileURLWithPath: "/other")))
    #expect(other.text.contains("UIControl.swift:9"))
    let own = [
      "a line",
      "The app has crashed: Index out of range (SIGILL), in Model.last() at Sources/Model.swift:7:9",
      "        names[3]", "  called by Screen.show() at Sources/Screen.swift:2:1",
      "  all functions, from the inside out:", "    trap", "    Model.last()",
    ]
    #expect(
      AppEnd(name: "App", how: "crashed", log: own, folder: folder).text == """
        App crashed.
        Its last lines:
          a line
        The app has crashed: Index out of range (SIGILL), in Model.last() at Sources/Model.swift:7:9
                names[3]
          called by Screen.show() at Sources/Screen.swift:2:1
        """)
    let foreign = [
      "The app has crashed: x (SIGSEGV), in no function of the app's own",
      "  all functions, from the inside out:", "    trap",
    ]
    #expect(AppEnd(name: "App", how: "crashed", log: foreign, folder: folder).text.hasSuffix("    trap"))
    let quiet = AppEnd(name: "App", how: "ended with status 3", log: [], folder: folder)
    #expect(quiet.text == "App ended with status 3.")
  }

  @Test func aLogKeepsItsLastLines() {
    let log = AppLog()
    for number in 0..<10_000 { log.add("line \(number)") }
    let (lines, lost) = log.takeNew()
    #expect(lines.last == "line 9999" && lines.count + lost == 10_000 && lines.count <= 2 * AppLog.mostLines)
    #expect(log.takeNew().lines.isEmpty)
    log.add("more")
    #expect(log.takeNew().lines == ["more"])
  }
}
