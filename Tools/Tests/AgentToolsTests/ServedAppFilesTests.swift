import AgentProtocol
import Foundation
import ShojiToolKit
import Testing

/// An agent and a person use the same app.
@Suite(.serialized) struct ServedAppFilesTests {
  private let fixture: ToolFixture
  private let served: ServedAppFiles

  init() throws {
    fixture = try ToolFixture("FaultyScreens")
    served = ServedAppFiles("FaultyScreens", in: try ProjectState(of: fixture.folder))
  }

  /// Starts the app as `shoji run` does. Returns when it has printed its address and takes requests.
  private func start(_ screen: String) throws -> Process {
    let app = Process()
    app.executableURL = ToolFixture.root.appendingPathComponent(".build/debug/FaultyScreens")
    app.arguments = ["--display", "browser", screen]
    app.environment = ProcessInfo.processInfo.environment.merging([
      "SHOJI_DRIVER": try #require(served.socket).path, "SHOJI_FAULTS": served.faultFile.path,
      "HOME": fixture.folder.path,
    ]) { $1 }
    app.currentDirectoryURL = ToolFixture.root
    app.standardInput = FileHandle.nullDevice
    let output = Pipe()
    app.standardOutput = output
    if !FileManager.default.fileExists(atPath: served.log.path) { try Data().write(to: served.log) }
    let log = try FileHandle(forWritingTo: served.log)
    try log.seekToEnd()
    app.standardError = log
    try app.run()
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the app ended before it printed its address")
      text += String(decoding: data, as: UTF8.self)
    }
    #expect(text.hasPrefix("http://127.0.0.1:"))
    // The socket is there a little later than the address.
    let limit = Date(timeIntervalSinceNow: 30)
    while Date() < limit {
      if let line = served.connect() {
        close(line)
        return app
      }
      usleep(20_000)
    }
    Issue.record("the app listens to no driver")
    return app
  }

  private func end(_ app: Process) {
    app.terminate()
    app.waitUntilExit()
  }

  @Test func anAppIsUsedAndLeft() throws {
    let none = try fixture.client.call("attach")
    #expect(none.isError && none.text.contains("no app is served by shoji run in"), "\(none.text)")
    let app = try start("end")
    let screen = try fixture.text("attach")
    #expect(screen.contains("attached to FaultyScreens") && screen.contains("button “Log”"), "\(screen)")
    let other = try fixture.client.call("attach", ["product": "Other"])
    #expect(other.isError && other.text.contains("Other is not served"), "\(other.text)")
    let log = try fixture.text("tap", ["target": "Log"])
    #expect(!log.contains("error"))
    let size = try fixture.client.call("resize", ["size": [300, 400]])
    #expect(size.isError && size.text.contains("the person's window decides"), "\(size.text)")
    let picture = try fixture.client.call("snapshot")
    #expect(!picture.isError)
    #expect(try fixture.text("stop").contains("left FaultyScreens, which goes on"))
    #expect(app.isRunning)
    end(app)
    fixture.finish()
  }

  @Test func anAppThatIsStartedAgainIsUsedOn() throws {
    let first = try start("end")
    try fixture.text("attach")
    end(first)
    let second = try start("end")
    #expect(try fixture.text("tree").contains("button “Log”"))
    end(second)
    fixture.finish()
  }

  @Test func faultsComeWithTheScreen() throws {
    let app = try start("end")
    try fixture.text("attach")
    #expect(try !fixture.text("tree").contains("could not be built"))
    let fault = "The app could not be built.\n\nSources/App/View.swift:3:7: cannot find 'x' in scope"
    try Data(fault.utf8).write(to: served.faultFile, options: .atomic)
    let tree = try fixture.text("tree")
    #expect(tree.contains("View.swift:3:7: cannot find 'x' in scope"), "\(tree)")
    #expect(tree.contains("the screen is that of the last good build") && tree.contains("button “Log”"))
    try Data().write(to: served.faultFile, options: .atomic)
    #expect(try !fixture.text("tree").contains("could not be built"))
    end(app)
    fixture.finish()
  }

  @Test func aCrashIsSaidWithItsPlace() throws {
    let app = try start("end")
    try fixture.text("attach")
    let answer = try fixture.client.call("tap", ["target": "Crash"])
    #expect(answer.isError)
    for words in [
      "has crashed: Index out of range (SIGILL)", "Ends.takeLast(of:)", "FaultyController+Ends.swift:",
    ] {
      #expect(answer.text.contains(words), "\(words) in:\n\(answer.text)")
    }
    end(app)
    let next = try start("end")
    let tree = try fixture.text("tree")
    #expect(tree.contains("has crashed: Index out of range") && tree.contains("button “Log”"), "\(tree)")
    end(next)
    fixture.finish()
  }
}
