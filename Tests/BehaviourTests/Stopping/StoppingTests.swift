import Foundation
import ShojiTestSupport
import Testing

/// Signals that end an app, whatever its main thread does.
@Suite(.wholeApps, .withoutBrowser) struct StoppingTests {
  /// The states that block a main thread, with the app's function in which it is blocked.
  private static let troubles: [(name: String, function: String)] = [
    ("loop", "loopForEver()"), ("launch", "loopForEver()"),
    ("sleep", "sleepForEver()"),
    ("semaphore", "waitForEver()"), ("lock", "lockForEver()"),
    ("layout", "layOutForEver()"),
    ("threads", "exhaustThreads()"), ("terminate", "loopForEver()"),
  ]

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aMainThreadThatNeverComesBackIsNoReasonToStay(signal: Int32) async throws {
    let isServed = signal == SIGINT
    try await withThrowingTaskGroup { group in
      for trouble in Self.troubles {
        group.addTask {
          let app = try StuckProcess(trouble.name, isServed: isServed)
          #expect(try await app.hasWritten("stuck in \(trouble.name)\n"), "\(trouble.name)")
          app.send(signal)
          #expect(try await app.end() == 128 + signal, "\(trouble.name)")
          #expect(!app.output.contains("will terminate"))
          // A machine that has much to do may not get to it within the second that there is.
          let words = app.output.split(separator: "\n").first { $0.contains("did not end") }
          #expect(words?.contains(trouble.function) != false, "\(trouble.name): \(app.output)")
        }
      }
      try await group.waitForAll()
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [false, true])
  func anAppThatAnswersEndsAsAClosedWindow(signal: Int32, isServed: Bool) async throws {
    let app = try StuckProcess("none", isServed: isServed)
    #expect(try await app.hasWritten("running\n"))
    app.send(signal)
    #expect(try await app.end() == 0)
    #expect(app.output.contains("will terminate\n"))
    #expect(!app.output.contains("did not end"))
  }

  @Test func anAppThatIsEndedByForceIsSavedFirst() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let app = try StuckProcess(
      "semaphore", environment: ["HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
    #expect(try await app.hasWritten("stuck in semaphore\n"))
    app.send(SIGTERM)
    #expect(try await app.end() == 128 + SIGTERM)
    let data = try Data(contentsOf: folder.appending(path: "StuckApp.plist"))
    let saved = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    #expect(saved?["trouble"] as? String == "semaphore")
  }

  @Test func aHangupThatTheParentIgnoresIsIgnored() async throws {
    let app = try StuckProcess("none", after: "trap '' HUP")
    #expect(try await app.hasWritten("running\n"))
    app.send(SIGHUP)
    #expect(try await app.end(seconds: 0.5) == nil)
  }
}
