import Foundation
import ShojiTestSupport
import Testing

/// The log of a main thread that does not come back, and of views that are used on another one.
@Suite(.wholeApps, .withoutBrowser) struct WatchdogTests {
  @Test(arguments: ["loop", "sleep", "semaphore"])
  func aBusyMainThreadIsLoggedWithTheAppsOwnFunctionsFirst(trouble: String) async throws {
    let app = try StuckProcess(trouble)
    #expect(
      try await app.hasWritten(
        "The app has been busy for 2 s: its main thread has not come back, in "))
    #expect(try await app.hasWritten("all functions, from the inside out:"))
    let lines = app.output.split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.contains("has been busy") })
    let function = ["loop": "loopForEver", "sleep": "sleepForEver", "semaphore": "waitForEver"][trouble]!
    #expect(lines[first].hasSuffix("in \(function)()"))
    #expect(lines[first + 1].hasPrefix("  called by AppDelegate.begin("))
    #expect(!lines[first...].prefix { !$0.contains("all functions") }.contains { $0.contains("UIKit.run") })
    app.send(SIGKILL)
    _ = try await app.end()
  }

  @Test func anAppThatGoesOnIsLoggedToo() async throws {
    let app = try StuckProcess("pause", environment: ["PAUSE": "3"])
    #expect(try await app.hasWritten("The app goes on, after "))
    #expect(app.output.contains("pauseForAWhile()"))
    app.send(SIGTERM)
    #expect(try await app.end() == 0)
  }

  @Test func aShortTurnIsNotLogged() async throws {
    let app = try StuckProcess("pause", environment: ["PAUSE": "0.2"])
    #expect(try await app.hasWritten("busy", seconds: 1) == false)
    app.send(SIGTERM)
    #expect(try await app.end() == 0)
  }

  @Test func viewsUsedOnAnotherThreadAreLoggedOnceForEachPlace() async throws {
    let app = try StuckProcess("background")
    #expect(try await app.hasWritten("set\n"))
    let lines = app.output.split(separator: "\n").filter { $0.contains("background thread") }
    #expect(lines.count == 2, "\(app.output)")
    #expect(lines.first?.contains("UILabel.text was set on a background thread") == true)
    #expect(lines.last?.contains("UIView.alpha was set on a background thread") == true)
    #expect(lines.allSatisfy { $0.contains("in setInBackground()") })
    app.send(SIGTERM)
    #expect(try await app.end() == 0)
  }
}
