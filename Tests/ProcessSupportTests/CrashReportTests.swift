import CProcessSupport
import Foundation
import Testing

@testable import ProcessSupport

/// The words about a crash.
@Suite struct CrashReportTests {
  @Test(arguments: [
    ("App/File.swift:3: Fatal error: Index out of range\n", "Index out of range"),
    ("App/File.swift:3: Fatal error: one\ntwo\n", "one\ntwo"), ("File.swift:3: Fatal error\n", "Fatal error"),
    ("a\nPrecondition failed: b\nApp/F.swift:1: Assertion failed: c\n", "c"),
    ("F.swift:1: Fatal error: d\nCurrent stack trace:\n0 x", "d"),
    ("Fatal error: \(String(repeating: "x", count: 3_000))", nil), ("nothing of it", nil), ("", nil),
  ]) func theReasonIsWhatTheRunTimeWroteLast(written: String, message: String?) {
    #expect(CrashReport.message(in: written) == message)
  }

  @Test func theSymbolizersWordsBecomeCalls() {
    let output = """
      Swift runtime failure: arithmetic overflow
      /<compiler-generated>:0:0
      $s3App1fyyF
      /src/A b:c/App.swift:12:5

      ??
      ??:0:0

      main
      App.swift:3:0


      """
    let place = SourcePlace(file: "/src/A b:c/App.swift", line: 12, column: 5)
    let calls = Symbolizer.calls(in: output)
    #expect(
      calls == [
        [
          .init(function: "Swift runtime failure: arithmetic overflow", place: nil),
          .init(function: "$s3App1fyyF", place: place),
        ], [], [.init(function: "main", place: SourcePlace(file: "App.swift", line: 3, column: 0))],
      ])
    #expect(calls.first?.first?.failure == "arithmetic overflow")
  }
}

/// Processes that crash. Each writes how to the standard error stream, and then ends by its signal.
@Suite struct CrashTests {
  @Test func anIndexBeyondTheEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await crash { Crashes.takeLast(of: []) }
    }
    #expect(
      says(
        result,
        [
          "crashed: Index out of range (SIGILL), in static Crashes.takeLast(of:) at",
          "CrashReportTests.swift:",
        ]))
  }

  @Test func anOverflow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await crash { Crashes.add(1, to: .max) }
    }
    #expect(says(result, ["crashed: arithmetic overflow (SIGILL), in static Crashes.add(_:to:) at"]))
  }

  @Test func nothingWhereThereShouldBeSomething() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await crash { Crashes.unwrap(nil) }
    }
    #expect(says(result, ["crashed: Unexpectedly found nil", "in static Crashes.unwrap(_:) at"]))
  }

  @Test func memoryThatIsNotThere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await crash { Crashes.read(0x10) }
    }
    #expect(
      says(
        result, ["crashed: a use of memory that is not there, at 0x10 (SIGSEGV)", "static Crashes.read(_:)"]))
  }

  @Test func callsWithoutEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await crash { Crashes.callAgain(1) }
    }
    #expect(
      says(
        result,
        [
          "crashed: the stack is full: functions call each other without end (SIGSEGV), in static Crashes.callAgain(_:)"
        ]))
  }

  @Test func anAbortOnAnotherThread() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await crash {
        let thread = Thread { Crashes.abortNow() }
        thread.start()
        sleep(60)
      }
    }
    #expect(says(result, ["crashed: it was aborted (SIGABRT), in static Crashes.abortNow()"]))
  }

  @Test func severalThreadsAtOnceAreOneCrash() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await crash {
        for _ in 0..<8 { Thread.detachNewThread { Crashes.takeLast(of: []) } }
        sleep(60)
      }
    }
    #expect(text(of: result).ranges(of: "The app has crashed").count == 1)
  }

  @Test func aReporterThatCrashesItselfEndsTheProcess() async {
    await #expect(processExitsWith: .failure) {
      _ = CrashReporter.observe { _ in Crashes.takeLast(of: []) }
      await crash { Crashes.takeLast(of: []) }
    }
  }

  @Test func observersHearTwice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CrashReporter.observe { text in
        let line = "heard " + text.replacing("\n", with: "|") + "\n"
        line.withCString { _ = write(2, $0, strlen($0)) }
      }
      await crash { Crashes.takeLast(of: []) }
    }
    let lines = text(of: result).split(separator: "\n").filter { $0.hasPrefix("heard ") }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("Index out of range (SIGILL)||in static Crashes.takeLast(of:)") })
  }

  private func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  private func says(_ result: ExitTest.Result?, _ words: [String]) -> Bool {
    let text = text(of: result)
    for word in words where !text.contains(word) {
      Issue.record("“\(word)” is not in:\n\(text)")
      return false
    }
    return true
  }
}

/// Does on the main thread what crashes.
@MainActor private func crash(_ work: @Sendable () -> Void) {
  unsetenv("SWIFT_BACKTRACE")
  CrashReporter.start()
  work()
}

private enum Crashes {
  @inline(never) static func takeLast(of names: [String]) { print(names[names.count]) }
  @inline(never) static func add(_ number: Int, to other: Int) { print(number + other) }
  @inline(never) static func unwrap(_ text: String?) { print(text!) }
  @inline(never) static func read(_ address: UInt) { print(UnsafePointer<Int>(bitPattern: address)!.pointee) }
  @inline(never) static func callAgain(_ number: Int) {
    // Never 0, which the compiler does not know.
    if number > 0 { callAgain(number + 1) }
    print(number)
  }
  @inline(never) static func abortNow() { abort() }
}
