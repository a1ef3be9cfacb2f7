import Foundation
import ShojiTestSupport
import Testing

/// Apps that are where they were in the next process: `SHOJI_RESUME`.
@Suite("The next process of an app", .withoutBrowser, .wholeApps) struct NextProcessTests {
  /// The home of one person's app, gone with the test.
  final class Home {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    var folder: URL { url.appendingPathComponent("resume") }

    deinit { try? FileManager.default.removeItem(at: url) }

    func start(
      _ app: String = "ResumingApp", arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> AppProcess {
      let own = [
        "SHOJI_RESUME": folder.path, "HOME": url.path, "XDG_CONFIG_HOME": url.path + "/config",
        "XDG_DATA_HOME": url.path + "/data",
      ]
      return try AppProcess(
        built: app, size: CGSize(width: 375, height: 667), arguments: arguments,
        environment: own.merging(environment) { $1 })
    }

    func text(_ name: String) -> String {
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
  }

  /// The end of a process.
  enum End: String, CaseIterable {
    case terminated, killed

    /// Ends an app: what it has done a second ago has to be saved.
    func end(_ app: AppProcess) async throws {
      try await app.advance(1)
      try await Task.sleep(for: .seconds(1))
      kill(app.processIdentifier, self == .terminated ? SIGTERM : SIGKILL)
      for _ in 0..<1_000 where kill(app.processIdentifier, 0) == 0 {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  private func value(_ name: String, _ app: AppProcess) async throws -> String? {
    try await app.view(name).text
  }

  @Test(
    "is on the same screen, with text, caret, offsets and the store's state",
    arguments: End.allCases, ["state", "stack"])
  func same(end: End, pages: String) async throws {
    let home = Home()
    let environment = ["PAGES": pages]
    var app = try home.start(environment: environment)
    for _ in 0..<2 {
      try await app.scroll(on: "list", by: CGVector(dx: 0, dy: 500))
      try await app.tap("Next")
      try await app.advance(1)
    }
    try await app.type("More.", into: "note")
    try await app.type("hidden", into: "secret")
    try await app.type("123456", into: "code")
    for _ in 0..<3 { try await app.tap("Count") }
    try await app.scroll(on: "list", by: CGVector(dx: 0, dy: 700))
    try await app.type("Half a sentence", into: "field")
    for _ in 0..<5 { try await app.press("ArrowLeft") }
    let (row, values) = (try await self.row(app), try await value("values", app))
    try await end.end(app)
    #expect(!["hidden", "123456"].contains { home.text("trail.json").contains($0) })
    #expect(home.text("trail.json").contains("Half a sentence"))

    app = try home.start(environment: environment)
    #expect(try await app.tree().all.contains { $0.text == "Page 2" })
    #expect(try await value("field", app) == "Half a sentence")
    #expect(try await value("note", app) == "A note. More.")
    for name in ["secret", "code"] { #expect(try await value(name, app) ?? "" == "") }
    #expect(try await value("values", app) == values)
    #expect(values?.contains("count 3") == true && row?.hasPrefix("Page 2, row ") == true)
    #expect(try await self.row(app) == row)
    try await app.press("!")
    #expect(try await value("field", app) == "Half a sen!tence")
    // It does not lead there twice, and the screens on the way are as they were.
    try await app.tap("Page 1")
    try await app.advance(1)
    #expect(try await app.tree().all.contains { $0.text == "Page 1, row 12" })
    try await app.tap("Page 0")
    try await app.advance(1)
    #expect(try await app.tree().all.contains { $0.role == .header && $0.text == "Page 0" })
    try await app.quit()
  }

  @Test("has text and caret in a browser's page", arguments: End.allCases)
  func browser(end: End) async throws {
    let home = Home()
    func start() async throws -> BrowserApp {
      try await BrowserApp(
        built: "ResumingApp", size: CGSize(width: 375, height: 667),
        environment: ["SHOJI_RESUME": home.folder.path])
    }
    let first = try await start()
    try await first.tap("Next")
    try await first.advance(1)
    try await first.type("Half a sentence", into: "field")
    for _ in 0..<5 { try await first.press("ArrowLeft") }
    try await first.advance(1.5)
    kill(first.processIdentifier, end == .terminated ? SIGTERM : SIGKILL)
    for _ in 0..<1_000 where kill(first.processIdentifier, 0) == 0 {
      try await Task.sleep(for: .milliseconds(10))
    }
    let second = try await start()
    #expect(try await second.view("field").text == "Half a sentence")
    #expect(try await second.tree().all.contains { $0.text == "Page 1" })
    try await second.press("!")
    #expect(try await second.view("field").text == "Half a sen!tence")
    try await second.quit()
  }

  /// The first row of the front page that is in sight.
  private func row(_ app: AppProcess) async throws -> String? {
    let list = try await app.view("list").frame
    return try await app.tree().all.filter {
      $0.text?.contains(", row ") == true && $0.frame.minY > list.minY && !$0.isHidden
    }.min { $0.frame.minY < $1.frame.minY }?.text
  }

  @Test("begins anew with words where the state does not fit a later release, and keeps it")
  func release() async throws {
    let home = Home()
    let old = try home.start()
    try await old.tap("Count")
    try await End.terminated.end(old)
    let new = try home.start(environment: ["RELEASE": "2"])
    #expect(try await value("values", new)?.contains("count 0") == true)
    #expect(
      new.errorOutput.contains("does not fit PagesState, so the store begins anew"), "\(new.errorOutput)")
    #expect(home.names.contains("store.broken-1.json"))
    try await new.tap("Count")
    try await End.killed.end(new)
    let again = try home.start(environment: ["RELEASE": "2"])
    #expect(try await value("values", again)?.contains("count 1") == true)
    #expect(!again.errorOutput.contains("does not fit"))
    try await again.quit()
  }

  @Test("says in the page that a later release begins anew, until that is dismissed")
  func releaseInBrowser() async throws {
    let home = Home()
    let old = try home.start()
    try await old.tap("Count")
    try await End.terminated.end(old)
    let new = try await BrowserApp(
      built: "ResumingApp", size: CGSize(width: 375, height: 667),
      environment: ["SHOJI_RESUME": home.folder.path, "RELEASE": "2"])
    let shown = "document.getElementById('lasting')?.textContent ?? ''"
    try await new.page.run("while (!(\(shown))) await new Promise(resolve => setTimeout(resolve, 20));")
    #expect(
      try await new.page.evaluate(shown)
        == "The app was updated and cannot go on from where you were, so it begins anew.OK")
    // The app is used beside it, and a busy connection's words are not over it.
    try await new.tap("Count")
    #expect(try await new.page.evaluate(shown) != "")
    try await new.page.run("document.querySelector('#lasting button').click()")
    #expect(try await new.page.evaluate(shown) == "")
    try await new.quit()
  }

  @Test("begins anew with words after three starts on a state on which the app crashes")
  func crashes() async throws {
    let home = Home()
    var app = try home.start()
    try await app.tap("Next")
    try await app.advance(1)
    // The update is saved, since it is published before the app looks at it.
    _ = try? await app.tap("Break")
    for _ in 0..<100 where !home.text("store.json").contains(#""isBroken":true"#) {
      try await Task.sleep(for: .milliseconds(20))
      if kill(app.processIdentifier, 0) != 0 { break }
    }
    let broken = home.text("store.json").replacing(#""isBroken":false"#, with: #""isBroken":true"#)
    try broken.write(
      to: home.folder.appendingPathComponent("store.json"), atomically: true, encoding: .utf8)
    for start in 1...3 {
      app = try home.start()
      await #expect(throws: DriverError.self) { try await app.tree() }
      #expect(home.text("starts") == "\(start)\n")
    }
    app = try home.start()
    #expect(try await app.tree().all.contains { $0.role == .header && $0.text == "Page 0" })
    #expect(app.errorOutput.contains("ended early at its last 3 starts"), "\(app.errorOutput)")
    let kept = home.folder.appendingPathComponent("crashed-1")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: kept.path).sorted() == ["store.json", "trail.json"])
    // It was used.
    try await app.tap("Count")
    #expect(!home.names.contains("starts"))
    try await app.quit()
  }

  @Test("does not count a start that was ended in an orderly way, or lasted")
  func starts() async throws {
    let home = Home()
    for _ in 0..<5 {
      let app = try home.start()
      _ = try await app.tree()
      #expect(home.text("starts") == "1\n")
      try await app.quit()
      #expect(!home.names.contains("starts"))
    }
    let app = try home.start()
    try await app.advance(11)
    #expect(!home.names.contains("starts") && !home.names.contains("crashed-1"))
    try await app.quit()
  }

  @Test("needs nothing but the folder in its environment")
  func emptyEnvironment() async throws {
    let home = Home()
    func start() throws -> AppProcess {
      let file = home.url.appendingPathComponent("start")
      try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
      let program = BuildFolder.program("ResumingApp").path
      try
        "#!/bin/sh\nexec env -i SHOJI_RESUME='\(home.folder.path)' XDG_DATA_HOME='\(home.url.path)' '\(program)' \"$@\"\n"
        .write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
      return try AppProcess(file, size: CGSize(width: 375, height: 667))
    }
    let first = try start()
    try await first.tap("Next")
    try await first.advance(1)
    try await first.tap("Count")
    try await first.quit()
    let second = try start()
    #expect(try await second.tree().all.contains { $0.role == .header && $0.text == "Page 1" })
    #expect(try await value("values", second)?.contains("visits 1 count 1") == true)
    try await second.quit()
  }

  /// An example, and what is done in it.
  struct Example: CustomTestStringConvertible, Sendable {
    var app: String
    var arguments: [String] = []
    var use: @Sendable (AppProcess) async throws -> Void
    var testDescription: String { app }
  }

  static let examples = [
    Example(app: "TicTacToe") { app in
      let table = GameTable(app: app)
      try await table.waitForStart()
      try await table.take([4, 0, 2])
    },
    Example(app: "Counter") { app in for _ in 0..<3 { try await app.tap("Increment") } },
    Example(app: "Slides") { app in for _ in 0..<3 { try await app.tap("Next") } },
    Example(app: "Minesweeper", arguments: ["--seed", "4"]) { app in
      try await app.tap("Row 5, column 5, covered")
    },
    Example(app: "Gallery") { app in
      for _ in 0..<3 {
        try await app.scroll(on: .point(CGPoint(x: 180, y: 400)), by: CGVector(dx: 0, dy: 150))
        try await app.advance(1)
      }
    },
  ]

  @Test("of an example shows the same", arguments: examples, End.allCases)
  func example(example: Example, end: End) async throws {
    let home = Home()
    let first = try home.start(example.app, arguments: example.arguments)
    let start = try await lines(first)
    try await example.use(first)
    try await first.advance(2)
    let shown = try await lines(first)
    #expect(shown != start)
    try await end.end(first)
    let second = try home.start(example.app, arguments: example.arguments)
    // What comes at the start, such as a game's title, comes again.
    try await second.advance(3)
    #expect(try await lines(second) == shown)
    try await second.quit()
  }

  /// The texts and values on screen with their frames, without those of clocks.
  private func lines(_ app: AppProcess) async throws -> [String] {
    func collect(_ node: TreeNode) -> [String] {
      guard !node.isHidden, node.alpha > 0, node.identifier != "seconds" else { return [] }
      let text = [node.text, node.label, node.value].compactMap { $0 }.filter { !$0.isEmpty }
      let own = text.isEmpty ? [] : ["\(text.joined(separator: "|")) \(node.frame.integral)"]
      return own + node.children.flatMap(collect)
    }
    return collect(try await app.tree())
  }
}
