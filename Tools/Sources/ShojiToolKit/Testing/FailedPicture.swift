import Foundation

/// A snapshot that differs from the recorded one, as a failed test left it.
package struct FailedPicture: Codable, Equatable, Sendable {
  /// The name by which it is accepted: the file of the test and the snapshot's own name.
  package var name: String
  /// The test's name with its suites.
  package var test: String
  /// The message of the failure.
  package var message: String
  /// The place of the assertion.
  package var place: TestPlace?
  /// The recorded snapshot, which may be missing.
  package var recorded: String
  /// The snapshot as it is now.
  package var now: String
  /// The picture of the difference, where there is one.
  package var difference: String?

  package init(
    name: String, test: String, message: String = "", place: TestPlace? = nil, recorded: String,
    now: String, difference: String? = nil
  ) {
    (self.name, self.test, self.message, self.place) = (name, test, message, place)
    (self.recorded, self.now, self.difference) = (recorded, now, difference)
  }

  /// Whether the test recorded it, as there was nothing to compare with.
  package var isNew: Bool { recorded == now }

  /// Whether it is a picture, and not a text.
  package var isImage: Bool { URL(fileURLWithPath: now).pathExtension.lowercased() == "png" }

  /// Finds the files of a failure in its message: those of `SnapshotTesting`, and those of `expectRecorded`.
  package static func find(in issue: TestIssue, of test: TestIdentity) -> [FailedPicture] {
    let files = comparedFiles(in: issue.message) + outputFiles(in: issue.message)
    return files.map { files in
      let stem = URL(fileURLWithPath: files.recorded).deletingPathExtension()
      let folder = stem.deletingLastPathComponent().lastPathComponent
      // The folder of `expectRecorded` says nothing.
      return FailedPicture(
        name: folder == "Recorded" ? stem.lastPathComponent : "\(folder)/\(stem.lastPathComponent)",
        test: test.shownName, message: issue.message, place: issue.place, recorded: files.recorded,
        now: files.now, difference: files.difference)
    }
  }

  private typealias Files = (recorded: String, now: String, difference: String?)

  /// The files of a comparison by `SnapshotTesting`.
  private static func comparedFiles(in message: String) -> [Files] {
    let difference = message.firstMatch(of: /Difference: "file:\/\/([^"\n]+)"/).map { String($0.1) }
    if let pair = message.firstMatch(of: /@\u{2212}\s*"file:\/\/([^"\n]+)"\s*@\+\s*"file:\/\/([^"\n]+)"/) {
      return [(String(pair.1), String(pair.2), difference)]
    }
    if message.contains("Automatically recorded snapshot: …") || message.contains("recorded snapshot:"),
      let new = message.firstMatch(of: /open "file:\/\/([^"\n]+)"/)
    {
      return [(String(new.1), String(new.1), nil)]
    }
    // With a tool of one's own the message has its command. The folder of what differs repeats the path of
    // the test.
    let stem = difference.flatMap { $0.hasSuffix(".difference.png") ? String($0.dropLast(15)) + ".png" : nil }
    let word = message.firstMatch(of: /(?:^|\s)"?(\/[^\s"]*\/snapshots\/[^\s"]+)/).map { String($0.1) }
    guard let now = stem ?? word, let mark = now.firstRange(of: "/snapshots/") else { return [] }
    let file = URL(fileURLWithPath: now)
    let test = URL(fileURLWithPath: "/" + now[mark.upperBound...]).deletingLastPathComponent()
    let recorded = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.lastPathComponent).appendingPathComponent(file.lastPathComponent)
    // The command names the recorded one before, where that has a folder of its own.
    let before = message.firstRange(of: now).map { message[..<$0.lowerBound] } ?? ""
    let named = before.split { $0.isWhitespace || $0 == "\"" }.last {
      $0.hasPrefix("/") && $0.hasSuffix("/\(file.lastPathComponent)")
    }
    return [(named.map(String.init) ?? recorded.path, now, difference)]
  }

  /// The files of comparisons by `expectRecorded`, whose folder repeats the path of the recorded ones.
  private static func outputFiles(in message: String) -> [Files] {
    let pattern =
      /the new (?:picture|tree) is (\/[^"\n]+?)(?:, the differences are red in (\/[^"\n]+))?(?="|\n|$)/
    return message.matches(of: pattern).compactMap { match in
      let now = String(match.1)
      let file = URL(fileURLWithPath: now)
      let stem = file.deletingPathExtension().lastPathComponent
      guard let mark = now.firstRange(of: "/recorded/"), stem.hasSuffix("-new") else { return nil }
      let folder = URL(fileURLWithPath: "/" + now[mark.upperBound...]).deletingLastPathComponent()
      let recorded = folder.appendingPathComponent("\(stem.dropLast(4)).\(file.pathExtension)")
      return (recorded.path, now, match.2.map(String.init))
    }
  }
}
