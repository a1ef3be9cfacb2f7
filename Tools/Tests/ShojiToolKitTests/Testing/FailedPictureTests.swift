import Foundation
import Testing

@testable import ShojiToolKit

/// The files that failed snapshots leave, found in their messages, kept, and accepted.
struct FailedPictureTests {
  private static let test = TestIdentity(
    swiftTesting: "AppTests.CardTests/sunny()/CardTests.swift:7:4", name: "sunny()", displayName: nil,
    place: nil)

  /// A message with the files that `SnapshotTesting` names, and the advice around them.
  static func message(recorded: String, now: String, difference: String?) -> String {
    """
    Snapshot does not match reference.

    @\u{2212}
    "file://\(recorded)"
    @+
    "file://\(now)"

    To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

        withSnapshotTesting(diffTool: .ksdiff) {
          // ...
        }

    Newly-taken snapshot does not match reference.\(difference.map { "\n\nDifference: \"file://\($0)\"" } ?? "")
    """
  }

  private static let usual = "/tmp/snapshots/my app/Tests/CardTests/sunny.1"

  @Test func theMessageOfASnapshotNamesItsFiles() {
    let message = Self.message(
      recorded: "/my app/Tests/__Snapshots__/CardTests/sunny.1.png", now: Self.usual + ".png",
      difference: Self.usual + ".difference.png")
    let issue = TestIssue(message, at: TestPlace(file: "/my app/Tests/CardTests.swift", line: 9))
    #expect(
      FailedPicture.find(in: issue, of: Self.test) == [
        FailedPicture(
          name: "CardTests/sunny.1", test: "CardTests/sunny()", message: message, place: issue.place,
          recorded: "/my app/Tests/__Snapshots__/CardTests/sunny.1.png", now: Self.usual + ".png",
          difference: Self.usual + ".difference.png")
      ])
    #expect(issue.shortMessage == "Newly-taken snapshot does not match reference.")
  }

  @Test(arguments: [
    // A tool of one's own, with and without a picture of the difference.
    (
      "Snapshot does not match reference.\n\nksdiff /app/Tests/Shots/sunny.1.png /tmp/snapshots/app/Tests/CardTests/sunny.1.png\n\nwords\n\nDifference: \"file:///tmp/snapshots/app/Tests/CardTests/sunny.1.difference.png\"",
      ["/app/Tests/Shots/sunny.1.png"], ["/tmp/snapshots/app/Tests/CardTests/sunny.1.png"]
    ),
    (
      "Snapshot does not match reference.\n\nksdiff /app/Tests/__Snapshots__/CardTests/sunny.1.txt /tmp/snapshots/app/Tests/CardTests/sunny.1.txt\n\nwords",
      ["/app/Tests/__Snapshots__/CardTests/sunny.1.txt"], ["/tmp/snapshots/app/Tests/CardTests/sunny.1.txt"]
    ),
    // A picture and a tree of a whole app.
    (
      "Caught error: greeted differs from /my app/Recorded/greeted.png in 1.5 % of its pixels, inside (0, 0, 1, 1); the new picture is /tmp/recorded/my app/Recorded/greeted-new.png, the differences are red in /tmp/recorded/my app/Recorded/greeted-difference.png\ngreeted differs from /my app/Recorded/greeted.json at line 3: `a`, not `b`; the new tree is /tmp/recorded/my app/Recorded/greeted-new.json",
      ["/my app/Recorded/greeted.png", "/my app/Recorded/greeted.json"],
      ["/tmp/recorded/my app/Recorded/greeted-new.png", "/tmp/recorded/my app/Recorded/greeted-new.json"]
    ),
    (
      "threw error \"greeted is 3×4 pixels, not 3×5; the new picture is /tmp/recorded/app/Recorded/greeted-new.png\"",
      ["/app/Recorded/greeted.png"], ["/tmp/recorded/app/Recorded/greeted-new.png"]
    ),
    // Recorded for the first time.
    (
      "No reference was found on disk. Automatically recorded snapshot: …\n\nopen \"file:///app/__Snapshots__/CardTests/sunny.1.png\"\n\nRe-run \"sunny()\" to assert.",
      ["/app/__Snapshots__/CardTests/sunny.1.png"], ["/app/__Snapshots__/CardTests/sunny.1.png"]
    ),
    // No snapshots.
    ("Expectation failed: a == b", [], []),
    ("there is no file /tmp/snapshots", [], []),
    (
      "No reference was found on disk. New snapshot was not recorded\n\n\"/app/__Snapshots__/A/a.png\"", [],
      []
    ),
  ]) func messagesNameFiles(message: String, recorded: [String], now: [String]) {
    let pictures = FailedPicture.find(in: TestIssue(message), of: Self.test)
    #expect(pictures.map(\.recorded) == recorded)
    #expect(pictures.map(\.now) == now)
  }

  /// A project with three pictures that differ: a and b of one test, c of another one.
  private func withProject(
    _ body: (_ root: URL, _ store: FailedPictures, _ found: [FailedPicture]) throws -> Void
  )
    throws
  {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    let found = try ["ATests/a", "ATests/b", "BTests/c"].map { name in
      let (recorded, now) = (
        root.appendingPathComponent("Tests/__Snapshots__/\(name).png"),
        root.appendingPathComponent("tmp/\(name).png")
      )
      for file in [recorded, now] {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try Data("old".utf8).write(to: recorded)
      try Data("new \(name)".utf8).write(to: now)
      return FailedPicture(
        name: name, test: name.hasPrefix("A") ? "ATests/test()" : "BTests/test()", recorded: recorded.path,
        now: now.path, difference: root.appendingPathComponent("tmp/missing.png").path)
    }
    try body(root, FailedPictures(project: root, builtIn: root.appendingPathComponent(".build")), found)
  }

  private func contents(_ pictures: [FailedPicture]) -> [String] {
    pictures.map { (try? String(contentsOfFile: $0.recorded, encoding: .utf8)) ?? "nothing" }
  }

  @Test(arguments: [
    (["ATests/a"], ["new ATests/a", "old", "old"]),
    (["b"], ["old", "new ATests/b", "old"]),
    (["ATests/test()"], ["new ATests/a", "new ATests/b", "old"]),
    (["Tests/__Snapshots__/BTests/c.png", "ATests/b", "b"], ["old", "new ATests/b", "new BTests/c"]),
    ([], ["new ATests/a", "new ATests/b", "new BTests/c"]),
  ]) func namedPicturesAreAccepted(names: [String], expected: [String]) throws {
    try withProject { root, store, found in
      let kept = try store.keep(found)
      // What the tests left may go, or be another run's.
      try FileManager.default.removeItem(at: root.appendingPathComponent("tmp"))
      let written = try store.accept(names)
      #expect(contents(kept) == expected)
      #expect(written.count == expected.count { $0 != "old" })
      #expect(store.read().count == 3 - written.count)
      #expect(FileManager.default.fileExists(atPath: store.folder.path) == (written.count < 3))
    }
  }

  @Test func anUnknownNameAcceptsNothing() throws {
    try withProject { _, store, found in
      let kept = try store.keep(found)
      #expect(
        throws: ToolError(
          "no picture of the last run is called “ATests/aa”. Did you mean “ATests/a”?", cause: .commandLine)
      ) {
        try store.accept(["BTests/c", "ATests/aa"])
      }
      #expect(
        throws: ToolError(
          "no picture of the last run is called “zzz”. There are: ATests/a, ATests/b, BTests/c",
          cause: .commandLine)
      ) {
        try store.accept(["zzz"])
      }
      #expect(contents(kept) == ["old", "old", "old"])
    }
  }

  @Test func onlyTheLastRunOfTheSameProjectCounts() throws {
    try withProject { root, store, found in
      #expect(throws: ToolError.self) { try store.accept([]) }
      _ = try store.keep(found)
      let other = FailedPictures(
        project: root.appendingPathComponent("Other"), builtIn: root.appendingPathComponent(".build"))
      #expect(other.read().isEmpty)
      #expect(throws: ToolError.self) { try other.accept([]) }
      // A run in which all passes forgets them.
      #expect(try store.keep([]).isEmpty)
      #expect(throws: ToolError.self) { try store.accept([]) }
    }
  }

  @Test func aPictureThatIsGoneIsNamed() throws {
    try withProject { _, store, found in
      try FileManager.default.removeItem(atPath: found[0].now)
      let kept = try store.keep(found)
      #expect(kept[0].now == found[0].now)
      #expect(throws: ToolError("\(found[0].now) is gone; run shoji test again")) { try store.accept(["a"]) }
      #expect(try store.accept(["b"]) == [found[1].recorded])
    }
  }

  /// A stranger's test names any file, and so does a list that came with the project.
  @Test func nothingOfThePersonsIsTakenForAPicture() throws {
    try withProject { root, store, found in
      let secret = root.path + "/secret.png"
      try Data("secret".utf8).write(to: URL(fileURLWithPath: secret))
      let way = root.path + "/tmp/way.png"
      #expect(symlink(secret, way) == 0)
      let pipe = root.path + "/tmp/pipe.png"
      #expect(mkfifo(pipe, 0o600) == 0)
      var named = [found[0], found[0], found[0], found[0], found[1]]
      for (index, path) in [secret, way, pipe, "/dev/zero"].enumerated() { named[index].now = path }
      let kept = try store.keep(named, writtenIn: [root.path + "/tmp"])
      #expect(kept.map { $0.now.hasPrefix(store.folder.path + "/") } == [false, false, false, false, true])
      #expect(throws: ToolError("\(secret) is gone; run shoji test again")) { try store.accept([]) }
      #expect(contents(found) == ["old", "old", "old"])
      // Files that other programs obey are no pictures.
      var hook = found[1]
      hook.recorded = found[1].recorded.replacing("__Snapshots__", with: ".git")
      _ = try store.keep([hook])
      #expect(throws: ToolError.self) { try store.accept([]) }
      #expect(access(hook.recorded, F_OK) != 0)
    }
  }
}
