import Foundation
import Synchronization
import Testing

@testable import ChildProcesses

/// The programs of a piece of work, which are ended together.
struct ChildScopeTests {
  @Test func theProgramsOfAScopeEndTogetherAndOthersRunOn() throws {
    let (one, other) = (ChildScope(), ChildScope())
    let children = try ChildScope.$current.withValue(one) {
      try (0..<3).map { _ in try ChildProcess(.init("/bin/sleep", ["300"])) }
    }
    let left = try ChildScope.$current.withValue(other) { try ChildProcess(.init("/bin/sleep", ["300"])) }
    let outside = try ChildProcess(.init("/bin/sleep", ["300"]))
    #expect(!one.isEnding)
    one.end(.told)
    #expect(one.isEnding && !other.isEnding)
    for child in children { #expect(child.wait(seconds: 30) == .signal(SIGTERM)) }
    #expect(left.isRunning && outside.isRunning)
    for child in [left, outside] { child.end(within: 1) }
  }

  @Test func aProgramThatIgnoresTheRequestIsEndedByForce() throws {
    let scope = ChildScope()
    let child = try ChildScope.$current.withValue(scope) {
      var settings = ChildProcess.Settings(
        "/bin/sh", ["-c", "trap '' TERM; echo; while true; do sleep 1; done"])
      settings.output = .pipe
      return try ChildProcess(settings)
    }
    // It ignores the signal from now on.
    #expect(try child.output?.read(upToCount: 1) != nil)
    scope.end(.told)
    #expect(child.wait(seconds: 0.2) == nil)
    scope.end(.killed)
    #expect(child.wait(seconds: 30) == .signal(SIGKILL))
  }

  @Test func whatIsStartedLaterEndsAtOnce() throws {
    let scope = ChildScope()
    scope.end(.told)
    let result = try ChildScope.$current.withValue(scope) { try Command("sleep", ["300"]).run() }
    #expect(result.status == 128 + SIGTERM)
  }
}

/// A value that threads wait for.
struct MonitorTests {
  @Test func aChangeWakesWhoWaits() {
    let monitor = Monitor(0)
    Thread.detachNewThread { for _ in 0..<1_000 { monitor.withLock { $0 += 1 } } }
    #expect(monitor.wait(until: Date(timeIntervalSinceNow: 60)) { $0 == 1_000 ? "all" : nil } == "all")
  }

  @Test func whatDoesNotComeIsNotWaitedForLonger() {
    let monitor = Monitor(0)
    #expect(monitor.wait(until: Date(timeIntervalSinceNow: 0.01)) { $0 > 0 ? true : nil } == nil)
  }

  @Test func anErrorEndsTheWait() {
    struct Cancelled: Error {}
    let monitor = Monitor(0)
    let isCancelled = Mutex(false)
    Thread.detachNewThread {
      isCancelled.withLock { $0 = true }
      monitor.wake()
    }
    #expect(throws: Cancelled.self) {
      _ = try monitor.wait { _ throws -> Bool? in
        if isCancelled.withLock({ $0 }) { throw Cancelled() }
        return nil
      }
    }
  }
}
